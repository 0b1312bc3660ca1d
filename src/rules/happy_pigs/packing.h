// Which pigs go on how many fields (HP-3). Exact: what one grid takes is searched out, what many take is combined from
// that, both once for each land, and while playing the answer is one look into a table.
#pragma once

#include <memory>
#include <vector>

#include "rules/happy_pigs/land.h"

namespace sounder::happy_pigs {

using Heads = PerSize<std::uint8_t>;  // how many pigs of each size

// What one grid takes: for every number of big, average and small pigs the most piglets that go with them.
class Grid {
 public:
  Grid() = default;
  // Gives up when the search would be longer than `steps`, and takes off what it needed.
  Grid(const Land&, int fields, std::uint64_t& steps);

  bool complete() const { return complete_; }
  // -1 when not even the others fit.
  int most_piglets(int small, int average, int big) const {
    if (small >= counts_[1] || average >= counts_[2] || big >= counts_[3]) return -1;
    return rooms_[place(small, average, big)];
  }
  bool takes(const Heads& heads) const { return heads[0] <= most_piglets(heads[1], heads[2], heads[3]); }
  int most(Size) const;  // of one size and nothing else
  // The herds that leave no room for any other pig.
  std::vector<Heads> maximal() const;

 private:
  std::size_t place(int small, int average, int big) const {
    return static_cast<std::size_t>((big * counts_[2] + average) * counts_[1] + small);
  }

  bool complete_ = false;
  PerSize<int> counts_{};  // one more than the most by area alone
  std::vector<std::int8_t> rooms_;
};

class Packing {
 public:
  // Built when first asked for, and kept for the next match on the same land; null when it can't be worked out in time.
  static std::shared_ptr<const Packing> of(const Land&);

  bool fits(const Heads& heads, int fields) const {
    const Level& level = levels_[static_cast<std::size_t>(fields)];
    if (heads[3] >= level.bigs || heads[2] >= level.averages || heads[1] >= level.smalls) return false;
    return heads[0] < rooms_[level.place(heads[3], heads[2], heads[1])];
  }
  const Land& land() const { return land_; }
  // What a grid of one or two fields takes.
  const Grid& grid(int fields) const { return fields == 2 ? pair_ : field_; }

 private:
  // The part of the table for a number of fields.
  struct Level {
    std::size_t begin;  // where it begins
    int bigs;           // one more than the most there can be
    int averages;       // likewise
    int smalls;         // likewise
    std::size_t place(int big, int average, int small) const {
      return begin + static_cast<std::size_t>((big * averages + average) * smalls + small);
    }
    std::size_t end() const { return begin + static_cast<std::size_t>(bigs * averages * smalls); }
  };

  explicit Packing(const Land&);
  bool build();
  bool add_level(int fields, std::uint64_t& steps);

  Land land_;
  Grid field_;
  Grid pair_;  // if fields come in pairs
  std::vector<Level> levels_;
  std::vector<std::uint8_t> rooms_;  // one more than the most piglets, 0 when the others don't fit
};

// A place for each pig of a herd that fits on a grid of this many fields, by search: slower than a look into the table.
struct Placed {
  Size size;
  int x, y;  // from the top left corner of the grid
  int width, height;
};
std::vector<Placed> places_on_grid(const Land&, int fields, const Heads&);

}  // namespace sounder::happy_pigs
