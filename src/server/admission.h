// Who comes: whose page opens a socket, and from which address.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sounder::server {

struct OriginPolicy {
  std::vector<std::string> origins;          // pages of other hosts that may open sockets: "https://games.example.org"
  std::vector<std::string> trusted_proxies;  // addresses and networks (10.0.0.0/8) whose word about an address is taken
};

// What a host may write there. An origin is as browsers send it: scheme and host, a port only where it is not the
// default one, no path.
bool is_origin(std::string_view text);
bool is_network(std::string_view text);

// A browser says whose page asks. It must be a page of ours: of the host that was asked, or of one that was named.
// Programs that are no browsers send no origin; they can't be somebody else's page, so they may come.
bool may_open(const OriginPolicy& origins, std::string_view origin, std::string_view host);

// Whether a program on this machine asks for itself: `headers` are the names of those that came, `host` the value of
// Host. Proxies add headers of their own, or hand the host on that browsers ask for.
bool asks_itself(const std::string& peer, std::string_view host, const std::vector<std::string>& headers);

bool is_trusted(const OriginPolicy& origins, const std::string& peer);

// The address that limits count by: the peer's, or, behind a proxy that is trusted, what it says (the last address of
// its list that is no trusted proxy itself: the client may have written what stands before). A home has a whole /64 of
// IPv6.
std::string address_of(const OriginPolicy& origins, const std::string& peer, std::string_view forwarded_for);

}  // namespace sounder::server
