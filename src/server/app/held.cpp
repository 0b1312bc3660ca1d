#include <cstdio>

#include "server/app/app.h"
#include "server/server.h"

namespace sounder::server {

Expected<int> serve_app(Serving serving) {
  SOUNDER_TRY(auto server, Server::listen(serving.address, serving.port, app_files(), {}, std::move(serving.tables)));
  std::printf("Sounder is at %s (Ctrl-C ends it)\n", server.address().c_str());
  std::fflush(stdout);
  server.run(true);
  return 0;
}

}  // namespace sounder::server
