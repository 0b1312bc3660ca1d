// The toy as a game that doors can find by name.
#pragma once

#include "match/game_line.h"
#include "toys/truffle_guess.h"

namespace sounder::toys {

inline GamePtr truffle_guess(int seats) {
  if (!find_game(Sound::facts.id)) add_game(line_for<Sound>());
  return *make_game({std::string(Sound::facts.id), seats, {}, {}});
}

}  // namespace sounder::toys
