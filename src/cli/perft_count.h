// Counting for `sounder perft`, typed on the game so that it is as fast as the rules are.
#pragma once

#include <functional>

#include "match/match.h"

namespace sounder::cli {

struct Depth {
  int depth;
  std::uint64_t leaves;
  double seconds;
};
struct Branch {
  std::string move;
  std::uint64_t leaves;
};

// Calls `counted` for every depth as soon as it is counted.
void count(const Match& match, int depth, const std::function<void(const Depth&)>& counted);

// Calls `counted` for every first move.
void count_under_each_move(const Match& match, int depth, const std::function<void(const Branch&)>& counted);

}  // namespace sounder::cli
