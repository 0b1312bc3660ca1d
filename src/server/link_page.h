// The page of a link that names a game, such as "/?happy-pigs#/replay/...": the app with tags by which chat programs
// show a title and a picture. What follows the # never reaches the server.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/admission.h"
#include "server/answer.h"

namespace sounder::server {

// "https://games.example.org", as the client reached this server: an origin of the host's that has the name in `host`,
// else the scheme that a proxy names. Empty if `host` is not the name of a host.
std::string requested_origin(const OriginPolicy& origins, std::string_view host, std::string_view forwarded_proto);

// web/tools/link_pages.ts makes these pages, "/link/happy-pigs.html", with a mark in place of the origin. Empty if the
// request is for something else.
std::optional<Answer> link_page(Files files, const Request& request, std::string_view origin);

}  // namespace sounder::server
