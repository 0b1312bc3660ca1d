// Compares every case with the first one, or with the first that has the same bots: the wins of every seat, scores,
// margin, length and the edge of going first, with one verdict on all of them, corrected together.
#pragma once

#include "lab/summary.h"

namespace sounder::lab {

// How much more of the victory a seat has in a case than in an earlier one: paired by match number if the dice are the
// same, else as two independent samples.
struct Difference {
  Interval interval;
  double chance;  // p-value: the probability of a difference at least this large if there is none
  bool paired;
};
Difference difference_from(const Findings& found, std::size_t base, std::size_t which, std::size_t seat);
inline Difference difference_from_first(const Findings& found, std::size_t which, std::size_t seat) {
  return difference_from(found, 0, which, seat);
}

// From the first case, match by match, with the interval that is valid at every look.
Interval difference_at_any_time(const Tally& tally, std::size_t seat);

std::vector<Comparison> comparisons(const RunLine& line, const Findings& found);

}  // namespace sounder::lab
