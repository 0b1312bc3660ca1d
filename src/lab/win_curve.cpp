#include "lab/win_curve.h"

#include <algorithm>
#include <cmath>

#include "lab/ledger.h"

namespace sounder::lab {

void WinCurve::drawn(const Shares& luck, const Shares& second_luck) {
  for (std::size_t i = 0; i < luck_.size(); ++i) {
    luck_[i] += static_cast<double>(luck[i]);
    second_luck_[i] += static_cast<double>(second_luck[i]);
  }
}

std::int64_t WinCurve::luck(Seat seat) const { return std::lround(500 * (luck_[seat] + second_luck_[seat])); }

// The seat with the highest chance; nobody on a tie.
Seat WinCurve::leader(const Shares& shares) const {
  const auto end = shares.begin() + seats_;
  const auto best = std::max_element(shares.begin(), end);
  return std::count(shares.begin(), end, *best) == 1 ? seat_at(best - shares.begin()) : Seat::nobody;
}

WinCurve::Story WinCurve::story(const Result& result) const {
  Story story;
  Seat ahead = Seat::nobody;
  std::size_t settled = 0;  // the index from which a winner stayed ahead
  for (std::size_t i = 0; i < glimpses_.size(); ++i) {
    const Seat now = leader(glimpses_[i]);
    if (now != Seat::nobody) {
      story.lead_changes += ahead != Seat::nobody && now != ahead;
      ahead = now;
    }
    if (now == Seat::nobody || !result.winners.contains(now)) settled = i + 1;
    if (2 * i < glimpses_.size()) continue;
    for (Seat winner : result.winners) story.comeback |= glimpses_[i][winner] < 0.5f / static_cast<float>(seats_);
  }
  const std::size_t all = std::max<std::size_t>(1, glimpses_.size());
  story.ahead_from = static_cast<std::int64_t>((settled * time_steps + all - 1) / all);
  story.late = 10 * settled >= 9 * all;
  return story;
}

void WinCurve::record(const Result& result, bool with_course, bool with_luck, Tally& tally) const {
  if (with_course) record_course(result, tally);
  if (with_luck) record_luck(result, tally);
}

void WinCurve::record_course(const Result& result, Tally& tally) const {
  const Story summary = story(result);
  ++tally.course_matches;
  ++tally.lead_changes[summary.lead_changes];
  ++tally.ahead_from[summary.ahead_from];
  tally.comebacks += summary.comeback;
  tally.late += summary.late;
  for (std::size_t t = 0; t <= time_steps && !glimpses_.empty(); ++t) {
    const Shares& shares = glimpses_[(glimpses_.size() - 1) * t / time_steps];
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i)
      ++tally.seats[i].course[t][std::lround(std::clamp(shares[i], 0.0f, 1.0f) * chance_steps)];
  }
  if (!glimpses_.empty()) record_judge(result, tally);
}

void WinCurve::record_judge(const Result& result, Tally& tally) const {
  const auto promised = [](float share) {
    return static_cast<std::uint64_t>(std::lround(std::clamp(share, 0.0f, 1.0f) * judge_whole));
  };
  ++tally.judged_matches;
  const std::size_t last = glimpses_.size() - 1;
  std::array<TenthTally, 10> of_match{};
  for (const Seat seat : seats_of(seats_)) {
    SeatTally& sum = tally.seats[index_of(seat)];
    const std::uint64_t won = part_of(result, seat);
    sum.judged_wins += won;
    for (std::size_t moment = 0; moment < sum.judged.size(); ++moment) {
      const std::uint64_t share = promised(glimpses_[moment * last / 2][seat]);
      const auto error = static_cast<std::int64_t>(share) - static_cast<std::int64_t>(won * (judge_whole / whole_win));
      sum.judged[moment].promised += share;
      sum.judged[moment].error_squares += static_cast<std::uint64_t>(error * error);
    }
    for (const Shares& shares : glimpses_) {
      const std::uint64_t share = promised(shares[seat]);
      TenthTally& tenth = of_match[std::min<std::size_t>(9, share * 10 / judge_whole)];
      ++tenth.cases;
      tenth.promised += share;
      tenth.won += won;
    }
  }
  for (std::size_t i = 0; i < of_match.size(); ++i) {
    const TenthTally& one = of_match[i];
    TenthTally& sum = tally.reliability[i];
    sum.matches += one.cases > 0;
    sum.cases += one.cases;
    sum.promised += one.promised;
    sum.won += one.won;
    sum.cases_squares += one.cases * one.cases;
    sum.won_squares += one.won * one.won;
    sum.products += one.cases * one.won;
  }
}

void WinCurve::record_luck(const Result& result, Tally& tally) const {
  ++tally.luck_matches;
  for (Seat seat : seats_of(seats_)) {
    SeatTally& sum = tally.seats[index_of(seat)];
    sum.luck += luck(seat);
    sum.luck_squares += static_cast<std::uint64_t>(luck(seat) * luck(seat));
    sum.luck_products += std::lround(1000 * luck_[seat]) * std::lround(1000 * second_luck_[seat]);
  }
  Seat luckiest = Seat::p1;
  for (const Seat seat : seats_of(seats_))
    if (luck(seat) > luck(luckiest)) luckiest = seat;
  tally.luckier_won += result.winners.contains(luckiest);
}

}  // namespace sounder::lab
