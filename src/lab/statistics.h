// Estimates with confidence intervals. Every formula is tested against published values (tests/lab/statistics.cpp).
#pragma once

#include <cstdint>
#include <vector>

#include "lab/histogram.h"

namespace sounder::lab {

// A measured number with its 95 % confidence interval.
struct Interval {
  double value = 0;
  double low = 0;
  double high = 0;

  bool contains(double truth) const { return low <= truth && truth <= high; }
  double half_width() const { return (high - low) / 2; }
};

constexpr double confidence = 0.95;
constexpr std::uint64_t few_cases = 30;  // rates from fewer trials are marked

// A share of n trials (Wilson). `won` may hold fractions for shared victories.
Interval share(double won, double n);

// The difference of two shares of independent trials (Newcombe's hybrid of Wilson's intervals).
Interval difference(const Interval& a, const Interval& b);

// A mean from the number, the sum and the sum of squares (Student's t).
Interval mean(double n, double sum, double squares);

// The mean difference of paired trials, each difference between -1 and 1, from the number of pairs, the sum and the sum
// of squares (Bonett and Price's adjusted Wald interval: one more pair is added in each direction, so that pairs that
// never differed do not look like certainty).
Interval paired_difference(double n, double sum, double squares);
// The p-value of a mean difference at least this large if there is none (two-sided, by the same method).
double chance_of_paired_difference(double n, double sum, double squares);

// A confidence sequence: the interval is valid at every look while pairs come in, with 95 % confidence for all looks
// together (Robbins' normal mixture with the empirical variance). It is wider than `paired_difference`.
Interval difference_at_any_time(double n, double sum, double squares);

// The p-value of a difference at least this large if both shares are the same (two-sided, pooled).
double chance_of_difference(double won_a, double n_a, double won_b, double n_b);

// Which of many comparisons are statistically significant at a false discovery rate of 5 % (Benjamini and Hochberg).
std::vector<bool> discoveries(const std::vector<double>& chances, double wrong = 0.05);

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

}  // namespace sounder::lab
