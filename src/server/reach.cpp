#include "server/reach.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <memory>

namespace sounder::server {
namespace {

using boost::asio::ip::address;

constexpr std::size_t most_offered = 4;

// Networks between programs of one machine: nobody else is there.
bool is_of_containers(std::string_view network) {
  constexpr std::string_view names[] = {"docker", "br-", "veth", "virbr", "lxc", "lxd", "podman", "cni", "vnet"};
  return std::ranges::any_of(names, [&](std::string_view name) { return network.starts_with(name); });
}

// Homes and offices: 10/8, 172.16/12, 192.168/16, fc00::/7.
bool is_private(const address& one) {
  if (one.is_v6()) return (one.to_v6().to_bytes()[0] & 0xfe) == 0xfc;
  const auto bytes = one.to_v4().to_bytes();
  return bytes[0] == 10 || (bytes[0] == 172 && (bytes[1] & 0xf0) == 16) || (bytes[0] == 192 && bytes[1] == 168);
}

// Link-local ones need the name of a network that only this machine knows.
bool is_for_others(const address& one) {
  if (one.is_loopback() || one.is_unspecified() || one.is_multicast()) return false;
  if (one.is_v6()) return !one.to_v6().is_link_local() && !one.to_v6().is_v4_mapped();
  const auto bytes = one.to_v4().to_bytes();
  return bytes[0] != 169 || bytes[1] != 254;
}

std::string origin_of(const address& one, std::uint16_t port) {
  const std::string name = one.is_v6() ? "[" + one.to_string() + "]" : one.to_string();
  return "http://" + name + ":" + std::to_string(port);
}

}  // namespace

std::vector<OwnAddress> own_addresses() {
  ifaddrs* first = nullptr;
  if (::getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> list(first, &::freeifaddrs);
  std::vector<OwnAddress> own;
  for (const ifaddrs* one = list.get(); one; one = one->ifa_next) {
    if (!one->ifa_addr || (one->ifa_flags & IFF_UP) == 0 || (one->ifa_flags & IFF_RUNNING) == 0) continue;
    const int family = one->ifa_addr->sa_family;
    const void* bytes = family == AF_INET
                            ? static_cast<const void*>(&reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr)
                        : family == AF_INET6
                            ? static_cast<const void*>(&reinterpret_cast<const sockaddr_in6*>(one->ifa_addr)->sin6_addr)
                            : nullptr;
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (bytes && ::inet_ntop(family, bytes, text.data(), text.size())) own.push_back({one->ifa_name, text.data()});
  }
  return own;
}

Reachable reach_of(std::string_view bound, std::uint16_t port, const std::vector<OwnAddress>& own) {
  boost::system::error_code error;
  const address at = boost::asio::ip::make_address(std::string(bound), error);
  if (error || at.is_loopback()) return {{}, true};
  if (!at.is_unspecified()) return {{origin_of(at, port)}, false};
  std::vector<address> offered;
  for (const OwnAddress& one : own) {
    const address known = boost::asio::ip::make_address(one.address, error);
    if (error || is_of_containers(one.network) || !is_for_others(known) || (known.is_v6() && at.is_v4())) continue;
    offered.push_back(known);
  }
  const auto rank = [](const address& one) { return (one.is_v6() ? 2 : 0) + (is_private(one) ? 0 : 1); };
  std::ranges::stable_sort(offered, {}, rank);
  Reachable reach;
  for (const address& one : offered)
    if (reach.origins.size() < most_offered) reach.origins.push_back(origin_of(one, port));
  return reach;
}

}  // namespace sounder::server
