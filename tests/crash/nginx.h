// A real nginx before some servers, with the site that packaging/nginx/sounder.conf gives to hosts; everything it
// writes is in a folder of its own. It says in X-Server which of them has answered.
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
