// Skill against luck.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "lab/sections.h"
#include "lab/words.h"

namespace sounder::lab {
namespace {

// The position of a share between an even guess (0) and certainty (1).
double way_from_even(double share, double even) { return (share - even) / (1 - even); }

std::string words_about(const SkillSummary& skill) {
  std::string words = skill.stronger + (skill.seats > 2 ? " among " : " against ") + skill.weaker +
                      ", in every seat in turn: " + skill.stronger + " wins " + percent(skill.win) +
                      "; without any skill it would be " + in_percent(skill.even) + ". ";
  if (skill.win.contains(skill.even))
    words += "No better play shows here. ";
  else if (skill.win.value < skill.even)
    words += "It plays worse than the others. ";
  if (!skill.luckier_won)
    return words + "Chance moved nobody's winning chance: this game has no luck beyond the bots' own whims.";
  char text[200];
  std::snprintf(text, sizeof text,
                "The seat that chance helped most won %s. On the way from a blind guess to knowing the winner, the "
                "better bot takes you "
                "%.0f %%, the luck of the match %.0f %%.",
                percent(*skill.luckier_won).c_str(), 100 * std::max(0.0, way_from_even(skill.win.value, skill.even)),
                100 * std::max(0.0, way_from_even(skill.luckier_won->value, skill.even)));
  return words + text;
}

void add_luck(const Rotation& rotation, const Findings& found, SkillSummary& skill) {
  std::uint64_t looked_at = 0;
  std::uint64_t luckier_won = 0;
  std::uint64_t squares = 0;
  for (std::size_t i = rotation.first; i < rotation.first + skill.seats; ++i) {
    looked_at += found.tallies[i].luck_matches;
    luckier_won += found.tallies[i].luckier_won;
    for (const SeatTally& seat : found.tallies[i].seats) squares += seat.luck_squares;
  }
  if (squares == 0) return;
  skill.luckier_won = share(static_cast<double>(luckier_won), static_cast<double>(looked_at));
  skill.luck_deviation = std::sqrt(static_cast<double>(squares) / static_cast<double>(looked_at * skill.seats)) / 1000;
}

}  // namespace

std::vector<SkillSummary> skill_of(const RunLine& line, const Findings& found) {
  std::vector<SkillSummary> all;
  for (const Rotation& rotation : rotations(line.cases)) {
    const Tally& tally = found.tallies[rotation.first];
    const auto seats = rotation.seats.size();
    const auto whole = static_cast<double>(whole_win * seats);  // of one match number: a victory in every seat
    if (tally.rounds == 0) continue;
    Interval win = mean(static_cast<double>(tally.rounds), static_cast<double>(tally.round_wins) / whole,
                        static_cast<double>(tally.round_squares) / (whole * whole));
    win = {win.value, std::max(0.0, win.low), std::min(1.0, win.high)};
    const double even = 1.0 / static_cast<double>(seats);
    const bool swap = seats == 2 && win.value < even;  // of two bots, the one that wins more is named first
    if (swap) win = {1 - win.value, 1 - win.high, 1 - win.low};
    SkillSummary skill{line.cases[rotation.first].variant,
                       swap ? rotation.others : rotation.one,
                       swap ? rotation.one : rotation.others,
                       seats,
                       tally.rounds * seats,
                       win,
                       even,
                       {},
                       {},
                       {}};
    add_luck(rotation, found, skill);
    skill.words = words_about(skill);
    all.push_back(std::move(skill));
  }
  return all;
}

}  // namespace sounder::lab
