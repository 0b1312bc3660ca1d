// Compares the first case with each other one that has as many seats: every seat's difference, with a verdict.
#pragma once

#include "lab/summary.h"

namespace sounder::lab {

// How much more of the victory a seat has in a case than in the first: paired by match number if the dice are the same,
// else as two independent samples.
struct Difference {
  Interval interval;
  double chance;  // p-value: the probability of a difference at least this large if there is none
  bool paired;
};
Difference difference_from_first(const Findings& found, std::size_t which, std::size_t seat);

std::vector<Comparison> comparisons(const RunLine& line, const Findings& found);

}  // namespace sounder::lab
