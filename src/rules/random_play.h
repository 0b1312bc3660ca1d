// Random play over any game: what tests, benchmarks, fuzzers, the signature and rollouts share.
#pragma once

#include "rules/game.h"

namespace sounder {

// How a random move is found: through the game's move list (the same on every game), or its own fast way.
enum class Pick { listed, fast };

// Any of the seats that are to move at the same time.
inline Seat any_seat(SeatSet seats, Rng& rng) {
  if (seats.size() > 1)
    for (auto skip = rng.below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) seats.erase(seats.front());
  return seats.front();
}

// One uniformly random step, chance or decision. Where several seats are to move, `turn.first` does.
template <Game G, Pick pick = Pick::listed>
typename G::Move random_step(const G& game, const typename G::State& state, Turn turn, Rng& rng) {
  if (turn.is_chance()) return game.draw(state, rng);
  const Seat seat = turn.first;
  if constexpr (pick == Pick::fast && HasFastMove<G>) return game.any_move(state, seat, rng);
  MoveListOf<G> moves;
  game.moves(state, seat, moves);
  return moves[rng.below(moves.size())];
}

// Plays to the end and says how many moves it took.
template <Game G, Pick pick = Pick::listed>
int play_randomly(const G& game, typename G::State& state, Rng& rng) {
  int steps = 0;
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state), ++steps)
    game.play(state, random_step<G, pick>(game, state, turn, rng));
  return steps;
}

}  // namespace sounder
