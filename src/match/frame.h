// What is shown of a match at one moment, as JSON: where it stands and what is new. A device's engine and a server's
// room write the same.
#pragma once

#include "match/situation.h"

namespace sounder {

// Whose eyes, what they are asked, and what they have seen.
struct Look {
  Seat viewer = Seat::nobody;     // nobody: for everybody's eyes
  SeatSet asked = {};             // whose questions are shown
  Seat hand_over = Seat::nobody;  // who is to be given the device before anything is asked
  Seq seen = 0;                   // of the moves
  Seq reported = 0;               // of what happened beside moves
};

// {"situation", "eyes": "p1" | null, "hand_over": "p2" | null, "thinking": "p3" | null, "kept", "stories": [story],
// "said": [message]}: what is shown now. Of the stories shown before the first `kept` stay. `thinking` is a bot that is
// asked.
void write_frame(JsonWriter& out, const MatchSession& session, const Look& look);

// Moves that belong together are shown together; every draw is shown by itself.
bool is_draw(const Entry& entry);

}  // namespace sounder
