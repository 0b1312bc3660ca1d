// Golden games: whole matches in text that read as stories (tests/golden/<game-id>-<name>.txt). Knows no game by name.
//
//   # The author's comments and blank lines stay where they stand.
//   game: bite-the-pumpkin
//   seats: 2
//   options: novice_help=1 layout=orchard       only what is not the default
//
//   1 p1 pig a1
//   2 p2 plant c4
//       The pigs eat the pumpkin on c4.         what is told beyond the move's text
//   3 chance roll DWRxD
//   view p1: {...}                              the view at that point: write `view p1` or `view audience`
//   result: p1 wins; scores 1 0
//   hash: 0123456789abcdef
//
// To make one, write the head and the moves (or `bots: SEED greedy random`, which plays on to the end, one bot a seat),
// and run the golden tests with SOUNDER_WRITE_GOLDEN=1: numbers, what is told, views, result and hash are filled in.
#pragma once

#include <string>
#include <string_view>

#include "match/error.h"

namespace sounder::golden {

// The text as it must be: comments kept, moves replayed strictly, everything else written anew. A golden game is right
// when this gives its own text back. The error names the line.
Expected<std::string> retold(std::string_view text);

}  // namespace sounder::golden
