// One house (TP-10, TP-11): at most a door, any number of windows, at most a roof. The order of windows has no meaning
// (TP-19), so they are counted. Four bytes.
#pragma once

#include "rules/three_little_pigs/tiles.h"

namespace sounder::three_little_pigs {

class House {
 public:
  static constexpr int most_windows_alike = 15;  // plain or potted, of one material

  constexpr bool has_door() const { return ends_ & door_bits; }
  constexpr Material door() const { return static_cast<Material>((ends_ & 3) - 1); }
  constexpr bool door_has_pot() const { return ends_ & door_pot; }
  constexpr bool roofed() const { return ends_ & roof_bits; }
  constexpr Material roof() const { return static_cast<Material>((ends_ >> 4) - 1); }
  constexpr int plain_windows(Material m) const { return windows_[at(m)] & 15; }
  constexpr int potted_windows(Material m) const { return windows_[at(m)] >> 4; }
  constexpr int windows(Material m) const { return plain_windows(m) + potted_windows(m); }
  constexpr int windows() const {
    return windows(Material::straw) + windows(Material::wood) + windows(Material::brick);
  }

  constexpr bool open() const { return !roofed(); }
  constexpr bool empty() const { return !has_door() && !roofed() && windows() == 0; }
  constexpr int height() const { return has_door() + windows() + roofed(); }
  constexpr int pots() const {
    return door_has_pot() + potted_windows(Material::straw) + potted_windows(Material::wood) +
           potted_windows(Material::brick);
  }
  constexpr int tiles(Material m) const { return (has_door() && door() == m) + windows(m) + (roofed() && roof() == m); }
  // TP-19: complete, of this material only, with door, window and roof.
  constexpr bool all_of(Material m) const { return has_door() && roofed() && windows() > 0 && tiles(m) == height(); }

  constexpr void add(TileKind kind, bool pot) {
    const int coded = 1 + static_cast<int>(kind.material);
    switch (kind.part) {
      case Part::door: ends_ = static_cast<std::uint8_t>(ends_ | coded | (pot ? door_pot : 0)); break;
      case Part::window:
        windows_[at(kind.material)] = static_cast<std::uint8_t>(windows_[at(kind.material)] + (pot ? 16 : 1));
        break;
      case Part::roof: ends_ = static_cast<std::uint8_t>(ends_ | coded << 4); break;
    }
  }
  // TP-12: all tiles of the material go; a roof alone goes too.
  constexpr void blow_away(Material m) {
    if (has_door() && door() == m) ends_ &= roof_bits;
    windows_[at(m)] = 0;
    if ((roofed() && roof() == m) || (!has_door() && windows() == 0)) ends_ &= door_bits;
  }
  // Door and roof as one number, and the windows of a material as one: for tables.
  static constexpr std::size_t most_ends = 64;
  constexpr std::size_t ends() const { return ends_; }
  constexpr std::size_t coded_windows(Material m) const { return windows_[at(m)]; }
  bool operator==(const House&) const = default;

 private:
  static constexpr std::uint8_t door_bits = 0x0f;
  static constexpr std::uint8_t door_pot = 0x04;
  static constexpr std::uint8_t roof_bits = 0xf0;
  std::uint8_t ends_ = 0;  // low four bits the door, high four the roof: 0 none, else 1 + its material, and the pot
  PerMaterial<std::uint8_t> windows_{};  // plain ones in the low four bits, those with a pot in the high four
};

}  // namespace sounder::three_little_pigs
