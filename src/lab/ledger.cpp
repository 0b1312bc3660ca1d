#include "lab/ledger.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace sounder::lab {

void Ledger::take(Seat seat, int kind, std::uint32_t number) {
  Side& side = sides_[static_cast<std::size_t>(index_of(seat))];
  const auto place = static_cast<std::size_t>(kind);
  if (place >= side.taken.size()) side.taken.resize(place + 1);
  if (side.taken[place].times++ > 0) return;
  side.taken[place].first = number;
  side.kinds.push_back(kind);
}

void Ledger::close(const Result& result, std::uint32_t moves, Tally& tally) {
  for (std::size_t s = 0; s < sides_.size(); ++s) {
    const std::uint64_t won = part_of(result, seat_at(static_cast<int>(s)));
    Side& side = sides_[s];
    sides_offered_.add(side.offered.words());
    for (const int kind : side.kinds) {
      const Taken taken = std::exchange(side.taken[static_cast<std::size_t>(kind)], {});
      KindTally& sum = tally.kinds[kind];
      sum.taken += taken.times;
      sum.taken_by[s] += taken.times;
      ++sum.sides_taken;
      sum.wins_taken += won;
      const std::size_t third = std::min<std::size_t>(2, 3 * std::size_t{taken.first} / std::max<std::size_t>(1, moves));
      ++sum.when_taken[third];
      sum.when_wins[third] += won;
      side.offered.remove(kind);
    }
    refuse(side.offered, won, tally);
    side.offered.clear();
    side.kinds.clear();
  }
}

// What a side was offered and never took.
void Ledger::refuse(const KindSet& kinds, std::uint64_t won, Tally& tally) {
  if (won == 0) return;
  if (won == whole_win) return winners_refused_.add(kinds.words());
  for (std::size_t i = 0; i < kinds.words().size(); ++i)
    for (std::uint64_t left = kinds.words()[i]; left; left &= left - 1)
      tally.kinds[static_cast<int>(64 * i) + std::countr_zero(left)].wins_refused += won;
}

void Ledger::book(Tally& tally) {
  const auto kind = [&](std::size_t number) -> KindTally& { return tally.kinds[static_cast<int>(number)]; };
  offered_.take_out([&](std::size_t number, std::uint64_t times) { kind(number).offered += times; });
  sides_offered_.take_out([&](std::size_t number, std::uint64_t times) { kind(number).sides_offered += times; });
  winners_refused_.take_out([&](std::size_t number, std::uint64_t times) { kind(number).wins_refused += times * whole_win; });
}

}  // namespace sounder::lab
