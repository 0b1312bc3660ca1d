#include "stats/significance.h"

#include <algorithm>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <numeric>

#include "stats/paired.h"
#include "stats/welch.h"

namespace sounder::stats {
namespace {

double beyond(double z) { return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), std::abs(z))); }

// The chance that n trials with even chances give a chi-square of at least `least`: a sum over all counts.
class EvenMultinomial {
 public:
  EvenMultinomial(int n, std::size_t seats) : expected_(n / static_cast<double>(seats)), seats_(seats), n_(n) {}

  double at_least(double least) const {
    return sum(0, n_, 0, std::lgamma(n_ + 1) - n_ * std::log(static_cast<double>(seats_)), least);
  }

 private:
  double sum(std::size_t seat, int left, double square, double logarithm, double least) const {
    if (seat + 1 == seats_) {
      square += (left - expected_) * (left - expected_) / expected_;
      return square >= least * (1 - 1e-9) ? std::exp(logarithm - std::lgamma(left + 1)) : 0;
    }
    double all = 0;
    for (int won = 0; won <= left; ++won)
      all += sum(seat + 1, left - won, square + (won - expected_) * (won - expected_) / expected_,
                 logarithm - std::lgamma(won + 1), least);
    return all;
  }

  double expected_;
  std::size_t seats_;
  int n_;
};

std::vector<std::size_t> by_size(const std::vector<double>& chances) {
  std::vector<std::size_t> order(chances.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chances[a] < chances[b]; });
  return order;
}

}  // namespace

double chance_of_share(double won, double n, double truth) {
  if (n <= 0) return 1;
  return beyond((won / n - truth) / std::sqrt(truth * (1 - truth) / n));
}

double chance_of_even_shares(const std::vector<double>& won, double n) {
  const std::size_t seats = won.size();
  if (n <= 0 || seats < 2) return 1;
  const double expected = n / static_cast<double>(seats);
  double square = 0;
  for (const double one : won) square += (one - expected) * (one - expected) / expected;
  if (expected < 5) return std::min(1.0, EvenMultinomial(static_cast<int>(n), seats).at_least(square));
  const boost::math::chi_squared distribution(static_cast<double>(seats - 1));
  return boost::math::cdf(boost::math::complement(distribution, square));
}

double chance_of_difference(double won_a, double n_a, double won_b, double n_b) {
  if (n_a <= 0 || n_b <= 0) return 1;
  const double pooled = (won_a + won_b) / (n_a + n_b);
  const double error = std::sqrt(pooled * (1 - pooled) * (1 / n_a + 1 / n_b));
  if (error <= 0) return 1;
  return beyond((won_a / n_a - won_b / n_b) / error);
}

double chance_of_paired_difference(double n, double sum, double squares) {
  if (n <= 0) return 1;
  const AdjustedPairs pairs(n, sum, squares);
  return beyond(pairs.mean / std::sqrt(pairs.variance / pairs.n));
}

double chance_of_difference_of_means(const Sample& a, const Sample& b) {
  const Welch welch(a, b);
  if (welch.freedom <= 0) return welch.difference == 0 ? 1 : 0;  // nothing varied
  const boost::math::students_t distribution(welch.freedom);
  return 2 * boost::math::cdf(boost::math::complement(distribution, std::abs(welch.difference) / welch.error));
}

std::vector<bool> holm(const std::vector<double>& chances, double wrong) {
  std::vector<bool> found(chances.size(), false);
  std::size_t left = chances.size();
  for (const std::size_t i : by_size(chances)) {
    if (chances[i] > wrong / static_cast<double>(left--)) break;
    found[i] = true;
  }
  return found;
}

std::vector<bool> discoveries(const std::vector<double>& chances, double wrong) {
  const std::vector<std::size_t> order = by_size(chances);
  std::size_t last = 0;
  for (std::size_t i = 0; i < order.size(); ++i)
    if (chances[order[i]] <= wrong * static_cast<double>(i + 1) / static_cast<double>(order.size())) last = i + 1;
  std::vector<bool> found(chances.size(), false);
  for (std::size_t i = 0; i < last; ++i) found[order[i]] = true;
  return found;
}

double edge_of_seat_shown(double n, int seats, double tests) {
  if (n <= 0 || seats < 2) return 1;
  const double k = seats;
  const double critical =
      boost::math::quantile(boost::math::complement(boost::math::chi_squared(k - 1), significance / tests));
  const double needed = boost::math::non_central_chi_squared::find_non_centrality(k - 1, critical, 1 - power);
  return std::sqrt(needed * (k - 1) / (n * k * k));
}

double edge_shown(double n, double share, double tests) {
  if (n <= 0) return 1;
  return difference_shown(normal_95 * std::sqrt(share * (1 - share) / n), tests);
}

double difference_shown(double half_width, double tests) {
  return half_width / normal_95 * (normal_quantile(1 - significance / 2 / tests) + normal_quantile(power));
}

}  // namespace sounder::stats
