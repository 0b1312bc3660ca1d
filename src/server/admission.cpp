#include "server/admission.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <charconv>
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
  if (found.is_v6() && found.to_v6().is_v4_mapped())
    found = boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, found.to_v6());
  return found;
}

std::string home_of(const address& of) {
  if (of.is_v4()) return of.to_string();
  auto bytes = of.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return boost::asio::ip::address_v6(bytes).to_string() + "/64";
}

struct Network {
  address base;
  unsigned bits = 0;  // of it that count
};

// "10.0.0.0/8", or one address.
std::optional<Network> read_network(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto base = read_address(text.substr(0, slash));
  if (!base) return std::nullopt;
  const unsigned all = base->is_v4() ? 32 : 128;
  if (slash == text.npos) return Network{*base, all};
  const std::string_view digits = text.substr(slash + 1);
  unsigned bits = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
  if (error != std::errc() || end != digits.data() + digits.size() || bits > all) return std::nullopt;
  return Network{*base, bits};
}

template <class Bytes>
bool same_start(const Bytes& one, const Bytes& other, unsigned bits) {
  for (unsigned i = 0; i < bits; ++i)
    if (((one[i / 8] ^ other[i / 8]) >> (7 - i % 8) & 1) != 0) return false;
  return true;
}

bool is_in(const Network& network, const address& one) {
  if (network.base.is_v4() != one.is_v4()) return false;
  return one.is_v4() ? same_start(network.base.to_v4().to_bytes(), one.to_v4().to_bytes(), network.bits)
                     : same_start(network.base.to_v6().to_bytes(), one.to_v6().to_bytes(), network.bits);
}

bool trusts(const OriginPolicy& origins, const address& peer) {
  return std::any_of(origins.trusted_proxies.begin(), origins.trusted_proxies.end(), [&](const std::string& proxy) {
    const auto network = read_network(proxy);
    return network && is_in(*network, peer);
  });
}

bool is_port(std::string_view text) {
  return !text.empty() && text.size() <= 5 && text.find_first_not_of("0123456789") == text.npos;
}

}  // namespace

bool is_origin(std::string_view text) {
  const bool secure = text.starts_with("https://");
  if (!secure && !text.starts_with("http://")) return false;
  const std::string_view host = host_of(text);
  const std::size_t colon = host.find(':', host.starts_with('[') ? host.find(']') : 0);
  if (colon != host.npos && (!is_port(host.substr(colon + 1)) || host.substr(colon + 1) == (secure ? "443" : "80")))
    return false;
  const std::string_view name = host.substr(0, colon);
  constexpr std::string_view known = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._";
  if (name.starts_with('[')) return name.ends_with(']') && read_address(name.substr(1, name.size() - 2)).has_value();
  return !name.empty() && name.find_first_not_of(known) == name.npos;
}

bool is_network(std::string_view text) { return read_network(text).has_value(); }

bool is_trusted(const OriginPolicy& origins, const std::string& peer) {
  const auto at = read_address(peer);
  return at && trusts(origins, *at);
}

bool may_open(const OriginPolicy& origins, std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  if (!host.empty() && lower(host_of(origin)) == lower(host)) return true;
  return std::any_of(origins.origins.begin(), origins.origins.end(),
                     [&](const std::string& known) { return lower(known) == lower(origin); });
}

bool asks_itself(const std::string& peer, std::string_view host, const std::vector<std::string>& headers) {
  const auto from = read_address(peer);
  if (!from || !from->is_loopback()) return false;
  const auto of_a_proxy = [](const std::string& header) {
    const std::string name = lower(header);
    constexpr std::string_view others[] = {
        "forwarded",          "via", "x-real-ip", "x-client-ip", "client-ip", "true-client-ip", "cf-connecting-ip",
        "x-cluster-client-ip"};
    return name.starts_with("x-forwarded") || std::ranges::find(others, name) != std::end(others);
  };
  if (std::ranges::any_of(headers, of_a_proxy)) return false;
  const std::size_t colon = host.find(':', host.starts_with('[') ? host.find(']') : 0);
  std::string_view name = host.substr(0, colon);
  if (lower(name) == "localhost") return true;
  if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
  const auto asked = read_address(name);
  return asked && asked->is_loopback();
}

std::string address_of(const OriginPolicy& origins, const std::string& peer, std::string_view forwarded_for) {
  auto at = read_address(peer);
  if (!at) return peer;
  while (trusts(origins, *at) && !forwarded_for.empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    const auto before = read_address(comma == forwarded_for.npos ? forwarded_for : forwarded_for.substr(comma + 1));
    if (!before) break;
    at = before;
    forwarded_for = comma == forwarded_for.npos ? std::string_view{} : forwarded_for.substr(0, comma);
  }
  return home_of(*at);
}

}  // namespace sounder::server
