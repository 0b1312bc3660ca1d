// Bite the Pumpkin for the search: evaluation, priors, proofs and reasons.
#pragma once

#include "bots/bite_the_pumpkin/net_input.h"
#include "bots/bite_the_pumpkin/solver.h"
#include "bots/bite_the_pumpkin/value.h"
#include "bots/bot.h"
#include "bots/search_traits.h"
#include "match/adapter.h"

namespace sounder::bots {

template <>
struct SearchTraits<BiteThePumpkin> : DefaultSearchTraits {
  using State = BiteThePumpkin::State;
  using Move = BiteThePumpkin::Move;

  // With a net, some hundred simulations make a farmer whom the herd seldom beats; more would leave nothing between
  // `strong` and `master`. Only `master` searches for proofs. With three seats no side can force a win, and all levels
  // from `casual` on use ten times as many simulations.
  static constexpr std::array<Level, 5> levels = {
      Level{"beginner", 0, 0.2f}, Level{"novice", 0, 0, 0, false, 0.05f}, Level{"casual", 40, 0, 0, true, 0, 1'000},
      Level{"strong", 200, 0, 0, true, 0, 1'000}, Level{"master", 20'000, 0, 400'000, true}};
  static std::unique_ptr<Bot> make_level(const Level& level,
                                         const std::shared_ptr<const Adapter<BiteThePumpkin>>& game);
  // With two seats the herd of `casual` makes fewer simulations than the farmer: enough against novices, and too few
  // against a farmer of `strong`.
  static float effort(const BiteThePumpkin& game, const Level& level, Seat seat) {
    const bool herd_of_casual = level.name == levels[2].name && seat == Seat::p1 && game.options().seats == 2;
    return herd_of_casual ? 0.3f : 1.0f;
  }
  // The part of its plantings for which a farmer of `novice` overlooks the runs, with three seats: a farmer who looks
  // at them every time is never beaten by the herd of a low level.
  static constexpr float overlooks_runs = 0.6f;
  // The placing of the five pigs and of each farmer's first five vegetables.
  static bool sets_up(const BiteThePumpkin& game, const State& s) {
    using namespace bite_the_pumpkin;
    const int stock = game.options().seats == 3 ? BiteThePumpkin::supply_for_three : BiteThePumpkin::supply_for_two;
    return s.phase == Phase::place_pig ||
           (s.phase == Phase::plant && stock - s.supply[at(s.planting)] < BiteThePumpkin::setup_vegetables);
  }
  // `classic`: the bots of the designer's simulator, from their description.
  static constexpr std::array<std::string_view, 1> own_bots = {"classic"};
  static std::unique_ptr<Bot> make_own(std::string_view name, const GamePtr& game);

  // A playout: the herd runs where most pigs can bite next turn; farmers plant at random out of the pigs' reach.
  static Shares evaluate(const BiteThePumpkin&, State, Rng&);
  // The net's evaluation of the meadow, under a random symmetry.
  static Shares evaluate_with_net(const BiteThePumpkin&, const State&, Rng&, const Net&);

  // Priors of plantings: the least exposed cells first.
  static void priors(const BiteThePumpkin&, const State&, Seat, const MoveListOf<BiteThePumpkin>&, float* weights);

  // The net was trained on matches with mistakes, which helps to find mistakes. Bots make fewer, the stronger the
  // fewer, so the expected share is calibrated on matches of each level.
  static double told(const BiteThePumpkin&, const State&, Seat, const Level&, double share);

  // For two seats, after the setup. With a time budget the table is kept, so that the proof for the next move goes on
  // from it.
  class Prover {
   public:
    std::optional<Proven<Move>> operator()(const BiteThePumpkin&, const State&, const ProofBudget&);

   private:
    std::unique_ptr<pumpkin::Solver> kept_;
  };

  // Who wins, if a proof is found within this many positions. Two seats only.
  static std::optional<Shares> settled(const BiteThePumpkin&, const State&, std::uint32_t nodes);

  static std::optional<bool> wins_after(const BiteThePumpkin&, const State&, Seat, Move);
  static std::span<const MessageDef* const> vocabulary();
  // reason.cpp
  static Message reason(const BiteThePumpkin&, const State&, Seat, Move, std::optional<bool> wins);
  static Message difference(const BiteThePumpkin&, const State&, Seat, Move best, Move next);
};

}  // namespace sounder::bots
