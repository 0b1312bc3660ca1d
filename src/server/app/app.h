// The browser app inside the program, and tables beside it. Only builds with SOUNDER_APP hold the app: it needs
// emscripten and npm, which playing in a terminal does not.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "match/error.h"
#include "server/file.h"
#include "server/settings.h"

namespace sounder::server {

Files app_files();  // made from web/ by cmake/embed_app.cmake

struct Serving {
  std::string address;
  std::uint16_t port = 0;
  std::optional<TableSettings> tables = {};  // without: files only
};

// Serves until interrupted; says where.
Expected<int> serve_app(Serving serving);

}  // namespace sounder::server
