#include "tables/event.h"

#include "match/fair/fair_chance.h"

namespace sounder::tables {
namespace {

template <class... Kinds>
bool is_one_of(const Happening& what) {
  return (std::holds_alternative<Kinds>(what) || ...);
}

}  // namespace

// Half of a SHA-256: as hard to guess as the ids that apps make.
std::string mark_of(std::string_view command) {
  constexpr std::size_t digits = 32;
  return command.empty() ? std::string() : promise_of("command " + std::string(command)).substr(0, digits);
}

std::string body_of(const Event& event) {
  return std::visit([](const auto& what) { return protocol::text_of(what); }, event.what);
}

Expected<Happening> read_body(std::string_view body, const std::string& where) { return read_happening(body, where); }

bool has_word(const Happening& what) { return is_one_of<happening::Joined, happening::Renamed, happening::Said>(what); }

}  // namespace sounder::tables
