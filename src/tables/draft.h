// What those share who answer commands: the events that would be, and what is wrong with what was wished.
#pragma once

#include "tables/table.h"

namespace sounder::tables {

constexpr std::size_t longest_id = 64;  // of a command

// Events of one command, one after the other. Only the first names the command, so that a resend finds one row.
struct Draft {
  EventSeq last = 0;
  Person person = 0;
  std::string command = {};
  Time now = 0;
  Events events = {};

  void add(EventBody what, std::string word = {}) {
    events.push_back({++last, now, person, events.empty() ? mark_of(command) : "", std::move(what), std::move(word)});
  }
};

tl::unexpected<Refusal> no(Code code, std::string words);

bool is_hex(std::string_view text, std::size_t digits);
std::optional<std::string> wrong_with_id(const std::string& id);
std::optional<std::string> wrong_with_commit(const std::optional<std::string>& commit);
// How a seat may be set: open, closed, or a bot of the game.
bool can_be_set_to(std::string_view game, std::string_view as);

}  // namespace sounder::tables
