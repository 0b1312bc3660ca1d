// What viewers may know of a step. People who share a screen are one set: they see what any of them may know.
#pragma once

#include "match/match.h"

namespace sounder {

struct Telling {
  bool hidden = false;        // these viewers may not know the move
  std::vector<Message> told;  // the consequences, as far as they may know them
};

// The audience is Seat::nobody.
Telling telling_of(const AnyGame& game, const AnyState& before, const Step& step, SeatSet viewers);

}  // namespace sounder
