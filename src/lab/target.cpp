#include "lab/target.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>
#include <optional>

#include "rules/words.h"

namespace sounder::lab {
namespace {

constexpr double endless = std::numeric_limits<double>::infinity();

double matches(const Tally& tally) { return static_cast<double>(tally.matches); }

Interval rate(const Tally& tally, std::uint64_t count) { return share(static_cast<double>(count), matches(tally)); }
// Of measures that exist only in matches evaluated turn by turn.
Interval course_rate(const Tally& tally, std::uint64_t count) {
  return share(static_cast<double>(count), static_cast<double>(tally.course_matches));
}
Interval won(const Tally& tally, std::uint64_t parts) {
  return share(static_cast<double>(parts) / static_cast<double>(whole_win), matches(tally));
}
const SeatTally& seat_of(const Tally& tally, int seat) { return tally.seats.at(static_cast<std::size_t>(seat)); }

// All measures of a target.
struct Measure {
  std::string_view name;
  bool percent;
  bool by_seat;  // of one seat: "share of p1"
  bool ahead;    // needs evaluations of who is ahead
  Interval (*of)(const Tally&, int seat);
};
constexpr Measure measures[] = {
    {"share", true, true, false, [](const Tally& t, int seat) { return won(t, seat_of(t, seat).wins); }},
    {"score", false, true, false, [](const Tally& t, int seat) { return mean_of(seat_of(t, seat).scores); }},
    {"turns", false, false, false, [](const Tally& t, int) { return mean_of(t.turns); }},
    {"moves", false, false, false, [](const Tally& t, int) { return mean_of(t.moves); }},
    {"margin", false, false, false, [](const Tally& t, int) { return mean_of(t.margins); }},
    {"shared", true, false, false, [](const Tally& t, int) { return rate(t, t.shared); }},
    {"first", true, false, false, [](const Tally& t, int) { return won(t, t.first_wins); }},
    {"lead_changes", false, false, true, [](const Tally& t, int) { return mean_of(t.lead_changes); }},
    {"comebacks", true, false, true, [](const Tally& t, int) { return course_rate(t, t.comebacks); }},
    {"late", true, false, true, [](const Tally& t, int) { return course_rate(t, t.late); }},
};

const Measure* find_measure(std::string_view name) {
  for (const Measure& measure : measures)
    if (measure.name == name) return &measure;
  return nullptr;
}

std::string names_of_measures() {
  std::vector<std::string> names = {"shares"};
  for (const Measure& measure : measures)
    names.push_back(std::string(measure.name) + (measure.by_seat ? " of SEAT" : ""));
  return in_words(names, " or ");
}

// A number, with a % after it for shares; no other text.
std::optional<double> amount(std::string_view text, bool percent) {
  const auto blanks_off = [&] {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  };
  blanks_off();
  if (percent) {
    if (!text.ends_with('%')) return std::nullopt;
    text.remove_suffix(1);
    blanks_off();
  }
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return percent ? value / 100 : value;
}

struct Band {
  double low;
  double high;
};

// ">= 2", "<= 5 %", "20 to 30"; for shares also "within 2 %" of the even share.
std::optional<Band> band_of(std::string_view text, const Measure& measure, int seats) {
  const auto after = [&](std::size_t skipped) { return amount(text.substr(skipped), measure.percent); };
  if (text.starts_with(">=")) {
    if (const auto least = after(2)) return Band{*least, endless};
  } else if (text.starts_with("<=")) {
    if (const auto most = after(2)) return Band{-endless, *most};
  } else if (text.starts_with("within ") && measure.name == "share") {
    if (const auto off = after(7); off && *off > 0 && *off < 0.5) return Band{1.0 / seats - *off, 1.0 / seats + *off};
  } else if (const std::size_t to = text.find(" to "); to != std::string_view::npos) {
    const auto low = amount(text.substr(0, to), measure.percent);
    const auto high = after(to + 4);
    if (low && high && *low < *high) return Band{*low, *high};
  }
  return std::nullopt;
}

// The unit of distance: five points of a share, a tenth of a number.
double unit(const TargetSpec& spec) {
  if (find_measure(spec.measure)->percent) return 0.05;
  const double bound = std::isinf(spec.low) ? spec.high : std::isinf(spec.high) ? spec.low : (spec.low + spec.high) / 2;
  return std::max(0.1, std::abs(bound) / 10);
}

// Outside the range: the distance to it; inside: a small distance from the middle, so that of two values inside the one
// nearer to the middle is better.
double distance(const TargetSpec& spec, double value) {
  const double outside = std::max({0.0, spec.low - value, value - spec.high});
  double inside = 0;
  if (!std::isinf(spec.low) && !std::isinf(spec.high)) {
    const double half = (spec.high - spec.low) / 2;
    inside = std::min(half, std::abs(value - (spec.low + spec.high) / 2));
  }
  return (outside + inside / 4) / unit(spec);
}

TargetVerdict verdict_of(const TargetSpec& spec, const Interval& measured) {
  if (measured.low >= spec.low && measured.high <= spec.high) return TargetVerdict::met;
  return measured.high < spec.low || measured.low > spec.high ? TargetVerdict::not_met : TargetVerdict::open;
}

}  // namespace

std::string_view name_of(TargetVerdict verdict) {
  return verdict == TargetVerdict::met ? "met" : verdict == TargetVerdict::not_met ? "not met" : "can't be told";
}

Expected<Target> specs_of(const std::string& name, const std::string& value, int seats) {
  const bool every_seat = name == "shares";
  const Words words = words_of(name);
  const Measure* measure = every_seat ? find_measure("share") : words.empty() ? nullptr : find_measure(words[0]);
  const auto seat = words.size() == 3 && words[1] == "of" ? seat_named(words[2], seats) : std::nullopt;
  if (!measure || (!every_seat && (measure->by_seat ? !seat : words.size() > 1)))
    return error("unknown wish \"" + name.substr(0, 60) + "\", expected " + names_of_measures());
  const auto band = band_of(value, *measure, seats);
  if (!band)
    return error(name + " is \"" + value.substr(0, 60) + "\", expected " +
                 (measure->percent ? "\">= N %\", \"<= N %\" or \"N % to M %\"" : "\">= N\", \"<= N\" or [N, M]") +
                 (measure->name == "share" ? " or \"within N %\"" : ""));
  const auto spec = [&](int about) {
    const std::string called =
        measure->by_seat ? std::string(measure->name) + " of " + sounder::name_of(seat_at(about)) : name;
    return TargetSpec{called + " " + value, std::string(measure->name), measure->by_seat ? about : -1, band->low,
                      band->high};
  };
  if (!every_seat) return Target{spec(seat ? index_of(*seat) : -1)};
  Target target;
  for (int i = 0; i < seats; ++i) target.push_back(spec(i));
  return target;
}

TargetScore score_of(const Target& target, const Tally& tally) {
  TargetScore score;
  for (const TargetSpec& spec : target) {
    const Interval measured = find_measure(spec.measure)->of(tally, spec.seat);
    const TargetResult answer{measured, verdict_of(spec, measured), distance(spec, measured.value),
                              measured.half_width() / unit(spec)};
    score.distance += answer.distance;
    score.margin += answer.margin;  // as if all errors had the same sign: those of the shares of two seats do
    if (answer.verdict == TargetVerdict::not_met || score.verdict == TargetVerdict::met) score.verdict = answer.verdict;
    score.answers.push_back(answer);
  }
  return score;
}

bool asks_who_is_ahead(const Target& target) {
  for (const TargetSpec& spec : target)
    if (find_measure(spec.measure)->ahead) return true;
  return false;
}

std::string text_of(const TargetSpec& spec, const Interval& i) {
  char text[96];
  if (find_measure(spec.measure)->percent)
    std::snprintf(text, sizeof text, "%.1f %% (%.1f-%.1f)", 100 * i.value, 100 * i.low, 100 * i.high);
  else
    std::snprintf(text, sizeof text, "%.2f (%.2f to %.2f)", i.value, i.low, i.high);
  return text;
}

}  // namespace sounder::lab
