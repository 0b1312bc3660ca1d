#include "lab/fairness.h"

#include <cmath>

#include "lab/sections.h"

namespace sounder::lab {
namespace {

Seat always_first(const Tally& tally) {
  for (std::size_t i = 0; i < tally.seats.size(); ++i)
    if (tally.seats[i].decided_first == tally.matches) return seat_at(i);
  return Seat::nobody;
}

// Single seats: each against the even share, corrected for the number of seats. Of two seats the second loses what the
// first wins, so that there is nothing to correct.
std::vector<bool> uneven_seats(const Tally& tally, double even) {
  const auto n = static_cast<double>(tally.matches);
  std::vector<double> chances;
  for (const SeatTally& seat : tally.seats) chances.push_back(stats::chance_of_share(wins(seat.wins), n, even));
  std::vector<bool> found = stats::holm(chances, headline_level);
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found.size() == 2) found[i] = chances[i] <= headline_level;
    found[i] = found[i] && shown_apart(share(wins(tally.seats[i].wins), n), even);
  }
  return found;
}

}  // namespace

bool shown_apart(const Interval& interval, double share) {
  const auto shown = [](double part) { return std::lround(1000 * part); };
  return shown(interval.low) > shown(share) || shown(interval.high) < shown(share);
}

Fairness fairness_of(const Tally& tally) {
  Fairness found;
  const auto n = static_cast<double>(tally.matches);
  const auto seats = static_cast<int>(tally.seats.size());
  if (tally.matches == 0 || seats < 2) return found;
  found.even = 1.0 / seats;
  found.always_first = always_first(tally);
  std::vector<double> won;
  for (const SeatTally& seat : tally.seats) won.push_back(wins(seat.wins));
  found.seats_chance = stats::chance_of_even_shares(won, n);
  std::vector<double> chances = {found.seats_chance};
  if (found.always_first == Seat::nobody) {
    found.order_chance = stats::chance_of_share(wins(tally.first_wins), n, found.even);
    chances.push_back(found.order_chance);
  }
  const std::vector<bool> stands = stats::holm(chances, headline_level);
  found.seats_uneven = stands[0];
  found.uneven.assign(tally.seats.size(), false);
  if (found.seats_uneven) found.uneven = uneven_seats(tally, found.even);
  found.order_uneven = chances.size() > 1 && stands[1] && shown_apart(share(wins(tally.first_wins), n), found.even);
  const double tests = static_cast<double>(chances.size()) * stats::significance / headline_level;
  found.seat_edge = stats::edge_of_seat_shown(n, seats, tests);
  found.order_edge = stats::edge_shown(n, found.even, tests);
  return found;
}

}  // namespace sounder::lab
