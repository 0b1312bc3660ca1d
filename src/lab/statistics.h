// Numbers with their intervals. Every formula is tested against published values (tests/lab/statistics.cpp).
#pragma once

#include <cstdint>
#include <vector>

#include "lab/histogram.h"

namespace sounder::lab {

// A measured number and where the true one lies, 95 times in 100.
struct Interval {
  double value = 0;
  double low = 0;
  double high = 0;

  bool contains(double truth) const { return low <= truth && truth <= high; }
  double half_width() const { return (high - low) / 2; }
};

constexpr double confidence = 0.95;
constexpr std::uint64_t few_cases = 30;  // rates of fewer are marked

// A share of n trials (Wilson). `won` may hold fractions for shared victories.
Interval share(double won, double n);

// The difference of two shares of independent trials (Newcombe's hybrid of Wilson's intervals).
Interval difference(const Interval& a, const Interval& b);

// A mean from the number, the sum and the sum of squares (Student's t).
Interval mean(double n, double sum, double squares);

// The mean difference of pairs of trials that belong together, each difference between -1 and 1, from the number of
// pairs, the sum and the sum of squares (Bonett and Price's adjusted Wald interval: one more pair is thought to have
// gone each way, so that pairs that never differed do not look like certainty).
Interval paired_difference(double n, double sum, double squares);
// How likely a mean difference at least this large is if there is none (two-sided, by the same reckoning).
double chance_of_paired_difference(double n, double sum, double squares);

// The same, to be looked at as often as one likes while pairs come in: 95 times in 100 the truth stays inside at every
// look (Robbins' normal mixture with the variance met so far). Wider than `paired_difference`: the price of looking.
Interval difference_at_any_time(double n, double sum, double squares);

// How likely a difference at least this large is if both shares are the same (two-sided, pooled).
double chance_of_difference(double won_a, double n_a, double won_b, double n_b);

// Which of many comparisons stand when one in twenty of those that do may be wrong (Benjamini and Hochberg).
std::vector<bool> discoveries(const std::vector<double>& chances, double wrong = 0.05);

struct Spread {
  std::uint64_t n = 0;
  double mean = 0;
  double deviation = 0;
  std::int64_t least = 0;
  std::int64_t most = 0;
};
Spread spread(const Histogram& values);
// The value below which this part of all lies, 0 to 1.
double quantile(const Histogram& values, double part);

}  // namespace sounder::lab
