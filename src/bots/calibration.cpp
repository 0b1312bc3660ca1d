#include "bots/calibration.h"

#include <algorithm>
#include <cmath>

namespace sounder::bots {
namespace {

// A mean over all expected shares, clustered by match.
class Mean {
 public:
  void add(double value, double count) {
    sum_ += value;
    count_ += count;
    matches_.push_back({value, count});
  }
  double count() const { return count_; }
  Measured measured() const {
    if (count_ <= 0) return {};
    const double mean = sum_ / count_;
    double squares = 0;
    for (const auto& [value, count] : matches_) squares += (value - mean * count) * (value - mean * count);
    const double wide = normal_95 * std::sqrt(squares) / count_;
    return {mean, mean - wide, mean + wide};
  }

 private:
  double sum_ = 0;
  double count_ = 0;
  std::vector<std::pair<double, double>> matches_;
};

struct Sum {
  double promised = 0;
  double came = 0;
  double count = 0;
};

double came_for(const Result& result, Seat seat) {
  return result.winners.contains(seat) ? 1.0 / static_cast<double>(result.winners.size()) : 0;
}

Measured within_a_share(Measured m) { return {m.value, std::max(0.0, m.low), std::min(1.0, m.high)}; }

}  // namespace

std::optional<Calibration> calibration_of(const std::vector<Played>& matches, int seats) {
  Calibration found;
  std::array<double, 10> promised{};
  std::array<Mean, 10> came;
  Mean brier, even, start_promised, start_came;
  for (const Played& match : matches) {
    if (match.promises.empty() || match.result.winners.empty()) continue;
    ++found.matches;
    std::array<Sum, 10> of_match{};
    double squares = 0;
    double even_squares = 0;
    for (const Promise& promise : match.promises) {
      const double outcome = came_for(match.result, promise.seat);
      Sum& sum = of_match[std::min<std::size_t>(9, static_cast<std::size_t>(10 * promise.share))];
      sum.promised += promise.share;
      sum.came += outcome;
      sum.count += 1;
      squares += (promise.share - outcome) * (promise.share - outcome);
      even_squares += (1.0 / seats - outcome) * (1.0 / seats - outcome);
    }
    const auto count = static_cast<double>(match.promises.size());
    brier.add(squares, count);
    even.add(even_squares, count);
    start_promised.add(match.promises.front().share, 1);
    start_came.add(came_for(match.result, match.promises.front().seat), 1);
    for (std::size_t i = 0; i < of_match.size(); ++i) {
      promised[i] += of_match[i].promised;
      came[i].add(of_match[i].came, of_match[i].count);
    }
    found.promises += match.promises.size();
  }
  if (found.promises == 0) return std::nullopt;
  for (std::size_t i = 0; i < came.size(); ++i) {
    const double count = came[i].count();
    if (count == 0) continue;
    found.tenths[i] = {static_cast<std::uint64_t>(count), promised[i] / count, within_a_share(came[i].measured())};
    found.error +=
        count / static_cast<double>(found.promises) * std::abs(found.tenths[i].promised - found.tenths[i].came.value);
  }
  found.brier = brier.measured();
  found.even = even.measured().value;
  found.start_promised = start_promised.measured().value;
  found.start_came = within_a_share(start_came.measured());
  return found;
}

}  // namespace sounder::bots
