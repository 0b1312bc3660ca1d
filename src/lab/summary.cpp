#include "lab/summary.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "lab/events.h"
#include "lab/words.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

namespace json = boost::json;

json::object written(const Interval& i) { return {{"value", i.value}, {"low", i.low}, {"high", i.high}}; }

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

double wins(std::uint64_t parts) { return static_cast<double>(parts) / static_cast<double>(whole_win); }

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
  for (const auto& entry : tally.kinds) {
    const KindTally& kind = entry.second;
    const auto refused = kind.sides_offered - kind.sides_taken;
    const bool few = kind.sides_taken < few_cases || refused < few_cases;
    chances.push_back(few ? 1
                          : chance_of_difference(wins(kind.wins_taken), static_cast<double>(kind.sides_taken), wins(kind.wins_refused),
                                                 static_cast<double>(refused)));
  }
  const std::vector<bool> stands = discoveries(chances);
  json::array out;
  std::size_t i = 0;
  for (const auto& [name, kind] : tally.kinds) {
    const auto refused = kind.sides_offered - kind.sides_taken;
    const Interval with = share(wins(kind.wins_taken), static_cast<double>(kind.sides_taken));
    const Interval without = share(wins(kind.wins_refused), static_cast<double>(refused));
    json::array when;
    for (std::size_t third = 0; third < 3; ++third)
      when.push_back(json::object{{"taken", kind.when_taken[third]},
                                  {"win", written(share(wins(kind.when_wins[third]), static_cast<double>(kind.when_taken[third])))}});
    out.push_back(json::object{{"kind", name},
                               {"offered", kind.offered},
                               {"taken", kind.taken},
                               {"rate", kind.offered ? static_cast<double>(kind.taken) / static_cast<double>(kind.offered) : 0},
                               {"sides_offered", kind.sides_offered},
                               {"sides_taken", kind.sides_taken},
                               {"win_taken", written(with)},
                               {"win_refused", written(without)},
                               {"effect", written(difference(with, without))},
                               {"chance", chances[i]},
                               {"stands", static_cast<bool>(stands[i])},
                               {"few", kind.sides_taken < few_cases || refused < few_cases},
                               {"when", std::move(when)}});
    ++i;
  }
  return out;
}

json::object case_of(const CaseLine& line, const Tally& tally) {
  const auto n = static_cast<double>(tally.matches);
  json::array seats;
  for (std::size_t i = 0; i < tally.seats.size(); ++i) {
    const SeatTally& seat = tally.seats[i];
    json::object one{{"seat", name_of(seat_at(static_cast<int>(i)))},
                     {"role", line.roles[i]},
                     {"bot", line.bots[i]},
                     {"win", written(share(wins(seat.wins), n))},
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
                   {"kinds", kinds_of(tally)},
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
  for (std::size_t i = 0; i < line.cases.size(); ++i) cases.push_back(case_of(line.cases[i], found.tallies[i]));
  json::object out{
      {"title", line.title}, {"seed", line.seed}, {"planned", line.matches}, {"complete", found.complete}, {"cases", std::move(cases)}};
  out["comparisons"] = comparisons(out["cases"].as_array());
  return out;
}

std::string table_of(const json::object& all, int) {
  std::string out;
  char text[256];
  for (const json::value& value : all.at("cases").as_array()) {
    const json::object& one = value.as_object();
    out += "\n" + std::string(one.at("variant").as_string());
    if (const auto& setup = one.at("setup").as_string(); !setup.empty()) out += " (" + std::string(setup) + ")";
    out += ", " + std::to_string(one.at("matches").to_number<std::uint64_t>()) + " matches\n";
    out += "  seat                     bot         wins                      mean score\n";
    for (const json::value& s : one.at("seats").as_array()) {
      const json::object& seat = s.as_object();
      const std::string who = std::string(seat.at("seat").as_string()) + " " + std::string(seat.at("role").as_string());
      std::snprintf(text, sizeof text, "  %-24s %-11s %-25s %s\n", who.substr(0, 24).c_str(),
                    std::string(seat.at("bot").as_string()).substr(0, 11).c_str(), percent(seat.at("win").as_object()).c_str(),
                    plain(seat.at("score").as_object().at("mean").as_object(), 1).c_str());
      out += text;
    }
    std::snprintf(text, sizeof text, "  %.1f moves, %.1f turns, %.1f choices a decision, %.1f lead changes\n",
                  number(one.at("moves").as_object().at("mean")), number(one.at("turns").as_object().at("mean")),
                  one.at("branching").to_number<double>(), number(one.at("lead_changes").as_object().at("mean")));
    out += text;
    for (const json::value& sentence : one.at("words").as_array()) out += "  " + std::string(sentence.as_string()) + "\n";
    out += events_in_words(one.at("events").as_array());
  }
  for (const json::value& value : all.at("comparisons").as_array())
    out += "\n" + std::string(value.as_object().at("words").as_string()) + "\n";
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

bool Until::met(const Findings& found) const {
  const auto place = static_cast<std::size_t>(index_of(seat));
  constexpr std::uint64_t fewest = 100;  // before that nothing is called known
  const auto rate = [&](const Tally& tally) { return share(wins(tally.seats[place].wins), static_cast<double>(tally.matches)); };
  for (std::size_t i = 0; i < found.tallies.size(); ++i) {
    const Tally& tally = found.tallies[i];
    if (tally.matches < fewest) return false;
    if (what == What::rate && rate(tally).half_width() > within) return false;
    if (what == What::difference && i > 0) {
      const Tally& first = found.tallies[0];
      const Interval d =
          difference_at_any_time(rate(tally), static_cast<double>(tally.matches), rate(first), static_cast<double>(first.matches));
      const bool decided = !d.contains(0);
      const bool small = d.low > -within && d.high < within;
      if (!decided && !small) return false;
    }
  }
  return true;
}

Expected<Until> until(std::string_view rule, int seats) {
  Words words = words_of(rule);
  const auto wrong = [&] {
    return trouble("--until: found \"" + std::string(rule.substr(0, 60)) +
                   "\", expected \"win-rate of SEAT within N %\" or \"difference of SEAT decided [or within N %]\"");
  };
  // A number with its sign, "1 %" or "1%", at the end of the rule.
  const auto amount_from = [&](std::size_t at) -> std::optional<double> {
    if (at >= words.size()) return std::nullopt;
    std::string_view amount = words[at];
    const bool sign_apart = words.size() == at + 2 && words[at + 1] == "%";
    if (!sign_apart && (words.size() != at + 1 || !amount.ends_with('%'))) return std::nullopt;
    if (!sign_apart) amount.remove_suffix(1);
    double percent = 0;
    const auto [end, error] = std::from_chars(amount.data(), amount.data() + amount.size(), percent);
    if (error != std::errc{} || end != amount.data() + amount.size() || percent <= 0 || percent >= 50) return std::nullopt;
    return percent / 100;
  };
  if (words.size() < 4 || words[1] != "of") return wrong();
  const auto seat = seat_named(words[2], seats);
  if (!seat) return wrong();
  if (words[0] == "win-rate" && words[3] == "within") {
    const auto amount = amount_from(4);
    if (!amount) return wrong();
    return Until{Until::What::rate, *seat, *amount};
  }
  if (words[0] != "difference" || words[3] != "decided") return wrong();
  if (words.size() == 4) return Until{Until::What::difference, *seat, 0};
  const auto amount = words.size() > 6 && words[4] == "or" && words[5] == "within" ? amount_from(6) : std::nullopt;
  if (!amount) return wrong();
  return Until{Until::What::difference, *seat, *amount};
}

}  // namespace sounder::lab
