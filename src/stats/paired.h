// Paired trials with one more pair in each direction, for their interval and their test.
#pragma once

#include <algorithm>

#include "stats/intervals.h"

namespace sounder::stats {

struct AdjustedPairs {
  double n;
  double mean;
  double variance;

  AdjustedPairs(double pairs, double sum, double squares)
      : n(pairs + 2), mean(sum / n), variance(std::max(0.0, (squares + 2) / n - mean * mean)) {}
  Interval within(double half, double value) const {
    return {value, std::max(-1.0, std::min(value, mean - half)), std::min(1.0, std::max(value, mean + half))};
  }
};

}  // namespace sounder::stats
