// How things are called in texts and stories.
#pragma once

#include <string>

#include "rules/three_little_pigs/state.h"

namespace sounder::three_little_pigs {

// "straw door", "straw doors".
inline std::string name_of(TileKind kind) { return std::string(name_of(kind.material)) + " " + std::string(name_of(kind.part)); }
inline std::string names_of(TileKind kind) { return name_of(kind) + "s"; }
// "new", "2".
inline std::string name_of(Place place) { return place == Place::fresh ? "new" : std::to_string(number_of(place)); }
// "1 door", "3 doors".
inline std::string counted(int number, std::string_view what) {
  return std::to_string(number) + " " + std::string(what) + (number == 1 ? "" : "s");
}
inline std::string letter_of(Face face) { return std::string(1, face_letters[at(face)]); }
// "DWRxD".
inline std::string letters_of(Dice dice) {
  std::string letters;
  for (int die = 0; die < dice_count; ++die) letters += letter_of(dice.face(die));
  return letters;
}

}  // namespace sounder::three_little_pigs
