// Bite the Pumpkin for the search: how it will end, where to look first, proofs, and reasons.
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

  // With a net some hundred simulations make a farmer whom the herd seldom beats; more would leave nothing between
  // `strong` and `master`. Only `master` looks for proofs. With three seats, where nobody wins by force, all but it
  // search ten times as much.
  static constexpr std::array<Level, 4> levels = {Level{"novice", 0, 0, 0, false, 0.05f},
                                                  Level{"casual", 40, 0, 0, true}, Level{"strong", 120, 0, 0, true},
                                                  Level{"master", 20'000, 0, 400'000, true}};
  static std::unique_ptr<Bot> make_level(const Level& level,
                                         const std::shared_ptr<const Adapter<BiteThePumpkin>>& game);
  // `classic`: as the bots of the designer's simulator are described.
  static constexpr std::array<std::string_view, 1> own_bots = {"classic"};
  static std::unique_ptr<Bot> make_own(std::string_view name, const GamePtr& game);

  // Plays to the end: the herd runs where most pigs can bite next turn, farmers plant at random out of the pigs' reach.
  static Shares evaluate(const BiteThePumpkin&, State, Rng&);
  // What the net says of the meadow, looked at from any side.
  static Shares evaluate_with_net(const BiteThePumpkin&, const State&, Rng&, const Net&);

  // Farmers look at the least exposed cells first.
  static void priors(const BiteThePumpkin&, const State&, Seat, const MoveListOf<BiteThePumpkin>&, float* weights);

  // The net has learnt from matches with mistakes, which is good for finding them. Strong bots make fewer: measured in
  // their matches.
  static double told(const BiteThePumpkin&, Seat, double share);

  // Two seats, from the end of the setup on. With a time it remembers what it found, so that the next move goes on from
  // there.
  class Prover {
   public:
    std::optional<Proven<Move>> operator()(const BiteThePumpkin&, const State&, const ProofBudget&);

   private:
    std::unique_ptr<pumpkin::Solver> kept_;
  };

  // Who wins, if that can be proven by looking at so many positions. Two seats only.
  static std::optional<Shares> settled(const BiteThePumpkin&, const State&, std::uint32_t nodes);

  static std::span<const MessageDef* const> vocabulary();
  static Message reason(const BiteThePumpkin&, const State&, Seat, Move, std::optional<bool> wins = {});
};

}  // namespace sounder::bots
