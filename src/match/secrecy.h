// Who may know what, where people share a screen or read one log. Asked of any game through its views and `imagine`
// alone: what hangs on something a person may not know is a secret from that person.
#pragma once

#include <string>

#include "match/match.h"

namespace sounder {

// A quick look: false where every seat sees the same, now and after a move of this seat, so that there is nothing to ask below.
bool may_hide_something(const AnyGame&, const AnyState&, Seat seat);

// Whether the screen of `seat` (view, prompt, moves) shows something that `other` may not know.
bool shows_secrets(const AnyGame&, const AnyState&, Seat seat, Seat other);

// Whether `other` can't see at once which of its moves `seat` has chosen.
bool chooses_in_secret(const AnyGame&, const AnyState&, Seat seat, Seat other);

// How many moves the match had before the first choice that is still a secret: what a record in progress may hold (HP-8).
std::size_t open_moves(const Match&);

// Whether this viewer can't see what was chosen or drawn in a step, though somebody else can.
bool is_secret_from(const AnyGame&, const AnyState& before, const Step&, Viewer);

// What this viewer may be told of a step: its story, or only that something was chosen or drawn in secret.
std::string story(const AnyGame&, const AnyState& before, const Step&, Viewer);

}  // namespace sounder
