#include "lab/summary.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "lab/compare.h"
#include "lab/events.h"
#include "lab/sections.h"
#include "lab/words.h"

namespace sounder::lab {
namespace {

namespace json = boost::json;

json::array written(const Histogram& values) {
  json::array out;
  for (const auto& [value, count] : values) out.push_back(json::array{value, count});
  return out;
}

json::object written_spread(const Histogram& values) {
  const Spread s = spread(values);
  const auto n = static_cast<double>(s.n);
  double sum = 0;
  double squares = 0;
  for (const auto& [value, count] : values) {
    sum += static_cast<double>(value) * static_cast<double>(count);
    squares += static_cast<double>(value) * static_cast<double>(value) * static_cast<double>(count);
  }
  return {{"mean", written(mean(n, sum, squares))},
          {"deviation", s.deviation},
          {"least", s.least},
          {"most", s.most},
          {"histogram", written(values)}};
}

// The chance below which this part of the matches stood, at one time.
double course_quantile(const std::array<std::uint64_t, chance_steps + 1>& counts, double part) {
  Histogram values;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i]) values[static_cast<std::int64_t>(i)] = counts[i];
  return quantile(values, part) / chance_steps;
}

json::array course_of(const SeatTally& seat) {
  json::array out;
  for (const auto& counts : seat.course)
    out.push_back(json::array{course_quantile(counts, 0.1), course_quantile(counts, 0.25), course_quantile(counts, 0.5),
                              course_quantile(counts, 0.75), course_quantile(counts, 0.9)});
  return out;
}

json::array kinds_of(const Tally& tally) {
  std::vector<double> chances;
  const auto met = tally.kinds.met();
  for (const auto& entry : met) {
    const KindTally& kind = *entry.second;
    const auto refused = kind.sides_offered - kind.sides_taken;
    const bool few = kind.sides_taken < few_cases || refused < few_cases;
    chances.push_back(few ? 1
                          : chance_of_difference(wins(kind.wins_taken), static_cast<double>(kind.sides_taken), wins(kind.wins_refused),
                                                 static_cast<double>(refused)));
  }
  const std::vector<bool> stands = discoveries(chances);
  json::array out;
  std::size_t i = 0;
  for (const auto& [name, met_kind] : met) {
    const KindTally& kind = *met_kind;
    const auto refused = kind.sides_offered - kind.sides_taken;
    json::array when;
    for (std::size_t third = 0; third < 3; ++third)
      when.push_back(
          json::object{{"taken", kind.when_taken[third]}, {"win", share_or_null(kind.when_wins[third], kind.when_taken[third])}});
    out.push_back(json::object{{"kind", name},
                               {"offered", kind.offered},
                               {"taken", kind.taken},
                               {"rate", kind.offered ? static_cast<double>(kind.taken) / static_cast<double>(kind.offered) : 0},
                               {"sides_offered", kind.sides_offered},
                               {"sides_taken", kind.sides_taken},
                               {"win_taken", share_or_null(kind.wins_taken, kind.sides_taken)},
                               {"win_refused", share_or_null(kind.wins_refused, refused)},
                               {"effect", difference_or_null(kind.wins_taken, kind.sides_taken, kind.wins_refused, refused)},
                               {"chance", chances[i]},
                               {"stands", static_cast<bool>(stands[i])},
                               {"few", kind.sides_taken < few_cases || refused < few_cases},
                               {"when", std::move(when)}});
    ++i;
  }
  return out;
}

