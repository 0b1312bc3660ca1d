// Names as people type them: beginnings and near misses.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/error.h"

namespace sounder::terminal {

// How many letters have to be inserted, left out, replaced or swapped with their neighbour (Damerau-Levenshtein, in
// its restricted form: nothing is edited twice).
int edit_distance(std::string_view one, std::string_view other);

// The names that are a near miss of what was typed, the nearest alone.
std::vector<std::string> near_misses(std::string_view typed, const std::vector<std::string>& names);

// ", did you mean serve?" where one of the names is a near miss, else ", expected play, games or serve".
std::string expectation(std::string_view typed, const std::vector<std::string>& names);

enum class Beginnings { accepted, refused };

// The name that was typed: in full or, where that is accepted, by a beginning that no other name shares. `what` says
// what it names, as in "command".
Expected<std::string> name_typed(std::string_view what, std::string_view typed, const std::vector<std::string>& names,
                                 Beginnings beginnings);

}  // namespace sounder::terminal
