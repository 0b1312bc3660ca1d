// The inputs of the net of Bite the Pumpkin: all pieces, the cells where pigs would stop, and the vegetables they could
// bite.
#pragma once

#include "bots/bite_the_pumpkin/reach.h"
#include "bots/net_input.h"

namespace sounder::bots {

template <>
struct NetInput<BiteThePumpkin> {
  using State = bite_the_pumpkin::State;
  using Cells = bite_the_pumpkin::Cells;

  static constexpr bool by_seat = false;

  // The inputs of one vegetable: three boards of 64 cells, then one-hot counts.
  struct OfVegetable {
    static constexpr int planted = 0;        // boards
    static constexpr int bitten_now = 64;    // those beside a standing pig
    static constexpr int bitten_next = 128;  // by cell: after how many of the runs a pig stands beside it
    static constexpr int count = 192;        // how many stand: 0 to 20
    static constexpr int supply = 213;       // still to plant: 0 to 20
    static constexpr int standing = 234;     // playing, out, home
    static constexpr int bites = 237;  // most bites now, then after the best run, the second best, ...: 0 to 5 each
    static constexpr int all = bites + 5 * 6;
  };
  struct OfTable {
    static constexpr int trees = 0;  // boards
    static constexpr int standing_pigs = 64;
    static constexpr int lying_pigs = 128;
    static constexpr int stops = 192;  // by cell: after how many of the runs a pig stands there
    static constexpr int pigs = 256;   // how many there are: 0 to 5
    static constexpr int phase = 262;  // place_pig, plant, bite, run
    static constexpr int broccoli_next = 266;
    static constexpr int all = 267;
  };
  static constexpr std::array<NetForm, 2> forms = {NetForm{"2 seats", OfTable::all + OfVegetable::all, 2},
                                                   NetForm{"3 seats", OfTable::all + 2 * OfVegetable::all, 3}};
  static int which(const bite_the_pumpkin::Options& options) { return options.seats - 2; }
  static bool may_be_asked(const State& s) { return s.phase != bite_the_pumpkin::Phase::over; }

  static void look(const BiteThePumpkin& game, const State& s, Inputs* row) { look_from(0, game, s, *row); }

  // The eight symmetries of the meadow (rotations and reflections), 0 to 7. They do not change who wins.
  static constexpr std::uint32_t sides = 8;
  static void look_from(std::uint32_t side, const BiteThePumpkin& game, State s, Inputs& row);
};

}  // namespace sounder::bots
