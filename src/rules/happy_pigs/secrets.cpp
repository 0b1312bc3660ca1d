// What is hidden from whom (HP-8, HP-17): choices of a round until all are in, of the open ones the neutral action
// alone.
#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::happy_pigs {

SeatSet HappyPigs::all_but(Seat seat) const {
  SeatSet others = seats_of(options_.seats);
  others |= Seat::nobody;
  others.erase(seat);
  return others;
}

// The last choice of a round turns all of them over.
bool HappyPigs::is_last_choice(const State& before, const Move& move) const {
  if (before.phase != Phase::choose) return false;
  State s = before;
  (move.verb == Verb::neutral ? s.neutral : s.farm(move.seat).choice) = move.action();
  return choosers(s).empty();
}

SeatSet HappyPigs::hidden_from(const State& before, Seat mover, Move move) const {
  const bool secret = move.verb == Verb::neutral || (move.verb == Verb::choose && secret_choices());
  return secret && !is_last_choice(before, move) ? all_but(mover) : SeatSet{};
}

SeatSet HappyPigs::secret_from(const State& s, Seat asked) const {
  if (s.phase != Phase::choose) return {};
  const bool shows_own = secret_choices() && s.farm(asked).choice != Action::none;
  const bool shows_neutral = s.neutral_holder == asked && s.neutral != Action::none;
  if (shows_own || shows_neutral) return all_but(asked);
  return choosers(s).contains(asked) ? hidden_from(s, asked, {verb_asked(s, asked), asked}) : SeatSet{};
}

// All choices of the round: who chose openly after a secret one could not know it.
int HappyPigs::secret_steps(const State& s) const {
  const bool neutral = s.neutral != Action::none;
  if (s.phase != Phase::choose || !(secret_choices() || neutral)) return 0;
  const auto chosen =
      std::count_if(s.farms.begin(), s.farms.end(), [](const Farm& farm) { return farm.choice != Action::none; });
  return static_cast<int>(chosen) + neutral;
}

bool HappyPigs::reveals(const State& before, Seat, Move move) const {
  return is_last_choice(before, move) && (secret_choices() || with_neutral());
}

}  // namespace sounder::happy_pigs
