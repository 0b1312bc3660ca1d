// Bite the Pumpkin: the heuristic value of a position for a seat.
#pragma once

#include "bots/value.h"
#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bots {

// A farmer counts the vegetables on the meadow less those the pigs can bite next turn; the herd counts the opposite.
template <>
struct GreedyValue<BiteThePumpkin> {
  static double of(const BiteThePumpkin& game, const bite_the_pumpkin::State& s, Seat seat) {
    using namespace bite_the_pumpkin;
    if (game.turn(s).is_over()) return 100 * final_value(game, s, seat);
    const auto safety = [&](Vegetable v) {
      if (s.standing[at(v)] == bite_the_pumpkin::FarmerStatus::out) return 0.0;
      const Cells planted = s.planted[at(v)];
      const int bitten = std::min(count(planted & around(s.pigs)), BiteThePumpkin::pigs);
      return count(planted) - 0.7 * bitten + 0.5 * (20 - s.supply[at(v)]);
    };
    const bool three = game.options().seats == 3;
    const double pumpkins = safety(Vegetable::pumpkin);
    const double broccoli = three ? safety(Vegetable::broccoli) : 0.0;
    if (seat == Seat::p1) return -pumpkins - broccoli;
    return seat == Seat::p2 ? pumpkins - 0.3 * broccoli : broccoli - 0.3 * pumpkins;
  }
};

}  // namespace sounder::bots
