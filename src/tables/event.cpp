#include "tables/event.h"

#include "match/fair/fair_chance.h"

namespace sounder::tables {
namespace {

template <class... Kinds>
bool is_one_of(const EventBody& what) {
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

Expected<EventBody> read_body(std::string_view body, const std::string& where) { return read_event(body, where); }

bool has_word(const EventBody& what) { return is_one_of<event::Joined, event::Renamed, event::Said>(what); }

}  // namespace sounder::tables
