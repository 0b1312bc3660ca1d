// The toy as a registered game, for tests that go through the registry.
#pragma once

#include "match/game_entry.h"
#include "toys/truffle_guess.h"

namespace sounder::toys {

inline bool register_truffle_guess() {
  static const bool registered = find_game("truffle-guess") || (add_game(entry_for<TruffleGuess>()), true);
  return registered;
}

inline GamePtr truffle_guess(int seats) {
  register_truffle_guess();
  return make_game({"truffle-guess", seats, {}, {}}).value();
}

}  // namespace sounder::toys
