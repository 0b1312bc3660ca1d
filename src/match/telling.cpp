#include "match/telling.h"

namespace sounder {

Telling telling_of(const AnyGame& game, const AnyState& before, const Step& step, SeatSet viewers) {
  Telling telling{game.hidden_from(before, step.seat, step.move).meets(viewers), {}};
  Narration narration;
  game.tell(before, step.move, narration);
  for (Told& one : narration)
    if (one.known_to.contains(viewers)) telling.told.push_back(std::move(one.message));
  return telling;
}

}  // namespace sounder
