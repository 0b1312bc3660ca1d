// A frame: JSON with the situation of a match at one moment and what is new since the last frame. A device's engine and
// a table on a server write the same.
#pragma once

#include "match/situation.h"

namespace sounder {

// What a frame is for: the viewer, the questions to show, and what the viewer has seen.
struct FrameSpec {
  Seat viewer = Seat::nobody;     // nobody: the audience
  SeatSet asked = {};             // whose questions are shown
  Seat hand_over = Seat::nobody;  // the seat to hand the device to before a question
  Seq seen = 0;                   // moves seen
  Seq reported = 0;               // events beside moves seen
};

// {"situation", "eyes": "p1" | null, "hand_over": "p2" | null, "thinking": "p3" | null, "kept", "stories": [story],
// "said": [message]}: the frame to show. Of the stories shown before, the first `kept` stay. `thinking` is a bot that
// is to move.
void write_frame(JsonWriter& out, const MatchSession& session, const FrameSpec& spec);

// Moves that belong together are in one frame; every draw has a frame of its own.
bool is_draw(const Entry& entry);

}  // namespace sounder
