// What must hold for a game in numbers, as questions about one random match, asked as those of rules/properties.h are.
#pragma once

#include <string>

#include "rl/encoding.h"

namespace sounder::properties {

// Every question at every state of a match, whose decisions are made action by action.
std::string numbers_in_a_match(const AnyGame&, const rl::Encoding&, std::uint64_t seed);

// Names are there and no two alike.
std::string names_of_numbers(const rl::Encoding&);

}  // namespace sounder::properties
