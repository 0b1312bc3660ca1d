// Whether the seats and the order of play are even: what the headline says. All seats are tested together, the order of
// play apart; both are corrected together (Holm), so that an even game is called uneven in at most 5 of 100 runs. Only
// then single seats are named, corrected among themselves.
#pragma once

#include <string>
#include <vector>

#include "lab/tally.h"

namespace sounder::lab {

// What an even game may cost in false alarms, with room for chance in a few hundred runs: 5 of 100 is promised.
constexpr double headline_level = 0.04;

struct Fairness {
  double even = 0;          // the even share
  double seats_chance = 1;  // p-value of all seats together
  bool seats_uneven = false;
  std::vector<bool> uneven;  // by seat: those that can be named
  double order_chance = 1;   // p-value of the share of the seat that decides first
  bool order_uneven = false;
  Seat always_first = Seat::nobody;  // decided first in every match: then the order of play is no question of its own
  // What would have shown in 80 of 100 such runs: by how much one seat, and the seat that decides first, is off.
  double seat_edge = 0;
  double order_edge = 0;
};
Fairness fairness_of(const Tally& tally);

// Whether the interval, as it is printed in percent with one decimal, misses this share as it is printed.
bool shown_apart(const Interval& interval, double share);

}  // namespace sounder::lab
