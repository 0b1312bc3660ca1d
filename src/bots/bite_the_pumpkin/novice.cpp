// `novice` sees the effect of its move, the bites right after it, and the single runs that bring a pig beside a new
// pumpkin. Now and then it slips: it takes a move that looks nearly as good. `beginner` overlooks some of the moves,
// and the runs.
#include "bots/bite_the_pumpkin/reach.h"
#include "bots/bite_the_pumpkin/search_traits.h"
#include "bots/search_bot.h"

namespace sounder::bots {

using namespace bite_the_pumpkin;

namespace {

class Novice final : public Bot {
 public:
  Novice(std::shared_ptr<const Adapter<BiteThePumpkin>> game, const Level& level)
      : game_(std::move(game)),
        slips_(static_cast<std::uint32_t>(level.slips * 1000)),
        overlooks_(static_cast<std::uint32_t>(level.overlooks * 1000)),
        overlooks_runs_(static_cast<std::uint32_t>(SearchTraits<BiteThePumpkin>::overlooks_runs * 1000)) {}

  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) override {
    const State& s = imagined.as<State>();
    MoveListOf<BiteThePumpkin> moves;
    game_->game.moves(s, seat, moves);
    const bool sees_runs = looks_at_runs(seat, rng) || (budget.advise && overlooks_ == 0);
    std::vector<Looks> looks;
    Looks best{-1e9, 0, moves[0]};
    for (const Move& move : moves) {
      if (overlooks_ > 0 && !budget.advise && rng.below(1000) < overlooks_) continue;
      looks.push_back({worth_of(s, seat, move, sees_runs), rng.next(), move});
      if (looks.back() < best) best = looks.back();
    }
    if (looks.empty()) return {AnyMove::of(moves[rng.below(moves.size())])};  // it has overlooked all of them
    const bool slip = rng.below(1000) < slips_ && !budget.advise;
    return {AnyMove::of(slip ? nearly_as_good(looks, best, rng) : best.move)};
  }

  Message reason(const AnyState& imagined, Seat seat, const AnyMove& move) override {
    return SearchTraits<BiteThePumpkin>::reason(game_->game, imagined.as<State>(), seat, move.as<Move>(), {});
  }

 private:
  static constexpr double nearly = 1.5;  // a pumpkin and a half
  static constexpr double of_a_run = 0.25;

  bool looks_at_runs(Seat seat, Rng& rng) const {
    if (overlooks_ > 0) return false;
    return game_->seats() == 2 || seat == Seat::p1 || rng.below(1000) >= overlooks_runs_;
  }

  double worth_of(const State& s, Seat seat, Move move, bool sees_runs) const {
    State next = s;
    game_->game.play(next, move);
    const double worth = GreedyValue<BiteThePumpkin>::of(game_->game, next, seat);
    if (move.kind() != Move::Kind::plant || next.phase == Phase::over || !sees_runs) return worth;
    const Cells planted = bit(move.cell());
    const Cells obstacles = game_->game.options().trees | s.vegetables() | planted;
    int runs = 0;
    for (Direction d : pumpkin::all_directions) runs += (around(after_run(s.pigs, 0, obstacles, d)) & planted) != 0;
    return worth - of_a_run * runs;
  }

  struct Looks {
    double worth;
    std::uint64_t tie;
    Move move;
    bool operator<(const Looks& other) const { return worth != other.worth ? worth > other.worth : tie < other.tie; }
  };

  // Any of those, the best among them.
  static Move nearly_as_good(const std::vector<Looks>& looks, const Looks& best, Rng& rng) {
    Move chosen = best.move;
    std::uint32_t many = 0;
    for (const Looks& one : looks)
      if (one.worth >= best.worth - nearly && rng.below(++many) == 0) chosen = one.move;
    return chosen;
  }

  std::shared_ptr<const Adapter<BiteThePumpkin>> game_;
  std::uint32_t slips_;                       // of a thousand moves
  std::uint32_t overlooks_, overlooks_runs_;  // of a thousand moves that it could look at
};

}  // namespace

std::unique_ptr<Bot> SearchTraits<BiteThePumpkin>::make_level(
    const Level& level, const std::shared_ptr<const Adapter<BiteThePumpkin>>& game) {
  if (level.simulations == 0) return std::make_unique<Novice>(game, level);
  if (game->seats() == 2) return nullptr;
  const bool is_casual = level.name == levels[2].name;
  Level of_three = level;
  of_three.simulations = std::min((is_casual ? 4 : 10) * level.simulations, levels.back().simulations);
  if (is_casual) of_three.setup_simulations = 400;
  return std::make_unique<SearchBot<BiteThePumpkin>>(game, of_three);
}

}  // namespace sounder::bots
