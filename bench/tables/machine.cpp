#include "machine.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <boost/asio/ip/tcp.hpp>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

#include "figures.h"

namespace sounder::load {
namespace {

// "model name\t: Intel..." -> "Intel..."; the first line that begins so.
std::string field_of(const std::string& file, const std::string& name) {
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(name)) {
      const std::size_t at = line.find_first_not_of(" \t:", name.size());
      return at == line.npos ? std::string() : line.substr(at);
    }
  return {};
}

double number_of(const std::string& file, const std::string& name) {
  const std::string text = field_of(file, name);
  return text.empty() ? 0 : std::stod(text);
}

}  // namespace

Usage usage_of(pid_t process) {
  const std::string folder = "/proc/" + std::to_string(process);
  Usage usage;
  usage.memory = number_of(folder + "/status", "RssAnon:");
  usage.read = number_of(folder + "/io", "rchar:") / 1e6;
  std::ifstream file(folder + "/stat");
  std::string text;
  std::getline(file, text);
  std::istringstream rest(text.substr(std::min(text.size(), text.rfind(')') + 1)));  // the name may hold anything
  std::string skipped;
  for (int i = 0; i < 11; ++i) rest >> skipped;
  double user = 0, system = 0;
  rest >> user >> system;
  usage.processor = (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  return usage;
}

double processor_of_all() {
  std::istringstream numbers(field_of("/proc/stat", "cpu "));
  double user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupts = 0, soft = 0, stolen = 0;
  numbers >> user >> nice >> system >> idle >> waiting >> interrupts >> soft >> stolen;
  return (user + nice + system + interrupts + soft + stolen) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

std::string this_machine() {
  utsname system{};
  ::uname(&system);
  const double memory = number_of("/proc/meminfo", "MemTotal:") / 1024 / 1024;
  std::ostringstream out;
  out.precision(3);
  out << std::thread::hardware_concurrency() << " cores (" << field_of("/proc/cpuinfo", "model name") << "), " << memory
      << " GB, " << system.sysname << ' ' << system.release << ", load " << field_of("/proc/loadavg", "").substr(0, 14);
  return out.str();
}

std::string this_disk(const std::string& folder) {
  const std::string path = folder + "/probe";
  const int file = ::open(path.c_str(), O_CREAT | O_WRONLY, 0600);
  if (file < 0) return "no disk at " + folder;
  const std::vector<char> page(4096, 'x');
  Times times;
  for (int i = 0; i < 200; ++i) {
    const auto began = Clock::now();
    if (::write(file, page.data(), page.size()) < 0 || ::fdatasync(file) != 0) break;
    times.add(Clock::now() - began);
  }
  ::close(file);
  ::unlink(path.c_str());
  char text[80];
  std::snprintf(text, sizeof text, "fdatasync of 4 KB: p50 %.2f ms, p99 %.2f ms", times.at_most(0.5),
                times.at_most(0.99));
  return text;
}

std::size_t open_many_files() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  ::getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

double gauge(std::uint16_t port, const std::string& name) {
  boost::asio::ip::tcp::iostream page;
  page.expires_after(std::chrono::seconds(5));
  page.connect(boost::asio::ip::tcp::endpoint(boost::asio::ip::address_v4::loopback(), port));
  page << "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" << std::flush;
  for (std::string line; std::getline(page, line);)
    if (line.starts_with(name + ' ')) return std::stod(line.substr(name.size() + 1));
  return -1;
}

}  // namespace sounder::load