// Of a case that is there to be held against the first (`restricted`), what is not asked for stays out: there may be many.
json::object case_of(const CaseLine& line, const Tally& tally, bool restricted) {
  const auto n = static_cast<double>(tally.matches);
  json::array seats;
  for (std::size_t i = 0; i < tally.seats.size(); ++i) {
    const SeatTally& seat = tally.seats[i];
    json::object one{{"seat", name_of(seat_at(static_cast<int>(i)))},
                     {"role", line.roles[i]},
                     {"bot", line.bots[i]},
                     {"win", written(share(wins(seat.wins), n))},
                     {"forfeits", seat.forfeits},
                     {"fair", 1.0 / static_cast<double>(tally.seats.size())},
                     {"score", written_spread(seat.scores)},
                     {"course", course_of(seat)}};
    if (tally.luck_matches > 0) {
      const Interval luck =
          mean(static_cast<double>(tally.luck_matches), static_cast<double>(seat.luck), static_cast<double>(seat.luck_squares));
      one["luck"] = json::object{
          {"mean", luck.value / 1000},
          {"low", luck.low / 1000},
          {"high", luck.high / 1000},
          {"deviation", std::sqrt(std::max(0.0, static_cast<double>(seat.luck_squares) / static_cast<double>(tally.luck_matches))) / 1000}};
    }
    seats.push_back(std::move(one));
  }
  const auto rate = [&](std::uint64_t count) { return written(share(static_cast<double>(count), n)); };
  json::object out{{"variant", line.variant},
                   {"game", line.game},
                   {"title", line.title},
                   {"setup", line.setup},
                   {"matches", tally.matches},
                   {"seats", std::move(seats)},
                   {"moves", written_spread(tally.moves)},
                   {"turns", written_spread(tally.turns)},
                   {"margins", written_spread(tally.margins)},
                   {"lead_changes", written_spread(tally.lead_changes)},
                   {"ahead_from", written(tally.ahead_from)},
                   {"branching", tally.decisions ? static_cast<double>(tally.choices) / static_cast<double>(tally.decisions) : 0},
                   {"course_matches", tally.course_matches},
                   {"comebacks", written(share(static_cast<double>(tally.comebacks), static_cast<double>(tally.course_matches)))},
                   {"late", written(share(static_cast<double>(tally.late), static_cast<double>(tally.course_matches)))},
                   {"shared", rate(tally.shared)},
                   {"first", written(share(wins(tally.first_wins), n))},
                   {"luck_matches", tally.luck_matches},
                   {"luckier_won", written(share(static_cast<double>(tally.luckier_won), static_cast<double>(tally.luck_matches)))},
                   {"forfeits", tally.forfeits},
                   {"restricted", restricted},
                   {"kinds", restricted ? json::array{} : kinds_of(tally)},
                   {"openings", restricted ? json::array{} : openings_of(line, tally)},
                   {"maps", restricted ? json::array{} : maps_of(line, tally)},
                   {"events", events_of(tally)}};
  json::array barred;
  for (const std::string& kind : line.barred) barred.push_back(json::string(kind));
  out["barred"] = std::move(barred);
  out["words"] = words_about(out);
  return out;
}

}  // namespace

json::object summary(const RunLine& line, const Findings& found) {
  json::array cases;
  for (std::size_t i = 0; i < line.cases.size(); ++i)
    cases.push_back(case_of(line.cases[i], found.tallies[i], is_restricted(line, found, i)));
  json::object out{
      {"title", line.title}, {"seed", line.seed}, {"planned", line.matches}, {"complete", found.complete}, {"cases", std::move(cases)}};
  out["comparisons"] = comparisons(line, found);
  out["skill"] = skill_of(line, found);
  out["needed"] = needed_of(line, found);
  return out;
}

