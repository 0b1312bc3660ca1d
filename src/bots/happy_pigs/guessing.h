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

// The action values of all seats in a round that has its card. `knower` knows its own choice; open choices are known to
// all.
class Guess {
 public:
  Guess(const HappyPigs& game, const Habits* habits, const State& s, Seat knower = Seat::nobody)
      : game_(game), s_(s), seats_(game.options().seats), card_(game.card_of(s, s.round)) {
    for (Seat seat : seats_of(seats_)) {
      const Worth worth(game, habits[at(seat)], ahead_of(s));
      for (Action action : all_actions) count_gains(seat, action, worth);
    }
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
    const auto& gains = gains_[seat][at(action)];
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

  // Spends one action after the other in the best way and notes the value of the first n.
  void count_gains(Seat seat, Action action, const Worth& worth) {
    auto& gains = gains_[seat][at(action)];
    const int number = card_.numbers[at(action)];
    State s = s_;
    s.phase = Phase::act;
    s.acting = seat;
    s.fed = {};
    s.parents = action == Action::mate ? static_cast<std::uint8_t>(s.farm(seat).herd.parents()) : 0;
    for (Seat other : seats_of(seats_))  // seats after this one need a choice
      if (s.farm(other).choice == Action::none) s.farm(other).choice = action;
    s.farm(seat).choice = action;
    s.farm(seat).actions =
        static_cast<std::uint8_t>(number + 1);  // one more than needed, so that the turn does not end with the last
    const float unused = game_.options().market.unused_action;
    bool at_rest = false;
    gains[0] = 0;
    for (int n = 1; n <= number; ++n) {
      if (at_rest) {
        gains[n] = gains[n - 1] + unused;
        continue;
      }
      Spending best = best_spending(game_, worth, s, seat);
      if (best.move.verb == Verb::vaccinate) {  // no action: what it is for comes with it
        game_.play(s, best.move);
        best = best_spending(game_, worth, s, seat);
      }
      gains[n] = gains[n - 1] + best.gain;
      at_rest = best.move.verb == Verb::done;
      if (at_rest) continue;
      game_.play(s, best.move);
      at_rest = s.phase != Phase::act || s.acting != seat;  // nothing more could be done
    }
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
  PerSeat<PerAction<std::array<float, happy_pigs::most_number + 1>>> gains_;
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

// Plays on by policy until a round is about to begin.
inline void play_on(const HappyPigs& game, const Habits* habits, State& s, int until, Rng& rng) {
  while (s.phase != Phase::over && !((s.phase == Phase::draw || s.phase == Phase::choose) && s.round >= until)) {
    switch (s.phase) {
      case Phase::first_seat:
      case Phase::draw: game.play(s, game.draw(s, rng)); break;
      case Phase::choose: {
        const Guess guess(game, habits, s);
        do game.play(s, habitual_choice(game, habits, guess, s, rng));
        while (s.phase == Phase::choose && game.secret_choices());
        break;
      }
      default: {
        const Seat seat = game.acting(s);
        const Phase phase = s.phase;
        const Worth worth(game, habits[at(seat)], ahead_of(s));
        while (s.phase == phase && game.acting(s) == seat) game.play(s, best_spending(game, worth, s, seat).move);
      }
    }
  }
}

}  // namespace sounder::bots::farming
