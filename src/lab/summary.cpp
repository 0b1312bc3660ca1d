#include "lab/summary.h"

#include <algorithm>
#include <cmath>

#include "lab/compare.h"
#include "lab/sections.h"
#include "lab/words.h"

namespace sounder::lab {
namespace {

Distribution distribution_of(const Histogram& values) {
  const Spread s = spread(values);
  return {mean_of(values), s.deviation, s.least, s.most, values};
}

// The quantile of the winning chance over the matches, at one time.
double course_quantile(const std::array<std::uint64_t, chance_steps + 1>& counts, double part) {
  Histogram values;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i]) values[static_cast<std::int64_t>(i)] = counts[i];
  return quantile(values, part) / chance_steps;
}

LuckSummary luck_of(const SeatTally& seat, std::uint64_t matches) {
  const auto n = static_cast<double>(matches);
  const auto squares = static_cast<double>(seat.luck_squares);
  const Interval luck = mean(n, static_cast<double>(seat.luck), squares);
  return {{luck.value / 1000, luck.low / 1000, luck.high / 1000}, std::sqrt(std::max(0.0, squares / n)) / 1000};
}

SeatSummary seat_of(const CaseLine& line, const Tally& tally, std::size_t i) {
  const SeatTally& seat = tally.seats[i];
  SeatSummary one{seat_at(i),
                  line.roles[i],
                  line.bots[i],
                  share(wins(seat.wins), static_cast<double>(tally.matches)),
                  seat.forfeits,
                  1.0 / static_cast<double>(tally.seats.size()),
                  distribution_of(seat.scores),
                  {},
                  {}};
  for (std::size_t t = 0; t < one.course.size(); ++t)
    for (std::size_t p = 0; p < course_parts.size(); ++p)
      one.course[t][p] = course_quantile(seat.course[t], course_parts[p]);
  if (tally.luck_matches > 0) one.luck = luck_of(seat, tally.luck_matches);
  return one;
}

CaseSummary case_of(const CaseLine& line, const Tally& tally, bool restricted) {
  const auto n = static_cast<double>(tally.matches);
  const auto evaluated = static_cast<double>(tally.course_matches);
  CaseSummary one;
  one.line = line;
  one.matches = tally.matches;
  for (std::size_t i = 0; i < tally.seats.size(); ++i) one.seats.push_back(seat_of(line, tally, i));
  one.moves = distribution_of(tally.moves);
  one.turns = distribution_of(tally.turns);
  one.margins = distribution_of(tally.margins);
  one.lead_changes = distribution_of(tally.lead_changes);
  one.ahead_from = tally.ahead_from;
  one.branching = tally.decisions ? static_cast<double>(tally.choices) / static_cast<double>(tally.decisions) : 0;
  one.course_matches = tally.course_matches;
  one.comebacks = share(static_cast<double>(tally.comebacks), evaluated);
  one.late = share(static_cast<double>(tally.late), evaluated);
  one.shared = share(static_cast<double>(tally.shared), n);
  one.first = share(wins(tally.first_wins), n);
  one.luck_matches = tally.luck_matches;
  one.luckier_won = share(static_cast<double>(tally.luckier_won), static_cast<double>(tally.luck_matches));
  one.forfeits = tally.forfeits;
  one.restricted = restricted;
  if (!restricted) {
    one.kinds = kinds_of(tally);
    one.openings = openings_of(line, tally);
    one.maps = maps_of(line, tally);
  }
  one.events = events_of(tally);
  one.words = words_about(one);
  return one;
}

}  // namespace

Summary summary(const RunLine& line, const Findings& found) {
  Summary all{line.title, line.seed, line.matches, found.complete, {}, {}, {}, {}};
  for (std::size_t i = 0; i < line.cases.size(); ++i)
    all.cases.push_back(case_of(line.cases[i], found.tallies[i], is_restricted(line, found, i)));
  all.comparisons = comparisons(line, found);
  all.skill = skill_of(line, found);
  all.needed = needed_of(line, found);
  return all;
}

}  // namespace sounder::lab
