#include "lab/statistics.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <numeric>

namespace sounder::lab {
namespace {

double normal_quantile() {
  static const double z = boost::math::quantile(boost::math::normal(), 1 - (1 - confidence) / 2);
  return z;
}

}  // namespace

Interval share(double won, double n) {
  if (n <= 0) return {0, 0, 1};
  const double z = normal_quantile();
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

// Centre and variance of pairs with one more pair in each direction.
struct Adjusted {
  double n;
  double mean;
  double variance;

  Adjusted(double pairs, double sum, double squares)
      : n(pairs + 2), mean(sum / n), variance(std::max(0.0, (squares + 2) / n - mean * mean)) {}
  Interval within(double half, double value) const {
    return {value, std::max(-1.0, std::min(value, mean - half)), std::min(1.0, std::max(value, mean + half))};
  }
};

}  // namespace

Interval paired_difference(double n, double sum, double squares) {
  if (n <= 0) return {0, -1, 1};
  const Adjusted pairs(n, sum, squares);
  return pairs.within(normal_quantile() * std::sqrt(pairs.variance / pairs.n), sum / n);
}

double chance_of_paired_difference(double n, double sum, double squares) {
  if (n <= 0) return 1;
  const Adjusted pairs(n, sum, squares);
  const double z = std::abs(pairs.mean) / std::sqrt(pairs.variance / pairs.n);
  return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), z));
}

Interval difference_at_any_time(double n, double sum, double squares) {
  if (n <= 0) return {0, -1, 1};
  const Adjusted pairs(n, sum, squares);
  // The width relative to the fixed interval is least at about -2 ln a + ln(-2 ln a) + 1 times this number of pairs,
  // which is 8 for a = 5 %: at 2,000.
  constexpr double looked_for = 250;
  const double mixed = pairs.n / looked_for + 1;
  const double half =
      std::sqrt(pairs.variance * 2 * mixed * looked_for * std::log(std::sqrt(mixed) / (1 - confidence))) / pairs.n;
  return pairs.within(half, sum / n);
}

Interval mean(double n, double sum, double squares) {
  if (n <= 0) return {};
  const double m = sum / n;
  if (n < 2) return {m, m, m};
  const double variance = std::max(0.0, (squares - sum * m) / (n - 1));
  const double t = boost::math::quantile(boost::math::students_t(n - 1), 1 - (1 - confidence) / 2);
  const double half = t * std::sqrt(variance / n);
  return {m, m - half, m + half};
}

double chance_of_difference(double won_a, double n_a, double won_b, double n_b) {
  if (n_a <= 0 || n_b <= 0) return 1;
  const double pooled = (won_a + won_b) / (n_a + n_b);
  const double error = std::sqrt(pooled * (1 - pooled) * (1 / n_a + 1 / n_b));
  if (error <= 0) return 1;
  const double z = std::abs(won_a / n_a - won_b / n_b) / error;
  return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), z));
}

std::vector<bool> discoveries(const std::vector<double>& chances, double wrong) {
  std::vector<std::size_t> order(chances.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chances[a] < chances[b]; });
  std::size_t stands = 0;
  for (std::size_t i = 0; i < order.size(); ++i)
    if (chances[order[i]] <= wrong * static_cast<double>(i + 1) / static_cast<double>(order.size())) stands = i + 1;
  std::vector<bool> found(chances.size(), false);
  for (std::size_t i = 0; i < stands; ++i) found[order[i]] = true;
  return found;
}

Spread spread(const Histogram& values) {
  Spread s;
  if (values.empty()) return s;
  double sum = 0;
  double squares = 0;
  for (const auto& [value, count] : values) {
    const auto v = static_cast<double>(value);
    s.n += count;
    sum += v * static_cast<double>(count);
    squares += v * v * static_cast<double>(count);
  }
  const auto n = static_cast<double>(s.n);
  s.mean = sum / n;
  s.deviation = s.n > 1 ? std::sqrt(std::max(0.0, (squares - sum * s.mean) / (n - 1))) : 0;
  s.least = values.front().first;
  s.most = values.back().first;
  return s;
}

double quantile(const Histogram& values, double part) {
  std::uint64_t n = 0;
  for (const auto& entry : values) n += entry.second;
  const double wanted = part * static_cast<double>(n);
  std::uint64_t seen = 0;
  for (const auto& [value, count] : values) {
    seen += count;
    if (static_cast<double>(seen) >= wanted) return static_cast<double>(value);
  }
  return 0;
}

}  // namespace sounder::lab
