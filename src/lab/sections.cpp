#include "lab/sections.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "lab/compare.h"
#include "lab/words.h"
#include "rules/words.h"

namespace sounder::lab {

namespace json = boost::json;

json::object written(const Interval& i) { return {{"value", i.value}, {"low", i.low}, {"high", i.high}}; }

json::value share_or_null(std::uint64_t parts, std::uint64_t sides) {
  if (sides == 0) return nullptr;
  return written(share(wins(parts), static_cast<double>(sides)));
}

json::value difference_or_null(std::uint64_t parts_a, std::uint64_t sides_a, std::uint64_t parts_b, std::uint64_t sides_b) {
  if (sides_a == 0 || sides_b == 0) return nullptr;
  return written(difference(share(wins(parts_a), static_cast<double>(sides_a)), share(wins(parts_b), static_cast<double>(sides_b))));
}

json::array openings_of(const CaseLine& line, const Tally& tally) {
  struct Opening {
    std::size_t seat;
    std::string_view kind;
    OpeningTally with;
    OpeningTally without;  // the seat's other matches
    bool few() const { return std::min(with.opened, without.opened) < few_cases; }
  };
  std::vector<Opening> all;
  std::vector<double> chances;
  for (std::size_t s = 0; s < tally.seats.size(); ++s) {
    OpeningTally sum;
    const auto openings = tally.seats[s].openings.met();
    for (const auto& entry : openings) sum.add(*entry.second);
    for (const auto& [kind, with] : openings) {
      all.push_back({s, kind, *with, {sum.opened - with->opened, sum.wins - with->wins}});
      const Opening& one = all.back();
      chances.push_back(one.few() ? 1
                                  : chance_of_difference(wins(one.with.wins), static_cast<double>(one.with.opened), wins(one.without.wins),
                                                         static_cast<double>(one.without.opened)));
    }
  }
  const std::vector<bool> stands = discoveries(chances);
  json::array out;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Opening& one = all[i];
    out.push_back(json::object{{"seat", name_of(seat_at(static_cast<int>(one.seat)))},
                               {"role", line.roles[one.seat]},
                               {"kind", one.kind},
                               {"opened", one.with.opened},
                               {"win", share_or_null(one.with.wins, one.with.opened)},
                               {"win_others", share_or_null(one.without.wins, one.without.opened)},
                               {"effect", difference_or_null(one.with.wins, one.with.opened, one.without.wins, one.without.opened)},
                               {"chance", chances[i]},
                               {"stands", static_cast<bool>(stands[i])},
                               {"few", one.few()}});
  }
  return out;
}

json::array maps_of(const CaseLine& line, const Tally& tally) {
  json::array out;
  for (const BoardMap& map : line.maps) {
    const auto found = tally.maps.find(map.name);
    if (found == tally.maps.end() || found->second.moments == 0) continue;
    json::array ground;
    for (std::size_t cell = 0; cell < map.size(); ++cell)
      if (map.ground >> cell & 1) ground.push_back(cell);
    out.push_back(json::object{{"name", map.name},
                               {"at_the_end", map.at_the_end},
                               {"columns", json::array(map.columns.begin(), map.columns.end())},
                               {"rows", json::array(map.rows.begin(), map.rows.end())},
                               {"ground", std::move(ground)},
                               {"ground_name", map.ground_name},
                               {"moments", found->second.moments},
                               {"cells", json::array(found->second.cells.begin(), found->second.cells.end())}});
  }
  return out;
}

// ---- Skill against luck ----

