#include "lab/words.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "rules/words.h"

namespace sounder::lab {

std::string who(Seat seat, const std::string& role) { return name_of(seat) + (role.empty() ? "" : " (" + role + ")"); }

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

std::string percent(const Interval& i) {
  char text[64];
  std::snprintf(text, sizeof text, "%.1f %% (%.1f-%.1f)", 100 * i.value, 100 * i.low, 100 * i.high);
  return text;
}

std::string plain(const Interval& i, int digits) {
  char text[96];
  std::snprintf(text, sizeof text, "%.*f (%.*f to %.*f)", digits, i.value, digits, i.low, digits, i.high);
  return text;
}

namespace {

// The seats that win more or less than their share, with confidence.
std::string about_fairness(const CaseSummary& one) {
  std::vector<std::string> more;
  std::vector<std::string> less;
  double widest = 0;
  for (const SeatSummary& seat : one.seats) {
    widest = std::max(widest, seat.win.half_width());
    const std::string words = who(seat.seat, seat.role) + " wins " + percent(seat.win);
    if (seat.win.low > seat.fair) more.push_back(words);
    if (seat.win.high < seat.fair) less.push_back(words);
  }
  const double fair = one.seats[0].fair;
  if (more.empty() && less.empty())
    return "No seat can be told from its even share of " + in_percent(fair) + "; an edge of more than about " +
           in_percent(widest) + " would have shown.";
  std::vector<std::string> all = more;
  all.insert(all.end(), less.begin(), less.end());
  return "Not even: " + in_words(all) + ", where an even share is " + in_percent(fair) + ".";
}

std::string about_course(const CaseSummary& one) {
  if (one.course_matches == 0) return {};
  return "The winner came back from less than half its share after half time in " + percent(one.comebacks) + " of " +
         std::to_string(one.course_matches) + " matches; " + percent(one.late) + " were decided in the last tenth.";
}

std::string about_luck(const CaseSummary& one) {
  if (one.luck_matches == 0 || one.seats[0].luck->deviation == 0) return {};
  return "The seat that chance helped most won " + percent(one.luckier_won) + " of " +
         std::to_string(one.luck_matches) + " matches looked at.";
}

// The kinds of move with a statistically significant effect, the largest first.
std::string about_kinds(const CaseSummary& one) {
  std::vector<const KindSummary*> found;
  std::size_t compared = 0;
  std::vector<std::string> never;
  for (const KindSummary& kind : one.kinds) {
    if (!kind.few) ++compared;
    if (kind.stands) found.push_back(&kind);
    if (kind.taken == 0 && kind.sides_offered >= few_cases) never.push_back("`" + kind.kind + "`");
  }
  std::sort(found.begin(), found.end(), [](const KindSummary* a, const KindSummary* b) {
    return std::abs(a->effect->value) > std::abs(b->effect->value);
  });
  std::string words;
  if (compared > 0)
    words = std::to_string(found.size()) + " of " + std::to_string(compared) +
            " kinds of move clearly go with winning or losing" +
            (found.size() < compared ? ", what the others show may be noise" : "");
  if (!found.empty()) {
    std::vector<std::string> named;
    for (std::size_t i = 0; i < std::min<std::size_t>(4, found.size()); ++i)
      named.push_back("`" + found[i]->kind + "` " + in_points(found[i]->effect->value));
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

// First moves with which a seat wins more or less often than with its others.
std::string about_openings(const CaseSummary& one) {
  std::vector<std::string> more;
  std::vector<std::string> less;
  for (const OpeningSummary& opening : one.openings) {
    if (!opening.stands) continue;
    auto& list = opening.effect->value > 0 ? more : less;
    if (list.size() < 3)
      list.push_back("`" + opening.kind + "` by " + name_of(opening.seat) + " (" + in_percent(opening.win->value) +
                     ")");
  }
  std::string words;
  if (!more.empty()) words += "First moves that win more often than the seat's others: " + in_words(more) + ".";
  if (!less.empty())
    words += (words.empty() ? "" : " ") + std::string("First moves that win less often: ") + in_words(less) + ".";
  return words;
}

std::string about_forfeits(const CaseSummary& one) {
  std::vector<std::string> gave_up;
  for (const SeatSummary& seat : one.seats)
    if (seat.forfeits > 0)
      gave_up.push_back(who(seat.seat, seat.role) + " in " + std::to_string(seat.forfeits) + " of " +
                        std::to_string(one.matches) + " matches");
  if (gave_up.empty()) return {};
  return "A bot gave up its seat: " + in_words(gave_up) +
         ". A random bot played on there, so these numbers are not the bot's alone.";
}

}  // namespace

std::vector<std::string> words_about(const CaseSummary& one) {
  std::vector<std::string> words;
  if (one.matches == 0) return words;
  for (const std::string& sentence : {about_fairness(one), about_course(one), about_luck(one), about_kinds(one),
                                      about_openings(one), about_forfeits(one)})
    if (!sentence.empty()) words.push_back(sentence);
  if (one.matches < few_cases) words.emplace_back("Fewer than 30 matches: nothing here is more than a hint.");
  return words;
}

}  // namespace sounder::lab
