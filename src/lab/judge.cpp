#include "lab/judge.h"

#include <cmath>

namespace sounder::lab {
namespace {

JudgeGap gap_of(const Tally& tally, std::size_t seat, std::size_t moment) {
  const SeatTally& sums = tally.seats[seat];
  const JudgeTally& judged = sums.judged[moment];
  const auto n = static_cast<double>(tally.judged_matches);
  const double whole = judge_whole;
  const double promised = static_cast<double>(judged.promised) / whole / n;
  const double won = static_cast<double>(sums.judged_wins) / static_cast<double>(whole_win) / n;
  const Interval error =
      paired_difference(n, (promised - won) * n, static_cast<double>(judged.error_squares) / (whole * whole));
  return {seat_at(seat), moment, promised, won, std::abs(error.value) - error.half_width()};
}

JudgeSummary::Tenth tenth_of(const TenthTally& sums) {
  JudgeSummary::Tenth tenth;
  tenth.cases = sums.cases;
  if (sums.cases == 0) return tenth;
  const auto whole = static_cast<double>(whole_win);
  tenth.promised = static_cast<double>(sums.promised) / judge_whole / static_cast<double>(sums.cases);
  tenth.won = stats::clustered_share({static_cast<double>(sums.matches), static_cast<double>(sums.cases),
                                      static_cast<double>(sums.won) / whole, static_cast<double>(sums.cases_squares),
                                      static_cast<double>(sums.won_squares) / (whole * whole),
                                      static_cast<double>(sums.products) / whole});
  return tenth;
}

}  // namespace

std::optional<JudgeSummary> judge_of(const Tally& tally) {
  if (tally.judged_matches == 0) return {};
  JudgeSummary judge;
  judge.worst.error = -1;
  for (std::size_t seat = 0; seat < tally.seats.size(); ++seat)
    for (std::size_t moment = 0; moment < judge_moments.size(); ++moment)
      if (const JudgeGap gap = gap_of(tally, seat, moment); gap.error > judge.worst.error) judge.worst = gap;
  judge.wrong = judge.worst.error > most_judge_error;
  for (std::size_t i = 0; i < judge.tenths.size(); ++i) judge.tenths[i] = tenth_of(tally.reliability[i]);
  return judge;
}

}  // namespace sounder::lab
