#include "bots/calibration.h"

#include <algorithm>
#include <cmath>

namespace sounder::bots {
namespace {

struct Sum {
  double promised = 0;
  double came = 0;
  double count = 0;
};

double came_for(const Result& result, Seat seat) {
  return result.winners.contains(seat) ? 1.0 / static_cast<double>(result.winners.size()) : 0;
}

}  // namespace

std::optional<Calibration> calibration_of(const std::vector<Played>& matches, int seats) {
  Calibration found;
  std::array<double, 10> promised{};
  std::array<stats::Clusters, 10> came;  // clusters are matches: expectations of one match depend on one another
  stats::Clusters brier, even, start_promised, start_came;
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
    brier.add(count, squares);
    even.add(count, even_squares);
    start_promised.add(1, match.promises.front().share);
    start_came.add(1, came_for(match.result, match.promises.front().seat));
    for (std::size_t i = 0; i < of_match.size(); ++i) {
      promised[i] += of_match[i].promised;
      if (of_match[i].count > 0) came[i].add(of_match[i].count, of_match[i].came);
    }
    found.promises += match.promises.size();
  }
  if (found.promises == 0) return std::nullopt;
  for (std::size_t i = 0; i < came.size(); ++i) {
    const double count = came[i].cases;
    if (count == 0) continue;
    found.tenths[i] = {static_cast<std::uint64_t>(count), promised[i] / count, stats::clustered_share(came[i])};
    found.error +=
        count / static_cast<double>(found.promises) * std::abs(found.tenths[i].promised - found.tenths[i].came.value);
  }
  found.brier = stats::clustered_mean(brier);
  found.even = stats::clustered_mean(even).value;
  found.start_promised = stats::clustered_mean(start_promised).value;
  found.start_came = stats::clustered_share(start_came);
  return found;
}

}  // namespace sounder::bots
