// What matches of the same number, which have the same dice, say together: how a case differs from the first one, and
// how one bot does among others when it takes every seat in turn. Luck that two matches share then cancels out.
#pragma once

#include "lab/experiment.h"
#include "lab/tally.h"
#include "rules/game.h"

namespace sounder::lab {

// Cases one after the other, as many as there are seats, in which one bot takes each seat once and the others are all
// alike.
struct Rotation {
  std::size_t first;  // case
  std::string one;
  std::string others;
  std::vector<Seat> seats;  // where the one sits, case by case
};

// A case as far as seating goes; `Case` and `CaseLine` (folder.h) both have these.
struct Seating {
  std::string variant;
  std::vector<std::string> bots;
  std::vector<std::string> barred;
};
std::vector<Rotation> rotations(const std::vector<Seating>& cases);
template <class Cases>
std::vector<Rotation> rotations(const Cases& cases) {
  std::vector<Seating> seatings;
  for (const auto& one : cases) seatings.push_back({one.variant, one.bots, one.barred});
  return rotations(seatings);
}

// Adds to the tallies what these matches say together; `ends` are by case and match.
void pair_up(const std::vector<std::vector<Result>>& ends, const std::vector<Rotation>& rotations,
             std::vector<Tally>& tallies);

}  // namespace sounder::lab
