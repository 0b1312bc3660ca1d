// What houses are made of (TP-1): three materials, three parts, nine kinds of tile.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sounder::three_little_pigs {

enum class Material : std::uint8_t { straw, wood, brick };
enum class Part : std::uint8_t { door, window, roof };

constexpr std::array<Material, 3> all_materials = {Material::straw, Material::wood, Material::brick};
constexpr std::array<Part, 3> all_parts = {Part::door, Part::window, Part::roof};
inline constexpr std::array<std::string_view, 3> material_names = {"straw", "wood", "brick"};
inline constexpr std::array<std::string_view, 3> part_names = {"door", "window", "roof"};

template <class T>
using PerMaterial = std::array<T, 3>;
template <class T>
using PerPart = std::array<T, 3>;
constexpr std::size_t at(Material material) { return static_cast<std::size_t>(material); }
constexpr std::size_t at(Part part) { return static_cast<std::size_t>(part); }
constexpr std::string_view name_of(Material material) { return material_names[at(material)]; }
constexpr std::string_view name_of(Part part) { return part_names[at(part)]; }

// A kind of tile, and so one of the nine stacks. They are counted straw door, straw window, straw roof, wood door and
// so on.
struct TileKind {
  Material material;
  Part part;

  static constexpr int count = 9;
  static constexpr TileKind nth(int index) { return {static_cast<Material>(index / 3), static_cast<Part>(index % 3)}; }
  constexpr int index() const { return 3 * static_cast<int>(material) + static_cast<int>(part); }
  bool operator==(const TileKind&) const = default;
};

template <class T>
using PerTileKind = std::array<T, TileKind::count>;

}  // namespace sounder::three_little_pigs
