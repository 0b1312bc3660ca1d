// Wild Pigs Will Attack! for bots: how a seat stands, in victory points.
#pragma once

#include "bots/value.h"
#include "bots/wild_pigs/worth.h"

namespace sounder::wild_pigs {

// Adds up what facts are worth, and for a net notes them, too. One type for both: the facts are much code, and so it is
// there once.
struct WorthOfFacts {
  const Worth& worth;
  float sum;
  float* facts;  // may be null

  template <class Amount>
  void operator()(Feature feature, Amount amount) {
    sum += worth[at(feature)] * static_cast<float>(amount);
    if (facts) facts[at(feature)] += static_cast<float>(amount);
  }
};

// In points, added to what is scored.
inline float worth_of(const Options& options, const State& s, Seat seat, const Hour& hour, float scored, float* facts) {
  WorthOfFacts sum{worth_at(options, hour), scored, facts};
  each_feature(options, s, seat, hour, sum);
  return sum.sum;
}

}  // namespace sounder::wild_pigs

namespace sounder::bots {

template <>
struct GreedyValue<WildPigs> {
  static double of(const WildPigs& game, const wild_pigs::State& s, Seat seat) {
    const double won = s.phase == wild_pigs::Phase::over ? 1000 * final_value(game, s, seat) : 0;
    return won + static_cast<double>(points(game.options(), s, seat));
  }

  // What is scored already and what the seat may still expect.
  static float points(const wild_pigs::Options& options, const wild_pigs::State& s, Seat seat) {
    using namespace wild_pigs;
    const auto scored = static_cast<float>(score_of(options, s.players[seat]));
    if (s.phase == Phase::over) return scored;
    const Hour hour = hour_of(s, seat);
    if (hour.done == hours_per_era) return scored;  // through with everything
    return worth_of(options, s, seat, hour, scored, nullptr);
  }
};

}  // namespace sounder::bots
