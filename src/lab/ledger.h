// What each seat was offered and took in one match, by kind of move.
#pragma once

#include <vector>

#include "lab/kinds.h"
#include "lab/tally.h"
#include "rules/game.h"

namespace sounder::lab {

// A seat's part of the victory, of `whole_win`.
inline std::uint64_t part_of(const Result& result, Seat seat) {
  return result.winners.contains(seat) ? whole_win / static_cast<std::uint64_t>(result.winners.size()) : 0;
}

class Ledger {
 public:
  explicit Ledger(int seats) : seats_(static_cast<std::size_t>(seats)) {}

  // Several moves of one kind in one decision are one offer.
  void offer(Seat seat, int kind, std::uint64_t number);
  void take(Seat seat, int kind, std::uint64_t number);
  // After the end: who took what and won.
  void close(const Result& result, std::uint64_t moves, const Kinds& names, Tally& tally) const;

 private:
  struct Entry {
    std::uint64_t offered = 0;
    std::uint64_t offered_last = 0;  // 1 + the number of the decision
    std::uint64_t taken = 0;
    std::uint64_t first = 0;  // the number of the decision in which it was first taken
  };
  Entry& at(Seat seat, int kind);

  std::vector<std::vector<Entry>> seats_;  // by seat and kind
};

}  // namespace sounder::lab
