#include "rules/happy_pigs/arrangement.h"

namespace sounder::happy_pigs {
namespace {

// Where a size likes to stand: the corner it starts from, along rows or columns, upright or not.
struct Taste {
  bool from_right;
  bool from_bottom;
  bool by_columns;
  bool turned;
};
// Found by trying them all: with these the fewest pigs move.
constexpr PerSize<Taste> tastes = {
    {{true, false, true, false}, {false, true, true, true}, {false, true, false, false}, {false, false, false, false}}};

struct Spot {
  int x, y, width, height;
  Ground ground;
};
using Spots = List<Spot, 2 * field_area>;

Spots spots_of(Size size) {
  Spots spots;
  const Taste& taste = tastes[at(size)];
  Footprint foot = footprints[at(size)];
  if (taste.turned) foot = {foot.height, foot.width};
  for (int turned = 0; turned <= (foot.width != foot.height); ++turned, foot = {foot.height, foot.width})
    for (int cell = 0; cell < field_area; ++cell) {
      int x = cell % field_side;
      int y = cell / field_side;
      if (taste.by_columns) std::swap(x, y);
      if (x + foot.width > field_side || y + foot.height > field_side) continue;
      if (taste.from_right) x = field_side - foot.width - x;
      if (taste.from_bottom) y = field_side - foot.height - y;
      spots.add({x, y, foot.width, foot.height, ground_of(x, y, foot.width, foot.height)});
    }
  return spots;
}

// One field: the first arrangement in the order of tastes.
class Field {
 public:
  Field() {
    for (Size size : all_sizes) spots_[at(size)] = spots_of(size);
  }

  void arrange(Heads heads, int field, Arrangement& out) const {
    Chosen chosen{};
    const int count = place(heads, at(Size::big), 0, 0, chosen, 0);
    for (int i = 0; i < count; ++i) {
      const auto& [size, spot] = chosen[i];
      out.add({{size, false}, field, spot->x, spot->y, spot->width, spot->height});
    }
  }

 private:
  struct Choice {
    Size size;
    const Spot* spot;
  };
  using Chosen = std::array<Choice, most_pigs_on_a_field>;

  // How many pigs stand in the end; 0 when the rest can't be placed.
  int place(Heads& rest, std::size_t size, int from, Ground taken, Chosen& chosen, int placed) const {
    for (; rest[size] == 0; --size, from = 0)
      if (size == 0) return placed;
    const Spots& spots = spots_[size];
    for (int i = from; i < spots.size(); ++i) {
      if (taken & spots[i].ground) continue;
      --rest[size];
      chosen[placed] = {static_cast<Size>(size), &spots[i]};
      if (const int all = place(rest, size, i + 1, taken | spots[i].ground, chosen, placed + 1); all > 0) return all;
      ++rest[size];
    }
    return 0;
  }

  PerSize<Spots> spots_;
};

Heads minus(const Heads& all, const Heads& some) {
  Heads rest{};
  for (Size size : all_sizes) rest[at(size)] = static_cast<std::uint8_t>(all[at(size)] - some[at(size)]);
  return rest;
}

// Few piglets, many average ones, few small ones, many big ones, in this order of importance.
bool better(const Heads& one, const Heads& other) {
  if (one[0] != other[0]) return one[0] < other[0];
  if (one[2] != other[2]) return one[2] > other[2];
  if (one[1] != other[1]) return one[1] < other[1];
  return one[3] > other[3];
}

constexpr PerSize<int> most_on_one_field = {one_field.most(Size::piglet), one_field.most(Size::small),
                                            one_field.most(Size::average), one_field.most(Size::big)};

// Who of the herd stands on the first of the fields: the best group whose rest still fits on the others.
Heads group_for_first(const HappyPigs& game, const Heads& herd, int fields) {
  Heads best{};
  bool found = false;
  for (std::uint8_t big = 0; big <= std::min<int>(herd[3], most_on_one_field[3]); ++big)
    for (std::uint8_t average = 0; average <= std::min<int>(herd[2], most_on_one_field[2]); ++average)
      for (std::uint8_t small = 0; small <= std::min<int>(herd[1], most_on_one_field[1]); ++small)
        for (std::uint8_t piglets = 0; piglets <= std::min<int>(herd[0], one_field.most_piglets(small, average, big));
             ++piglets) {
          const Heads group = {piglets, small, average, big};
          if ((found && !better(group, best)) || !game.fits(minus(herd, group), fields - 1)) continue;
          best = group;
          found = true;
        }
  return best;
}

}  // namespace

Arrangement arrange(const HappyPigs& game, const Herd& herd, int fields) {
  static const Field field;
  Arrangement places;
  Heads rest = herd.heads();
  for (int number = 0; number < fields; ++number) {
    const Heads group = group_for_first(game, rest, fields - number);
    field.arrange(group, number, places);
    rest = minus(rest, group);
  }
  Heads vaccinated = herd.by_vaccination[1];
  for (Placement& place : places) {
    std::uint8_t& left = vaccinated[at(place.pig.size)];
    place.pig.vaccinated = left > 0;
    if (left > 0) --left;
  }
  return places;
}

}  // namespace sounder::happy_pigs
