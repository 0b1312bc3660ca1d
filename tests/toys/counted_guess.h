// The truffle game with an observation encoding, and broken editions of it that the conformance test must catch.
#pragma once

#include "rules/observation.h"
#include "toys/truffle_guess.h"

namespace sounder::toys {

enum class NumbersFault : std::uint8_t {
  none,
  twins,       // two moves are one action
  beginning,   // one move is the beginning of another
  leak,        // what another seat has guessed in secret is a number
  peeping,     // what it smells is, too
  unwritten,   // a number is left as it was
  names,       // two numbers are called alike
  too_many,    // an action beyond the last
  missing,     // the quick way forgets an action
  other_move,  // the quick way makes another move of it
};

template <NumbersFault fault>
class CountedGuess : public TruffleGuess {
 public:
  using TruffleGuess::TruffleGuess;
  static constexpr int actions = 2;
  static constexpr int longest_path = 2;

  Path path(const State&, Move move) const {
    Path path;
    const int id = move.what - 1;
    path.add(fault == NumbersFault::twins || fault == NumbersFault::beginning ? 0
             : fault == NumbersFault::too_many                                ? id * 2
                                                                              : id);
    if (fault == NumbersFault::beginning && move.what == 2) path.add(1);
    return path;
  }
  std::string action_name(int action) const { return action == 0 ? "guess low" : "guess high"; }

  int observation_size() const { return 3 + 3 * options().seats; }
  void observe(const State& s, Viewer viewer, std::int16_t* out) const {
    *out++ = s.die;
    *out++ = s.round;
    if (fault != NumbersFault::unwritten) *out = s.stage == Stage::guess;
    ++out;
    for (int i = 0; i < options().seats; ++i) {
      const auto seat =
          static_cast<std::size_t>(viewer.is_audience() ? i : (index_of(viewer.seat()) + i) % options().seats);
      const bool own = viewer.is(seat_at(seat));
      *out++ = own || fault == NumbersFault::leak ? s.guesses[seat] : s.guesses[seat] != 0;
      *out++ = own || fault == NumbersFault::peeping ? s.truffles[seat] : 0;
      *out++ = s.scores[seat];
    }
  }
  std::string observation_name(int number) const {
    return fault == NumbersFault::names ? "number" : "number " + std::to_string(number);
  }

  bool single_actions(const State&, Seat, ActionSet<actions>& set) const {
    set.add_row(0, fault == NumbersFault::missing ? 0b01 : 0b11);
    return fault == NumbersFault::missing || fault == NumbersFault::other_move || fault == NumbersFault::none;
  }
  Move move_of(const State&, Seat seat, int action) const {
    return {seat, static_cast<std::uint8_t>(fault == NumbersFault::other_move ? 1 : action + 1)};
  }
};

}  // namespace sounder::toys
