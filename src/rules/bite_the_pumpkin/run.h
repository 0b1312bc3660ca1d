// How pigs run (BP-11): every standing pig until something stops it, the front pig first, so that pigs stack up.
#pragma once

#include "rules/bite_the_pumpkin/board.h"

namespace sounder::bite_the_pumpkin {

// North and east lead to higher cells; north and south along a file, east and west along a rank.
constexpr bool goes_up(Direction d) { return d == Direction::north || d == Direction::east; }
constexpr bool along_file(Direction d) { return d == Direction::north || d == Direction::south; }

constexpr Direction opposite(Direction d) { return static_cast<Direction>(static_cast<int>(d) ^ 1); }
static_assert(opposite(Direction::north) == Direction::south && opposite(Direction::west) == Direction::east);

// The cells `steps` further in the direction, before what would leave the meadow and come in again on the other
// side is taken out.
template <Direction direction>
constexpr Cells moved(Cells cells, int steps) {
  const int by = along_file(direction) ? 8 * steps : steps;
  return goes_up(direction) ? cells << by : cells >> by;
}
// Where nobody comes from outside.
template <Direction direction>
constexpr Cells inside = direction == Direction::east   ? ~file_a
                         : direction == Direction::west ? ~file_h
                                                        : whole_meadow;

template <Direction direction>
constexpr Cells next_to(Cells cells) {
  return moved<direction>(cells, 1) & inside<direction>;
}

// The cells and all that is open ahead of them: one step, then two more, then four.
template <Direction direction>
constexpr Cells lanes_of(Cells cells, Cells open) {
  open &= inside<direction>;
  for (const int steps : {1, 2}) {
    cells |= open & moved<direction>(cells, steps);
    open &= moved<direction>(open, steps);
  }
  return cells | (open & moved<direction>(cells, 4));
}

// All lanes at once: somebody stops at the end of each. Where several pigs share a lane the first of them is done then,
// and the lane is shorter for the others.
template <Direction direction>
constexpr Cells after_run(Cells pigs, Cells lying, Cells obstacles) {
  constexpr Direction back = opposite(direction);
  Cells stopped = pigs & lying;
  Cells running = pigs & ~lying;
  Cells open = ~(obstacles | stopped);
  for (;;) {
    const Cells lanes = lanes_of<direction>(running, open);
    const Cells ends = lanes & ~next_to<back>(lanes);
    stopped |= ends;
    if (!(running & next_to<direction>(lanes))) return stopped;
    running &= next_to<back>(lanes_of<back>(running, open));
    open &= ~ends;
  }
}

// All pigs after a run. `lying` pigs stay; `obstacles` are trees and vegetables.
constexpr Cells after_run(Cells pigs, Cells lying, Cells obstacles, Direction direction) {
  switch (direction) {
    case Direction::north: return after_run<Direction::north>(pigs, lying, obstacles);
    case Direction::south: return after_run<Direction::south>(pigs, lying, obstacles);
    case Direction::east: return after_run<Direction::east>(pigs, lying, obstacles);
    case Direction::west: return after_run<Direction::west>(pigs, lying, obstacles);
  }
  return pigs;
}

}  // namespace sounder::bite_the_pumpkin
