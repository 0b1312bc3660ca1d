// One number that changes when a game plays differently: a hash over the final states of fixed random matches. The
// browser build computes the same number from the same code.
#pragma once

#include <cstdint>

#include "match/any_game.h"

namespace sounder {

constexpr std::uint64_t signature_seed = 2026;

// The state hash at the end of random match `number`: Rng(signature_seed, number), moves from the move list; where
// several seats are to move, the first of them moves.
std::uint64_t final_hash(const AnyGame&, std::uint64_t number);

// A hash over the final states of matches 0 to `matches` - 1.
std::uint64_t signature(const AnyGame&, std::uint64_t matches);

}  // namespace sounder
