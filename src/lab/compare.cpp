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

// ---- Measures beside the wins of seats ----

Comparison::OfMeasure of_means(const std::string& name, const Histogram& before, const Histogram& after) {
  const stats::Sample a = sample_of(before);
  const stats::Sample b = sample_of(after);
  return {name,
          false,
          mean_of(before),
          mean_of(after),
          stats::difference_of_means(a, b),
          stats::chance_of_difference_of_means(a, b),
          false};
}

Comparison::OfMeasure of_shares(const std::string& name, std::uint64_t won_before, double n_before,
                                std::uint64_t won_after, double n_after) {
  const Interval before = share(wins(won_before), n_before);
  const Interval after = share(wins(won_after), n_after);
  return {name,
          true,
          before,
          after,
          difference(after, before),
          chance_of_difference(wins(won_after), n_after, wins(won_before), n_before),
          false};
}

// A measure that has one and the same value in all matches of both says nothing.
bool varies(const Histogram& before, const Histogram& after) {
  return !before.empty() && !after.empty() &&
         (before.size() > 1 || after.size() > 1 || before.front().first != after.front().first);
}

std::vector<Comparison::OfMeasure> measures_of(const Tally& before, const Tally& after) {
  std::vector<Comparison::OfMeasure> all;
  const auto add = [&](const std::string& name, const Histogram& a, const Histogram& b) {
    if (varies(a, b)) all.push_back(of_means(name, a, b));
  };
  for (std::size_t s = 0; s < before.seats.size(); ++s)
    add("score of " + name_of(seat_at(s)), before.seats[s].scores, after.seats[s].scores);
  add("margin", before.margins, after.margins);
  add("turns", before.turns, after.turns);
  add("moves", before.moves, after.moves);
  if (fairness_of(before).always_first == Seat::nobody || fairness_of(after).always_first == Seat::nobody)
    all.push_back(of_shares("wins of who decides first", before.first_wins, static_cast<double>(before.matches),
                            after.first_wins, static_cast<double>(after.matches)));
  return all;
}

// ---- The verdict ----

std::string told(const Comparison::OfMeasure& one) {
  if (one.percent) return "who decides first wins " + difference_in_points(one.difference);
  char text[96];
  std::snprintf(text, sizeof text, "%.2f (%.2f to %.2f)", std::abs(one.difference.value), one.difference.low,
                one.difference.high);
  const bool more = one.difference.value > 0;
  if (one.measure == "turns" || one.measure == "moves")
    return "matches are " + std::string(more ? "longer" : "shorter") + " by " + text + " " + one.measure;
  return "the " + (one.measure == "margin" ? "margin" : "mean " + one.measure) + " is " + (more ? "higher" : "lower") +
         " by " + text;
}

// Whether the interval as it is printed, with this many decimals, misses zero.
bool misses_zero(const Interval& difference, double scale) {
  return std::lround(scale * difference.low) > 0 || std::lround(scale * difference.high) < 0;
}

std::string verdict(const CaseLine& line, const Comparison& compared, std::size_t tests) {
  std::vector<std::string> found;
  double widest = 0;
  for (const Comparison::OfSeat& one : compared.seats) {
    widest = std::max(widest, one.difference.half_width());
    if (one.stands)
      found.push_back(who(one.seat, line.roles[static_cast<std::size_t>(index_of(one.seat))]) + " wins " +
                      difference_in_points(one.difference));
  }
  for (const Comparison::OfMeasure& one : compared.measures)
    if (one.stands) found.push_back(told(one));
  const std::string how =
      compared.paired ? "Compared match by match, with the same seeds." : "Compared as two separate runs.";
  if (!found.empty()) return in_words(found) + ". " + how;
  return "nothing that was measured differs significantly (wins, scores, margin, length, wins of who decides first). A "
         "seat that wins about " +
         points(stats::difference_shown(widest, static_cast<double>(tests))) +
         " more or less would have shown in 80 of 100 such runs. " + how;
}

// ---- Which case is compared with which ----

// Seatings of the same bots are compared elsewhere (skill): a seat wins more often with a better bot in it.
std::vector<bool> only_seated_otherwise(const RunLine& line) {
  std::vector<bool> only(line.cases.size(), false);
  for (const Rotation& rotation : rotations(line.cases))
    for (std::size_t i = 0; i < rotation.seats.size(); ++i)
      only[rotation.first + i] = line.cases[0].setup == line.cases[rotation.first].setup &&
                                 line.cases[0].bots != line.cases[rotation.first + i].bots;
  return only;
}

// The first case with the same bots, else the first of all. Nothing for that one itself, and for a variant with other
// bots, which is measured for its own sake.
std::optional<std::size_t> base_of(const RunLine& line, std::size_t which) {
  const CaseLine& one = line.cases[which];
  for (std::size_t i = 0; i < which; ++i)
    if (line.cases[i].bots == one.bots && line.cases[i].roles.size() == one.roles.size()) return i;
  const bool same = line.cases[0].variant == one.variant && line.cases[0].setup == one.setup;
  return which == 0 || same ? std::nullopt : std::optional<std::size_t>(0);
}

}  // namespace

Interval difference_at_any_time(const Tally& tally, std::size_t seat) {
  const SeatTally& sum = tally.seats[seat];
  return stats::difference_at_any_time(static_cast<double>(tally.pairs), static_cast<double>(sum.gain) / whole_win,
                                       static_cast<double>(sum.gain_squares) / (whole_win * whole_win));
}

Difference difference_from(const Findings& found, std::size_t base, std::size_t which, std::size_t seat) {
  const Tally& tally = found.tallies[which];
  const Tally& first = found.tallies[base];
  const auto n = static_cast<double>(tally.matches);
  const auto n_first = static_cast<double>(first.matches);
  const SeatTally& sum = tally.seats[seat];
  if (base == 0 && tally.pairs == tally.matches) {
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
  // A run that may stop at a difference is looked at again and again.
  const bool looked_often = line.until.starts_with("difference");
  for (std::size_t i = 1; i < found.tallies.size(); ++i) {
    const Tally& tally = found.tallies[i];
    const auto base = base_of(line, i);
    if (!base || tally.seats.size() != found.tallies[*base].seats.size() || tally.seats.empty() ||
        is_restricted(line, found, i) || no_news[i])
      continue;
    Comparison one{*base, i, false, {}, measures_of(found.tallies[*base], tally), {}};
    for (std::size_t s = 0; s < tally.seats.size(); ++s) {
      const Difference d = difference_from(found, *base, i, s);
      one.paired = d.paired;
      const Interval shown = looked_often && d.paired ? difference_at_any_time(found.tallies[i], s) : d.interval;
      one.seats.push_back({seat_at(s), shown, d.chance, false});
      chances.push_back(d.chance);
    }
    for (const Comparison::OfMeasure& measure : one.measures) chances.push_back(measure.chance);
    all.push_back(std::move(one));
  }
  const std::vector<bool> discovered = discoveries(chances);
  std::size_t next = 0;
  for (Comparison& one : all) {
    for (Comparison::OfSeat& seat : one.seats) seat.stands = discovered[next++] && misses_zero(seat.difference, 1000);
    for (Comparison::OfMeasure& measure : one.measures)
      measure.stands = discovered[next++] && misses_zero(measure.difference, measure.percent ? 1000 : 100);
    one.words = named(line.cases[one.which]) + " against " + named(line.cases[one.base]) + ": " +
                verdict(line.cases[one.base], one, chances.size());
  }
  return all;
}

}  // namespace sounder::lab
