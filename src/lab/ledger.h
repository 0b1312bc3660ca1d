// The kinds of move that each seat was offered and took in one match.
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

// `close` ends a match, `record` adds all matches since the last call to a tally.
class Ledger {
 public:
  explicit Ledger(int seats) : sides_(static_cast<std::size_t>(seats)) {}

  // The kinds on offer in a decision, which are removed from the set; several moves of one kind are one offer.
  void offer(Seat seat, KindSet& kinds) {
    KindSet& so_far = sides_[index_of(seat)].offered;
    if (so_far.words().size() < kinds.words().size()) make_room(so_far, kinds);
    kinds.pour(row_.data(), so_far);
    offered_.add(row_);
  }
  // Decision number `number`. Branch-free on whether it is the first of its kind, which is unpredictable.
  void take(Seat seat, int kind, std::uint32_t number) {
    Side& side = sides_[index_of(seat)];
    const auto place = static_cast<std::size_t>(kind);
    if (place >= side.taken.size()) side.make_room(place + 1);
    Taken& taken = side.taken[place];
    side.kinds[side.met] = static_cast<std::uint32_t>(kind);
    side.met += taken.times == 0;
    taken.first = taken.times == 0 ? number : taken.first;
    ++taken.times;
  }
  // After the end of a match: the result of the seats that took each kind.
  void close(const Result& result, std::uint32_t moves);
  void record(Tally& tally);

 private:
  struct Taken {
    std::uint32_t times = 0;
    std::uint32_t first = 0;  // the number of the decision in which it was first taken
  };
  struct Side {
    KindSet offered;
    std::vector<Taken> taken;          // by kind
    std::vector<std::uint32_t> kinds;  // that were taken, the first `met` of these
    std::size_t met = 0;

    void make_room(std::size_t all);
  };
  // The part of a taken kind's `KindTally` that does not follow from the rest. A block has few matches, so small
  // numbers suffice.
  struct Sum {
    PerSeat<std::uint32_t> taken_by{};
    std::array<std::uint32_t, 3> when_taken{};
    std::array<std::uint32_t, 3> when_wins{};
    std::uint32_t wins_refused = 0;  // by sides that shared the victory
  };
  [[gnu::noinline]] void make_room(KindSet& so_far, const KindSet& kinds) {
    so_far |= kinds;
    row_.resize(kinds.words().size());
  }
  void close(std::size_t seat, std::uint32_t won, std::uint32_t moves);
  void refuse(const Side& side, std::uint32_t won);
  Sum& sum_of(std::size_t kind);

  std::vector<Side> sides_;         // of the current match
  std::vector<Sum> sums_;           // by kind
  KindSet refused_;                 // of the side at hand
  std::vector<std::uint64_t> row_;  // what is on offer
  BitCounts offered_;               // decisions
  BitCounts sides_offered_;
  BitCounts winners_refused_;  // sides that won alone
};

}  // namespace sounder::lab
