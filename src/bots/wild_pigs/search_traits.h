// Wild Pigs Will Attack! for the search: evaluation and priors.
#pragma once

#include "bots/search_traits.h"
#include "bots/wild_pigs/idle.h"
#include "bots/wild_pigs/net_input.h"
#include "bots/wild_pigs/value.h"

namespace sounder::bots {

template <>
struct SearchTraits<WildPigs> : DefaultSearchTraits {
  static constexpr float c_puct = 0.5f;
  static constexpr float fpu_reduction = 0.12f;
  static constexpr float sure_at_end = 3.0f;  // points of lead, see shares_of_points
  static constexpr float sure_a_turn = 0.3f;  // more for each turn still to come
  static constexpr float choosy = 2.5f;       // the weight of a victory point in the prior of a move
  static constexpr float even = 0.1f;         // the base weight of every move

  static constexpr std::array<Level, 5> levels = {Level{"beginner", 0, 0.72f}, Level{"novice", 0, 0.45f},
                                                  Level{"casual", 24}, Level{"strong", 50, 0, 0, true},
                                                  Level{"master", 6'000, 0, 0, true}};

  static Shares evaluate(const WildPigs& game, const wild_pigs::State& state, Rng&) {
    using namespace wild_pigs;
    PerSeat<float> points{};
    const bool drawn = state.first != Seat::nobody;  // before that all seats are alike
    for (Seat seat : seats_of(drawn ? game.options().seats : 0))
      points[seat] = GreedyValue<WildPigs>::points(game.options(), state, seat);
    const int left = hours_per_era - state.round + (state.era == Era::day ? hours_per_era : 0);
    return shares_of_points(points, game.options().seats, sure_at_end + sure_a_turn * static_cast<float>(left));
  }

  static Shares evaluate_with_net(const WildPigs& game, const wild_pigs::State& state, Rng& rng, const Net& net) {
    return NetInput<WildPigs>::may_be_asked(state) ? evaluated_by(net, game, state) : evaluate(game, state, rng);
  }

  // By the value after the move. Before a draw the state before it is taken.
  static void priors(const WildPigs& game, const wild_pigs::State& state, Seat seat, const MoveListOf<WildPigs>& moves,
                     float* weights) {
    using namespace wild_pigs;
    const int count = moves.size();
    float best = -1e9f;
    for (int i = 0; i < count; ++i) {
      State next = state;
      game.play(next, moves[i]);
      const bool goes_on = !game.turn(next).is_chance() || next.phase == Phase::free_weapon;
      weights[i] = GreedyValue<WildPigs>::points(game.options(), goes_on ? next : state, seat);
      best = std::max(best, weights[i]);
    }
    for (int i = 0; i < count; ++i) weights[i] = even + same_exp(choosy * (weights[i] - best));
  }

  static void leave_out_idle(const WildPigs& game, const wild_pigs::State& state, MoveListOf<WildPigs>& moves) {
    wild_pigs::leave_out_idle(game.options(), state, moves);
  }

  static float points(const WildPigs& game, const wild_pigs::State& state, Seat seat) {
    return GreedyValue<WildPigs>::points(game.options(), state, seat);
  }

  // Two seats begin rounds by turns, the boss counts as one (WP-6), and the night begins like the day.
  static bool began_the_match(const wild_pigs::State& state, Seat seat) {
    return (state.first == seat) == ((state.round - 1 + state.at_boss) % 2 == 0);
  }

  // The net of the rulebook has learnt from matches of `casual`, in which a lead is lost more often than among bots
  // that ask it, and no net knows what it is worth to begin. Measured with two seats (docs/log/bots.md).
  static double told(const WildPigs& game, const wild_pigs::State& state, Seat seat, const Level& level, double share) {
    static constexpr double worth_to_begin = 1.25;  // in odds
    static constexpr std::array<Measured, 10> by_net = {{{0, 0},
                                                         {15, 6},
                                                         {150, 104},
                                                         {300, 259},
                                                         {450, 438},
                                                         {550, 562},
                                                         {700, 741},
                                                         {850, 896},
                                                         {985, 994},
                                                         {1000, 1000}}};
    if (!level.asks_net || game.options().seats != 2) return share;
    const bool surer = level.name == levels.back().name;  // `strong` searches so little that it is not too careful
    const double came = game.options().edition == 0 && surer ? came_of(by_net, share) : share;
    const double odds = began_the_match(state, seat) ? worth_to_begin : 1 / worth_to_begin;
    return odds * came / (odds * came + 1 - came);
  }

  // reason.cpp
  static Message reason(const WildPigs& game, const wild_pigs::State& state, Seat seat, const wild_pigs::Move& move);
  static Message difference(const WildPigs& game, const wild_pigs::State& state, Seat seat, const wild_pigs::Move& best,
                            const wild_pigs::Move& next);
  static std::span<const MessageDef* const> vocabulary();
};

}  // namespace sounder::bots
