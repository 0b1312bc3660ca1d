// The target of tuning: measures with ranges, such as `shares = "within 2 %"`, `turns = [20, 30]`, `lead_changes = ">=
// 2"`. Each gives a distance with a margin of error; tuning minimizes their sum.
#pragma once

#include <string>
#include <vector>

#include "lab/tally.h"

namespace sounder::lab {

enum class TargetVerdict { met, not_met, open };
std::string_view name_of(TargetVerdict verdict);  // "met", "not met", "can't be told"

// One measure with the range in which it should lie.
struct TargetSpec {
  std::string words;    // "turns 20 to 30"
  std::string measure;  // a name from the table in target.cpp
  int seat = -1;        // if it is about one seat
  double low;           // may be infinite
  double high;
};

// The value of one measure after a number of matches.
struct TargetResult {
  Interval measured;
  TargetVerdict verdict;
  double distance;  // 0: in the middle of the range; about 1: clearly missed
  double margin;    // of the distance, for 95 %
};

struct TargetScore {
  std::vector<TargetResult> answers;  // one per measure
  double distance = 0;
  double margin = 0;
  TargetVerdict verdict = TargetVerdict::met;  // of all together
};

using Target = std::vector<TargetSpec>;

// The specs of one line of a target. `value` is the text in the file: "within 2 %", ">= 2", "20 to 30".
Expected<Target> specs_of(const std::string& name, const std::string& value, int seats);

TargetScore score_of(const Target& target, const Tally& tally);

// Whether the target needs evaluations of who is ahead, which take time.
bool asks_who_is_ahead(const Target& target);

// "52.3 % (51.3-53.3)" or "23.41 (23.12-23.70)", in the form of the measure.
std::string text_of(const TargetSpec& spec, const Interval& measured);

}  // namespace sounder::lab
