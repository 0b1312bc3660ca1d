// What a net is told about a position of Bite the Pumpkin: where everything stands, where pigs would stop, and what
// they could bite.
#pragma once

#include "bots/bite_the_pumpkin/reach.h"
#include "bots/net_input.h"

namespace sounder::bots {

template <>
struct NetInput<BiteThePumpkin> {
  using State = bite_the_pumpkin::State;
  using Cells = bite_the_pumpkin::Cells;

  static constexpr bool by_seat = false;

  // A vegetable's part of the inputs: three boards, then counts of which one is 1.
  struct OfVegetable {
    static constexpr int planted = 0;        // boards
    static constexpr int bitten_now = 64;    // those beside a standing pig
    static constexpr int bitten_next = 128;  // after how many of the runs a pig stands beside it
    static constexpr int count = 192;        // how many stand: 0 to 20
    static constexpr int supply = 213;       // still to plant: 0 to 20
    static constexpr int standing = 234;     // playing, out, home
    static constexpr int bites = 237;        // at the most now, and after the best run, the second, ...: 0 to 5 each
    static constexpr int all = bites + 5 * 6;
  };
  struct OfTable {
    static constexpr int trees = 0;  // boards
    static constexpr int standing_pigs = 64;
    static constexpr int lying_pigs = 128;
    static constexpr int stops = 192;  // after how many of the runs a pig stands there
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

  // The meadow may be turned and mirrored, which changes nothing about who wins: 0 to 7 say how.
  static constexpr std::uint32_t sides = 8;
  static void look_from(std::uint32_t side, const BiteThePumpkin& game, State s, Inputs& row);
};

}  // namespace sounder::bots
