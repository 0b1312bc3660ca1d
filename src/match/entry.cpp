#include "match/entry.h"

namespace sounder {

Since since(const AnyGame& game, AnyState from, std::span<const Step> steps, Seat seat) {
  Since since;
  for (const Step& step : steps) {
    since.known = since.known || game.reveals(from, step.seat, step.move);
    since.others = since.others || step.seat != seat;
    game.play(from, step.move);
  }
  since.others = since.others || !game.turn(from).seats.contains(seat);
  return since;
}

}  // namespace sounder
