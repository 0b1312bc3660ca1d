#include "lab/until.h"

#include <charconv>

#include "lab/compare.h"
#include "lab/sections.h"
#include "lab/words.h"
#include "rules/words.h"

namespace sounder::lab {

bool Until::met(const Findings& found) const {
  const auto place = static_cast<std::size_t>(index_of(seat));
  constexpr std::uint64_t fewest = 100;  // before this number of matches the rule is never met
  for (std::size_t i = 0; i < found.tallies.size(); ++i) {
    const Tally& tally = found.tallies[i];
    if (tally.matches < fewest || place >= tally.seats.size()) return false;
    const SeatTally& sum = tally.seats[place];
    if (what == What::rate && share(wins(sum.wins), static_cast<double>(tally.matches)).half_width() > within)
      return false;
    if (what == What::difference && i > 0) {
      const Interval d = difference_at_any_time(tally, place);
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
    return error("--until: found \"" + std::string(rule.substr(0, 60)) +
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
    if (error != std::errc{} || end != amount.data() + amount.size() || percent <= 0 || percent >= 50)
      return std::nullopt;
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

std::optional<Stopping> stopping_of(const RunLine& line, const Findings& found) {
  if (line.until.empty() || found.tallies.empty()) return {};
  const auto rule = until(line.until, static_cast<int>(line.cases[0].bots.size()));
  if (!rule) return {};
  const auto seat = static_cast<std::size_t>(index_of(rule->seat));
  Stopping stopping{
      line.until, found.stopped, found.tallies[0].matches, rule->what == Until::What::difference, rule->seat, {}};
  for (std::size_t i = stopping.of_difference ? 1 : 0; i < found.tallies.size(); ++i) {
    const Tally& tally = found.tallies[i];
    if (tally.matches == 0 || seat >= tally.seats.size()) continue;
    const Interval interval = stopping.of_difference ? difference_at_any_time(tally, seat)
                                                     : stats::share_at_any_time(wins(tally.seats[seat].wins),
                                                                                static_cast<double>(tally.matches));
    stopping.cases.push_back({i, interval});
  }
  return stopping;
}

std::string words_about(const Stopping& stopping, const RunLine& line) {
  const std::string each = line.cases.size() > 1 ? " matches of each variant" : " matches";
  std::string words = "The rule \"" + stopping.rule + "\" " +
                      (stopping.met ? "stopped the run after " : "was not met in ") + std::to_string(stopping.matches) +
                      each + ". It was checked again and again; the interval that holds at all checks together: ";
  std::vector<std::string> told;
  for (const Stopping::OfCase& one : stopping.cases) {
    const CaseLine& about = line.cases[one.which];
    const std::string seat = name_of(stopping.seat) + (line.cases.size() > 1 ? " of " + about.variant : "");
    told.push_back(stopping.of_difference
                       ? seat + " wins " + difference_in_points(one.interval) + " than in " + line.cases[0].variant
                       : seat + " wins " + percent(one.interval));
  }
  return words + in_words(told) +
         (stopping.of_difference ? ". The differences in wins below allow for it, too; all other" : ". All other") +
         " intervals are those of a run of fixed length.";
}

}  // namespace sounder::lab
