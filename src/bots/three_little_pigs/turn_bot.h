// Plays The Three Little Pigs with exact expectations over the dice: first its own turn, then, within its budget, one
// turn more after another.
#pragma once

#include <algorithm>

#include "bots/bot.h"
#include "bots/three_little_pigs/reason.h"
#include "bots/three_little_pigs/turn.h"
#include "bots/three_little_pigs/value.h"
#include "match/adapter.h"

namespace sounder::bots::three_little_pigs {

// The lead of a seat in points, with the expected points of open houses (value.h).
inline Shares points_ahead(const ThreeLittlePigs& game, const State& s) {
  if (s.phase == Phase::over) return final_shares(game, s);
  PerSeat<float> points{};
  for (Seat seat : seats_of(game.options().seats))
    points[seat] = static_cast<float>(GreedyValue<ThreeLittlePigs>::of(game, s, seat));
  return shares_of_points(points, game.options().seats, 8.0f);
}

// The lead in points even where the match is over: it goes on to count when the victory is decided.
inline Shares points_alone(const ThreeLittlePigs& game, const State& s) {
  const Options& options = game.options();
  PerSeat<float> points{};
  for (Seat seat : seats_of(options.seats)) {
    if (s.phase != Phase::over) {
      points[seat] = static_cast<float>(GreedyValue<ThreeLittlePigs>::of(game, s, seat));
      continue;
    }
    int best_other = 0;
    for (Seat other : seats_of(options.seats))
      if (other != seat) best_other = std::max(best_other, score_of(options, s, other).total());
    points[seat] = static_cast<float>(score_of(options, s, seat).total() - best_other);
  }
  return points;
}

class TurnBot final : public Bot {
 public:
  // What is expected is stated with the odds multiplied by `odds` (calibration).
  TurnBot(std::shared_ptr<const Adapter<ThreeLittlePigs>> game, Evaluator evaluator, std::uint64_t turns,
          float slips = 0, double odds = 1)
      : game_(std::move(game)), evaluator_(evaluator), turns_(turns), slips_(slips), odds_(odds) {}

  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) override {
    const State& state = imagined.as<State>();
    const auto deadline = std::chrono::steady_clock::now() + budget.time;
    const bool timed = budget.time.count() > 0;
    TurnBudget effort{timed                    ? ~0ull
                      : budget.simulations > 0 ? budget.simulations
                                               : turns_,
                      [&] {
                        return (budget.stopped && budget.stopped->load(std::memory_order_relaxed)) ||
                               (timed && std::chrono::steady_clock::now() >= deadline);
                      }};
    effort.take();
    TurnAhead turn(game_->game, state, evaluator_);
    Advice advice{{}, consider(turn, state, seat), 1};
    for (std::size_t later = 0; later < margins.size() && effort.turns <= effort.most / at_least_dearer; ++later) {
      turn.look_ahead(static_cast<int>(later) + 1, margins[later], effort);
      if (effort.exhausted) break;  // some plans are evaluated less far ahead than the others
      advice.considered = consider(turn, state, seat);
      advice.simulations = effort.turns;
    }
    const bool slip = slips(advice.considered, rng) && !budget.advise;
    const bool decided = is_decided(advice.considered);
    if (decided) put_first(best_for_points(state, seat, advice.considered), advice.considered);
    advice.move = advice.considered[slip && !decided].move;
    for (Considered& one : advice.considered) {
      one.found = one.share;
      one.share = odds_ * one.share / (odds_ * one.share + 1 - one.share);
    }
    return advice;
  }

  Message reason(const AnyState& imagined, Seat, const AnyMove& move) override {
    return TurnReason(game_->game, imagined.as<State>()).why(move.as<Move>());
  }

  Message difference(const AnyState& imagined, Seat, const AnyMove& best, const AnyMove& next) override {
    return TurnReason(game_->game, imagined.as<State>()).against(best.as<Move>(), next.as<Move>());
  }

 private:
  static constexpr std::uint64_t at_least_dearer = 10;  // one turn further takes this many times as many solved turns
  // A plan is evaluated one turn further ahead if it is worse than the best by at most this.
  static constexpr std::array<float, 4> margins = {0.04f, 0.015f, 0.01f, 0.01f};

  static void put_first(const AnyMove& move, std::vector<Considered>& moves) {
    const auto place =
        std::find_if(moves.begin(), moves.end(), [&](const Considered& one) { return one.move == move; });
    std::rotate(moves.begin(), place, place + 1);
  }

  // A slip: the second-best move instead of the best, if the two are close.
  bool slips(const std::vector<Considered>& moves, Rng& rng) const {
    constexpr double not_much = 0.1;
    if (slips_ == 0 || moves.size() < 2 || moves[0].share - moves[1].share > not_much) return false;
    return rng.below(1000) < static_cast<std::uint32_t>(1000 * slips_);
  }

  // Whether the seat as good as certainly wins, or loses whatever it plays.
  static bool is_decided(const std::vector<Considered>& moves) {
    constexpr double certain = 0.999;
    return moves[0].share >= certain || moves[0].share <= 1 - certain;
  }

  // The best move for points of those that win no less often.
  AnyMove best_for_points(const State& state, Seat seat, const std::vector<Considered>& moves) const {
    constexpr double no_less = 0.0001;
    for (const Considered& move : consider(TurnAhead(game_->game, state, &points_alone), state, seat))
      for (const Considered& one : moves)
        if (one.move == move.move && one.share >= moves[0].share - no_less) return move.move;
    return moves[0].move;
  }

  // Every move with its value, best first.
  std::vector<Considered> consider(const TurnAhead& turn, const State& state, Seat seat) const {
    std::vector<Considered> all;
    if (state.phase == Phase::choose_dice) {
      const DiceTable dice = turn.dice();
      MoveListOf<ThreeLittlePigs> moves;
      game_->game.moves(state, seat, moves);
      for (const Move& move : moves)
        all.push_back({AnyMove::of(move), turn.own(dice.rolling(state.dice, state.rolls, move.rerolled())), 1});
    }
    if (state.phase == Phase::buy)
      for (const TurnPlan& plan : turn.plans()) all.push_back({AnyMove::of(plan.first), turn.own(plan.worth), 1});
    if (state.phase == Phase::blow)
      for (const WolfTarget& target : turn.targets())
        all.push_back({AnyMove::of(target.blow), turn.own(target.worth), 1});
    put_best_first(all);
    // Of plans that begin with the same tile, only the best counts.
    std::vector<Considered> best;
    for (const Considered& one : all)
      if (std::none_of(best.begin(), best.end(), [&](const Considered& other) { return other.move == one.move; }))
        best.push_back(one);
    return best;
  }

  std::shared_ptr<const Adapter<ThreeLittlePigs>> game_;
  Evaluator evaluator_;
  std::uint64_t turns_;
  float slips_;
  double odds_;
};

}  // namespace sounder::bots::three_little_pigs
