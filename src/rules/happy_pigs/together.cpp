// Acting together (HP-19, HP-20): who is to move, and what each seat has done in its turn. Apart from the rest, so that
// matches without it are as fast as before.
#include "rules/happy_pigs/fed_marks.h"

namespace sounder::happy_pigs {

Seat HappyPigs::first_unfinished(const State& s) const {
  Seat seat = s.first;
  do {
    if (s.farm(seat).actions > 0) return seat;
    seat = after(seat);
  } while (seat != s.first);
  return Seat::nobody;
}

// The unfinished seats that can do something now. Another seat may still free a tile for the others, or take theirs;
// those before the first one have finished, so it never waits.
Turn HappyPigs::turn_together(const State& s) const {
  SeatSet asked;
  for (Seat seat : seats_of(options_.seats)) {
    if (!acts(s, seat)) continue;
    List<Move, most_moves> list;
    answers(s, seat, list);
    if (list.size() > 1) asked |= seat;
  }
  return Turn::act_together(asked, first_unfinished(s));
}

Herd HappyPigs::fed_together(const State& s, Seat seat) const { return unpacked(s.fed)[seat]; }

// Old pigs neither come nor go while piglets are born, so the births are counted by the actions taken.
int HappyPigs::parents_together(const State& s, Seat seat) const {
  const Farm& farm = s.farm(seat);
  if (s.phase != Phase::act || farm.choice != Action::mate || farm.actions == 0) return 0;
  return farm.herd.parents() - (shares(s)[seat] - farm.actions);
}

}  // namespace sounder::happy_pigs
