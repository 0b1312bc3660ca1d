// One move ahead: the move after which the seat stands best, ties broken by chance.
#pragma once

#include "bots/bot.h"
#include "bots/value.h"
#include "match/adapter.h"

namespace sounder::bots {

template <Game G>
class GreedyBot final : public Bot {
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr int most_draws = 8;  // how many outcomes of chance after the move are looked at

 public:
  explicit GreedyBot(std::shared_ptr<const Adapter<G>> game) : game_(std::move(game)) {}

  AnyMove choose(const AnyState& imagined, Seat seat, Rng& rng) override {
    const G& game = game_->game;
    const State& state = imagined.as<State>();
    MoveListOf<G> moves;
    game.moves(state, seat, moves);
    double best = 0;
    Move chosen = moves[0];
    std::uint32_t ties = 0;
    for (const Move& move : moves) {
      State next = state;
      game.play(next, move);
      const double worth = worth_of(game, next, seat, rng);
      if (ties == 0 || worth > best) {
        best = worth;
        chosen = move;
        ties = 1;
      } else if (worth == best && rng.below(++ties) == 0) {
        chosen = move;
      }
    }
    return AnyMove::of(chosen);
  }

 private:
  // The value of a state; where chance comes next, the mean over a few draws.
  static double worth_of(const G& game, const State& state, Seat seat, Rng& rng) {
    if (!game.turn(state).is_chance()) return Value<G>::of(game, state, seat);
    double sum = 0;
    for (int i = 0; i < most_draws; ++i) {
      State next = state;
      while (game.turn(next).is_chance()) game.play(next, game.draw(next, rng));
      sum += Value<G>::of(game, next, seat);
    }
    return sum / most_draws;
  }

  std::shared_ptr<const Adapter<G>> game_;
};

}  // namespace sounder::bots
