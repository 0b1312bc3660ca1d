#include "server/admission.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <optional>

namespace sounder::server {
namespace {

using boost::asio::ip::address;

std::string lower(std::string_view text) {
  std::string made(text);
  for (char& c : made)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return made;
}

// "games.example.org:8080" of "https://games.example.org:8080".
std::string_view host_of(std::string_view origin) {
  const std::size_t at = origin.find("://");
  return at == origin.npos ? std::string_view{} : origin.substr(at + 3);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t");
  if (from == text.npos) return {};
  return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

std::optional<address> read_address(std::string_view text) {
  boost::system::error_code error;
  address found = boost::asio::ip::make_address(std::string(trimmed(text)), error);
  if (error) return std::nullopt;
  if (found.is_v6() && found.to_v6().is_v4_mapped()) found = boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, found.to_v6());
  return found;
}

std::string home_of(const address& of) {
  if (of.is_v4()) return of.to_string();
  auto bytes = of.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return boost::asio::ip::address_v6(bytes).to_string() + "/64";
}

bool trusts(const Door& door, const address& peer) {
  return std::any_of(door.trusted_proxies.begin(), door.trusted_proxies.end(),
                     [&](const std::string& proxy) { return read_address(proxy) == peer; });
}

}  // namespace

bool may_open(const Door& door, std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  if (!host.empty() && lower(host_of(origin)) == lower(host)) return true;
  return std::any_of(door.origins.begin(), door.origins.end(), [&](const std::string& known) { return lower(known) == lower(origin); });
}

std::string address_of(const Door& door, const std::string& peer, std::string_view forwarded_for) {
  auto at = read_address(peer);
  if (!at) return peer;
  while (trusts(door, *at) && !forwarded_for.empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    const auto before = read_address(comma == forwarded_for.npos ? forwarded_for : forwarded_for.substr(comma + 1));
    if (!before) break;
    at = before;
    forwarded_for = comma == forwarded_for.npos ? std::string_view{} : forwarded_for.substr(0, comma);
  }
  return home_of(*at);
}

}  // namespace sounder::server
