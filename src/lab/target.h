// What a tuned game should be like: wishes such as `shares = "within 2 %"`, `turns = [20, 30]`, `lead_changes = ">=
// 2"`. Each becomes a distance with a margin of error, and their sum is what tuning makes small.
#pragma once

#include <string>
#include <vector>

#include "lab/tally.h"

namespace sounder::lab {

enum class TargetVerdict { met, not_met, open };
std::string_view name_of(TargetVerdict verdict);  // "met", "not met", "can't be told"

// One thing that is measured, and where it should lie.
struct TargetSpec {
  std::string words;    // "turns 20 to 30"
  std::string measure;  // a name from the table in target.cpp
  int seat = -1;        // if it is about one seat
  double low;           // may be infinite
  double high;
};

// What one wish came to in so many matches.
struct TargetResult {
  Interval measured;
  TargetVerdict verdict;
  double distance;  // 0: in the middle of where it should be; about 1: clearly missed
  double margin;    // of the distance, for 95 %
};

struct TargetScore {
  std::vector<TargetResult> answers;  // one a wish
  double distance = 0;
  double margin = 0;
  TargetVerdict verdict = TargetVerdict::met;  // of all together
};

using Target = std::vector<TargetSpec>;

// The wishes behind one line of a target. `value` is what the file says, as text: "within 2 %", ">= 2", "20 to 30".
Expected<Target> specs_of(const std::string& name, const std::string& value, int seats);

TargetScore score_of(const Target& target, const Tally& tally);

// Whether a wish needs opinions on who is ahead, which take time.
bool asks_who_is_ahead(const Target& target);

// "52.3 % (51.3-53.3)" or "23.41 (23.12-23.70)", as the measure is written.
std::string text_of(const TargetSpec& spec, const Interval& measured);

}  // namespace sounder::lab
