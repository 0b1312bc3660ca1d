#include "match/entry.h"

namespace sounder {

Since since(const AnyGame& game, AnyState from, std::span<const Step> steps, Seat seat) {
  Since since;
  bool together = false;
  for (const Step& step : steps) {
    since.known = since.known || game.reveals(from, step.seat, step.move);
    since.others = since.others || step.seat != seat;
    together = game.turn(from).together;
    game.play(from, step.move);
  }
  const Turn now = game.turn(from);
  since.others = since.others || !(now.seats.contains(seat) || (together && now.together));
  return since;
}

}  // namespace sounder
