// Calibration: the shares that bots expect after their moves, compared with the results.
#pragma once

#include <array>
#include <optional>

#include "bots/arena.h"
#include "bots/ratings.h"

namespace sounder::bots {

struct Calibration {
  // Expected shares from 10 k to 10 (k + 1) percent.
  struct Tenth {
    std::uint64_t promises = 0;
    double promised = 0;   // their mean
    stats::Interval came;  // mean result
  };

  std::uint64_t matches = 0;
  std::uint64_t promises = 0;
  std::array<Tenth, 10> tenths;
  double error =
      0;  // expected calibration error: mean distance of expectation and result over the ten bins, weighted by count
  stats::Interval brier;  // Brier score: mean square of expectation minus result; 0 is certainty that comes true
  double even = 0;        // the same if every seat is always expected to win equally often
  // Of the first expectation of each match.
  double start_promised = 0;
  stats::Interval start_came;
};

// Of matches played with `explain`. Expectations of one match depend on one another, so intervals come from the spread
// between matches. None if nothing was expected.
std::optional<Calibration> calibration_of(const std::vector<Played>& matches, int seats);

}  // namespace sounder::bots
