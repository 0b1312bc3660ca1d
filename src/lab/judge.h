// Whether the estimate of who is ahead (the judge) can be believed: what it promised each seat at the first, the middle
// and the last turn, compared with what the seat won. A wrong judge tells no story: lead changes, comebacks, win curves
// and luck are left out then.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "lab/tally.h"

namespace sounder::lab {

constexpr double most_judge_error = 0.05;  // beyond the half width of the interval

struct JudgeGap {
  Seat seat = Seat::nobody;
  std::size_t moment = 0;  // of `judge_moments`
  double promised = 0;     // mean chance
  double won = 0;          // share of the same matches
  double error = 0;        // their distance less the half width of its interval
};
constexpr std::array<const char*, 3> judge_moments = {"first", "middle", "last"};

struct JudgeSummary {
  // Of the estimates from 10 i to 10 (i + 1) percent.
  struct Tenth {
    std::uint64_t cases = 0;
    double promised = 0;
    Interval won;
  };
  JudgeGap worst;
  bool wrong = false;
  std::array<Tenth, 10> tenths;
};
// Nothing without matches in which the judge was asked, or if they were not compared (runs of earlier versions).
std::optional<JudgeSummary> judge_of(const Tally& tally);

}  // namespace sounder::lab
