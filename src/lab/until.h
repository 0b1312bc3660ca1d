// The stopping rule of a run.
#pragma once

#include "lab/folder.h"

namespace sounder::lab {

// "win-rate of p1 within 1 %": the half interval of every case is that narrow. "difference of p1 decided": every case
// but the first differs from the first, by a confidence sequence that may be checked after every match; "... or within
// 2 %": or the difference is known to be smaller than that.
struct Until {
  enum class What { rate, difference };
  What what;
  Seat seat;
  double within;  // 0: only a decided difference counts
  bool met(const Findings& found) const;
};
Expected<Until> until(std::string_view rule, int seats);

// The rule of a run, whether it ended it, and the intervals that hold at all its checks together: the rate of each
// case, or the difference of each later case from the first.
struct Stopping {
  struct OfCase {
    std::size_t which;
    Interval interval;
  };
  std::string rule;
  bool met = false;
  std::uint64_t matches = 0;  // of each case
  bool of_difference = false;
  Seat seat = Seat::nobody;
  std::vector<OfCase> cases;
};
// Nothing for a run without a rule.
std::optional<Stopping> stopping_of(const RunLine& line, const Findings& found);
std::string words_about(const Stopping& stopping, const RunLine& line);

}  // namespace sounder::lab
