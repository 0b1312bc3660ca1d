// HappyPigs for the search.
#pragma once

#include "bots/happy_pigs/value.h"
#include "bots/sense.h"

namespace sounder::bots {

template <>
struct Sense<HappyPigs> : UsualSense {
  // TODO(helper): a first guess from the value.
  static Shares outlook(const HappyPigs& game, const happy_pigs::State& state, Rng&) {
    std::array<float, max_seats> points{};
    for (int i = 0; i < game.options().seats; ++i) points[i] = static_cast<float>(Value<HappyPigs>::of(game, state, seat_at(i)));
    return shares_of_points(points, game.options().seats, 5.0f);
  }
};

}  // namespace sounder::bots
