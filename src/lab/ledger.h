// What each seat was offered and took in one match, by kind of move.
#pragma once

#include <vector>

#include "lab/bit_counts.h"
#include "lab/tally.h"
#include "rules/game.h"

namespace sounder::lab {

// A seat's part of the victory, of `whole_win`.
inline std::uint64_t part_of(const Result& result, Seat seat) {
  return result.winners.contains(seat) ? whole_win / static_cast<std::uint64_t>(result.winners.size()) : 0;
}

// Match after match: `close` ends one, `book` puts all since the last time into a tally.
class Ledger {
 public:
  explicit Ledger(int seats) : sides_(static_cast<std::size_t>(seats)) {}

  // The kinds on offer in a decision; several moves of one kind are one offer.
  void offer(Seat seat, const KindSet& kinds) {
    offered_.add(kinds.words());
    sides_[static_cast<std::size_t>(index_of(seat))].offered |= kinds;
  }
  void take(Seat seat, int kind, std::uint32_t number);
  // After the end: who took what and won.
  void close(const Result& result, std::uint32_t moves, Tally& tally);
  void book(Tally& tally);

 private:
  struct Taken {
    std::uint32_t times = 0;
    std::uint32_t first = 0;  // the number of the decision in which it was first taken
  };
  struct Side {
    KindSet offered;
    std::vector<int> kinds;    // that were taken
    std::vector<Taken> taken;  // by kind
  };
  void refuse(const KindSet& kinds, std::uint64_t won, Tally& tally);

  std::vector<Side> sides_;  // of the match at hand
  BitCounts offered_;        // decisions
  BitCounts sides_offered_;
  BitCounts winners_refused_;  // sides that won alone
};

}  // namespace sounder::lab
