// Something that happened to a table, as it is kept for ever: what (made of events.json), when, and by whom.
#pragma once

#include "tables/events.h"

namespace sounder::tables {

using Time = std::int64_t;       // milliseconds since 1970
using EventSeq = std::uint64_t;  // of an event: 1, 2, 3 ... The store calls it seq
using Person = std::uint64_t;    // counted at the table from 1; 0 is nobody there: somebody who watches, or the server

struct Event {
  EventSeq seq = 0;
  Time at = 0;  // when the command was received
  Person person = 0;
  std::string command =
      {};  // the mark of the client's id of it; empty for what the server does, and for all but a command's first event
  EventBody what = {};
  std::string word =
      {};  // what the person wrote: a name or a line of chat. Kept apart, may be erased, and nothing may depend on it

  bool operator==(const Event&) const = default;
};
using Events = std::vector<Event>;

// What is kept of a command's id. The id of a `make` or `join` lets its owner sit down again, so that rows tell
// nobody an id that can't be guessed.
std::string mark_of(std::string_view command);
// The body of its row, without the word.
std::string body_of(const Event& event);
Expected<EventBody> read_body(std::string_view body, const std::string& where = "event");
// Whether people wrote something there that is kept as a word.
bool has_word(const EventBody& what);

}  // namespace sounder::tables
