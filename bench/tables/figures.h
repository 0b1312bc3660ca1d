// Times that were measured, and how they are distributed.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace sounder::load {

using Clock = std::chrono::steady_clock;

inline double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }
inline double seconds(Clock::duration time) { return std::chrono::duration<double>(time).count(); }

class Times {
 public:
  void add(Clock::duration time) {
    all_.push_back(static_cast<float>(milliseconds(time)));
    slowest_ = std::max(slowest_, all_.back());
  }
  std::size_t count() const { return all_.size(); }
  // So many milliseconds or less for this part of all.
  double at_most(double part) {
    if (all_.empty()) return 0;
    const auto rank = static_cast<std::size_t>(std::ceil(part * static_cast<double>(all_.size())));
    const auto place = all_.begin() + static_cast<std::ptrdiff_t>(std::clamp<std::size_t>(rank, 1, all_.size()) - 1);
    std::nth_element(all_.begin(), place, all_.end());
    return *place;
  }

  // Since this was last asked, in milliseconds.
  double slowest_of_late() { return std::exchange(slowest_, 0); }

 private:
  std::vector<float> all_;
  float slowest_ = 0;
};

// "3.1 | 9.7 | 14.2": p50, p99 and p99.9 in milliseconds.
inline std::string columns(Times& times) {
  char text[64];
  std::snprintf(text, sizeof text, "%.1f | %.1f | %.1f", times.at_most(0.5), times.at_most(0.99), times.at_most(0.999));
  return text;
}

}  // namespace sounder::load
