// The ways to pay for one target, as offers of several moves.
#pragma once

#include <limits>

#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

struct Offers {
  std::vector<sounder::MovePlan<Move>> some;  // at most WildPigs::most_plans; without the move that names the target
  int count = 0;                              // of all, or `enough`
};
Offers offers_for(const Options&, const State&, const Target&, int enough = std::numeric_limits<int>::max());

}  // namespace sounder::wild_pigs
