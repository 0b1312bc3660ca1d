// Plays a match to its end without keeping its moves: one loop for the arena, self-play samples, the lab, experiments
// in the browser and the signature.
#pragma once

#include <atomic>

#include "match/any_game.h"

namespace sounder {

struct Playout {
  explicit Playout(const AnyGame& played) : game(played) {}

  // `draw()` returns an outcome of a draw, `decide(seat)` a move; where several seats are to move, `turn.first` moves.
  // Returns false if it was stopped before the end.
  template <class Draw, class Decide>
  bool play_out(Draw&& draw, Decide&& decide, const std::atomic<bool>* stopped = nullptr) {
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state), ++moves) {
      if (stopped && stopped->load()) return false;
      if (turn.is_chance()) {
        game.play(state, draw());
        ++draws;
      } else {
        game.play(state, decide(turn.first));
      }
    }
    return true;
  }

  const AnyGame& game;
  AnyState state = game.start();
  std::uint64_t moves = 0;  // all, draws included
  std::uint64_t draws = 0;  // draws
};

}  // namespace sounder
