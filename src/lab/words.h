// The numbers in plain words: which differences are statistically significant and which are noise.
#pragma once

#include "lab/summary.h"

namespace sounder::lab {

std::string percent(const Interval& interval);            // "52.3 % (51.3-53.3)"
std::string plain(const Interval& interval, int digits);  // "23.4 (23.1 to 23.7)"
std::string in_points(double difference);                 // "+2.3 points"
std::string points(double size);                          // "2.3 points"
std::string difference_in_points(const Interval& d);      // "2.3 points more (1.1 to 3.5)"
std::string in_percent(double share);                     // "52.3 %"
std::string who(Seat seat, const std::string& role);      // "p1 (herd)"

// Sentences about one case, from its numbers.
std::vector<std::string> words_about(const CaseSummary& one, const Tally& tally);

}  // namespace sounder::lab
