// Happy Pigs for the search. Only the secret choice of an action is searched; spending the actions is routine (the
// policy of farming.h), and the playout to the end of the year follows the same policy.
#pragma once

#include <optional>

#include "bots/happy_pigs/net_input.h"
#include "bots/happy_pigs/playing_on.h"
#include "bots/happy_pigs/reason.h"
#include "bots/happy_pigs/value.h"
#include "bots/search_traits.h"

namespace sounder::bots {

template <>
struct SearchTraits<HappyPigs> : DefaultSearchTraits {
  using State = happy_pigs::State;
  using Move = happy_pigs::Move;
  using Phase = happy_pigs::Phase;

  // A farmer who never errs is beaten by nobody who errs now and then, so levels differ in how often they err.
  static constexpr std::array<Level, 5> levels = {
      Level{"beginner", 0, 0.42f}, Level{"novice", 0, 0.15f},
      Level{.name = "casual", .simulations = 16, .lapses = 0.37f},
      Level{.name = "strong", .simulations = 120, .asks_net = true, .lapses = 0.14f},
      Level{.name = "master", .simulations = 1'000, .asks_net = true}};
  // At larger tables more is to be weighed.
  static std::uint32_t simulations(const HappyPigs& game, const Level& level) {
    return level.asks_net && game.options().seats > 2 ? 2 * level.simulations : level.simulations;
  }
  static constexpr float sure_lead = 15.0f;
  static constexpr float least_prior = 0.05f;  // the prior of an action that the policy never takes

  using Memory = farming::Memory;

  // Without a net, a playout by the policy. The lead at the end counts rather than the winner: one playout gives more
  // information. With a net, which evaluates only the beginning of a round, a playout until then. `memory` may be null.
  static Shares evaluate_with(const HappyPigs& game, State s, Rng& rng, const Net* net, Memory* memory) {
    const int seats = game.options().seats;
    if (!net) {
      farming::play_on(game, habits(), s, happy_pigs::rounds, rng, memory);
      PerSeat<float> money{};
      for (Seat seat : seats_of(seats)) money[seat] = s.farm(seat).money;
      return shares_of_points(money, seats, sure_lead);
    }
    if (!NetInput<HappyPigs>::may_be_asked(s))
      farming::play_on(game, habits(), s, s.is_before_round_one() ? 0 : s.round + 1, rng, memory);
    if (s.phase == Phase::over) return final_shares(game, s);
    const auto ask = [&] { return evaluated_by(*net, game, s); };
    return memory ? memory->shares(s, ask) : ask();
  }
  static Shares evaluate(const HappyPigs& game, const State& s, Rng& rng) {
    return evaluate_with(game, s, rng, nullptr, nullptr);
  }
  static Shares evaluate_with_net(const HappyPigs& game, const State& s, Rng& rng, const Net& net) {
    return evaluate_with(game, s, rng, &net, nullptr);
  }

  static std::optional<Move> routine(const HappyPigs& game, const State& s, Seat seat) {
    if (s.phase == Phase::choose) return std::nullopt;
    return farming::best_spending(game, farming::Worth(game, *habits(), farming::ahead_of(s)), s, seat).move;
  }

  static void play_routine(const HappyPigs& game, State& s, Memory& memory) {
    if (s.phase != Phase::shop) memory.spend_all(game, habits(), s);
  }

  static std::optional<Move> opening(const HappyPigs& game, const State& s, Seat seat, Rng& rng) {
    return s.phase == Phase::shop ? farming::drawn_purchase(game, s, seat, rng) : std::nullopt;
  }

  // No vaccinating on the side, which gains nothing, but where it brings a vaccine back that can be bought (HP-12).
  static void candidates(const HappyPigs& game, const State& s, Seat seat, MoveListOf<HappyPigs>& out) {
    if (farming::may_vaccinate_to_buy(game, s, seat)) return game.moves(s, seat, out);
    game.answers(s, seat, out);
  }

  // Only the choice of an action is searched.
  static void priors(const HappyPigs& game, const State& s, Seat seat, const MoveListOf<HappyPigs>& moves, float* out,
                     Memory& memory) {
    const farming::Guess guess(game, habits(), s, seat, memory.gains(game, habits(), s));
    const farming::Chances chances =
        game.lays_neutral(s, seat) ? guess.neutral(*habits(), guess.of(seat)) : guess.of(seat);
    for (int i = 0; i < moves.size(); ++i) out[i] = chances[farming::at(moves[i].action())] + least_prior;
  }

  // Takes back secret choices of other seats; the search makes them again.
  static State unguessed(const HappyPigs& game, State s, Seat seat) {
    if (!guesses(game, s, seat)) return s;
    for (Seat other : seats_of(game.options().seats))
      if (other != seat) s.farm(other).choice = happy_pigs::Action::none;
    if (s.neutral_holder != seat) s.neutral = happy_pigs::Action::none;
    return s;
  }

  static bool guesses(const HappyPigs& game, const State& s, Seat) {
    return s.phase == Phase::choose && game.secret_choices();
  }

  // With one opponent a choice that can be guessed loses; with more, a weak choice loses more (docs/log/bots.md).
  static bool draws_sharply(const HappyPigs& game) { return game.options().seats > 2; }

  // A playout of `casual` takes a lead for less certain than it is, the more so the later in the year. With two seats
  // the share is calibrated for each season, from a half on; the other seat has the rest (docs/log/bots.md).
  static double told(const HappyPigs& game, const State& s, Seat, const Level& level, double share) {
    using Points = std::array<Measured, 6>;
    static constexpr std::array<Points, happy_pigs::seasons> by_season = {{
        {{{500, 500}, {550, 550}, {600, 608}, {700, 745}, {800, 890}, {1000, 1000}}},
        {{{500, 500}, {550, 573}, {600, 650}, {700, 795}, {800, 905}, {1000, 1000}}},
        {{{500, 500}, {550, 615}, {600, 720}, {700, 855}, {800, 985}, {1000, 1000}}},
        {{{500, 500}, {550, 770}, {600, 890}, {700, 975}, {800, 998}, {1000, 1000}}},
    }};
    if (level.asks_net || game.options().seats != 2) return share;
    const Points& came = by_season[s.round / happy_pigs::rounds_a_season];
    return share < 0.5 ? 1 - came_of(came, 1 - share) : came_of(came, share);
  }

  static Message reason(const HappyPigs& game, const State& s, Seat seat, const Move& move) {
    return farming::FarmReason(game, habits(), s, seat).of(move);
  }
  static Message difference(const HappyPigs& game, const State& s, Seat seat, const Move& best, const Move& next) {
    return farming::FarmReason(game, habits(), s, seat).against(best, next);
  }
  static std::span<const MessageDef* const> vocabulary() { return farming::messages::vocabulary; }

  // Probabilities of all seats: a farmer assumes that the others play like itself.
  static const farming::Habits* habits() {
    static constexpr PerSeat<farming::Habits> alike{};
    return alike.data();
  }
};

}  // namespace sounder::bots
