// A match as one viewer may see it at one moment, as JSON: what a board needs to draw it and to offer every legal move.
// The browser's engine and the server send the same. What is said is messages (rules/message.h): {"key": "ask.shop",
// "things": 3}.
#pragma once

#include "match/match_session.h"

namespace sounder {

// {"game", "at", "of", "turn": "decide" | "chance" | "over", "seats": ["p1"], "asked": [question], "view", "undo":
// [undo], "practice", "result"} after the first `at` moves. A question is {"seat", "says": message, "moves": [move],
// "plans"?, "secret_from"}; the seats in `secret_from` must not see this one's screen. A seat sees what is asked of it;
// everybody's questions are for those who play all seats at one table. An undo is {"seat", "how": "freely" |
// "when_agreed" | "as_practice", "to", "ask": ["p2"]}: who may take back, what it takes, and how few moves may stay for
// that (match/match_session.h). Of one seat the cheapest comes first: that is the price of its last move.
void write_situation(JsonWriter& json, const MatchSession& session, std::size_t at, Viewer viewer, SeatSet asked);

// [{"number", "seat", "move": move | null, "told": [message], "inside"?: true}]: moves as these eyes may be told of
// them: the move, null where it is a secret, and what followed from it. What was done inside a move that had begun is
// no decision to go back to. The stories follow one another.
void write_stories(JsonWriter& json, const MatchSession& session, const std::vector<Story>& stories);

// {"text": "feed big", "key": "move.feed", "pig": "big"}: a move's notation and what it is.
void write_move(JsonWriter& json, const AnyGame& game, const AnyState& before, const AnyMove& move);
// "plans": [{"texts": ["bare", "pay cubes"], "key", ...}], the moves that are offered as one; nothing where there are
// none.
void write_plans(JsonWriter& json, const AnyGame& game, const AnyState& state, Seat seat);
// "told": [message], what followed from a step.
void write_told(JsonWriter& json, const Telling& telling);

}  // namespace sounder