namespace {

// How far a share is on the way from a blind guess (0) to always (1).
double way_from_even(double share, double even) { return (share - even) / (1 - even); }

std::string about_skill(const std::string& stronger, const std::string& weaker, const Interval& win, double even, std::size_t seats,
                        const json::value& luckier) {
  std::string words = stronger + (seats > 2 ? " among " : " against ") + weaker + ", in every seat in turn: " + stronger + " wins " +
                      percent(written(win)) + "; without any skill it would be " + in_percent(even) + ". ";
  if (win.contains(even))
    words += "No better play shows here. ";
  else if (win.value < even)
    words += "It plays worse than the others. ";
  if (luckier.is_null()) return words + "Chance moved nobody's winning chance: this game has no luck beyond the bots' own whims.";
  char text[200];
  std::snprintf(text, sizeof text,
                "The seat that chance helped most won %s. On the way from a blind guess to knowing the winner, the better bot takes you "
                "%.0f %%, the luck of the match %.0f %%.",
                percent(luckier.as_object()).c_str(), 100 * std::max(0.0, way_from_even(win.value, even)),
                100 * std::max(0.0, way_from_even(number(luckier), even)));
  return words + text;
}

}  // namespace

json::array skill_of(const RunLine& line, const Findings& found) {
  json::array out;
  for (const Rotation& rotation : rotations(line.cases)) {
    const Tally& tally = found.tallies[rotation.first];
    const auto seats = rotation.seats.size();
    const auto whole = static_cast<double>(whole_win * seats);  // of one match number: a victory in every seat
    if (tally.rounds == 0) continue;
    Interval win = mean(static_cast<double>(tally.rounds), static_cast<double>(tally.round_wins) / whole,
                        static_cast<double>(tally.round_squares) / (whole * whole));
    win = {win.value, std::max(0.0, win.low), std::min(1.0, win.high)};
    const double even = 1.0 / static_cast<double>(seats);
    const bool swap = seats == 2 && win.value < even;  // of two, the one that wins more is named first
    if (swap) win = {1 - win.value, 1 - win.high, 1 - win.low};
    const std::string& stronger = swap ? rotation.others : rotation.one;
    const std::string& weaker = swap ? rotation.one : rotation.others;
    std::uint64_t looked_at = 0;
    std::uint64_t luckier_won = 0;
    std::uint64_t squares = 0;
    for (std::size_t i = rotation.first; i < rotation.first + seats; ++i) {
      looked_at += found.tallies[i].luck_matches;
      luckier_won += found.tallies[i].luckier_won;
      for (const SeatTally& seat : found.tallies[i].seats) squares += seat.luck_squares;
    }
    json::value luckier = nullptr;
    json::value deviation = nullptr;
    if (squares > 0) {
      luckier = written(share(static_cast<double>(luckier_won), static_cast<double>(looked_at)));
      deviation = std::sqrt(static_cast<double>(squares) / static_cast<double>(looked_at * seats)) / 1000;
    }
    const std::string words = about_skill(stronger, weaker, win, even, seats, luckier);
    out.push_back(json::object{{"variant", line.cases[rotation.first].variant},
                               {"stronger", stronger},
                               {"weaker", weaker},
                               {"seats", seats},
                               {"matches", tally.rounds * seats},
                               {"win", written(win)},
                               {"even", even},
                               {"luckier_won", luckier},
                               {"luck_deviation", deviation},
                               {"words", words}});
  }
  return out;
}

// ---- Restricted play ----

namespace {

// The one seat that may not do something.
std::optional<std::size_t> barred_seat(const CaseLine& line) {
  std::optional<std::size_t> seat;
  for (std::size_t i = 0; i < line.barred.size(); ++i) {
    if (line.barred[i].empty()) continue;
    if (seat) return std::nullopt;
    seat = i;
  }
  return seat;
}

}  // namespace

namespace {

std::uint64_t taken_by(const Tally& tally, const std::string& kind, std::size_t seat) {
  const KindTally* found = tally.kinds.find(kind);
  return found ? found->taken_by[seat] : 0;
}

}  // namespace

bool is_restricted(const RunLine& line, const Findings& found, std::size_t which) {
  const CaseLine& first = line.cases[0];
  const CaseLine& one = line.cases[which];
  const auto free = [](const std::string& kind) { return kind.empty(); };
  return which > 0 && barred_seat(one) && std::all_of(first.barred.begin(), first.barred.end(), free) && one.game == first.game &&
         one.setup == first.setup && one.bots == first.bots && found.tallies[which].pairs == found.tallies[which].matches;
}

