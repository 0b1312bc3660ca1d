// The first case against each other one with as many seats: every seat's difference, with a verdict.
#pragma once

#include "lab/summary.h"

namespace sounder::lab {

// How much more of the victory a seat has in a case than in the first: match by match where both had the same dice,
// else as two samples that have nothing to do with one another.
struct Difference {
  Interval interval;
  double chance;  // of one at least this large if there is none
  bool paired;
};
Difference difference_from_first(const Findings& found, std::size_t which, std::size_t seat);

std::vector<Comparison> comparisons(const RunLine& line, const Findings& found);

}  // namespace sounder::lab
