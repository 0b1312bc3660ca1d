#include "stats/intervals.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>

#include "stats/paired.h"
#include "stats/welch.h"

namespace sounder::stats {

double normal_quantile(double part) { return boost::math::quantile(boost::math::normal(), part); }

Interval share(double won, double n) {
  if (n <= 0) return {0, 0, 1};
  constexpr double z = normal_95;
  const double p = won / n;
  const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {p, std::max(0.0, std::min(p, centre - half)), std::min(1.0, std::max(p, centre + half))};
}

Interval difference(const Interval& a, const Interval& b) {
  const double d = a.value - b.value;
  return {d, d - std::hypot(a.value - a.low, b.high - b.value), d + std::hypot(a.high - a.value, b.value - b.low)};
}

namespace {

// The variance of the mean of clustered cases: the sandwich estimator.
double variance_of(const Clusters& sums, double mean) {
  const double squares = sums.won_squares - 2 * mean * sums.products + mean * mean * sums.cases_squares;
  return std::max(0.0, squares) / (sums.cases * sums.cases);
}

}  // namespace

Interval clustered_share(const Clusters& sums) {
  if (sums.cases <= 0) return {0, 0, 1};
  const double p = sums.won / sums.cases;
  const double variance = variance_of(sums, p);
  const double alone = p * (1 - p);  // the variance of one case
  const double n = alone > 0 && variance * sums.clusters > alone * 1e-9 ? alone / variance : sums.clusters;
  const double effective = std::min(n, sums.cases);
  const Interval around = share(p * effective, effective);
  return {p, around.low, around.high};
}

Interval clustered_mean(const Clusters& sums) {
  if (sums.cases <= 0) return {};
  const double mean = sums.won / sums.cases;
  const double half = normal_95 * std::sqrt(variance_of(sums, mean));
  return {mean, mean - half, mean + half};
}

Interval paired_difference(double n, double sum, double squares) {
  if (n <= 0) return {0, -1, 1};
  const AdjustedPairs pairs(n, sum, squares);
  return pairs.within(normal_95 * std::sqrt(pairs.variance / pairs.n), sum / n);
}

Interval mean(double n, double sum, double squares, double together) {
  if (n <= 0) return {};
  const double m = sum / n;
  if (n < 2) return {m, m, m};
  const double variance = std::max(0.0, (squares - sum * m) / (n - 1));
  const double t = boost::math::quantile(boost::math::students_t(n - 1), 1 - (1 - confidence) / 2 / together);
  const double half = t * std::sqrt(variance / n);
  return {m, m - half, m + half};
}

Interval mean_of(const std::vector<double>& values) {
  const auto n = static_cast<double>(values.size());
  double sum = 0;
  for (const double value : values) sum += value;
  const double m = n > 0 ? sum / n : 0;
  double squares = 0;  // of the distances from the mean: exact where the values are large
  for (const double value : values) squares += (value - m) * (value - m);
  const Interval around = mean(n, 0, squares);
  return {m, m + around.low, m + around.high};
}

Interval difference_of_means(const Sample& a, const Sample& b) {
  const Welch welch(a, b);
  if (welch.freedom <= 0) return {welch.difference, welch.difference, welch.difference};
  const double t = boost::math::quantile(boost::math::students_t(welch.freedom), 1 - (1 - confidence) / 2);
  return {welch.difference, welch.difference - t * welch.error, welch.difference + t * welch.error};
}

Interval share_at_any_time(double won, double n) {
  if (n <= 0) return {0, 0, 1};
  const double lost = n - won;
  // The likelihood of p against the mixture over all shares: p is in the interval while the ratio is at least 5 %.
  const double mixture = std::lgamma(won + 1) + std::lgamma(lost + 1) - std::lgamma(n + 2);
  const auto in = [&](double p) {
    const double won_part = won > 0 ? won * std::log(p) : 0;
    const double lost_part = lost > 0 ? lost * std::log1p(-p) : 0;
    return won_part + lost_part - mixture >= std::log(1 - confidence);
  };
  // The likelihood falls on both sides of its peak.
  const auto end = [&](double inside, double outside) {
    for (int i = 0; i < 60; ++i) {
      const double middle = (inside + outside) / 2;
      (in(middle) ? inside : outside) = middle;
    }
    return outside;
  };
  const double p = won / n;
  return {p, won > 0 ? end(p, 0) : 0, lost > 0 ? end(p, 1) : 1};
}

Interval difference_at_any_time(double n, double sum, double squares) {
  if (n <= 0) return {0, -1, 1};
  const AdjustedPairs pairs(n, sum, squares);
  // The width relative to the fixed interval is least at about -2 ln a + ln(-2 ln a) + 1 times this number of pairs,
  // which is 8 for a = 5 %: at 2,000.
  constexpr double looked_for = 250;
  const double mixed = pairs.n / looked_for + 1;
  const double half =
      std::sqrt(pairs.variance * 2 * mixed * looked_for * std::log(std::sqrt(mixed) / (1 - confidence))) / pairs.n;
  return pairs.within(half, sum / n);
}

}  // namespace sounder::stats
