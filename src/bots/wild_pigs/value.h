// Wild Pigs Will Attack!: the heuristic value of a position for a seat, in victory points.
#pragma once

#include "bots/value.h"
#include "bots/wild_pigs/worth.h"

namespace sounder::wild_pigs {

// Adds up the values of features, and for a net notes the features too. One type for both, so that the feature code is
// compiled once.
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

// In points, added to the score.
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

  // The score and the expected points still to come.
  static float points(const wild_pigs::Options& options, const wild_pigs::State& s, Seat seat) {
    using namespace wild_pigs;
    const auto scored = static_cast<float>(score_of(options, s.players[seat]));
    if (s.phase == Phase::over) return scored;
    const Hour hour = hour_of(s, seat);
    if (hour.done == hours_per_era) return scored;  // has finished the night's boss
    return worth_of(options, s, seat, hour, scored, nullptr);
  }
};

}  // namespace sounder::bots
