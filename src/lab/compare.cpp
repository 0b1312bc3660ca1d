#include "lab/compare.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "lab/sections.h"
#include "lab/words.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

namespace json = boost::json;

// "later [greedy, random]"
std::string named(const CaseLine& one) { return one.variant + " [" + in_words(one.bots, ", ") + "]"; }

std::string verdict(const CaseLine& line, const std::vector<Difference>& seats, const std::vector<bool>& stands) {
  std::vector<std::string> found;
  double widest = 0;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    const Interval& d = seats[s].interval;
    widest = std::max(widest, d.half_width());
    if (!stands[s]) continue;
    char text[160];
    std::snprintf(text, sizeof text, "%s wins %.1f points %s (%.1f to %.1f)",
                  who(name_of(seat_at(static_cast<int>(s))), line.roles[s]).c_str(), 100 * std::abs(d.value), d.value > 0 ? "more" : "less",
                  100 * d.low, 100 * d.high);
    found.emplace_back(text);
  }
  const std::string how = seats[0].paired ? "Compared match by match, with the same seeds." : "Compared as two separate runs.";
  if (!found.empty()) return in_words(found) + ". " + how;
  char text[96];
  std::snprintf(text, sizeof text, "no difference that stands; one of more than about %.1f points would have shown. ", 100 * widest);
  return text + how;
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
  return {difference(share(won, n), share(won_first, n_first)), chance_of_difference(won, n, won_first, n_first), false};
}

json::array comparisons(const RunLine& line, const Findings& found) {
  struct Compared {
    std::size_t which;
    std::vector<Difference> seats;
  };
  std::vector<Compared> all;
  std::vector<double> chances;
  // Seatings of the same bots are put together elsewhere (skill): that a seat wins more with a better bot in it is no news.
  std::vector<bool> only_seated_otherwise(line.cases.size(), false);
  for (const Rotation& rotation : rotations(line.cases))
    for (std::size_t i = 0; i < rotation.seats.size(); ++i)
      only_seated_otherwise[rotation.first + i] =
          line.cases[0].setup == line.cases[rotation.first].setup && line.cases[0].bots != line.cases[rotation.first + i].bots;
  for (std::size_t i = 1; i < found.tallies.size(); ++i) {
    const Tally& tally = found.tallies[i];
    if (tally.seats.size() != found.tallies[0].seats.size() || tally.seats.empty() || is_restricted(line, found, i) ||
        only_seated_otherwise[i])
      continue;
    all.push_back({i, {}});
    for (std::size_t s = 0; s < tally.seats.size(); ++s) {
      all.back().seats.push_back(difference_from_first(found, i, s));
      chances.push_back(all.back().seats.back().chance);
    }
  }
  const std::vector<bool> discovered = discoveries(chances);
  json::array out;
  std::size_t next = 0;
  for (const auto& [which, seats] : all) {
    json::array differences;
    std::vector<bool> stands;
    for (std::size_t s = 0; s < seats.size(); ++s) {
      stands.push_back(discovered[next++]);
      json::object one = written(seats[s].interval);
      one["seat"] = name_of(seat_at(static_cast<int>(s)));
      one["chance"] = seats[s].chance;
      one["stands"] = static_cast<bool>(stands.back());
      differences.push_back(std::move(one));
    }
    const std::string words = named(line.cases[which]) + " against " + named(line.cases[0]) + ": " + verdict(line.cases[0], seats, stands);
    out.push_back(json::object{
        {"a", std::size_t{0}}, {"b", which}, {"paired", seats[0].paired}, {"seats", std::move(differences)}, {"words", words}});
  }
  return out;
}

}  // namespace sounder::lab
