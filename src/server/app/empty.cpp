// In builds for tests, which need the server's tables and can do without the app.
#include "server/app/app.h"

namespace sounder::server {

Files app_files() {
  static constexpr File page[] = {
      {"/index.html", "text/plain; charset=utf-8", false, "0", "This build does not hold the browser app.\n", "", ""}};
  return page;
}

}  // namespace sounder::server
