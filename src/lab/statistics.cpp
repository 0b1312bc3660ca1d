#include "lab/statistics.h"

#include <algorithm>
#include <cmath>

namespace sounder::lab {

stats::Sample sample_of(const Histogram& values) {
  stats::Sample all;
  for (const auto& [value, count] : values) {
    const auto v = static_cast<double>(value);
    const auto times = static_cast<double>(count);
    all.n += times;
    all.sum += v * times;
    all.squares += v * v * times;
  }
  return all;
}

Interval mean_of(const Histogram& values) {
  const stats::Sample all = sample_of(values);
  return mean(all.n, all.sum, all.squares);
}

Spread spread(const Histogram& values) {
  if (values.empty()) return {};
  const stats::Sample all = sample_of(values);
  const double middle = all.sum / all.n;
  const double variance = all.n > 1 ? std::max(0.0, (all.squares - all.sum * middle) / (all.n - 1)) : 0;
  return {static_cast<std::uint64_t>(all.n), middle, std::sqrt(variance), values.front().first, values.back().first};
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
