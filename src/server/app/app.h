// The browser app inside the program. Only builds with SOUNDER_APP hold it: it needs emscripten and npm, which playing in a terminal
// does not.
#pragma once

#include <cstdint>
#include <string>

#include "match/trouble.h"
#include "server/file.h"

namespace sounder::server {

Files app_files();  // made from web/ by cmake/embed_app.cmake

// Serves the app until interrupted; says where.
Expected<int> serve_app(const std::string& address, std::uint16_t port);

}  // namespace sounder::server
