// How pigs run (BP-11): every standing pig until something stops it, the front pig first, so that pigs stack up.
#pragma once

#include "rules/bite_the_pumpkin/board.h"

namespace sounder::bite_the_pumpkin {

// North and east lead to higher cells; north and south along a file, east and west along a rank.
constexpr bool goes_up(Direction d) { return d == Direction::north || d == Direction::east; }
constexpr bool along_file(Direction d) { return d == Direction::north || d == Direction::south; }

// Where one pig comes to rest: the far end of the free cells ahead of it. Without branches, since nobody can foresee it.
template <Direction direction>
constexpr Cell stop_of(Cell pig, Cells obstacles) {
  const int i = index_of(pig);
  const Cells self = bit(pig);
  const Cells line = along_file(direction) ? file_a << (i % 8) : rank_1 << (i / 8 * 8);
  if constexpr (goes_up(direction)) {
    const Cells ahead = line & ~(self | (self - 1));
    const Cells blocked = ahead & obstacles;
    const Cells before_block = (blocked & (~blocked + 1)) - 1;  // all cells when nothing is in the way
    return highest((ahead & before_block) | self);
  } else {
    const Cells ahead = line & (self - 1);
    const Cells blocked = ahead & obstacles;
    const Cells block = bit(highest(blocked | 1)) & blocked;  // none when nothing is in the way
    const Cells up_to_block = (block << 1) - Cells{block != 0};
    return lowest((ahead & ~up_to_block) | self);
  }
}

template <Direction direction>
constexpr Cells after_run(Cells pigs, Cells lying, Cells obstacles) {
  Cells stopped = pigs & lying;
  Cells running = pigs & ~lying;
  while (running) {
    const Cell front = goes_up(direction) ? highest(running) : lowest(running);
    running &= ~bit(front);
    stopped |= bit(stop_of<direction>(front, obstacles | stopped));
  }
  return stopped;
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
