// Bite the Pumpkin for the search.
#pragma once

#include "bots/bite_the_pumpkin/value.h"
#include "bots/sense.h"

namespace sounder::bots {

template <>
struct Sense<BiteThePumpkin> : UsualSense {
  static Shares outlook(const BiteThePumpkin& game, bite_the_pumpkin::State state, Rng& rng) {
    play_randomly<BiteThePumpkin, Pick::fast>(game, state, rng);
    return final_shares(game, state);
  }
};

}  // namespace sounder::bots
