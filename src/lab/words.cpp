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

std::string points(double size) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f points", 100 * size);
  return text;
}

std::string difference_in_points(const Interval& d) {
  char text[96];
  std::snprintf(text, sizeof text, "%.1f points %s (%.1f to %.1f)", 100 * std::abs(d.value),
                d.value < 0 ? "less" : "more", 100 * d.low, 100 * d.high);
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

// "p = 0.21"
std::string p_value(double chance) {
  char text[32];
  std::snprintf(text, sizeof text, chance < 0.001 ? "p < 0.001" : chance < 0.1 ? "p = %.3f" : "p = %.2f", chance);
  return text;
}

// What an edge would have to be to show reliably.
std::string would_have_shown(const char* edge_of, double edge, double even) {
  if (edge + even >= 1) return "; so few matches can't show any edge reliably";
  return std::string("; ") + edge_of + " about " + points(edge) + " would have shown in 80 of 100 such runs";
}

// All seats together, then those that can be named.
std::string about_seats(const CaseSummary& one) {
  const Fairness& fairness = one.fairness;
  const std::string even = in_percent(fairness.even);
  std::vector<std::string> named;
  std::vector<std::string> missing;  // seats whose own interval misses the even share, which is not enough
  for (const SeatSummary& seat : one.seats) {
    if (seat.uneven)
      named.push_back(who(seat.seat, seat.role) + " wins " + percent(seat.win));
    else if (shown_apart(seat.win, fairness.even))
      missing.push_back(name_of(seat.seat));
  }
  const std::string together = "all seats tested together, " + p_value(fairness.seats_chance);
  if (!named.empty())
    return "The seats are not even: " + in_words(named) + ", where an even share is " + even + " (" + together + ").";
  if (fairness.seats_uneven)
    return "The seats are not even (" + together + "), but no single seat can be told from its even share of " + even +
           " with confidence.";
  std::string words = "No seat can be told from its even share of " + even + " (" + together + ")" +
                      would_have_shown("a seat that is off by", fairness.seat_edge, fairness.even) + ".";
  if (!missing.empty())
    words += (missing.size() == 1 ? " The interval of " + missing[0] + " alone misses it"
                                  : " The intervals of " + in_words(missing) + " alone miss it") +
             "; that is too little where several things are tested.";
  return words;
}

std::string about_order(const CaseSummary& one) {
  const Fairness& fairness = one.fairness;
  if (fairness.always_first != Seat::nobody)
    return name_of(fairness.always_first) +
           " decides first in every match, so that its seat and going first can't be told apart.";
  const std::string even = in_percent(fairness.even);
  const std::string wins = "who decides first wins " + percent(one.first);
  if (fairness.order_uneven)
    return "The order of play matters: " + wins + ", where an even share is " + even + " (" +
           p_value(fairness.order_chance) + ").";
  return "No edge of going first can be told: " + wins + ", where an even share is " + even + " (" +
         p_value(fairness.order_chance) + ")" + would_have_shown("one of", fairness.order_edge, fairness.even) + ".";
}

// The headline: seats and order of play.
std::string about_fairness(const CaseSummary& one) {
  const auto& bots = one.line.bots;
  const bool alike = std::all_of(bots.begin(), bots.end(), [&](const std::string& bot) { return bot == bots[0]; });
  return about_seats(one) + " " + about_order(one) +
         (alike ? "" : " The seats have different bots, so an edge may be a bot's and not the game's.");
}

std::string about_course(const CaseSummary& one, const Tally& tally) {
  if (tally.course_matches == 0) return {};
  const std::string left_out = "How matches went is left out (lead changes, comebacks, win curves, luck): ";
  if (!one.judge)
    return left_out + "this run is of an earlier version, which did not check the estimate of who is ahead.";
  if (one.judge->wrong) {
    const JudgeGap& gap = one.judge->worst;
    return left_out + "the bots' estimate of who is ahead is wrong here. At the " + judge_moments[gap.moment] +
           " turn it gave " + who(gap.seat, one.line.roles[static_cast<std::size_t>(index_of(gap.seat))]) + " " +
           in_percent(gap.promised) + " on average, and " + name_of(gap.seat) + " won " + in_percent(gap.won) + ".";
  }
  return "The winner came back from less than half its share after half time in " + percent(one.comebacks) + " of " +
         std::to_string(one.course_matches) + " matches; " + percent(one.late) + " were decided in the last tenth.";
}

std::string about_luck(const CaseSummary& one, const Tally& tally) {
  if (one.luck_matches > 0) {
    if (std::all_of(one.seats.begin(), one.seats.end(), [](const SeatSummary& s) { return s.luck->deviation == 0; }))
      return {};
    return "The seat that chance helped most won " + percent(one.luckier_won) + " of " +
           std::to_string(one.luck_matches) + " matches looked at.";
  }
  if (tally.luck_matches == 0 || (one.judge && one.judge->wrong)) return {};
  if (!one.judge) return "Luck is left out: without `course_matches` nothing shows whether the estimate is right.";
  return "Luck is left out: the estimates of single draws can't be believed, since the mean luck of some seat is not "
         "zero, or the seat that chance helped most wins less than its share.";
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

std::vector<std::string> words_about(const CaseSummary& one, const Tally& tally) {
  std::vector<std::string> words;
  if (one.matches == 0) return words;
  for (const std::string& sentence : {about_fairness(one), about_course(one, tally), about_luck(one, tally),
                                      about_kinds(one), about_openings(one), about_forfeits(one)})
    if (!sentence.empty()) words.push_back(sentence);
  if (one.matches < few_cases) words.emplace_back("Fewer than 30 matches: nothing here is more than a hint.");
  return words;
}

}  // namespace sounder::lab
