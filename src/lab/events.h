// What befell each seat in one match, for games that tell (`HasEvents`).
#pragma once

#include <vector>

#include "lab/tally.h"
#include "match/any_game.h"

namespace sounder::lab {

class Events {
 public:
  explicit Events(const AnyGame& game) : game_(game), times_(game.event_names().size()) {}

  // A decision that is about to be played.
  void note(const AnyState& state, const AnyMove& move);
  // After the end; then all is blank again, for the next match.
  void book(const Result& result, Tally& tally);

 private:
  const AnyGame& game_;
  std::vector<std::array<std::int64_t, max_seats>> times_;  // by event and seat
  std::vector<Event> told_;
};

}  // namespace sounder::lab
