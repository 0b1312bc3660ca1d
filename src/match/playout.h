// A match that is played to its end, with nothing kept of it but where it stands: one loop for the arena, lessons, the
// lab, small experiments in the browser and the signature.
#pragma once

#include <atomic>

#include "match/any_game.h"

namespace sounder {

struct Playout {
  explicit Playout(const AnyGame& played) : game(played) {}

  // `draw()` says what chance brings, `decide(seat)` what a seat chooses; where several seats are to move, the first of
  // them does. False if it was stopped before the end.
  template <class Draw, class Decide>
  bool play_out(Draw&& draw, Decide&& decide, const std::atomic<bool>* stopped = nullptr) {
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state), ++moves) {
      if (stopped && stopped->load()) return false;
      if (turn.is_chance()) {
        game.play(state, draw());
        ++draws;
      } else {
        game.play(state, decide(turn.seats.front()));
      }
    }
    return true;
  }

  const AnyGame& game;
  AnyState state = game.start();
  std::uint64_t moves = 0;  // made, those of chance included
  std::uint64_t draws = 0;  // those of chance
};

}  // namespace sounder
