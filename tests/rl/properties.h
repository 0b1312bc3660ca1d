// What must hold for an observation encoding, as questions about one random match, as in rules/properties.h.
#pragma once

#include <string>

#include "rl/encoding.h"

namespace sounder::properties {

// Every question at every state of a match, whose decisions are made action by action.
std::string numbers_in_a_match(const AnyGame&, const rl::Encoding&, std::uint64_t seed);

// Names are there and no two alike.
std::string names_of_numbers(const rl::Encoding&);

}  // namespace sounder::properties
