#include "lab/pairs.h"

#include <algorithm>

#include "lab/ledger.h"

namespace sounder::lab {
namespace {

// The seat of a bot that sits there once, among others that are all alike.
std::optional<Seat> seat_of_one(const std::vector<std::string>& bots, const std::string& one) {
  const auto found = std::find(bots.begin(), bots.end(), one);
  if (found == bots.end() || bots.size() < 2) return std::nullopt;
  const std::string& other = bots[found == bots.begin() ? 1 : 0];
  if (other == one || std::count(bots.begin(), bots.end(), other) + 1 != static_cast<std::ptrdiff_t>(bots.size()))
    return std::nullopt;
  return seat_at(found - bots.begin());
}

std::optional<Rotation> rotation_at(const std::vector<Seating>& cases, std::size_t first, const std::string& one) {
  const Seating& begin = cases[first];
  Rotation found{first, one, {}, {}};
  SeatSet seen;
  std::vector<std::string> sorted = begin.bots;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = first; i < first + begin.bots.size() && i < cases.size(); ++i) {
    std::vector<std::string> bots = cases[i].bots;
    std::sort(bots.begin(), bots.end());
    const auto seat = seat_of_one(cases[i].bots, one);
    if (!seat || bots != sorted || cases[i].variant != begin.variant || cases[i].barred != begin.barred)
      return std::nullopt;
    found.seats.push_back(*seat);
    seen |= *seat;
  }
  if (seen.size() != static_cast<int>(begin.bots.size())) return std::nullopt;
  found.others = sorted.front() == one ? sorted.back() : sorted.front();
  return found;
}

}  // namespace

std::vector<Rotation> rotations(const std::vector<Seating>& cases) {
  std::vector<Rotation> all;
  for (std::size_t i = 0; i < cases.size();) {
    std::optional<Rotation> found;
    for (std::size_t b = 0; b < cases[i].bots.size() && !found; ++b) found = rotation_at(cases, i, cases[i].bots[b]);
    i += found ? found->seats.size() : 1;
    if (found) all.push_back(std::move(*found));
  }
  return all;
}

void pair_up(const std::vector<std::vector<Result>>& ends, const std::vector<Rotation>& rotations,
             std::vector<Tally>& tallies) {
  for (std::size_t c = 1; c < ends.size(); ++c) {
    Tally& tally = tallies[c];
    tally.pairs += ends[c].size();
    for (std::size_t s = 0; s < std::min(tally.seats.size(), tallies[0].seats.size()); ++s)
      for (std::size_t k = 0; k < ends[c].size(); ++k) {
        const Seat seat = seat_at(s);
        const auto gain =
            static_cast<std::int64_t>(part_of(ends[c][k], seat)) - static_cast<std::int64_t>(part_of(ends[0][k], seat));
        tally.seats[s].gain += gain;
        tally.seats[s].gain_squares += static_cast<std::uint64_t>(gain * gain);
      }
  }
  for (const Rotation& rotation : rotations) {
    Tally& tally = tallies[rotation.first];
    for (std::size_t k = 0; k < ends[rotation.first].size(); ++k) {
      std::uint64_t won = 0;
      for (std::size_t i = 0; i < rotation.seats.size(); ++i)
        won += part_of(ends[rotation.first + i][k], rotation.seats[i]);
      ++tally.rounds;
      tally.round_wins += won;
      tally.round_squares += won * won;
    }
  }
}

}  // namespace sounder::lab
