// What eyes may know of a step. People who share a screen may be told what each of them may know.
#pragma once

#include "match/match.h"

namespace sounder {

struct Telling {
  bool hidden = false;        // these eyes may not know what was chosen or drawn
  std::vector<Message> told;  // what followed, as far as they may
};

// The audience is Seat::nobody.
Telling telling_of(const AnyGame& game, const AnyState& before, const Step& step, SeatSet viewers);

}  // namespace sounder
