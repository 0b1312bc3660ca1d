// The heuristic value of a state for a seat; higher is better. A game specializes it in its folder; without a
// specialization only the end of a match counts.
#pragma once

#include "rules/game.h"

namespace sounder::bots {

// A finished match, from 1 (won alone) down to 0 (lost).
template <Game G>
double final_value(const G& game, const typename G::State& state, Seat seat) {
  const Result result = game.result(state);
  return result.winners.contains(seat) ? 1.0 / result.winners.size() : 0.0;
}

template <Game G>
struct GreedyValue {
  static double of(const G& game, const typename G::State& state, Seat seat) {
    return game.turn(state).is_over() ? final_value(game, state, seat) : 0.5;
  }
};

}  // namespace sounder::bots
