// WildPigs for the search.
#pragma once

#include "bots/sense.h"
#include "bots/wild_pigs/value.h"

namespace sounder::bots {

template <>
struct Sense<WildPigs> : UsualSense {
  // TODO(helper): a first guess from the value.
  static Shares outlook(const WildPigs& game, const wild_pigs::State& state, Rng&) {
    std::array<float, max_seats> points{};
    for (int i = 0; i < game.options().seats; ++i) points[i] = static_cast<float>(Value<WildPigs>::of(game, state, seat_at(i)));
    return shares_of_points(points, game.options().seats, 5.0f);
  }
};

}  // namespace sounder::bots
