// Playing on by policy in Happy Pigs, and what a search remembers of it: most of its simulations play the same round.
#pragma once

#include <vector>

#include "bots/happy_pigs/guessing.h"

namespace sounder::bots::farming {

// Plays all that follows from the choices of a round, until a draw, a choice or the end of the year.
inline void spend_all(const HappyPigs& game, const Habits* habits, State& s) {
  while (s.phase != Phase::over && s.phase != Phase::draw && s.phase != Phase::choose) {
    const Seat seat = game.acting(s);
    const Phase phase = s.phase;
    const Worth worth(game, habits[at(seat)], ahead_of(s));
    while (s.phase == phase && game.acting(s) == seat) game.play(s, best_spending(game, worth, s, seat).move);
  }
}

// Values by hash; a new one may take the place of another. There is no room for any before the first.
template <class Value, std::size_t most>
class Remembered {
 public:
  template <class Make>
  const Value& get(std::uint64_t key, Make&& make) {
    if (entries_.empty()) entries_.resize(most);
    Entry& entry = entries_[key % most];
    if (!entry.there || entry.key != key) entry = {key, true, make()};
    return entry.value;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    bool there = false;
    Value value{};
  };
  std::vector<Entry> entries_;
};

// A cache for one game, one set of habits and one net: each value is the one that would be computed without it.
class Memory {
 public:
  const ActionGains& gains(const HappyPigs& game, const Habits* habits, const State& s) {
    const State before = before_choices(s, game.options().seats);
    return gains_.get(hash_of(before), [&] { return ActionGains(game, habits, before); });
  }

  void spend_all(const HappyPigs& game, const Habits* habits, State& s) {
    s = spent_.get(hash_of(s), [&] {
      State after = s;
      farming::spend_all(game, habits, after);
      return after;
    });
  }

  template <class Make>
  const Shares& shares(const State& s, Make&& make) {
    return shares_.get(hash_of(s), make);
  }

 private:
  Remembered<ActionGains, 256> gains_;
  Remembered<State, 2048> spent_;
  Remembered<Shares, 4096> shares_;
};

// Plays on by policy until a round is about to begin. `memory` may be null.
inline void play_on(const HappyPigs& game, const Habits* habits, State& s, int until, Rng& rng, Memory* memory) {
  while (s.phase != Phase::over && !((s.phase == Phase::draw || s.phase == Phase::choose) && s.round >= until)) {
    switch (s.phase) {
      case Phase::first_seat:
      case Phase::draw: game.play(s, game.draw(s, rng)); break;
      case Phase::choose: {
        const Guess guess(game, habits, s, Seat::nobody,
                          memory ? memory->gains(game, habits, s) : ActionGains(game, habits, s));
        do game.play(s, habitual_choice(game, habits, guess, s, rng));
        while (s.phase == Phase::choose && game.secret_choices());
        break;
      }
      default: memory ? memory->spend_all(game, habits, s) : spend_all(game, habits, s);
    }
  }
}

}  // namespace sounder::bots::farming
