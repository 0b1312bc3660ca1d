// Wild Pigs Will Attack! for bots: how a seat stands, in victory points.
#pragma once

#include "bots/value.h"
#include "bots/wild_pigs/worth.h"

namespace sounder::bots {

template <>
struct Value<WildPigs> {
  static double of(const WildPigs& game, const wild_pigs::State& s, Seat seat) {
    const double won = s.phase == wild_pigs::Phase::over ? 1000 * final_value(game, s, seat) : 0;
    return won + static_cast<double>(points(game.options(), s, seat));
  }

  // What is scored already and what the seat may still expect.
  static float points(const wild_pigs::Options& options, const wild_pigs::State& s, Seat seat) {
    using namespace wild_pigs;
    auto sum = static_cast<float>(score_of(options, s.players[at(seat)]));
    if (s.phase == Phase::over) return sum;
    const Hour hour = hour_of(s, seat);
    if (hour.done == hours_per_era) return sum;  // through with everything
    const Worth& worth = worth_at(options, hour);
    each_feature(options, s, seat, hour, [&](Feature feature, auto amount) { sum += worth[at(feature)] * static_cast<float>(amount); });
    return sum;
  }
};

}  // namespace sounder::bots
