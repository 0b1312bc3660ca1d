#include "lab/until.h"

#include <charconv>

#include "lab/sections.h"
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
      const Interval d =
          difference_at_any_time(static_cast<double>(tally.pairs), static_cast<double>(sum.gain) / whole_win,
                                 static_cast<double>(sum.gain_squares) / (whole_win * whole_win));
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

}  // namespace sounder::lab
