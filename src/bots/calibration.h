// Do promises come true? What bots expect of the moves they make, beside what came of them.
#pragma once

#include <array>
#include <optional>

#include "bots/arena.h"
#include "bots/ratings.h"

namespace sounder::bots {

struct Calibration {
  // Promises from 10 k to 10 (k + 1) percent.
  struct Tenth {
    std::uint64_t promises = 0;
    double promised = 0;  // their mean
    Measured came;        // what came of them
  };

  std::uint64_t matches = 0;
  std::uint64_t promises = 0;
  std::array<Tenth, 10> tenths;
  double error = 0;  // how far what was promised is from what came, over the tenths, each by how many promises it has
  Measured brier;    // mean square of promise minus outcome: 0 is certainty that comes true
  double even = 0;   // the same for whoever always promises everybody the same
  // Of the first promise of each match.
  double start_promised = 0;
  Measured start_came;
};

// Of matches that were played with `explain`. Promises of one match depend on one another: the intervals come from the
// spread between matches. None where nothing was promised.
std::optional<Calibration> calibration_of(const std::vector<Played>& matches, int seats);

}  // namespace sounder::bots
