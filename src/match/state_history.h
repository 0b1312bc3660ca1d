// Where a match has been, in little room: a server holds thousands of matches, and a state may be half a kilobyte.
// Every sixteenth state is kept as its bytes; those between are played again.
#pragma once

#include "match/match.h"

namespace sounder {

class StateHistory {
 public:
  // The state after the first `count` of these moves.
  AnyState state_at(const AnyGame& game, std::span<const Step> steps, std::size_t count) const;
  // Of move number `i`, counted from 0: whether it made something known, and whether it was made inside a move that had
  // begun.
  bool revealed(std::size_t i) const { return (marks_[i] & reveals) != 0; }
  bool was_inside(std::size_t i) const { return (marks_[i] & inside) != 0; }

  // A move is about to be made; of moves only the first `count` stay.
  void add(const AnyGame& game, const AnyState& before, const Step& step);
  void forget_after(std::size_t count);

 private:
  static constexpr std::size_t stride = 16;
  static constexpr std::uint8_t reveals = 1;
  static constexpr std::uint8_t inside = 2;

  std::vector<std::uint8_t> marks_;  // one a move
  std::vector<std::uint8_t> kept_;   // the states after 0, 16, 32 ... moves, one after the other
};

}  // namespace sounder
