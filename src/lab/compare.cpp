#include "lab/compare.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "lab/sections.h"
#include "lab/words.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

// "later [greedy, random]"
std::string named(const CaseLine& one) { return one.variant + " [" + in_words(one.bots, ", ") + "]"; }

std::string verdict(const CaseLine& line, const Comparison& compared) {
  std::vector<std::string> found;
  double widest = 0;
  for (const Comparison::OfSeat& one : compared.seats) {
    const Interval& d = one.difference;
    widest = std::max(widest, d.half_width());
    if (!one.stands) continue;
    char text[160];
    std::snprintf(text, sizeof text, "%s wins %.1f points %s (%.1f to %.1f)",
                  who(one.seat, line.roles[index_of(one.seat)]).c_str(), 100 * std::abs(d.value),
                  d.value > 0 ? "more" : "less", 100 * d.low, 100 * d.high);
    found.emplace_back(text);
  }
  const std::string how =
      compared.paired ? "Compared match by match, with the same seeds." : "Compared as two separate runs.";
  if (!found.empty()) return in_words(found) + ". " + how;
  char text[128];
  std::snprintf(text, sizeof text,
                "no statistically significant difference; one of more than about %.1f points would have shown. ",
                100 * widest);
  return text + how;
}

// Seatings of the same bots are compared elsewhere (skill): a seat wins more often with a better bot in it.
std::vector<bool> only_seated_otherwise(const RunLine& line) {
  std::vector<bool> only(line.cases.size(), false);
  for (const Rotation& rotation : rotations(line.cases))
    for (std::size_t i = 0; i < rotation.seats.size(); ++i)
      only[rotation.first + i] = line.cases[0].setup == line.cases[rotation.first].setup &&
                                 line.cases[0].bots != line.cases[rotation.first + i].bots;
  return only;
}

}  // namespace

Difference difference_from_first(const Findings& found, std::size_t which, std::size_t seat) {
  const Tally& tally = found.tallies[which];
  const Tally& first = found.tallies[0];
  const auto n = static_cast<double>(tally.matches);
  const auto n_first = static_cast<double>(first.matches);
  const SeatTally& sum = tally.seats[seat];
  if (tally.pairs == tally.matches) {
    const double gain = static_cast<double>(sum.gain) / whole_win;
    const double squares = static_cast<double>(sum.gain_squares) / (whole_win * whole_win);
    return {paired_difference(n, gain, squares), chance_of_paired_difference(n, gain, squares), true};
  }
  const double won = wins(sum.wins);
  const double won_first = wins(first.seats[seat].wins);
  return {difference(share(won, n), share(won_first, n_first)), chance_of_difference(won, n, won_first, n_first),
          false};
}

std::vector<Comparison> comparisons(const RunLine& line, const Findings& found) {
  std::vector<Comparison> all;
  std::vector<double> chances;
  const std::vector<bool> no_news = only_seated_otherwise(line);
  for (std::size_t i = 1; i < found.tallies.size(); ++i) {
    const Tally& tally = found.tallies[i];
    if (tally.seats.size() != found.tallies[0].seats.size() || tally.seats.empty() || is_restricted(line, found, i) ||
        no_news[i])
      continue;
    Comparison one{i, false, {}, {}};
    for (std::size_t s = 0; s < tally.seats.size(); ++s) {
      const Difference d = difference_from_first(found, i, s);
      one.paired = d.paired;
      one.seats.push_back({seat_at(s), d.interval, d.chance, false});
      chances.push_back(d.chance);
    }
    all.push_back(std::move(one));
  }
  const std::vector<bool> discovered = discoveries(chances);
  std::size_t next = 0;
  for (Comparison& one : all) {
    for (Comparison::OfSeat& seat : one.seats) seat.stands = discovered[next++];
    one.words = named(line.cases[one.which]) + " against " + named(line.cases[0]) + ": " + verdict(line.cases[0], one);
  }
  return all;
}

}  // namespace sounder::lab
