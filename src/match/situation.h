// A match as one viewer may see it at one moment, as JSON: what a board needs to draw it and to offer every legal move. The browser's
// engine and the server send the same.
#pragma once

#include "match/match.h"

namespace sounder {

// {"game", "at", "of", "turn": "decide" | "chance" | "over", "seats": ["p1"], "asked": [{"seat", "prompt", "moves", "secret_from"}],
// "view", "can_undo": ["p1"], "result"} after the first `at` moves. `secret_from` are the seats that must not see this one's screen.
// A seat sees what is asked of it; everybody's questions are for those who play all seats at one table.
void write_situation(JsonWriter& json, const Match& match, std::size_t at, Viewer viewer, SeatSet asked);

// [{"number", "seat", "move", "story"}]: the moves from number `from` on, as this viewer may be told of them. A move that
// is a secret is not there.
void write_stories(JsonWriter& json, const Match& match, std::size_t from, Viewer viewer);

}  // namespace sounder
