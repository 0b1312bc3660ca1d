#include "lab/designs.h"

#include <algorithm>

#include "i18n/english.h"
#include "lab/observe.h"
#include "rules/words.h"

namespace sounder::lab {

std::vector<Case> skill_cases(const GamePtr& game, const std::vector<std::string>& bots) {
  std::vector<Case> cases;
  const auto seats = static_cast<std::size_t>(game->seats());
  for (std::size_t level = 1; level < bots.size(); ++level)
    for (std::size_t seat = 0; seat < seats; ++seat) {
      std::vector<std::string> seating(seats, bots[level - 1]);
      seating[seat] = bots[level];
      cases.push_back({bots[level] + " against " + bots[level - 1], game, std::move(seating), {}});
    }
  return cases;
}

std::vector<KindMet> kinds_met(const Experiment& experiment) {
  Experiment brief = experiment;
  brief.luck_matches = 0;
  brief.judgements = 1;
  const Case& one = brief.cases[0];
  Observer observer(brief, 0);
  Tally tally;
  std::string lines;
  observer.watch({0, std::min(matches_to_meet, experiment.matches)}, tally, lines, false);
  std::vector<std::pair<std::uint64_t, KindMet>> found;
  for (const auto& [kind, sum] : tally.kinds.met()) {
    KindMet met{std::string(kind), {}};
    std::vector<std::pair<std::string, std::string>> sides;
    for (Seat seat : seats_of(one.game->seats())) {
      const std::pair<std::string, std::string> side{i18n::english(*one.game, one.game->role(seat)),
                                                     one.bots[index_of(seat)]};
      if (sum->taken_by[seat] == 0 || std::find(sides.begin(), sides.end(), side) != sides.end()) continue;
      sides.push_back(side);
      met.seats.push_back(seat);
    }
    if (!met.seats.empty()) found.emplace_back(sum->sides_taken, std::move(met));
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<KindMet> kinds;
  for (auto& entry : found) kinds.push_back(std::move(entry.second));
  return kinds;
}

Expected<std::vector<Case>> restricted_cases(const Experiment& experiment, const std::vector<std::string>& kinds) {
  std::vector<KindMet> met = kinds_met(experiment);
  if (kinds.empty() && met.size() > most_restrictions) met.resize(most_restrictions);
  for (const std::string& kind : kinds) {
    if (std::any_of(met.begin(), met.end(), [&](const KindMet& one) { return one.kind == kind; })) continue;
    std::vector<std::string> names;
    for (const KindMet& one : met)
      if (names.size() < 8) names.push_back(one.kind);
    return error("\"" + kind.substr(0, 40) +
                 "\" was taken by nobody in the first matches, expected a kind of move such as " +
                 in_words(names, " or "));
  }
  std::vector<Case> cases = {experiment.cases[0]};
  for (const KindMet& one : met) {
    if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), one.kind) == kinds.end()) continue;
    for (Seat seat : one.seats) {
      Case barred = experiment.cases[0];
      barred.variant = std::string(name_of(seat)) + " without " + one.kind;
      barred.barred.assign(barred.bots.size(), "");
      barred.barred[index_of(seat)] = one.kind;
      cases.push_back(std::move(barred));
    }
  }
  return cases;
}

}  // namespace sounder::lab
