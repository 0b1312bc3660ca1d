// Does a farmer hold out who simply plants out of the pigs' way? Bite the Pumpkin, two seats.
//
// Most positions that a farmer wins he wins like that. So before a position is searched it is asked: all that the herd
// can do is tried against the few least exposed plantings, depth first, without a table. That looks at some fifteen
// million positions a second, where the search looks at one. `true` is a proof; `false` says nothing.
//
// What keeps it small is how little five pigs can eat: each bites once a turn, and one that has bitten does not run, so
// that in two turns in succession only a pig beside two pumpkins bites twice.
#pragma once

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bots::pumpkin {

using sounder::bite_the_pumpkin::Cells;
using sounder::bite_the_pumpkin::State;

class PlainFarmer {
 public:
  explicit PlainFarmer(Cells trees) : trees_(trees) {}

  // From a position after the setup in which the farmer plants or the herd runs; looks at no more than so many
  // positions.
  bool holds(const State& s, std::uint32_t most);
  std::uint32_t looked_at() const { return looked_at_; }

 private:
  // Whatever the herd does next, with so many still to plant.
  bool against_runs(Cells pigs, Cells lying, Cells pumpkins, int to_plant);
  bool against_bites(Cells pigs, Cells pumpkins, int to_plant);
  bool after_bites(Cells pigs, Cells eaters, Cells pumpkins, int to_plant);
  // When it is the farmer's turn.
  bool by_planting(Cells pigs, Cells pumpkins, int to_plant);
  bool untouched(Cells pigs, Cells pumpkins, int turns, Cells quiet) const;

  Cells trees_;
  std::uint32_t looked_at_ = 0;
  std::uint32_t most_ = 0;
};

}  // namespace sounder::bots::pumpkin
