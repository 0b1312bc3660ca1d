// What pigs can bite and where they can get, counted without playing.
#pragma once

#include <algorithm>

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"
#include "rules/bite_the_pumpkin/run.h"

namespace sounder::bots::pumpkin {

using namespace sounder::bite_the_pumpkin;

constexpr std::array<Direction, 4> all_directions = {Direction::north, Direction::south, Direction::east,
                                                     Direction::west};

// The most pumpkins that these pigs can eat in one turn: the size of a maximum matching, by Hall's theorem. Every group
// of pigs eats at most the pumpkins that the group reaches.
inline int most_bites(Cells pigs, Cells pumpkins) {
  std::array<Cells, 1 << BiteThePumpkin::pigs> reached;
  reached[0] = 0;
  std::size_t groups = 1;
  int hungry = 0;
  int shortage = 0;
  for (Cells left = pigs & around(pumpkins); left; groups *= 2, ++hungry) {
    const Cells reach = neighbours(take_lowest(left)) & pumpkins;
    for (std::size_t i = 0; i < groups; ++i) {
      reached[groups + i] = reached[i] | reach;
      shortage = std::max(shortage, std::popcount(groups + i) - count(reached[groups + i]));
    }
  }
  return hungry - shortage;
}

// The cells on which a run depends: those crossed by running pigs, and the next one, which stops them.
inline Cells swept(Cells pigs, Cells lying, Cells obstacles, Direction direction) {
  Cells zone = 0;
  Cells stopped = pigs & lying;
  Cells running = pigs & ~lying;
  const int step = along_file(direction) ? 8 : 1;
  while (running) {
    const Cell front = goes_up(direction) ? highest(running) : lowest(running);
    running &= ~bit(front);
    const Cells stop = after_run(bit(front), 0, obstacles | stopped, direction);
    stopped |= stop;
    const Cells low = std::min(stop, bit(front));
    const Cells high = std::max(stop, bit(front));
    for (Cells cell = low; cell && cell <= high; cell <<= step) zone |= cell;
    const Cells edge = direction == Direction::east ? file_h : direction == Direction::west ? file_a : 0;
    zone |= goes_up(direction) ? (stop & ~edge) << step : (stop & ~edge) >> step;
  }
  return zone;
}

}  // namespace sounder::bots::pumpkin
