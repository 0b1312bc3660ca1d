// Measured numbers with their 95 % confidence intervals. The lab, the ladder and calibration have no others. Every
// method is tested against SciPy or a published value (tests/stats/).
#pragma once

#include <vector>

namespace sounder::stats {

struct Interval {
  double value = 0;
  double low = 0;
  double high = 0;

  bool contains(double truth) const { return low <= truth && truth <= high; }
  double half_width() const { return (high - low) / 2; }
};

constexpr double confidence = 0.95;

// The quantile of the standard normal distribution.
double normal_quantile(double part);
// 95 % of a normal distribution lie within this many standard deviations of its mean.
constexpr double normal_95 = 1.959963984540054;

// ---- Shares ----

// A share of n trials (Wilson). `won` may hold fractions for shared victories.
Interval share(double won, double n);

// The difference of two shares of independent trials (Newcombe's hybrid of Wilson's intervals).
Interval difference(const Interval& a, const Interval& b);

// A share of cases that come in clusters, such as the decisions of a match: cases of one cluster depend on one another.
// Wilson's interval for the effective number of cases, which is at most the number of clusters if all cases were alike.
struct Clusters {
  double clusters = 0;
  double cases = 0;
  double won = 0;
  // Over clusters: the sums of squares and of the products of both.
  double cases_squares = 0;
  double won_squares = 0;
  double products = 0;

  void add(double cases_of_one, double won_of_one) {
    clusters += 1;
    cases += cases_of_one;
    won += won_of_one;
    cases_squares += cases_of_one * cases_of_one;
    won_squares += won_of_one * won_of_one;
    products += cases_of_one * won_of_one;
  }
};
Interval clustered_share(const Clusters& sums);
// The mean of a quantity that is no share, with the normal interval of the spread between clusters.
Interval clustered_mean(const Clusters& sums);

// The mean difference of paired trials, each difference between -1 and 1, from the number of pairs, the sum and the sum
// of squares (Bonett and Price's adjusted Wald interval: one more pair is added in each direction, so that pairs that
// never differed do not look like certainty).
Interval paired_difference(double n, double sum, double squares);

// ---- Means ----

// A mean from the number, the sum and the sum of squares (Student's t). `together`: how many such intervals are to hold
// the truth at the same time (Bonferroni).
Interval mean(double n, double sum, double squares, double together = 1);
Interval mean_of(const std::vector<double>& values);

// What a difference of means is computed from.
struct Sample {
  double n = 0;
  double sum = 0;
  double squares = 0;
};
// The mean of b less that of a, of independent samples (Welch's t).
Interval difference_of_means(const Sample& a, const Sample& b);

// ---- Anytime-valid: confidence sequences ----
// The interval is valid at every look while trials come in, with 95 % confidence for all looks together.

// A share (Robbins' mixture of binomial likelihoods with a uniform prior). Exact for any number of trials.
Interval share_at_any_time(double won, double n);
// A mean difference of pairs (Robbins' normal mixture with the empirical variance). It is wider than
// `paired_difference`.
Interval difference_at_any_time(double n, double sum, double squares);

}  // namespace sounder::stats
