#include "bots/bite_the_pumpkin/net_input.h"

#include <algorithm>

namespace sounder::bots {

using namespace bite_the_pumpkin;
using pumpkin::all_directions;

namespace {

using OfVegetable = NetInput<BiteThePumpkin>::OfVegetable;
using OfTable = NetInput<BiteThePumpkin>::OfTable;

void board(Inputs& in, int first, Cells cells) {
  while (cells) in.add(first + index_of(take_lowest(cells)));
}

// In how many of four sets each cell is.
void boards(Inputs& in, int first, const std::array<Cells, 4>& sets, Cells among) {
  Cells once = 0, twice = 0, more = 0, all = sets[0];
  for (const Cells set : sets) {
    more |= twice & set;
    twice |= once & set;
    once |= set;
    all &= set;
  }
  for (Cells left = once & among; left;) {
    const Cell cell = take_lowest(left);
    const auto in_set = [&](Cells set) { return static_cast<int>(set >> index_of(cell) & 1); };
    in.add(first + index_of(cell), 1 + in_set(twice) + in_set(more) + in_set(all));
  }
}

int most_bitten(Cells pigs, Cells food) { return std::min(count(pigs & around(food)), count(food & around(pigs))); }

void look_at(Inputs& in, int first, const State& s, Vegetable v, const std::array<Cells, 4>& runs) {
  const Cells food = s.planted[at(v)];
  const Cells hungry = s.pigs & ~s.eaters[at(v)];
  const bool bites = s.phase != Phase::run;  // vegetables in reach of a standing pig have been bitten before the run
  board(in, first + OfVegetable::planted, food);
  if (bites) board(in, first + OfVegetable::bitten_now, food & around(hungry));
  std::array<Cells, 4> reach;
  for (std::size_t i = 0; i < 4; ++i) reach[i] = around(runs[i]);
  boards(in, first + OfVegetable::bitten_next, reach, food);
  in.add(first + OfVegetable::count + std::min(count(food), 20));
  in.add(first + OfVegetable::supply + s.supply[at(v)]);
  in.add(first + OfVegetable::standing + static_cast<int>(s.standing[at(v)]));
  std::array<int, 4> after_runs;
  for (std::size_t i = 0; i < 4; ++i) after_runs[i] = most_bitten(runs[i], food);
  std::sort(after_runs.begin(), after_runs.end());
  in.add(first + OfVegetable::bites + (bites ? most_bitten(hungry, food) : 0));
  for (int i = 0; i < 4; ++i) in.add(first + OfVegetable::bites + 6 * (i + 1) + after_runs[3 - i]);
}

// The meadow mirrored. Each of three bits is one reflection; their products are the eight symmetries of the square.
Cells upside_down(Cells cells) { return __builtin_bswap64(cells); }
Cells left_to_right(Cells cells) {
  constexpr Cells ones = 0x5555555555555555, twos = 0x3333333333333333, fours = 0x0f0f0f0f0f0f0f0f;
  cells = (cells >> 1 & ones) | (cells & ones) << 1;
  cells = (cells >> 2 & twos) | (cells & twos) << 2;
  return (cells >> 4 & fours) | (cells & fours) << 4;
}
Cells files_as_ranks(Cells cells) {
  const auto swap = [&](int shift, Cells mask) {
    const Cells change = (cells ^ cells >> shift) & mask;
    cells ^= change ^ change << shift;
  };
  swap(7, 0x00aa00aa00aa00aa);
  swap(14, 0x0000cccc0000cccc);
  swap(28, 0x00000000f0f0f0f0);
  return cells;
}
Cells seen_from(std::uint32_t side, Cells cells) {
  if (side & 1) cells = upside_down(cells);
  if (side & 2) cells = left_to_right(cells);
  return side & 4 ? files_as_ranks(cells) : cells;
}

}  // namespace

void NetInput<BiteThePumpkin>::look_from(std::uint32_t side, const BiteThePumpkin& game, State s, Inputs& in) {
  const Cells trees = seen_from(side, game.options().trees);
  s.pigs = seen_from(side, s.pigs);
  for (Vegetable v : all_vegetables) {
    s.planted[at(v)] = seen_from(side, s.planted[at(v)]);
    s.eaters[at(v)] = seen_from(side, s.eaters[at(v)]);
  }
  std::array<Cells, 4> runs;
  for (std::size_t i = 0; i < 4; ++i) runs[i] = after_run(s.pigs, s.lying(), trees | s.vegetables(), all_directions[i]);
  board(in, OfTable::trees, trees);
  board(in, OfTable::standing_pigs, s.pigs & ~s.lying());
  board(in, OfTable::lying_pigs, s.lying());
  boards(in, OfTable::stops, runs, whole_meadow);
  in.add(OfTable::pigs + count(s.pigs));
  in.add(OfTable::phase + static_cast<int>(s.phase));
  look_at(in, OfTable::all, s, Vegetable::pumpkin, runs);
  if (game.options().seats == 3) {
    look_at(in, OfTable::all + OfVegetable::all, s, Vegetable::broccoli, runs);
    if (s.phase == Phase::plant) in.add(OfTable::broccoli_next, s.planting == Vegetable::broccoli);
  }
}

}  // namespace sounder::bots
