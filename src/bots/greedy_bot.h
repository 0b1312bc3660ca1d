// Greedy play, one move ahead: the move with the best value of the next state, ties broken at random. `novice` does the
// same but overlooks some of the moves.
#pragma once

#include "bots/bot.h"
#include "bots/search_traits.h"
#include "match/adapter.h"

namespace sounder::bots {

template <Game G>
class GreedyBot final : public Bot {
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr int most_draws = 8;  // how many outcomes of a draw after the move are sampled

 public:
  explicit GreedyBot(std::shared_ptr<const Adapter<G>> game, float overlooks = 0)
      : game_(std::move(game)), overlooks_(static_cast<std::uint32_t>(overlooks * 1000)) {}

  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) override {
    const G& game = game_->game;
    const State state = without_guesses(game, imagined.as<State>(), seat);
    MoveListOf<G> moves;
    if constexpr (requires { SearchTraits<G>::candidates(game, state, seat, moves); })
      SearchTraits<G>::candidates(game, state, seat, moves);
    else
      list_moves(game, state, seat, moves);
    double best = 0;
    Move chosen = moves[0];
    std::uint32_t ties = 0;
    for (const Move& move : moves) {
      if (overlooks_ > 0 && !budget.advise && rng.below(1000) < overlooks_) continue;
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
    if (ties == 0) chosen = moves[rng.below(moves.size())];  // it has overlooked all of them
    return {AnyMove::of(chosen)};
  }

  Message reason(const AnyState& imagined, Seat seat, const AnyMove& move) override {
    if constexpr (requires { SearchTraits<G>::reason(game_->game, imagined.as<State>(), seat, move.as<Move>()); })
      return SearchTraits<G>::reason(game_->game, imagined.as<State>(), seat, move.as<Move>());
    return {};
  }

 private:
  // Takes back secret choices of other seats, so that the last seat to choose sees no more than the first.
  static State without_guesses(const G& game, const State& state, Seat seat) {
    if constexpr (requires { SearchTraits<G>::unguessed(game, state, seat); })
      return SearchTraits<G>::unguessed(game, state, seat);
    return state;
  }

  // The value of a state; before a draw, the mean over a few outcomes.
  static double worth_of(const G& game, const State& state, Seat seat, Rng& rng) {
    if (!game.turn(state).is_chance()) return GreedyValue<G>::of(game, state, seat);
    double sum = 0;
    for (int i = 0; i < most_draws; ++i) {
      State next = state;
      while (game.turn(next).is_chance()) game.play(next, game.draw(next, rng));
      sum += GreedyValue<G>::of(game, next, seat);
    }
    return sum / most_draws;
  }

  std::shared_ptr<const Adapter<G>> game_;
  std::uint32_t overlooks_;  // in thousandths of the moves
};

}  // namespace sounder::bots
