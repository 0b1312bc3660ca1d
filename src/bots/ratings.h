// Ratings from results (Bradley-Terry model with the seats as factors), and shares with confidence intervals.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/seat.h"

namespace sounder::bots {

constexpr double normal_95 =
    1.959963984540054;  // 95 % of a normal distribution lie within this many standard deviations of its mean

// A measured number with its 95 % confidence interval.
struct Measured {
  double value = 0;
  double low = 0;
  double high = 0;
};

// A share of n, with Wilson's interval. `won` may have halves for shared victories.
Measured share_of(double won, double n);

// A mean with the normal interval.
Measured mean_of(const std::vector<double>& values);

// One finished match: the players by seat, as numbers, and their ranks.
struct MatchRanks {
  std::vector<int> players;
  PerSeat<std::uint8_t> ranks;
};

struct Ratings {
  std::vector<Measured> players;  // Elo-like points: 400 more are odds of ten to one; the first player has 0
  std::vector<Measured> seats;    // in the same points; the first seat has 0
};

// Each pair of seats of a match is one comparison; an equal rank is half a win. Matches are independent, pairs are not,
// so the intervals come from the spread between matches.
Ratings rate(const std::vector<MatchRanks>& matches, int players, int seats);

}  // namespace sounder::bots
