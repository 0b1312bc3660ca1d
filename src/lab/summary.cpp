#include "lab/summary.h"

#include <algorithm>
#include <cmath>

#include "lab/compare.h"
#include "lab/sections.h"
#include "lab/until.h"
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

SeatSummary seat_of(const CaseLine& line, const Tally& tally, const Fairness& fairness, std::size_t i) {
  const SeatTally& seat = tally.seats[i];
  SeatSummary one{seat_at(i),
                  line.roles[i],
                  line.bots[i],
                  share(wins(seat.wins), static_cast<double>(tally.matches)),
                  seat.forfeits,
                  1.0 / static_cast<double>(tally.seats.size()),
                  !fairness.uneven.empty() && fairness.uneven[i],
                  distribution_of(seat.scores),
                  {},
                  {}};
  for (std::size_t t = 0; t < one.course.size(); ++t)
    for (std::size_t p = 0; p < course_parts.size(); ++p)
      one.course[t][p] = course_quantile(seat.course[t], course_parts[p]);
  return one;
}

CaseSummary case_of(const CaseLine& line, const Tally& tally, bool restricted) {
  const auto n = static_cast<double>(tally.matches);
  const auto evaluated = static_cast<double>(tally.course_matches);
  CaseSummary one;
  one.line = line;
  one.matches = tally.matches;
  one.fairness = fairness_of(tally);
  for (std::size_t i = 0; i < tally.seats.size(); ++i) one.seats.push_back(seat_of(line, tally, one.fairness, i));
  one.moves = distribution_of(tally.moves);
  one.turns = distribution_of(tally.turns);
  one.margins = distribution_of(tally.margins);
  one.lead_changes = distribution_of(tally.lead_changes);
  one.ahead_from = tally.ahead_from;
  one.branching = tally.decisions ? static_cast<double>(tally.choices) / static_cast<double>(tally.decisions) : 0;
  one.judge = judge_of(tally);
  one.course_matches = one.judge && !one.judge->wrong ? tally.course_matches : 0;
  one.comebacks = share(static_cast<double>(tally.comebacks), evaluated);
  one.late = share(static_cast<double>(tally.late), evaluated);
  one.shared = share(static_cast<double>(tally.shared), n);
  one.first = share(wins(tally.first_wins), n);
  if (const auto luck = luck_of(tally)) {
    one.luck_matches = tally.luck_matches;
    one.luckier_won = luck->luckier_won;
    for (std::size_t i = 0; i < one.seats.size(); ++i) one.seats[i].luck = luck->seats[i];
  }
  one.forfeits = tally.forfeits;
  one.restricted = restricted;
  if (!restricted) {
    one.kinds = kinds_of(tally);
    one.openings = openings_of(line, tally);
    one.maps = maps_of(line, tally);
  }
  one.events = events_of(tally);
  one.words = words_about(one, tally);
  return one;
}

}  // namespace

Summary summary(const RunLine& line, const Findings& found) {
  Summary all;
  all.title = line.title;
  all.seed = line.seed;
  all.planned = line.matches;
  all.complete = found.complete;
  if (const auto stopping = stopping_of(line, found)) all.stopping = words_about(*stopping, line);
  for (std::size_t i = 0; i < line.cases.size(); ++i)
    all.cases.push_back(case_of(line.cases[i], found.tallies[i], is_restricted(line, found, i)));
  all.comparisons = comparisons(line, found);
  all.skill = skill_of(line, found);
  all.needed = needed_of(line, found);
  return all;
}

}  // namespace sounder::lab
