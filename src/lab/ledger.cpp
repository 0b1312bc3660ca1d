#include "lab/ledger.h"

#include <algorithm>

namespace sounder::lab {

Ledger::Entry& Ledger::at(Seat seat, int kind) {
  auto& kinds = seats_[static_cast<std::size_t>(index_of(seat))];
  const auto place = static_cast<std::size_t>(kind);
  if (place >= kinds.size()) kinds.resize(place + 1);
  return kinds[place];
}

void Ledger::offer(Seat seat, int kind, std::uint64_t number) {
  Entry& entry = at(seat, kind);
  if (entry.offered_last == number + 1) return;
  entry.offered_last = number + 1;
  ++entry.offered;
}

void Ledger::take(Seat seat, int kind, std::uint64_t number) {
  Entry& entry = at(seat, kind);
  if (entry.taken++ == 0) entry.first = number;
}

void Ledger::close(const Result& result, std::uint64_t moves, const Kinds& names, Tally& tally) const {
  for (std::size_t s = 0; s < seats_.size(); ++s) {
    const std::uint64_t won = part_of(result, seat_at(static_cast<int>(s)));
    for (std::size_t kind = 0; kind < seats_[s].size(); ++kind) {
      const Entry& entry = seats_[s][kind];
      if (entry.offered == 0) continue;
      KindTally& sum = tally.kinds[names.name(static_cast<int>(kind))];
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
