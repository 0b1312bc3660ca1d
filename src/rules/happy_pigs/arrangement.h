// Where the pigs stand, for people to look at. The rules only need to know that a herd fits (packing.h); the places are
// worked out from the herd alone, always in the same way, so that a pig that comes, grows or goes moves few others.
//
// How: grids (a field, or two side by side) are filled in turn so that grown pigs stand on the first and young ones on
// the last. On a field every size has a corner it prefers; the search tries the preferred places first, big pigs before
// small ones, and takes the first arrangement that works. Of equal pigs the vaccinated ones come first. On one field
// nine pigs of ten stay where they are when one comes or grows.
#pragma once

#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::happy_pigs {

struct Placement {
  Pig pig;
  int grid;  // from 0
  int x, y;  // from the top left corner of the grid
  int width, height;
};

using Arrangement = List<Placement, 4 * most_pigs_of_a_size>;

// Of a herd that fits on the fields; field by field, big pigs first.
Arrangement arrange(const HappyPigs&, const Herd&, int fields);

}  // namespace sounder::happy_pigs
