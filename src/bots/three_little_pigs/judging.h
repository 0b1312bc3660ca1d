// What a net is told about The Three Little Pigs between two turns: what each seat has and may hope for, how it stands beside the others,
// and how near the end is.
#pragma once

#include "bots/judging.h"
#include "bots/three_little_pigs/prospects.h"

namespace sounder::bots {

template <>
struct Judging<ThreeLittlePigs> {
  using State = three_little_pigs::State;

  static constexpr bool by_seat = true;

  // Of a seat.
  struct OfSeat {
    static constexpr int points = 0;  // as if the match ended now, without awards that may be lost again
    static constexpr int awards = 1;  // which it would get now and may lose again
    static constexpr int roofed = 2;  // houses
    static constexpr int open = 3;
    static constexpr int best_open = 4;  // points of the best house without a roof, and of the others
    static constexpr int other_open = 5;
    static constexpr int at_risk = 6;  // what the wolf takes of the best target, in halves of a point
    static constexpr int pots = 7;     // under a roof
    static constexpr int tallest = 8;
    static constexpr int pure = 9;   // an open house of one material whose award is free
    static constexpr int wait = 10;  // turns until its own: 0 to 4
    static constexpr int all = wait + 5;
  };
  static constexpr int shown_rivals = 4;  // from the one with most points on
  struct Place {
    static constexpr int own = 0;
    static constexpr int rivals = own + OfSeat::all;
    static constexpr int rival = OfSeat::all + 1;  // and how many points the seat is ahead of it
    static constexpr int rank = rivals + shown_rivals * rival;
    static constexpr int left = rank + 5;       // tiles of each stack
    static constexpr int pot = left + 9;        // on its top
    static constexpr int to_the_end = pot + 9;  // tiles at least: 0 to 15, or more
    static constexpr int nearness = to_the_end + 17;
    static constexpr int empty = nearness + 1;       // stacks still to be emptied: 0 to 5
    static constexpr int cheapest_roof = empty + 6;  // 2, 3, 4, none
    static constexpr int veteran = cheapest_roof + 4;
    static constexpr int all = veteran + 1;
  };

  static constexpr std::array<NetForm, 4> forms = {NetForm{"2 seats", Place::all, 1}, NetForm{"3 seats", Place::all, 1},
                                                   NetForm{"4 seats", Place::all, 1}, NetForm{"5 seats", Place::all, 1}};
  static int which(const three_little_pigs::Options& options) { return options.seats - 2; }
  static bool may_be_asked(const State& s) { return s.phase == three_little_pigs::Phase::roll && s.rolls == 0 && s.turns > 0; }

  static void look(const ThreeLittlePigs& game, const State& s, Inputs* rows);
};

}  // namespace sounder::bots
