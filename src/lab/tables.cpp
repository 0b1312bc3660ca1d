#include "lab/tables.h"

#include <cstdio>

#include "lab/words.h"

namespace sounder::lab {
namespace {

std::string seat_and_role(Seat seat, const std::string& role) { return (name_of(seat) + " " + role).substr(0, 24); }

std::string table_of_case(const CaseSummary& one) {
  char text[256];
  std::string out = "\n" + one.line.variant;
  if (!one.line.setup.empty()) out += " (" + one.line.setup + ")";
  out += ", " + std::to_string(one.matches) + " matches\n";
  out += "  seat                     bot         wins                      mean score\n";
  for (const SeatSummary& seat : one.seats) {
    std::snprintf(text, sizeof text, "  %-24s %-11s %-25s %s\n", seat_and_role(seat.seat, seat.role).c_str(),
                  seat.bot.substr(0, 11).c_str(), percent(seat.win).c_str(), plain(seat.score.mean, 1).c_str());
    out += text;
  }
  std::snprintf(text, sizeof text, "  %.1f moves, %.1f turns, %.1f choices a decision", one.moves.mean.value,
                one.turns.mean.value, one.branching);
  out += text;
  if (one.course_matches > 0) {  // else lead changes were not counted
    std::snprintf(text, sizeof text, ", %.1f lead changes", one.lead_changes.mean.value);
    out += text;
  }
  out += "\n";
  for (const std::string& sentence : one.words) out += "  " + sentence + "\n";
  for (const EventSummary& event : one.events) {
    std::snprintf(text, sizeof text, "  %s: %.2f times per seat, the winner %s times more\n", event.event.c_str(),
                  event.mean, plain(event.ahead, 2).c_str());
    out += text;
  }
  return out;
}

// The loss of a side without one kind of move, the largest loss first.
std::string table_of_needed(const NeededSummary& needed) {
  char text[256];
  std::string out =
      "\nWithout one kind of move\n  seat                     without                  loses, in points         "
      "verdict\n";
  for (const NeededSummary::Row& row : needed.rows) {
    const Interval points = {100 * row.loss.value, 100 * row.loss.low, 100 * row.loss.high};
    std::snprintf(text, sizeof text, "  %-24s %-24s %-24s %s\n", seat_and_role(row.seat, row.role).c_str(),
                  row.kind.substr(0, 24).c_str(), plain(points, 1).c_str(), row.verdict.c_str());
    out += text;
  }
  for (const std::string& sentence : needed.words) out += "  " + sentence + "\n";
  return out;
}

// For CSV.
std::string quoted(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string out = "\"";
  for (char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

}  // namespace

std::string table_of(const Summary& all) {
  std::string out;
  if (!all.stopping.empty()) out += "\n" + all.stopping + "\n";
  for (const CaseSummary& one : all.cases)
    if (!one.restricted) out += table_of_case(one);
  for (const Comparison& one : all.comparisons) out += "\n" + one.words + "\n";
  for (const SkillSummary& one : all.skill) out += "\n" + one.words + "\n";
  if (all.needed) out += table_of_needed(*all.needed);
  return out;
}

std::string csv_of(const Summary& all) {
  std::string out =
      "case,variant,seat,role,bot,matches,wins,wins_low,wins_high,score_mean,score_low,score_high,score_deviation,"
      "moves_mean,turns_mean\n";
  char text[512];
  for (std::size_t i = 0; i < all.cases.size(); ++i) {
    const CaseSummary& one = all.cases[i];
    for (const SeatSummary& seat : one.seats) {
      const Interval& points = seat.score.mean;
      std::snprintf(text, sizeof text, ",%llu,%.6f,%.6f,%.6f,%.4f,%.4f,%.4f,%.4f,%.3f,%.3f\n",
                    static_cast<unsigned long long>(one.matches), seat.win.value, seat.win.low, seat.win.high,
                    points.value, points.low, points.high, seat.score.deviation, one.moves.mean.value,
                    one.turns.mean.value);
      out += std::to_string(i) + "," + quoted(one.line.variant) + "," + name_of(seat.seat) + "," + quoted(seat.role) +
             "," + quoted(seat.bot) + text;
    }
  }
  return out;
}

}  // namespace sounder::lab
