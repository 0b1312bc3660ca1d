// What is in the box (TP-1 to TP-4, TP-14, TP-15): every number a designer may want to change, read from
// content/three-little-pigs/. The values written here are those of the classic box.
#pragma once

#include "rules/three_little_pigs/dice.h"
#include "rules/three_little_pigs/tiles.h"

namespace sounder::three_little_pigs {

struct Pile {
  std::uint8_t tiles;
  std::uint8_t pots;  // how many of them carry a flowerpot
  bool operator==(const Pile&) const = default;
};

using FaceCounts = std::array<std::uint8_t, 4>;  // by Face

struct Box {
  static constexpr int most_tiles_a_stack = 6;
  static constexpr int most_tiles = most_tiles_a_stack * TileKind::count;
  // A house stands on a door or a window (TP-10), so there are never more houses than those.
  static constexpr int most_houses = most_tiles_a_stack * 6;
  static constexpr int most_faces_alike = 12;  // of one symbol on a die, or of one material on the spinner
  static constexpr int most_points = 20;

  PerMaterial<std::uint8_t> price = {2, 3, 4};  // in dice that show the part
  PerMaterial<std::uint8_t> points = {2, 3, 4};
  PerTileKind<Pile> piles = {{{4, 1}, {4, 2}, {4, 0}, {4, 1}, {4, 2}, {4, 0}, {4, 1}, {4, 2}, {4, 0}}};
  std::array<FaceCounts, 2> dice = {{{2, 2, 2, 0}, {2, 2, 1, 1}}};  // by DieColour; white dice have no wolf
  PerMaterial<std::uint8_t> spinner = {3, 2, 1};
  std::uint8_t pot_bonus = 1;
  std::uint8_t house_bonus = 1;
  std::uint8_t one_material_award = 2;
  std::uint8_t most_houses_award = 3;
  std::uint8_t tallest_house_award = 3;
  std::uint8_t most_pots_award = 3;
  bool operator==(const Box&) const = default;
};

// Reads a box file: content/schema/three-little-pigs.box.schema.json says what it looks like.
template <class Node>
void read_box(Box& box, Node& file) {
  const auto number = [](Node& node, std::string_view key, int least, int most) {
    return static_cast<std::uint8_t>(node.field(key).number(least, most));
  };
  const auto pile = [&](Node& material, std::string_view key, TileKind kind) {
    material.object(key, [&](Node& node) {
      Pile& read = box.piles[kind.index()];
      read.tiles = number(node, "tiles", 1, Box::most_tiles_a_stack);
      read.pots =
          kind.part == Part::roof ? std::uint8_t{0} : number(node, "pots", 0, read.tiles);  // TP-4: roofs carry none
    });
  };
  for (Material m : all_materials)
    file.object(name_of(m), [&](Node& material) {
      box.price[at(m)] = number(material, "price", 1, dice_count);
      box.points[at(m)] = number(material, "points", 0, Box::most_points);
      pile(material, "doors", {m, Part::door});
      pile(material, "windows", {m, Part::window});
      pile(material, "roofs", {m, Part::roof});
    });
  for (DieColour colour : {DieColour::white, DieColour::black})
    file.object(colour == DieColour::white ? "white_die" : "black_die", [&](Node& die) {
      FaceCounts& faces = box.dice[static_cast<std::size_t>(colour)];
      for (Part part : all_parts) faces[at(part)] = number(die, name_of(part), 1, Box::most_faces_alike);
      faces[at(Face::wolf)] =
          colour == DieColour::white ? std::uint8_t{0} : number(die, "wolf", 0, Box::most_faces_alike);
    });
  file.object("spinner", [&](Node& spinner) {
    for (Material m : all_materials) box.spinner[at(m)] = number(spinner, name_of(m), 1, Box::most_faces_alike);
  });
  file.object("bonus", [&](Node& bonus) {
    box.pot_bonus = number(bonus, "pot", 0, Box::most_points);
    box.house_bonus = number(bonus, "house", 0, Box::most_points);
  });
  file.object("awards", [&](Node& awards) {
    box.one_material_award = number(awards, "one_material", 0, Box::most_points);
    box.most_houses_award = number(awards, "most_houses", 0, Box::most_points);
    box.tallest_house_award = number(awards, "tallest_house", 0, Box::most_points);
    box.most_pots_award = number(awards, "most_pots", 0, Box::most_points);
  });
}

}  // namespace sounder::three_little_pigs
