#include "match/telling.h"

namespace sounder {

Telling telling_of(const AnyGame& game, const AnyState& before, const Step& step, SeatSet eyes) {
  Telling telling{game.hidden_from(before, step.seat, step.move).meets(eyes), {}};
  Tale tale;
  game.tell(before, step.move, tale);
  for (Told& one : tale)
    if (one.known_to.contains(eyes)) telling.told.push_back(std::move(one.says));
  return telling;
}

}  // namespace sounder
