#include "server/app/app.h"

namespace sounder::server {

Expected<int> serve_app(Serving) {
  return error("serve: this build does not hold the browser app; ./sounder serve makes one that does");
}

}  // namespace sounder::server
