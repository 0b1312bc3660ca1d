// The truffle game some versions on: its option came later, is on in new matches, and was not played before.
#pragma once

#include "match/game_entry.h"
#include "toys/truffle_guess.h"

namespace sounder::toys {

class LaterGuess : public TruffleGuess {
 public:
  using TruffleGuess::TruffleGuess;
  static constexpr Facts facts = {"later-guess", "Later Guess", "Sounder's tests", 2, 4, 1, 100, true};
  static constexpr std::array<Option<Options>, 1> options_offered = {
      Option<Options>::number("bonus", &Options::bonus, 0, 3, 2).with_absent(0)};
};

inline bool register_later_guess() {
  static const bool registered = find_game("later-guess") || (add_game(entry_for<LaterGuess>()), true);
  return registered;
}

}  // namespace sounder::toys
