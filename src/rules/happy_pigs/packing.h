// Which pigs go on how many fields (HP-3). Exact: what one field takes is searched out when the rules are compiled,
// what k fields take is combined from that when the first match begins, and while playing the answer is one look into a
// table.
#pragma once

#include <algorithm>
#include <bit>

#include "rules/happy_pigs/words.h"

namespace sounder::happy_pigs {

using Heads = PerSize<std::uint8_t>;  // how many pigs of each size

constexpr int field_side = 6;
constexpr int most_fields = 20;          // a reserve has at most this many
constexpr int most_pigs_of_a_size = 50;  // and of pigs this many a size

struct Footprint {
  int width;
  int height;
};
constexpr PerSize<Footprint> footprints = {{{2, 2}, {3, 2}, {3, 3}, {4, 3}}};
constexpr int field_area = field_side * field_side;
constexpr int area(Size size) { return footprints[at(size)].width * footprints[at(size)].height; }
// Never more than this many of a size on one field, by area alone.
constexpr int bound_by_area(Size size) { return field_area / area(size); }

// The cells of one field: row by row from the top left, cell (x, y) is bit 6y + x.
using Ground = std::uint64_t;
constexpr Ground ground_of(int x, int y, int width, int height) {
  Ground row = ((Ground{1} << width) - 1) << (y * field_side + x);
  Ground all = 0;
  for (int i = 0; i < height; ++i, row <<= field_side) all |= row;
  return all;
}

// What one field takes: for every number of big, average and small pigs the most piglets that go with them.
class OneField {
 public:
  constexpr OneField() {
    for (int big = 0; big <= bound_by_area(Size::big); ++big)
      for (int average = 0; average <= bound_by_area(Size::average); ++average)
        for (int small = 0; small <= bound_by_area(Size::small); ++small)
          rooms_[big][average][small] = search(small, average, big);
  }

  // -1 when not even the others fit.
  constexpr int most_piglets(int small, int average, int big) const {
    if (big > bound_by_area(Size::big) || average > bound_by_area(Size::average) || small > bound_by_area(Size::small))
      return -1;
    return rooms_[big][average][small];
  }
  constexpr bool takes(const Heads& heads) const { return heads[0] <= most_piglets(heads[1], heads[2], heads[3]); }

  // The most of one size and nothing else.
  constexpr int most(Size size) const {
    Heads heads{};
    while (takes(heads)) ++heads[at(size)];
    return heads[at(size)] - 1;
  }

 private:
  static constexpr std::int8_t search(int small, int average, int big) {
    const int rest = field_area - small * area(Size::small) - average * area(Size::average) - big * area(Size::big);
    for (int piglets = rest < 0 ? -1 : rest / area(Size::piglet); piglets >= 0; --piglets)
      if (packs(0, {piglets, small, average, big}, rest - piglets * area(Size::piglet)))
        return static_cast<std::int8_t>(piglets);
    return -1;
  }

  // The first free cell is either the corner of a pig or stays free, and only `spare` cells may stay free.
  static constexpr bool packs(Ground taken, PerSize<int> pigs, int spare) {
    if (pigs[0] + pigs[1] + pigs[2] + pigs[3] == 0) return true;
    const int cell = std::countr_one(taken);
    if (cell >= field_area) return false;
    const int x = cell % field_side;
    const int y = cell / field_side;
    for (std::size_t size = pigs.size(); size-- > 0;) {
      if (pigs[size] == 0) continue;
      Footprint foot = footprints[size];
      for (int turned = 0; turned <= (foot.width != foot.height); ++turned, foot = {foot.height, foot.width}) {
        if (x + foot.width > field_side || y + foot.height > field_side) continue;
        const Ground under = ground_of(x, y, foot.width, foot.height);
        if (taken & under) continue;
        --pigs[size];
        if (packs(taken | under, pigs, spare)) return true;
        ++pigs[size];
      }
    }
    return spare > 0 && packs(taken | Ground{1} << cell, pigs, spare - 1);
  }

  std::int8_t rooms_[bound_by_area(Size::big) + 1][bound_by_area(Size::average) + 1][bound_by_area(Size::small) + 1] =
      {};
};
inline constexpr OneField one_field;

// What k fields take, the same question as for one: herds on k fields are herds on k - 1 and one more. A part of the
// table for each k.
struct PackingLevel {
  int begin;     // where its part begins
  int bigs;      // one more than the most there can be
  int averages;  // likewise
  int smalls;    // likewise
  constexpr std::size_t place(int big, int average, int small) const {
    return static_cast<std::size_t>(begin + (big * averages + average) * smalls + small);
  }
  constexpr int end() const { return begin + bigs * averages * smalls; }
};

constexpr std::array<PackingLevel, most_fields + 1> make_packing_levels() {
  std::array<PackingLevel, most_fields + 1> levels{};
  levels[0] = {0, 1, 1, 1};
  for (std::size_t fields = 1; fields < levels.size(); ++fields) {
    const auto rows = [&](Size size) {
      return std::min(static_cast<int>(fields) * one_field.most(size), most_pigs_of_a_size) + 1;
    };
    levels[fields] = {levels[fields - 1].end(), rows(Size::big), rows(Size::average), rows(Size::small)};
  }
  return levels;
}
inline constexpr std::array<PackingLevel, most_fields + 1> packing_levels = make_packing_levels();

class Packing {
 public:
  static const Packing& table();  // built once, when first asked for

  bool fits(const Heads& heads, int fields) const {
    const PackingLevel& level = packing_levels[fields];
    if (heads[3] >= level.bigs || heads[2] >= level.averages || heads[1] >= level.smalls) return false;
    return heads[0] < rooms_[level.place(heads[3], heads[2], heads[1])];
  }

 private:
  Packing();
  void add_field(int fields);

  // One more than the most piglets, 0 when the others don't fit. About a megabyte, of which a match touches a few
  // kilobytes.
  std::array<std::uint8_t, packing_levels.back().end()> rooms_{};
};

}  // namespace sounder::happy_pigs
