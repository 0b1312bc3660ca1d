// The Three Little Pigs for bots: whole turns instead of a tree (turn.h), since the dice can be solved exactly.
#pragma once

#include "bots/search_traits.h"
#include "bots/three_little_pigs/reason.h"
#include "bots/three_little_pigs/turn_bot.h"
#include "bots/three_little_pigs/value.h"

namespace sounder::bots {

template <>
struct SearchTraits<ThreeLittlePigs> : DefaultSearchTraits {
  // Simulations are solved turns; the bot's own turn is one.
  static constexpr std::array<Level, 5> levels = {
      Level{"beginner", 0, 0.78f}, Level{"novice", 0, 0.25f}, Level{"casual", 1, 0, 0, false, 0.8f},
      Level{"strong", 1, 0, 0, false, 0.25f}, Level{.name = "master", .simulations = 150, .most_seats = 4}};

  // At a table of five, luck counts for so much that slips would hide what a level knows.
  static constexpr float slips_of_five = 0.3f;

  // All levels from `casual` on compute the dice. `casual` counts points. `strong` evaluates with the fitted weights.
  // Both slip. `master` also looks at the turns that follow.
  static std::unique_ptr<Bot> make_level(const Level& level,
                                         const std::shared_ptr<const Adapter<ThreeLittlePigs>>& game) {
    using namespace three_little_pigs;
    if (level.simulations == 0) return nullptr;
    // Points count a turn as if nobody slipped and no turn of the others followed: that promises too much.
    constexpr double odds_by_points = 0.5;
    const bool counts_points = level.name == levels[2].name;
    const float slips = level.slips * (game->seats() < 5 ? 1 : slips_of_five);
    return std::make_unique<TurnBot>(game, counts_points ? &points_ahead : &prospects, level.simulations, slips,
                                     counts_points ? odds_by_points : 1);
  }

  // The expected share of each seat after the best continuation of the turn.
  static Shares evaluate(const ThreeLittlePigs& game, const three_little_pigs::State& s, Rng&) {
    return s.phase == three_little_pigs::Phase::over ? final_shares(game, s) : three_little_pigs::evaluate(game, s);
  }

  static std::span<const MessageDef* const> vocabulary() { return three_little_pigs::messages::vocabulary; }
  static Message reason(const ThreeLittlePigs& game, const three_little_pigs::State& state, Seat,
                        three_little_pigs::Move move) {
    return three_little_pigs::TurnReason(game, state).why(move);
  }
  static Message difference(const ThreeLittlePigs& game, const three_little_pigs::State& state, Seat,
                            three_little_pigs::Move best, three_little_pigs::Move next) {
    return three_little_pigs::TurnReason(game, state).against(best, next);
  }
};

}  // namespace sounder::bots