json::value needed_of(const RunLine& line, const Findings& found) {
  struct Row {
    std::size_t seat;
    std::string kind;
    Interval loss;
    std::uint64_t taken;  // by that side in the first case
    std::uint64_t matches;
    double chance;
    bool forced;      // it was taken all the same, where nothing else was legal
    bool unheard_of;  // it never came up, in either case
  };
  std::vector<Row> rows;
  for (std::size_t i = 1; i < line.cases.size(); ++i) {
    if (!is_restricted(line, found, i) || found.tallies[i].matches == 0) continue;
    const std::size_t seat = *barred_seat(line.cases[i]);
    const std::string& kind = line.cases[i].barred[seat];
    const Difference d = difference_from_first(found, i, seat);
    rows.push_back({seat,
                    kind,
                    {0.0 - d.interval.value, 0.0 - d.interval.high, 0.0 - d.interval.low},
                    taken_by(found.tallies[0], kind, seat),
                    found.tallies[i].matches,
                    d.chance,
                    taken_by(found.tallies[i], kind, seat) > 0,
                    !found.tallies[0].kinds.contains(kind) && !found.tallies[i].kinds.contains(kind)});
  }
  if (rows.empty()) return nullptr;
  std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.loss.value > b.loss.value; });
  std::vector<double> chances;
  for (const Row& row : rows) chances.push_back(row.matches < few_cases ? 1 : row.chance);
  const std::vector<bool> stands = discoveries(chances);
  json::array list;
  std::vector<std::string> needed;
  std::vector<std::string> better_without;
  std::vector<std::string> unheard_of;
  std::size_t decoration = 0;
  std::size_t forced = 0;
  double widest = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = rows[i];
    const std::string seat = name_of(seat_at(static_cast<int>(row.seat)));
    const std::string verdict = row.unheard_of ? "never came up"
                                : stands[i]    ? (row.loss.value > 0 ? "needed" : "better without")
                                : row.forced   ? "often forced"
                                               : "no loss shown";
    const std::string words = "`" + row.kind + "` to " + seat + " (" + in_points(-row.loss.value) + ")";
    if (row.unheard_of) {
      unheard_of.push_back("`" + row.kind + "`");
    } else if (!stands[i] && row.forced) {
      ++forced;
    } else if (!stands[i]) {
      ++decoration;
      widest = std::max(widest, row.loss.high);
    } else {
      (row.loss.value > 0 ? needed : better_without).push_back(words);
    }
    list.push_back(json::object{{"seat", seat},
                                {"role", line.cases[0].roles[row.seat]},
                                {"kind", row.kind},
                                {"taken", row.taken},
                                {"matches", row.matches},
                                {"loss", written(row.loss)},
                                {"chance", chances[i]},
                                {"stands", static_cast<bool>(stands[i])},
                                {"verdict", verdict}});
  }
  json::array words;
  const auto first_few = [](std::vector<std::string> names) {
    const std::string rest = names.size() > 5 ? " before others" : "";
    if (names.size() > 5) names.resize(5);
    return in_words(names) + rest;
  };
  if (!unheard_of.empty())
    words.push_back(json::string("Never came up, so nothing was forbidden (is the name right?): " + in_words(unheard_of) + "."));
  if (!needed.empty()) words.push_back(json::string("Really needed, by what is lost without it: " + first_few(needed) + "."));
  if (!better_without.empty())
    words.push_back(json::string("A trap for these bots, who do better without it: " + first_few(better_without) + "."));
  if (decoration > 0)
    words.push_back(json::string("No loss shows without " + std::to_string(decoration) + " of " + std::to_string(rows.size()) +
                                 " kinds: decoration, or worth less than about " + in_points(std::max(0.0, widest)).substr(1) + "."));
  if (forced > 0)
    words.push_back(json::string("Nothing can be said of " + std::to_string(forced) +
                                 " of them: where nothing else was legal, they were made all the same."));
  return json::object{{"rows", std::move(list)}, {"words", std::move(words)}};
}

}  // namespace sounder::lab
