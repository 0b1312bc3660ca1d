// The situation: a match as one viewer may see it at one moment, as JSON, with all that a board needs to draw it and to
// offer every legal move. The browser's engine and the server send the same. Texts are messages (rules/message.h):
// {"key": "ask.shop", "things": 3}.
#pragma once

#include "match/match_session.h"

namespace sounder {

// {"game", "at", "of", "turn": "decide" | "chance" | "over", "seats": ["p1"], "together"?: true, "asked": [question],
// "view", "undo": [undo], "practice", "result"} after the first `at` moves. `together`: the seats act at the same time
// on one board. A question is {"seat", "says": message, "moves": [move], "plans"?, "secret_from"}; the seats in
// `secret_from` must not see this seat's screen. A seat sees its own question; all questions are for people who play
// all seats at one table. An undo is {"seat", "how": "freely" | "when_agreed" | "as_practice", "to", "ask": ["p2"]}:
// who may take back, the condition, and the number of moves that remain at least (match/match_session.h). The mildest
// condition of a seat comes first: it is that of its last move.
void write_situation(JsonWriter& json, const MatchSession& session, std::size_t at, Viewer viewer, SeatSet asked);

// [{"number", "seat", "move": move | null, "told": [message], "inside"?: true}]: moves as this viewer may know them.
// The move is null if it is secret; "told" has its consequences. "inside" marks a step inside a move, which is no
// decision to go back to. The stories are in order.
void write_stories(JsonWriter& json, const MatchSession& session, const std::vector<Story>& stories);

// {"text": "feed big", "key": "move.feed", "pig": "big"}: a move's notation and message.
void write_move(JsonWriter& json, const AnyGame& game, const AnyState& before, const AnyMove& move);
// "plans": [{"texts": ["bare", "pay cubes"], "key", ...}], several moves offered as one; absent if there are none.
void write_plans(JsonWriter& json, const AnyGame& game, const AnyState& state, Seat seat);
// "told": [message], the consequences of a step.
void write_told(JsonWriter& json, const Telling& telling);

}  // namespace sounder
