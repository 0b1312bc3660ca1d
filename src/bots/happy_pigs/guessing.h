// Simultaneous choices in Happy Pigs: the expected value of each action for each seat this round, and from it how often
// each seat chooses it.
//
// Every seat wants the best action and no seat wants to share it, so the choices are mixed strategies: each seat mixes
// its actions by their value while the others mix theirs.
#pragma once

#include "bots/happy_pigs/farming.h"
#include "bots/search_traits.h"

namespace sounder::bots::farming {

using Chances = PerAction<float>;  // sums to 1

// The state of a round without what has been chosen in it.
inline State before_choices(const State& s, int seats) {
  State before = s;
  for (Seat seat : seats_of(seats)) before.farm(seat).choice = Action::none;
  before.neutral = Action::none;
  return before;
}

// What each action is worth to each seat in a round that has its card, when it may be taken 0, 1, 2 ... times. It does
// not depend on what has been chosen.
class ActionGains {
 public:
  ActionGains() = default;
  ActionGains(const HappyPigs& game, const Habits* habits, const State& s) {
    const int seats = game.options().seats;
    for (Seat seat : seats_of(seats)) {
      const Worth worth(game, habits[at(seat)], ahead_of(s));
      for (Action action : all_actions) count(game, s, seat, action, worth);
    }
  }

  const std::array<float, happy_pigs::most_number + 1>& of(Seat seat, Action action) const {
    return gains_[seat][at(action)];
  }

 private:
  // Spends one action after the other in the best way and notes the value of the first n.
  void count(const HappyPigs& game, const State& round, Seat seat, Action action, const Worth& worth) {
    auto& gains = gains_[seat][at(action)];
    const int number = game.card_of(round, round.round).numbers[at(action)];
    State s = round;
    s.phase = Phase::act;
    s.acting = seat;
    s.fed = {};
    s.parents = action == Action::mate ? static_cast<std::uint8_t>(s.farm(seat).herd.parents()) : 0;
    for (Seat other : seats_of(game.options().seats))  // seats after this one need a choice
      if (s.farm(other).choice == Action::none) s.farm(other).choice = action;
    s.farm(seat).choice = action;
    s.farm(seat).actions =
        static_cast<std::uint8_t>(number + 1);  // one more than needed, so that the turn does not end with the last
    const float unused = game.options().market.unused_action;
    bool at_rest = false;
    gains[0] = 0;
    for (int n = 1; n <= number; ++n) {
      if (at_rest) {
        gains[n] = gains[n - 1] + unused;
        continue;
      }
      Spending best = best_spending(game, worth, s, seat);
      if (best.move.verb == Verb::vaccinate) {  // no action: what it is for comes with it
        game.play(s, best.move);
        best = best_spending(game, worth, s, seat);
      }
      gains[n] = gains[n - 1] + best.gain;
      at_rest = best.move.verb == Verb::done;
      if (at_rest) continue;
      game.play(s, best.move);
      at_rest = s.phase != Phase::act || s.acting != seat;  // nothing more could be done
    }
  }
  PerSeat<PerAction<std::array<float, happy_pigs::most_number + 1>>> gains_;
};

// How often each seat chooses each action in a round that has its card. `knower` knows its own choice; open choices are
// known to all.
class Guess {
 public:
  Guess(const HappyPigs& game, const Habits* habits, const State& s, Seat knower = Seat::nobody)
      : Guess(game, habits, s, knower, ActionGains(game, habits, s)) {}
  Guess(const HappyPigs& game, const Habits* habits, const State& s, Seat knower, const ActionGains& gains)
      : game_(game), s_(s), seats_(game.options().seats), card_(game.card_of(s, s.round)), gains_(gains) {
    for (Seat seat : seats_of(seats_))
      mix_[seat] = is_known(seat, knower) ? sure(s.farm(seat).choice) : Chances{0.25f, 0.25f, 0.25f, 0.25f};
    neutral_ = {0.25f, 0.25f, 0.25f, 0.25f};
    for (int step = 0; step < steps; ++step) {
      const auto before = mix_;
      for (Seat seat : seats_of(seats_))
        if (!is_known(seat, knower)) mix_[seat] = mixture(expected(seat, before), habits[at(seat)].sway);
      if (game.with_neutral()) neutral_ = neutral(habits[at(s.neutral_holder)], mix_[s.neutral_holder]);
    }
  }

