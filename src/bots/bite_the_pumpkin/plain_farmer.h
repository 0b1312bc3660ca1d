// Whether the farmer of Bite the Pumpkin (two seats) wins by planting out of the pigs' reach.
//
// The farmer wins most won positions that way, so a position is tried here before the solver searches it: every play of
// the herd against the few least exposed plantings, depth first, without a table. This visits about fifteen million
// positions a second, fifteen times as many as the solver. `true` is a proof; `false` proves nothing.
//
// The tree is small because five pigs eat little: each bites once a turn, and a pig that has bitten does not run. So in
// two successive turns only a pig beside two pumpkins bites twice.
#pragma once

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bots::pumpkin {

using sounder::bite_the_pumpkin::Cells;
using sounder::bite_the_pumpkin::State;

class PlainFarmer {
 public:
  explicit PlainFarmer(Cells trees) : trees_(trees) {}

  // `s` follows the setup, and the farmer plants or the herd runs. Visits at most `most` positions.
  bool holds(const State& s, std::uint32_t most);
  std::uint32_t looked_at() const { return looked_at_; }

 private:
  // Any play of the herd, with this many pumpkins still to plant.
  bool against_runs(Cells pigs, Cells lying, Cells pumpkins, int to_plant);
  bool against_bites(Cells pigs, Cells pumpkins, int to_plant);
  bool after_bites(Cells pigs, Cells eaters, Cells pumpkins, int to_plant);
  // The farmer's turn.
  bool by_planting(Cells pigs, Cells pumpkins, int to_plant);
  bool untouched(Cells pigs, Cells pumpkins, int turns, Cells quiet) const;

  Cells trees_;
  std::uint32_t looked_at_ = 0;
  std::uint32_t most_ = 0;
};

}  // namespace sounder::bots::pumpkin
