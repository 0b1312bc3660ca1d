#include "store/where.h"

#include <string_view>

namespace sounder::store {
namespace {

// A machine that is gone without a word is noticed within seconds. What the host has said about it stays.
std::string with_limits(std::string uri) {
  constexpr std::string_view limits[] = {"connect_timeout=3",  "keepalives_idle=5",      "keepalives_interval=2",
                                         "keepalives_count=3", "tcp_user_timeout=10000", "application_name=sounder"};
  for (const std::string_view limit : limits) {
    const std::string_view name = limit.substr(0, limit.find('=') + 1);
    if (uri.find(name) != std::string::npos) continue;
    uri += uri.find('?') == std::string::npos ? '?' : '&';
    uri += limit;
  }
  return uri;
}

}  // namespace

Expected<Where> read_where(const std::string& text) {
  constexpr std::string_view sqlite = "sqlite:";
  if (text.starts_with(sqlite) && text.size() > sqlite.size()) {
    Where where{Where::Kind::sqlite, text.substr(sqlite.size()), {}};
    if (where.path.find_first_of("\"\n") != std::string::npos)
      return error("a database's path can't have quotation marks in it");
    return where;
  }
  if (text.starts_with("postgresql://") || text.starts_with("postgres://"))
    return Where{Where::Kind::postgresql, {}, with_limits(text)};
  return error(
      "a database is sqlite:FILE or postgresql://USER@HOST/DATABASE");  // not quoted: there may be a password in it
}

}  // namespace sounder::store
