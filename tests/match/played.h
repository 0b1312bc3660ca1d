// Matches to test with, played at random to the end.
#pragma once

#include <stdexcept>

#include "match/chance.h"
#include "match/record.h"
#include "match/registry.h"

namespace sounder {

inline GamePtr game_of(const Setup& setup) {
  auto game = make_game(setup);
  if (!game) throw std::runtime_error(game.error().message);
  return *game;
}

inline Match played(const GamePtr& game, const ChanceSource& source, std::uint64_t seed = 1) {
  Match match(game);
  Rng rng(seed);
  for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
    if (turn.is_chance())
      match.play(Seat::nobody, source.draw(*game, match.state(), match.draws()));
    else
      match.play(turn.first, game->any_move(match.state(), turn.first, rng));
  }
  return match;
}

// Replaces the first `old` in the text; a test that changes nothing is no test.
inline std::string with(std::string text, const std::string& old, const std::string& changed) {
  const std::size_t at = text.find(old);
  if (at == std::string::npos) throw std::runtime_error("no " + old + " in " + text);
  return text.replace(at, old.size(), changed);
}

}  // namespace sounder
