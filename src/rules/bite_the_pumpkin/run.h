// How pigs run (BP-11): every standing pig until something stops it, the front pig first, so that pigs stack up.
#pragma once

#include "rules/bite_the_pumpkin/board.h"

namespace sounder::bite_the_pumpkin {

// Where one pig comes to rest.
constexpr Cell stop_of(Cell pig, Direction direction, Cells obstacles) {
  const int i = index_of(pig);
  const Cells below = (Cells{1} << i) - 1;
  const Cells above = ~below & ~bit(pig);
  const Cells file = file_a << (i % 8);
  const Cells rank = rank_1 << (i / 8 * 8);
  switch (direction) {
    case Direction::north: {
      const Cells ahead = file & above & obstacles;
      return ahead ? static_cast<Cell>(index_of(lowest(ahead)) - 8) : highest(file);
    }
    case Direction::south: {
      const Cells ahead = file & below & obstacles;
      return ahead ? static_cast<Cell>(index_of(highest(ahead)) + 8) : lowest(file);
    }
    case Direction::east: {
      const Cells ahead = rank & above & obstacles;
      return ahead ? static_cast<Cell>(index_of(lowest(ahead)) - 1) : highest(rank);
    }
    case Direction::west: {
      const Cells ahead = rank & below & obstacles;
      return ahead ? static_cast<Cell>(index_of(highest(ahead)) + 1) : lowest(rank);
    }
  }
  return pig;
}

// All pigs after a run. `lying` pigs stay; `obstacles` are trees and vegetables.
constexpr Cells after_run(Cells pigs, Cells lying, Cells obstacles, Direction direction) {
  Cells stopped = pigs & lying;
  Cells running = pigs & ~lying;
  const bool upwards = direction == Direction::north || direction == Direction::east;
  while (running) {
    const Cell front = upwards ? highest(running) : lowest(running);
    running &= ~bit(front);
    stopped |= bit(stop_of(front, direction, obstacles | stopped));
  }
  return stopped;
}

}  // namespace sounder::bite_the_pumpkin
