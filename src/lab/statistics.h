// Histograms in numbers, and the intervals and tests of src/stats/ under their names.
#pragma once

#include <cstdint>

#include "lab/histogram.h"
#include "stats/significance.h"

namespace sounder::lab {

using stats::Interval;

using stats::chance_of_difference;
using stats::chance_of_paired_difference;
using stats::difference;
using stats::discoveries;
using stats::mean;
using stats::paired_difference;
using stats::share;

constexpr std::uint64_t few_cases = 30;  // rates from fewer trials are marked

struct Spread {
  std::uint64_t n = 0;
  double mean = 0;
  double deviation = 0;
  std::int64_t least = 0;
  std::int64_t most = 0;
};
Spread spread(const Histogram& values);
// The quantile: the value below which this part of all values lies, 0 to 1.
double quantile(const Histogram& values, double part);

// The number, the sum and the sum of squares of the values.
stats::Sample sample_of(const Histogram& values);
Interval mean_of(const Histogram& values);

}  // namespace sounder::lab
