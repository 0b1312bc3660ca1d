// Under which addresses other machines reach this one, for a host whose link is of a loopback address: friends can't
// open that. Told to nobody but a host on this machine itself (Hub).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace sounder::server {

struct Reachable {
  std::vector<std::string> origins;  // "http://192.168.1.20:8080", private networks first
  bool only_here = false;            // it listens at a loopback address
};

// An address of this machine, as the system lists them.
struct OwnAddress {
  std::string network;  // "eth0"
  std::string address;
};
std::vector<OwnAddress> own_addresses();  // of networks that are up

// What a server that listens at `bound` can offer.
Reachable reach_of(std::string_view bound, std::uint16_t port, const std::vector<OwnAddress>& own);

}  // namespace sounder::server
