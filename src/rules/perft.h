// Perft: how many ways there are to play n moves. The one number that proves move generation, and the plainest measure
// of its speed. Outcomes of chance count as branches; where several seats are to move, `turn.first` moves. A match that
// ends earlier counts at no later depth.
#pragma once

#include "rules/game.h"

namespace sounder {

// Calls `visit(move)` for everything that can come next.
template <Game G, class Visit>
void for_each_branch(const G& game, const typename G::State& state, Visit&& visit) {
  const Turn turn = game.turn(state);
  if (turn.is_chance()) {
    ChanceListOf<G> chances;
    game.chances(state, chances);
    for (const auto& chance : chances) visit(chance.move);
  } else if (turn.decides()) {
    MoveListOf<G> moves;
    game.moves(state, turn.first, moves);
    for (const auto& move : moves) visit(move);
  }
}

template <Game G>
std::uint64_t perft(const G& game, const typename G::State& state, int depth) {
  if (depth == 0) return 1;
  std::uint64_t leaves = 0;
  for_each_branch(game, state, [&](const typename G::Move& move) {
    if (depth == 1) {
      ++leaves;  // counted without being played
      return;
    }
    typename G::State next = state;
    game.play(next, move);
    leaves += perft(game, next, depth - 1);
  });
  return leaves;
}

}  // namespace sounder
