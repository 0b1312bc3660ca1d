// One number that tells whether a change altered play: the ends of fixed random matches. The browser build computes
// the same from the same code, which is how the two are compared.
#pragma once

#include <cstdint>

#include "match/any_game.h"

namespace sounder {

constexpr std::uint64_t signature_seed = 2026;

// The state hash at the end of random match `number`: Rng(signature_seed, number), every move out of the list, where
// several seats are to move the first of them.
std::uint64_t final_hash(const AnyGame&, std::uint64_t number);

// One number over the ends of matches 0 to `matches` - 1.
std::uint64_t signature(const AnyGame&, std::uint64_t matches);

}  // namespace sounder
