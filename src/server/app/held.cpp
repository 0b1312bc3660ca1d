#include <cstdio>

#include "server/app/app.h"
#include "server/server.h"

namespace sounder::server {

Expected<int> serve_app(const std::string& address, std::uint16_t port) {
  auto server = Server::listen(address, port, app_files());
  if (!server) return tl::make_unexpected(server.error());
  std::printf("Sounder is at %s (Ctrl-C ends it)\n", server->address().c_str());
  std::fflush(stdout);
  server->run(true);
  return 0;
}

}  // namespace sounder::server