  const Chances& of(Seat seat) const { return mix_[seat]; }

  // The neutral action as a holder with these mixed choices lays it: on the action that costs the opponent most.
  Chances neutral(const Habits& habits, const Chances& own) const {
    const Seat holder = s_.neutral_holder;
    const Seat other = game_.after(holder);
    PerAction<float> harm{};
    for (Action action : all_actions) {
      const std::size_t a = at(action);
      const auto loss = [&](Seat seat) { return gain(seat, action, 1) - gain(seat, action, 2); };
      harm[a] = mix_[at(other)][a] * loss(other) - own[a] * loss(holder);
    }
    return mixture(harm, habits.neutral_sway);
  }

  // The value of the action for the seat's farm when this many share its number.
  float gain(Seat seat, Action action, int takers) const {
    const int number = card_.numbers[at(action)];
    const auto& gains = gains_.of(seat, action);
    const int low = number / takers;
    const int rest = number % takers;
    if (rest == 0) return gains[low];
    return gains[low] + (gains[low + 1] - gains[low]) * static_cast<float>(rest) / static_cast<float>(takers);
  }

  // The probability that another seat takes the action too.
  float company(Seat seat, Action action) const {
    float alone = 1;
    for (Seat other : seats_of(seats_))
      if (other != seat) alone *= 1 - mix_[other][at(action)];
    if (game_.with_neutral() && s_.neutral_holder != seat) alone *= 1 - neutral_[at(action)];
    return 1 - alone;
  }

  static Chances sure(Action action) {
    Chances chances{};
    chances[at(action)] = 1;
    return chances;
  }

 private:
  static constexpr int steps = 2;  // rounds of replies: mine to theirs to any choice

  bool is_known(Seat seat, Seat knower) const {
    return s_.farm(seat).choice != Action::none && (seat == knower || !game_.secret_choices());
  }

  // The expected value of each action for a seat while the others choose by these probabilities.
  PerAction<float> expected(Seat seat, const PerSeat<Chances>& others) const {
    PerAction<float> sum{};
    for (Action action : all_actions) {
      std::array<float, max_seats + 1> company{1.0f};  // probability that exactly this many others take it too
      int most = 0;
      const auto another = [&](float chance) {
        for (int k = ++most; k > 0; --k) company[k] += chance * (company[k - 1] - company[k]);
        company[0] -= chance * company[0];
      };
      for (Seat other : seats_of(seats_))
        if (other != seat) another(others[other][at(action)]);
      if (game_.with_neutral() && s_.neutral_holder != seat) another(neutral_[at(action)]);
      for (int k = 0; k <= most; ++k) sum[at(action)] += company[k] * gain(seat, action, 1 + k);
    }
    return sum;
  }

  static Chances mixture(const PerAction<float>& worth, float sway) {
    const float best = *std::max_element(worth.begin(), worth.end());
    Chances chances;
    float sum = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) sum += chances[i] = same_exp((worth[i] - best) / sway);
    for (float& chance : chances) chance /= sum;
    return chances;
  }

  const HappyPigs& game_;
  const State& s_;
  int seats_;
  const happy_pigs::Card& card_;
  const ActionGains gains_;
  PerSeat<Chances> mix_;
  Chances neutral_;
};

inline Action drawn_from(const Chances& chances, Rng& rng) {
  constexpr std::uint32_t tickets = 1u << 20;
  float ticket = static_cast<float>(rng.below(tickets)) / tickets;
  for (Action action : {Action::feed, Action::mate, Action::buy})
    if ((ticket -= chances[at(action)]) < 0) return action;
  return Action::sell;
}

// The next choice by policy: an action, or the neutral one.
inline Move habitual_choice(const HappyPigs& game, const Habits* habits, const Guess& guess, const State& s, Rng& rng) {
  const Seat seat = game.choosers(s).front();
  if (!game.lays_neutral(s, seat))
    return {Verb::choose, seat, static_cast<std::uint8_t>(drawn_from(guess.of(seat), rng))};
  const Action own = s.farm(seat).choice;
  const Chances chances = guess.neutral(habits[at(seat)], own == Action::none ? guess.of(seat) : Guess::sure(own));
  return {Verb::neutral, seat, static_cast<std::uint8_t>(drawn_from(chances, rng))};
}

}  // namespace sounder::bots::farming
