// A real nginx in front of some servers, with the site of packaging/nginx/sounder.conf. It writes only to a folder of
// its own. The header X-Server names the server that has answered.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "crash/child.h"

namespace sounder::crash {

// Started when the servers are there: it is ready when one of them answers through it.
std::unique_ptr<Child> nginx_before(const std::string& folder, std::uint16_t port,
                                    const std::vector<std::uint16_t>& servers);

}  // namespace sounder::crash
