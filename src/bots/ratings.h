// How strong, from who beat whom: Bradley and Terry's model with the seats as factors, and shares with their intervals.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/seat.h"

namespace sounder::bots {

constexpr double normal_95 = 1.959963984540054;  // so many deviations to each side hold 95 of 100

// A measured number and where the true one lies, 95 times in 100.
struct Measured {
  double value = 0;
  double low = 0;
  double high = 0;
};

// A share of n, with Wilson's interval. `won` may hold halves for shared victories.
Measured share_of(double won, double n);

// A mean with the normal interval.
Measured mean_of(const std::vector<double>& values);

// One finished match: who sat where, as numbers of players, and the ranks they reached.
struct MatchRanks {
  std::vector<int> players;
  PerSeat<std::uint8_t> ranks;
};

struct Ratings {
  std::vector<Measured> players;  // in points where 400 more means ten to one; the first player has 0
  std::vector<Measured> seats;    // likewise; the first seat has 0
};

// Each pair of seats of a match is one comparison, an equal rank half a win. Matches, not pairs, are what is
// independent: the intervals come from the spread between matches.
Ratings rate(const std::vector<MatchRanks>& matches, int players, int seats);

}  // namespace sounder::bots
