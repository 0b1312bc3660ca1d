// The course of one match: each seat's winning chance at the beginning of every turn, and the luck of its draws.
#pragma once

#include <vector>

#include "lab/tally.h"
#include "rules/game.h"

namespace sounder::lab {

using Shares = PerSeat<float>;  // of the victory, by the bots' evaluation

class WinCurve {
 public:
  explicit WinCurve(int seats) : seats_(seats) {}

  void begin_match() {
    glimpses_.clear();
    luck_ = {};
    second_luck_ = {};
  }
  void turn_begins(const Shares& shares) { glimpses_.push_back(shares); }
  // The outcome of a draw less what was to be expected, by two independent estimates.
  void drawn(const Shares& luck, const Shares& second_luck);

  // The course, seen from the end. Time goes from 0 to `time_steps`.
  struct Story {
    std::int64_t lead_changes = 0;
    std::int64_t ahead_from = 0;  // the time from which a winner stayed ahead
    bool comeback = false;        // a winner had less than half its share of the chances after half time
    bool late = false;            // at nine tenths no winner was ahead for good
  };
  Story story(const Result& result) const;
  // A seat's luck in all, in thousandths: the mean of both estimates.
  std::int64_t luck(Seat seat) const;

  void record(const Result& result, bool with_course, bool with_luck, Tally& tally) const;

 private:
  void record_course(const Result& result, Tally& tally) const;
  void record_judge(const Result& result, Tally& tally) const;
  void record_luck(const Result& result, Tally& tally) const;
  Seat leader(const Shares& shares) const;

  int seats_;
  std::vector<Shares> glimpses_;
  PerSeat<double> luck_{};  // by the first estimate
  PerSeat<double> second_luck_{};
};

}  // namespace sounder::lab
