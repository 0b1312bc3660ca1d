#include "crash/nginx.h"

#include <unistd.h>

#include <fstream>

#include "where.h"

namespace sounder::crash {
namespace {

constexpr const char* where_it_may_be[] = {"/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"};

std::string program() {
  for (const char* path : where_it_may_be)
    if (::access(path, X_OK) == 0) return path;
  return "nginx is not installed";
}

// The site as it is handed out. What is a host's own is ours here: ports, and neither name nor certificate.
std::string site(std::uint16_t port, const std::vector<std::uint16_t>& servers) {
  std::ifstream given(std::string(where::source) + "/packaging/nginx/sounder.conf");
  std::string text;
  for (std::string line; std::getline(given, line);) {
    if (!line.ends_with("# yours")) {
      text += line + "\n";
    } else if (line.starts_with("  listen ")) {
      text += "  listen 127.0.0.1:" + std::to_string(port) + ";\n";
    } else if (const std::size_t at = line.find(":8080 "); at != line.npos) {
      for (const std::uint16_t server : servers)
        text += line.substr(0, at + 1) + std::to_string(server) + line.substr(at + 5) + "\n";
    }
  }
  return text;
}

std::string whole(const std::string& folder, const std::string& site) {
  std::string text = "daemon off;\nmaster_process off;\npid " + folder + "/nginx.pid;\nerror_log " + folder +
                     "/nginx.log;\nevents { worker_connections 4000; }\nhttp {\naccess_log off;\nadd_header X-Server "
                     "$upstream_addr always;\n";
  for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
    text += std::string(kind) + "_temp_path " + folder + "/" + kind + ";\n";
  return text + site + "}\n";
}

}  // namespace

std::unique_ptr<Child> nginx_before(const std::string& folder, std::uint16_t port,
                                    const std::vector<std::uint16_t>& servers) {
  const std::string file = folder + "/nginx.conf";
  std::ofstream(file) << whole(folder, site(port, servers));
  const std::vector<std::string> words = {"-p", folder, "-c", file, "-e", folder + "/nginx.log"};
  return std::make_unique<Child>(program(), words, port);
}

}  // namespace sounder::crash
