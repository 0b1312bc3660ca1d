// The luck of the draws, as far as it can be believed: shown only if the judge is right (judge.h), the mean luck of
// every seat is zero within its interval, as luck must be, and the seat with the most luck does not win less than its
// share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/tally.h"

namespace sounder::lab {

// The effect of draws on a seat's winning chance in a match.
struct LuckSummary {
  Interval mean;         // the intervals of all seats hold together
  double deviation = 0;  // of one match, free of the noise of the estimates
};

struct Luck {
  std::vector<LuckSummary> seats;
  bool any = false;  // draws changed some winning chance
  Interval luckier_won;
};
// Nothing if luck was not measured or is not shown.
std::optional<Luck> luck_of(const Tally& tally);

}  // namespace sounder::lab
