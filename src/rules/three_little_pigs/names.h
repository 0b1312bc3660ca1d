// How things are called in the notation.
#pragma once

#include <string>

#include "rules/three_little_pigs/state.h"

namespace sounder::three_little_pigs {

// "straw door".
inline std::string name_of(TileKind kind) {
  return std::string(name_of(kind.material)) + " " + std::string(name_of(kind.part));
}
// "new", "2".
inline std::string name_of(TilePlace place) {
  return place == TilePlace::fresh ? "new" : std::to_string(number_of(place));
}
// "DWRxD".
inline std::string letters_of(Dice dice) {
  std::string letters;
  for (int die = 0; die < dice_count; ++die) letters += face_letters[at(dice.face(die))];
  return letters;
}

}  // namespace sounder::three_little_pigs
