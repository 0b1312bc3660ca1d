// Wild Pigs Will Attack! for bots: how a seat stands, in victory points.
#pragma once

#include "bots/value.h"
#include "bots/wild_pigs/worth.h"

namespace sounder::bots {

// What is scored already and what the seat may still expect.
template <>
struct Value<WildPigs> {
  static double of(const WildPigs& game, const wild_pigs::State& s, Seat seat) {
    using namespace wild_pigs;
    const Options& options = game.options();
    const int score = score_of(options, s.players[at(seat)]);
    if (s.phase == Phase::over) return 1000 * final_value(game, s, seat) + score;
    return score + static_cast<double>(expected(options, s, seat));
  }

  static float expected(const wild_pigs::Options& options, const wild_pigs::State& s, Seat seat) {
    using namespace wild_pigs;
    const Hour hour = hour_of(s, seat);
    if (hour.done == hours_per_era) return 0;  // through with everything
    const Worth& worth = worth_at(options, hour);
    float sum = 0;
    each_feature(options, s, seat, hour, [&](Feature feature, auto amount) { sum += worth[at(feature)] * static_cast<float>(amount); });
    return sum;
  }
};

}  // namespace sounder::bots
