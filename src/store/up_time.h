// When at least one server was up, from the heartbeats of all servers.
#pragma once

#include <mutex>
#include <vector>

#include "store/rows.h"

namespace sounder::store {

class UpTime {
 public:
  struct Interval {
    Time since = 0;
    Time until = 0;
    Time before = 0;  // up time before it
  };

  explicit UpTime(Time silence) : silence_(silence) {}

  // What the database says; intervals may overlap, and may have been told before. `own` is the last sign of this
  // server, if it gave one.
  void learn(const std::vector<Interval>& intervals, Time own = 0);

  Time between(Time from, Time to) const;

 private:
  Time until(Time when) const;  // up time since ever

  const Time silence_;
  mutable std::mutex mutex_;
  std::vector<Interval> intervals_;  // apart, in order
  Time own_ = 0;
};

}  // namespace sounder::store
