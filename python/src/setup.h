// The caller's choices before a match: a game by name, options and content as texts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "match/any_game.h"

namespace sounder::python {

using Pairs = std::vector<std::pair<std::string, std::string>>;

struct GameChoice {
  std::string game;
  int seats;      // 0: the fewest the game allows
  Pairs options;  // name and value
  Pairs content;  // a document of the caller's own, and its name in messages

  GameChoice(std::string id, int how_many, Pairs chosen, Pairs own)
      : game(std::move(id)), seats(how_many), options(std::move(chosen)), content(std::move(own)) {}
};

// The game, or a refusal that says which choices are impossible together.
GamePtr game_of(const GameChoice& choice);

}  // namespace sounder::python
