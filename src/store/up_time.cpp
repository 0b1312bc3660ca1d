#include "store/up_time.h"

#include <algorithm>

namespace sounder::store {

void UpTime::learn(const std::vector<Interval>& intervals, Time own) {
  const std::scoped_lock lock(mutex_);
  if (own != 0) own_ = own;
  intervals_.insert(intervals_.end(), intervals.begin(), intervals.end());
  std::ranges::sort(intervals_, {}, &Interval::since);
  std::vector<Interval> apart;
  for (const Interval& next : intervals_) {
    if (!apart.empty() && next.since <= apart.back().until) {
      apart.back().until = std::max(apart.back().until, next.until);
    } else {
      const Time before = apart.empty() ? 0 : apart.back().before + (apart.back().until - apart.back().since);
      apart.push_back({next.since, next.until, before});
    }
  }
  intervals_ = std::move(apart);
}

Time UpTime::between(Time from, Time to) const {
  if (to <= from) return 0;
  const std::scoped_lock lock(mutex_);
  return until(to) - until(from);
}

// This server is up while it asks: the time since its last sign counts, unless that was too long ago.
Time UpTime::until(Time when) const {
  const auto after = std::ranges::upper_bound(intervals_, when, {}, &Interval::since);
  if (after == intervals_.begin()) return 0;
  const Interval& last = *(after - 1);
  const bool still = after == intervals_.end() && own_ != 0 && when - own_ <= silence_;
  return last.before + (still ? when : std::min(when, last.until)) - last.since;
}

}  // namespace sounder::store
