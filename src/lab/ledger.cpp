#include "lab/ledger.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace sounder::lab {

void Ledger::Side::make_room(std::size_t all) {
  taken.resize(all);
  kinds.resize(all + 1);  // written before it is known whether the kind is new
}

Ledger::Sum& Ledger::sum_of(std::size_t kind) {
  if (kind >= sums_.size()) sums_.resize(kind + 1);
  return sums_[kind];
}

void Ledger::close(const Result& result, std::uint32_t moves) {
  for (std::size_t s = 0; s < sides_.size(); ++s)
    close(s, static_cast<std::uint32_t>(part_of(result, seat_at(s))), std::max(1u, moves));
}

void Ledger::close(std::size_t seat, std::uint32_t won, std::uint32_t moves) {
  Side& side = sides_[seat];
  sides_offered_.add(side.offered.words());
  if (won > 0) refuse(side, won);
  if (side.taken.size() > sums_.size()) sums_.resize(side.taken.size());
  for (std::size_t i = 0; i < side.met; ++i) {
    const std::uint32_t kind = side.kinds[i];
    const Taken taken = std::exchange(side.taken[kind], {});
    const std::uint64_t thirds = 3 * std::uint64_t{taken.first};
    const std::size_t third = std::size_t{thirds >= moves} + (thirds >= 2 * std::uint64_t{moves});
    Sum& sum = sums_[kind];
    sum.taken_by[seat] += taken.times;
    ++sum.when_taken[third];
    sum.when_wins[third] += won;
  }
  side.offered.clear();
  side.met = 0;
}

// Kinds that a side was offered and never took.
void Ledger::refuse(const Side& side, std::uint32_t won) {
  refused_.clear();
  refused_ |= side.offered;
  for (std::size_t i = 0; i < side.met; ++i) refused_.remove(static_cast<int>(side.kinds[i]));
  if (won == whole_win) return winners_refused_.add(refused_.words());
  for (std::size_t i = 0; i < refused_.words().size(); ++i)
    for (std::uint64_t left = refused_.words()[i]; left; left &= left - 1)
      sum_of(64 * i + static_cast<std::size_t>(std::countr_zero(left))).wins_refused += won;
}

void Ledger::record(Tally& tally) {
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    Sum& sum = sums_[i];
    KindTally& kind = tally.kinds[static_cast<int>(i)];
    for (std::size_t s = 0; s < sides_.size(); ++s) {
      kind.taken += sum.taken_by[s];
      kind.taken_by[s] += sum.taken_by[s];
    }
    for (std::size_t third = 0; third < 3; ++third) {
      kind.sides_taken += sum.when_taken[third];
      kind.wins_taken += sum.when_wins[third];
      kind.when_taken[third] += sum.when_taken[third];
      kind.when_wins[third] += sum.when_wins[third];
    }
    kind.wins_refused += sum.wins_refused;
    sum = {};
  }
  const auto kind = [&](std::size_t number) -> KindTally& { return tally.kinds[static_cast<int>(number)]; };
  offered_.take_out([&](std::size_t number, std::uint64_t times) { kind(number).offered += times; });
  sides_offered_.take_out([&](std::size_t number, std::uint64_t times) { kind(number).sides_offered += times; });
  winners_refused_.take_out(
      [&](std::size_t number, std::uint64_t times) { kind(number).wins_refused += times * whole_win; });
}

}  // namespace sounder::lab
