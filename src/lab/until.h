// The stopping rule of a run.
#pragma once

#include "lab/run.h"

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

}  // namespace sounder::lab
