// What a field is and how much of it a pig takes (HP-3). A farm of these is content: the rulebook shows the boards and
// tiles in pictures only, so the owner of a box can write down what the pieces measure.
#pragma once

#include <algorithm>

#include "rules/happy_pigs/words.h"

namespace sounder::happy_pigs {

constexpr int least_side = 3;            // of a field
constexpr int most_side = 8;             // likewise
constexpr int most_fields = 20;          // a reserve has at most this many
constexpr int most_pigs_of_a_size = 50;  // and of pigs this many a size

// In units of the field. A pig may be turned.
struct Footprint {
  std::uint8_t width = 0;
  std::uint8_t height = 0;

  constexpr int area() const { return width * height; }
  constexpr bool fits_on(int wide, int high) const {
    return (width <= wide && height <= high) || (height <= wide && width <= high);
  }
  bool operator==(const Footprint&) const = default;
};

struct Land {
  std::uint8_t width = 6;  // of a field
  std::uint8_t height = 6;
  bool pairs = false;  // two fields side by side are one grid; else no pig stands on two fields
  PerSize<Footprint> pigs = {{{2, 2}, {3, 2}, {3, 3}, {4, 3}}};

  constexpr int field_area() const { return width * height; }
  // Fields make grids; a pig stands on one grid. The last of an odd number of fields is a grid of its own.
  constexpr int grids(int fields) const { return pairs ? (fields + 1) / 2 : fields; }
  constexpr int fields_of_grid(int grid, int fields) const { return pairs && 2 * grid + 1 < fields ? 2 : 1; }
  bool operator==(const Land&) const = default;
};

constexpr std::array<std::string_view, 2> boards_names = {"apart", "pairs"};

// Whether packings of the land can be worked out in time (packing.h).
bool can_be_packed(const Land&);

// {"width", "height", "boards": "apart" or "pairs", "pigs": {by size: {"width", "height"}}}
template <class Node>
void read_farm(Land& land, Node& file) {
  const auto side = [](Node& node, std::string_view key, int least) {
    return static_cast<std::uint8_t>(node.field(key).number(least, most_side));
  };
  land.width = side(file, "width", least_side);
  land.height = side(file, "height", least_side);
  land.pairs = file.field("boards").one_of(boards_names) == 1;
  bool proper = true;
  file.object("pigs", [&](Node& pigs) {
    int before = 0;
    for (Size size : all_sizes) {
      Footprint& foot = land.pigs[at(size)];
      pigs.object(name_of(size), [&](Node& pig) {
        foot.width = side(pig, "width", 1);
        foot.height = side(pig, "height", 1);
        proper = proper && foot.fits_on(land.width, land.height) && foot.area() >= before;
        if (!foot.fits_on(land.width, land.height)) return pig.refuse("a pig that fits on a field");
        if (foot.area() < before) pig.refuse("a pig at least as large as the one before it");
      });
      before = foot.area();
    }
  });
  if (proper && !file.refused() && !can_be_packed(land))
    file.refuse("larger pigs or smaller fields: which herds fit on these can't be worked out in time");
}

}  // namespace sounder::happy_pigs
