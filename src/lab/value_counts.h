// The counts of values in a block of matches: common values have an array element each, others are searched for. A
// histogram is made of them after the block.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "lab/histogram.h"

namespace sounder::lab {

class ValueCounts {
 public:
  void add(std::int64_t value, std::uint64_t times = 1) {
    const auto place = static_cast<std::uint64_t>(value - first);
    if (place >= near_.size()) {
      far_[value] += times;
      return;
    }
    near_[place] += times;
    met_from_ = std::min(met_from_, place);
    met_to_ = std::max(met_to_, place + 1);
  }

  // Calls `each(value, times)` once for every value, then clears all.
  template <class Each>
  void take_out(Each&& each) {
    for (std::uint64_t place = met_from_; place < met_to_; ++place)
      if (const std::uint64_t times = std::exchange(near_[place], 0))
        each(first + static_cast<std::int64_t>(place), times);
    met_from_ = near_.size();
    met_to_ = 0;
    for (const auto& [value, times] : std::exchange(far_, {})) each(value, times);
  }
  void take_out(Histogram& to) {
    take_out([&](std::int64_t value, std::uint64_t times) { to[value] += times; });
  }

 private:
  static constexpr std::int64_t first = -64;  // scores may be below 0

  std::array<std::uint64_t, 512> near_{};
  Histogram far_;
  std::uint64_t met_from_ = near_.size();  // places
  std::uint64_t met_to_ = 0;
};

}  // namespace sounder::lab
