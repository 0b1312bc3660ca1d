#include "match/chance.h"

namespace sounder {

AnyMove SeededChance::draw(const AnyGame& game, const AnyState& state, std::uint64_t number) const {
  Rng rng(seed_, number);
  return game.draw(state, rng);
}

}  // namespace sounder
