// Ratings from results: the Bradley-Terry model with the seats as factors.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/seat.h"
#include "stats/intervals.h"

namespace sounder::bots {

// One finished match: the players by seat, as numbers, and their ranks.
struct MatchRanks {
  std::vector<int> players;
  PerSeat<std::uint8_t> ranks;
};

struct Ratings {
  std::vector<stats::Interval> players;  // Elo-like points: 400 more are odds of ten to one; the first player has 0
  std::vector<stats::Interval> seats;    // in the same points; the first seat has 0
};

// Each pair of seats of a match is one comparison; an equal rank is half a win. Matches are independent, pairs are not,
// so the intervals come from the spread between matches.
Ratings rate(const std::vector<MatchRanks>& matches, int players, int seats);

}  // namespace sounder::bots
