// What a game does, as numbers: how seeded random matches end. The same on every machine and in the browser; a change
// of the rules, of the order of moves or of the dice changes it, a change that only makes things faster does not.
#pragma once

#include <cstdint>
#include <vector>

#include "match/any_game.h"

namespace sounder {

constexpr std::uint64_t signature_seed = 2026;

// The hash of the last state of each of the matches 0, 1, ... Match k is played with Rng(signature_seed, k): every
// decision picks from the listed moves, all equally likely; where several seats are to move, the first does.
std::vector<std::uint64_t> final_hashes(const AnyGame&, int matches);

// All of them in one number.
std::uint64_t signature_of(const AnyGame&, int matches);

}  // namespace sounder
