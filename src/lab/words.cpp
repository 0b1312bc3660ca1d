#include "lab/words.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "lab/statistics.h"
#include "rules/words.h"

namespace sounder::lab {

std::string who(const std::string& seat, const std::string& role) { return seat + (role.empty() ? "" : " (" + role + ")"); }

std::string in_points(double difference) {
  char text[32];
  std::snprintf(text, sizeof text, "%+.1f points", 100 * difference);
  return text;
}

std::string in_percent(double share) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f %%", 100 * share);
  return text;
}

namespace {

namespace json = boost::json;

Interval interval(const json::value& value) {
  const json::object& o = value.as_object();
  return {o.at("value").to_number<double>(), o.at("low").to_number<double>(), o.at("high").to_number<double>()};
}

std::string text_of(const json::value& value) { return std::string(value.as_string()); }

std::string who(const json::object& seat) { return lab::who(text_of(seat.at("seat")), text_of(seat.at("role"))); }

// Which seats win more or less than their share, and how sure that is.
std::string about_fairness(const json::object& one) {
  std::vector<std::string> more;
  std::vector<std::string> less;
  double widest = 0;
  for (const json::value& s : one.at("seats").as_array()) {
    const json::object& seat = s.as_object();
    const Interval win = interval(seat.at("win"));
    const double fair = seat.at("fair").to_number<double>();
    widest = std::max(widest, win.half_width());
    if (win.low > fair) more.push_back(who(seat) + " wins " + percent(seat.at("win").as_object()));
    if (win.high < fair) less.push_back(who(seat) + " wins " + percent(seat.at("win").as_object()));
  }
  const double fair = one.at("seats").as_array()[0].as_object().at("fair").to_number<double>();
  if (more.empty() && less.empty())
    return "No seat can be told from its even share of " + in_percent(fair) + "; an edge of more than about " + in_percent(widest) +
           " would have shown.";
  std::vector<std::string> all = more;
  all.insert(all.end(), less.begin(), less.end());
  return "Not even: " + in_words(all) + ", where an even share is " + in_percent(fair) + ".";
}

std::string about_course(const json::object& one) {
  const auto looked_at = one.at("course_matches").to_number<std::uint64_t>();
  if (looked_at == 0) return {};
  return "The winner came back from less than half its share after half time in " + percent(one.at("comebacks").as_object()) + " of " +
         std::to_string(looked_at) + " matches; " + percent(one.at("late").as_object()) + " were decided in the last tenth.";
}

std::string about_luck(const json::object& one) {
  if (one.at("luck_matches").to_number<std::uint64_t>() == 0 ||
      one.at("seats").as_array()[0].as_object().at("luck").as_object().at("deviation").to_number<double>() == 0)
    return {};
  return "The seat that chance helped most won " + percent(one.at("luckier_won").as_object()) + " of " +
         std::to_string(one.at("luck_matches").to_number<std::uint64_t>()) + " matches looked at.";
}

// The kinds of move whose effect stands, the largest first.
std::string about_kinds(const json::object& one) {
  struct Found {
    std::string kind;
    double effect;
  };
  std::vector<Found> found;
  std::size_t compared = 0;
  std::vector<std::string> never;
  for (const json::value& value : one.at("kinds").as_array()) {
    const json::object& kind = value.as_object();
    if (!kind.at("few").as_bool()) ++compared;
    if (kind.at("stands").as_bool()) found.push_back({text_of(kind.at("kind")), number(kind.at("effect"))});
    if (kind.at("taken").to_number<std::uint64_t>() == 0 && kind.at("sides_offered").to_number<std::uint64_t>() >= few_cases)
      never.push_back("`" + text_of(kind.at("kind")) + "`");
  }
  std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return std::abs(a.effect) > std::abs(b.effect); });
  std::string words;
  if (compared > 0)
    words = std::to_string(found.size()) + " of " + std::to_string(compared) + " kinds of move clearly go with winning or losing" +
            (found.size() < compared ? ", what the others show may be noise" : "");
  if (!found.empty()) {
    std::vector<std::string> named;
    for (std::size_t i = 0; i < std::min<std::size_t>(4, found.size()); ++i)
      named.push_back("`" + found[i].kind + "` " + in_points(found[i].effect));
    words += ": " + in_words(named) + (found.size() > 4 ? " before others" : "") +
             " (how much more or less often sides that took it won than sides that could and did not)";
  }
  if (!words.empty()) words += ".";
  if (!never.empty()) {
    if (never.size() > 6) never.resize(6);
    words += (words.empty() ? "" : " ") + std::string("Offered and never taken: ") + in_words(never) + ".";
  }
  return words;
}

// First moves with which a seat wins more or less than with its others.
std::string about_openings(const json::object& one) {
  std::vector<std::string> more;
  std::vector<std::string> less;
  for (const json::value& value : one.at("openings").as_array()) {
    const json::object& opening = value.as_object();
    if (!opening.at("stands").as_bool()) continue;
    const double effect = number(opening.at("effect"));
    auto& list = effect > 0 ? more : less;
    if (list.size() < 3)
      list.push_back("`" + text_of(opening.at("kind")) + "` by " + text_of(opening.at("seat")) + " (" +
                     in_percent(number(opening.at("win"))) + ")");
  }
  std::string words;
  if (!more.empty()) words += "First moves that win more often than the seat's others: " + in_words(more) + ".";
  if (!less.empty()) words += (words.empty() ? "" : " ") + std::string("First moves that win less often: ") + in_words(less) + ".";
  return words;
}

std::string about_forfeits(const json::object& one) {
  std::vector<std::string> gave_up;
  for (const json::value& value : one.at("seats").as_array()) {
    const json::object& seat = value.as_object();
    if (const auto times = seat.at("forfeits").to_number<std::uint64_t>())
      gave_up.push_back(who(seat) + " in " + std::to_string(times) + " of " + std::to_string(one.at("matches").to_number<std::uint64_t>()) +
                        " matches");
  }
  if (gave_up.empty()) return {};
  return "A bot gave up its seat: " + in_words(gave_up) + ". A random bot played on there, so these numbers are not the bot's alone.";
}

}  // namespace

std::string percent(const json::object& i) {
  char text[64];
  std::snprintf(text, sizeof text, "%.1f %% (%.1f-%.1f)", 100 * i.at("value").to_number<double>(), 100 * i.at("low").to_number<double>(),
                100 * i.at("high").to_number<double>());
  return text;
}
std::string plain(const json::object& i, int digits) {
  char text[96];
  std::snprintf(text, sizeof text, "%.*f (%.*f to %.*f)", digits, i.at("value").to_number<double>(), digits,
                i.at("low").to_number<double>(), digits, i.at("high").to_number<double>());
  return text;
}
double number(const json::value& value) { return value.as_object().at("value").to_number<double>(); }

std::string quoted(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string out = "\"";
  for (char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

json::array words_about(const json::object& one) {
  json::array words;
  if (one.at("matches").to_number<std::uint64_t>() == 0) return words;
  for (const std::string& sentence :
       {about_fairness(one), about_course(one), about_luck(one), about_kinds(one), about_openings(one), about_forfeits(one)})
    if (!sentence.empty()) words.push_back(json::string(sentence));
  if (one.at("matches").to_number<std::uint64_t>() < few_cases)
    words.push_back(json::string("Fewer than 30 matches: nothing here is more than a hint."));
  return words;
}

}  // namespace sounder::lab