namespace {

std::string text_of(const json::value& value) { return std::string(value.as_string()); }

std::string table_of_case(const json::object& one) {
  char text[256];
  std::string out = "\n" + text_of(one.at("variant"));
  if (const auto& setup = one.at("setup").as_string(); !setup.empty()) out += " (" + std::string(setup) + ")";
  out += ", " + std::to_string(one.at("matches").to_number<std::uint64_t>()) + " matches\n";
  out += "  seat                     bot         wins                      mean score\n";
  for (const json::value& s : one.at("seats").as_array()) {
    const json::object& seat = s.as_object();
    const std::string who = text_of(seat.at("seat")) + " " + text_of(seat.at("role"));
    std::snprintf(text, sizeof text, "  %-24s %-11s %-25s %s\n", who.substr(0, 24).c_str(), text_of(seat.at("bot")).substr(0, 11).c_str(),
                  percent(seat.at("win").as_object()).c_str(), plain(seat.at("score").as_object().at("mean").as_object(), 1).c_str());
    out += text;
  }
  const bool judged = one.at("course_matches").to_number<std::uint64_t>() > 0;  // else nobody looked for lead changes
  std::snprintf(text, sizeof text, "  %.1f moves, %.1f turns, %.1f choices a decision", number(one.at("moves").as_object().at("mean")),
                number(one.at("turns").as_object().at("mean")), one.at("branching").to_number<double>());
  out += text;
  if (judged) {
    std::snprintf(text, sizeof text, ", %.1f lead changes", number(one.at("lead_changes").as_object().at("mean")));
    out += text;
  }
  out += "\n";
  out += "  who decides first wins " + percent(one.at("first").as_object()) + "\n";
  for (const json::value& sentence : one.at("words").as_array()) out += "  " + text_of(sentence) + "\n";
  out += events_in_words(one.at("events").as_array());
  return out;
}

// What a side loses when its bot may not make one kind of move, the largest loss first.
std::string table_of_needed(const json::object& needed) {
  char text[256];
  std::string out = "\nWithout one kind of move\n  seat                     without                  loses, in points         verdict\n";
  for (const json::value& value : needed.at("rows").as_array()) {
    const json::object& row = value.as_object();
    const json::object& loss = row.at("loss").as_object();
    char points[64];
    std::snprintf(points, sizeof points, "%.1f (%.1f to %.1f)", 100 * loss.at("value").to_number<double>(),
                  100 * loss.at("low").to_number<double>(), 100 * loss.at("high").to_number<double>());
    const std::string who = text_of(row.at("seat")) + " " + text_of(row.at("role"));
    std::snprintf(text, sizeof text, "  %-24s %-24s %-24s %s\n", who.substr(0, 24).c_str(), text_of(row.at("kind")).substr(0, 24).c_str(),
                  points, text_of(row.at("verdict")).c_str());
    out += text;
  }
  for (const json::value& sentence : needed.at("words").as_array()) out += "  " + text_of(sentence) + "\n";
  return out;
}

}  // namespace

std::string table_of(const json::object& all, int) {
  std::string out;
  for (const json::value& value : all.at("cases").as_array())
    if (!value.as_object().at("restricted").as_bool()) out += table_of_case(value.as_object());
  for (const char* part : {"comparisons", "skill"})
    for (const json::value& value : all.at(part).as_array()) out += "\n" + text_of(value.as_object().at("words")) + "\n";
  if (!all.at("needed").is_null()) out += table_of_needed(all.at("needed").as_object());
  return out;
}

std::string csv_of(const json::object& all) {
  std::string out =
      "case,variant,seat,role,bot,matches,wins,wins_low,wins_high,score_mean,score_low,score_high,score_deviation,moves_mean,turns_mean\n";
  char text[512];
  int number_of_case = 0;
  for (const json::value& value : all.at("cases").as_array()) {
    const json::object& one = value.as_object();
    for (const json::value& s : one.at("seats").as_array()) {
      const json::object& seat = s.as_object();
      const json::object& win = seat.at("win").as_object();
      const json::object& score = seat.at("score").as_object();
      const json::object& points = score.at("mean").as_object();
      const auto field = [&](const json::value& v) { return quoted(std::string(v.as_string())); };
      std::snprintf(text, sizeof text, ",%llu,%.6f,%.6f,%.6f,%.4f,%.4f,%.4f,%.4f,%.3f,%.3f\n",
                    static_cast<unsigned long long>(one.at("matches").to_number<std::uint64_t>()), win.at("value").to_number<double>(),
                    win.at("low").to_number<double>(), win.at("high").to_number<double>(), points.at("value").to_number<double>(),
                    points.at("low").to_number<double>(), points.at("high").to_number<double>(), score.at("deviation").to_number<double>(),
                    number(one.at("moves").as_object().at("mean")), number(one.at("turns").as_object().at("mean")));
      out += std::to_string(number_of_case) + "," + field(one.at("variant")) + "," + field(seat.at("seat")) + "," + field(seat.at("role")) +
             "," + field(seat.at("bot")) + text;
    }
    ++number_of_case;
  }
  return out;
}

}  // namespace sounder::lab
