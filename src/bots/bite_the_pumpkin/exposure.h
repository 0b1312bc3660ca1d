// How exposed the cells of the meadow are: in how many ways pigs can come near. The numbers of all 64 cells are
// bit-sliced: plane p holds bit p of every cell's number, so counting sixteen runs costs no more than the runs.
#pragma once

#include "bots/bite_the_pumpkin/reach.h"

namespace sounder::bots::pumpkin {

class Exposure {
 public:
  Exposure(Cells trees, Cells pigs, Cells pumpkins) {
    const Cells obstacles = trees | pumpkins;
    add<bitten_at_once>(around(pigs));
    for (Direction first : all_directions) {
      const Cells there = after_run(pigs, 0, obstacles, first);
      add<after_a_run>(around(there));
      for (Direction second : all_directions) add<after_two_runs>(around(after_run(there, 0, obstacles, second)));
    }
    add<beside_another>(around(pumpkins));
  }

  // How exposed each cell is.
  std::array<std::uint8_t, 64> of_cells() const {
    std::array<std::uint8_t, 64> sums{};
    for (std::size_t plane = 0; plane < planes; ++plane)
      for (Cells left = counts_[plane]; left;) sums[index_of(take_lowest(left))] += std::uint8_t(1u << plane);
    return sums;
  }

  // The least exposed of these, the lowest where several are alike.
  Cell least_of(Cells cells) const {
    for (std::size_t plane = planes; plane-- > 0;)
      if (const Cells less = cells & ~counts_[plane]) cells = less;
    return lowest(cells);
  }

 private:
  // The weight of each, as a power of two. Cells beside another pumpkin count because a pig bites twice there without a
  // run (measured).
  static constexpr std::size_t after_two_runs = 0;
  static constexpr std::size_t beside_another = 2;
  static constexpr std::size_t after_a_run = 3;
  static constexpr std::size_t bitten_at_once = 6;
  static constexpr std::size_t planes = 8;

  template <std::size_t plane>
  void add(Cells carry) {
    for (std::size_t p = plane; carry; ++p) {
      const Cells more = counts_[p] & carry;
      counts_[p] ^= carry;
      carry = more;
    }
  }

  std::array<Cells, planes> counts_{};
};

}  // namespace sounder::bots::pumpkin
