#include "lab/ledger.h"

#include <algorithm>

namespace sounder::lab {

Ledger::Entry& Ledger::at(Seat seat, std::string_view kind) {
  auto& kinds = seats_[static_cast<std::size_t>(index_of(seat))];
  if (const auto found = kinds.find(kind); found != kinds.end()) return found->second;
  return kinds.emplace(std::string(kind), Entry{}).first->second;
}

void Ledger::offer(Seat seat, std::string_view kind, std::uint64_t number) {
  Entry& entry = at(seat, kind);
  if (entry.offered_last == number + 1) return;
  entry.offered_last = number + 1;
  ++entry.offered;
}

void Ledger::take(Seat seat, std::string_view kind, std::uint64_t number) {
  Entry& entry = at(seat, kind);
  if (entry.taken++ == 0) entry.first = number;
}

void Ledger::close(const Result& result, std::uint64_t moves, Tally& tally) const {
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    const std::uint64_t won = part_of(result, seat_at(static_cast<int>(s)));
    for (const auto& [kind, entry] : seats_[s]) {
      KindTally& sum = tally.kinds[kind];
      sum.offered += entry.offered;
      sum.taken += entry.taken;
      sum.taken_by[s] += entry.taken;
      ++sum.sides_offered;
      if (entry.taken == 0) {
        sum.wins_refused += won;
        continue;
      }
      ++sum.sides_taken;
      sum.wins_taken += won;
      const auto third = static_cast<std::size_t>(std::min<std::uint64_t>(2, 3 * entry.first / std::max<std::uint64_t>(1, moves)));
      ++sum.when_taken[third];
      sum.when_wins[third] += won;
    }
  }
}

}  // namespace sounder::lab
