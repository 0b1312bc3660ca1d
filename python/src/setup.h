// What a user asks for before a match: a game by name, options and content as texts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "match/any_game.h"

namespace sounder::python {

using Pairs = std::vector<std::pair<std::string, std::string>>;

struct GameChoice {
  std::string game;
  int seats;      // 0: as few as the game allows
  Pairs options;  // name and value
  Pairs content;  // a document of one's own, and what messages call it

  GameChoice(std::string id, int how_many, Pairs chosen, Pairs own)
      : game(std::move(id)), seats(how_many), options(std::move(chosen)), content(std::move(own)) {}
};

// The game, or a refusal that says what does not go together.
GamePtr game_of(const GameChoice& choice);

}  // namespace sounder::python
