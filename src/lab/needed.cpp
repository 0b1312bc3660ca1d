// Restricted play: the loss of a side without one kind of move.
#include <algorithm>

#include "lab/compare.h"
#include "lab/sections.h"
#include "lab/words.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

// The one seat with a forbidden kind of move.
std::optional<std::size_t> barred_seat(const CaseLine& line) {
  std::optional<std::size_t> seat;
  for (std::size_t i = 0; i < line.barred.size(); ++i) {
    if (line.barred[i].empty()) continue;
    if (seat) return std::nullopt;
    seat = i;
  }
  return seat;
}

std::uint64_t taken_by(const Tally& tally, const std::string& kind, std::size_t seat) {
  const KindTally* found = tally.kinds.find(kind);
  return found ? found->taken_by[seat] : 0;
}

// The verdicts on a loss.
enum class Need { needed, better_without, no_loss_shown, often_forced, never_came_up };
constexpr std::array<const char*, 5> need_names = {"needed", "better without", "no loss shown", "often forced",
                                                   "never came up"};

struct Tried {
  NeededSummary::Row row;
  bool forced;      // it was made all the same, where no other move was legal
  bool unheard_of;  // it never occurred, in either case

  Need verdict() const {
    if (unheard_of) return Need::never_came_up;
    if (row.stands) return row.loss.value > 0 ? Need::needed : Need::better_without;
    return forced ? Need::often_forced : Need::no_loss_shown;
  }
};

std::vector<Tried> tried(const RunLine& line, const Findings& found) {
  std::vector<Tried> all;
  const Tally& first = found.tallies[0];
  for (std::size_t i = 1; i < line.cases.size(); ++i) {
    const Tally& tally = found.tallies[i];
    if (!is_restricted(line, found, i) || tally.matches == 0) continue;
    const std::size_t seat = *barred_seat(line.cases[i]);
    const std::string& kind = line.cases[i].barred[seat];
    const Difference d = difference_from_first(found, i, seat);
    all.push_back({{seat_at(seat),
                    line.cases[0].roles[seat],
                    kind,
                    taken_by(first, kind, seat),
                    tally.matches,
                    {0.0 - d.interval.value, 0.0 - d.interval.high, 0.0 - d.interval.low},
                    tally.matches < few_cases ? 1 : d.chance,
                    false,
                    {}},
                   taken_by(tally, kind, seat) > 0,
                   !first.kinds.contains(kind) && !tally.kinds.contains(kind)});
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Tried& a, const Tried& b) { return a.row.loss.value > b.row.loss.value; });
  std::vector<double> chances;
  for (const Tried& one : all) chances.push_back(one.row.chance);
  const std::vector<bool> stands = discoveries(chances);
  for (std::size_t i = 0; i < all.size(); ++i) all[i].row.stands = stands[i];
  return all;
}

std::vector<std::string> words_about(const std::vector<Tried>& all) {
  std::array<std::vector<std::string>, need_names.size()> named;  // by verdict
  double widest = 0;
  for (const Tried& one : all) {
    const NeededSummary::Row& row = one.row;
    const std::string loss = " to " + name_of(row.seat) + " (" + in_points(-row.loss.value) + ")";
    named[static_cast<std::size_t>(one.verdict())].push_back("`" + row.kind + "`" + (one.unheard_of ? "" : loss));
    if (one.verdict() == Need::no_loss_shown) widest = std::max(widest, row.loss.high);
  }
  const auto of = [&](Need verdict) { return named[static_cast<std::size_t>(verdict)]; };
  const auto first_few = [](std::vector<std::string> names) {
    const std::string rest = names.size() > 5 ? " before others" : "";
    if (names.size() > 5) names.resize(5);
    return in_words(names) + rest;
  };
  std::vector<std::string> words;
  if (const auto names = of(Need::never_came_up); !names.empty())
    words.push_back("Never came up, so nothing was forbidden (is the name right?): " + in_words(names) + ".");
  if (const auto names = of(Need::needed); !names.empty())
    words.push_back("Really needed, by what is lost without it: " + first_few(names) + ".");
  if (const auto names = of(Need::better_without); !names.empty())
    words.push_back("A trap for these bots, who do better without it: " + first_few(names) + ".");
  if (const auto count = of(Need::no_loss_shown).size(); count > 0)
    words.push_back("No loss shows without " + std::to_string(count) + " of " + std::to_string(all.size()) +
                    " kinds: decoration, or worth less than about " + in_points(std::max(0.0, widest)).substr(1) + ".");
  if (const auto count = of(Need::often_forced).size(); count > 0)
    words.push_back("Nothing can be said of " + std::to_string(count) +
                    " of them: where nothing else was legal, they were made all the same.");
  return words;
}

}  // namespace

bool is_restricted(const RunLine& line, const Findings& found, std::size_t which) {
  const CaseLine& first = line.cases[0];
  const CaseLine& one = line.cases[which];
  const auto free = [](const std::string& kind) { return kind.empty(); };
  return which > 0 && barred_seat(one) && std::all_of(first.barred.begin(), first.barred.end(), free) &&
         one.game == first.game && one.setup == first.setup && one.bots == first.bots &&
         found.tallies[which].pairs == found.tallies[which].matches;
}

std::optional<NeededSummary> needed_of(const RunLine& line, const Findings& found) {
  const std::vector<Tried> all = tried(line, found);
  if (all.empty()) return {};
  NeededSummary needed;
  for (const Tried& one : all) {
    needed.rows.push_back(one.row);
    needed.rows.back().verdict = need_names[static_cast<std::size_t>(one.verdict())];
  }
  needed.words = words_about(all);
  return needed;
}

}  // namespace sounder::lab
