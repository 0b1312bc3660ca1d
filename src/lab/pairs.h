// Paired comparisons of matches with the same number, which have the same dice: a case against the first one, and one
// bot among others when it takes every seat in turn. Luck that both matches share cancels out.
#pragma once

#include "lab/experiment.h"
#include "lab/tally.h"
#include "rules/game.h"

namespace sounder::lab {

// Consecutive cases, as many as there are seats, in which one bot takes each seat once and the others are all alike.
struct Rotation {
  std::size_t first;  // case
  std::string one;
  std::string others;
  std::vector<Seat> seats;  // the seat of the one bot, case by case
};

// The seating of a case; `Case` and `CaseLine` (folder.h) both have these.
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

// Adds these matches' paired differences to the tallies; `ends` are by case and match.
void pair_up(const std::vector<std::vector<Result>>& ends, const std::vector<Rotation>& rotations,
             std::vector<Tally>& tallies);

}  // namespace sounder::lab
