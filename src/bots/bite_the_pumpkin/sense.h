// Bite the Pumpkin for the search: quick play to the end, proofs, and reasons.
#pragma once

#include "bots/bite_the_pumpkin/value.h"
#include "bots/bot.h"
#include "bots/sense.h"

namespace sounder::bots {

template <>
struct Sense<BiteThePumpkin> : UsualSense {
  using State = BiteThePumpkin::State;
  using Move = BiteThePumpkin::Move;

  static constexpr std::array<Level, 4> levels = {Level{"novice", 0, 0.4f}, Level{"casual", 200}, Level{"strong", 2'000},
                                                  Level{"master", 15'000, 0, 150'000}};
  // `classic`: as the bots of the designer's simulator are described.
  static constexpr std::array<std::string_view, 1> own_bots = {"classic"};
  static std::unique_ptr<Bot> make_own(std::string_view name, const GamePtr& game);

  // Plays to the end: the herd runs where most pigs can bite next turn, farmers plant at random out of the pigs' reach.
  static Shares outlook(const BiteThePumpkin&, State, Rng&);

  // A winning move, with two seats and as soon as a proof is likely to be found.
  static std::optional<Move> proven(const BiteThePumpkin&, const State&, std::uint32_t nodes);

  // Who wins, if that can be proven by looking at so many positions. Two seats only.
  static std::optional<Shares> settled(const BiteThePumpkin&, const State&, std::uint32_t nodes);

  static std::span<const Says* const> vocabulary();
  static Message reason(const BiteThePumpkin&, const State&, Seat, Move);
};

}  // namespace sounder::bots
