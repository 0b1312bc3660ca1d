// Skill against luck.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "lab/sections.h"
#include "lab/words.h"

namespace sounder::lab {
namespace {

std::string words_about(const SkillSummary& skill) {
  std::string words = skill.stronger + (skill.seats > 2 ? " among " : " against ") + skill.weaker +
                      ", in every seat in turn: " + skill.stronger + " wins " + percent(skill.win) +
                      "; without any skill it would be " + in_percent(skill.even) + ".";
  if (skill.win.contains(skill.even))
    words += " No better play shows here.";
  else if (skill.win.value < skill.even)
    words += " It plays worse than the others.";
  if (skill.luckless)
    return words + " Chance moved nobody's winning chance: this game has no luck beyond the bots' own whims.";
  if (skill.luckier_won) words += " The seat that chance helped most won " + percent(*skill.luckier_won) + ".";
  if (skill.luck_left_out) words += " Luck is left out: the estimate of who is ahead does not hold for these bots.";
  return words;
}

// Luck is told only where it is shown for every seating.
void add_luck(const Rotation& rotation, const Findings& found, SkillSummary& skill) {
  double looked_at = 0;
  double luckier_won = 0;
  double squares = 0;
  bool any = false;
  for (std::size_t i = rotation.first; i < rotation.first + skill.seats; ++i) {
    const auto luck = luck_of(found.tallies[i]);
    if (!luck) {
      skill.luck_left_out = found.tallies[i].luck_matches > 0;
      return;
    }
    any |= luck->any;
    looked_at += static_cast<double>(found.tallies[i].luck_matches);
    luckier_won += static_cast<double>(found.tallies[i].luckier_won);
    for (const LuckSummary& seat : luck->seats)
      squares += seat.deviation * seat.deviation * static_cast<double>(found.tallies[i].luck_matches);
  }
  skill.luckless = !any;
  if (!any) return;
  skill.luckier_won = share(luckier_won, looked_at);
  skill.luck_deviation = std::sqrt(squares / (looked_at * static_cast<double>(skill.seats)));
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
