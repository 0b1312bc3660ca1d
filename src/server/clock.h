// The one clock of the process: wall time when it began, never less than what was last stored, then steady. Setting the
// system's clock back, or forward, does nothing to a match. Where an event turns up that is later (stored after the
// last sign of life, or by a server whose clock is ahead), it goes on from there: at a table time never falls.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

namespace sounder::server {

using Time = std::int64_t;  // milliseconds since 1970

class Clock {
 public:
  explicit Clock(Time at_least = 0, Time wall = wall_time()) : began_(std::max(at_least, wall)) {}

  Time now() const {
    using std::chrono::milliseconds;
    return began_.load() + std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - steady_).count();
  }
  void not_before(Time at) {
    const Time late = at - now();
    if (late > 0) began_ += late;
  }
  // When a moment of this clock is, for timers.
  std::chrono::steady_clock::time_point steady(Time at) const {
    return steady_ + std::chrono::milliseconds(at - began_.load());
  }

  static Time wall_time() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  }

 private:
  std::atomic<Time> began_;  // moved on one thread, looked at on all
  std::chrono::steady_clock::time_point steady_ = std::chrono::steady_clock::now();
};

}  // namespace sounder::server
