// The states of a match, compactly: a server holds thousands of matches, and a state may have half a kilobyte. Every
// sixteenth state is stored; those between are played again.
#pragma once

#include "match/match.h"

namespace sounder {

class StateHistory {
 public:
  // The state after the first `count` of these moves.
  AnyState state_at(const AnyGame& game, std::span<const Step> steps, std::size_t count) const;
  // Of move number `i`, counted from 0: whether it revealed something, and whether it was a step inside a move.
  bool revealed(std::size_t i) const { return (marks_[i] & reveals) != 0; }
  bool was_inside(std::size_t i) const { return (marks_[i] & inside) != 0; }

  // A move is about to be made; only the first `count` moves remain.
  void add(const AnyGame& game, const AnyState& before, const Step& step);
  void forget_after(std::size_t count);

 private:
  static constexpr std::size_t stride = 16;
  static constexpr std::uint8_t reveals = 1;
  static constexpr std::uint8_t inside = 2;

  std::vector<std::uint8_t> marks_;  // one per move
  std::vector<std::uint8_t> kept_;   // the states after 0, 16, 32 ... moves, in order
};

}  // namespace sounder
