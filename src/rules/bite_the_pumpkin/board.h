// The 8 x 8 meadow as bitboards (BP-1): files a-h west to east, ranks 1-8 south to north; a1 is bit 0, b1 bit 1, a2
// bit 8.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sounder::bite_the_pumpkin {

using Cells = std::uint64_t;        // a set of cells
enum class Cell : std::uint8_t {};  // one of 0..63
enum class Direction : std::uint8_t { north, south, east, west };

inline constexpr std::array<std::string_view, 4> direction_names = {"north", "south", "east", "west"};

constexpr Cells whole_meadow = ~Cells{0};
constexpr Cells file_a = 0x0101010101010101u;
constexpr Cells file_h = file_a << 7;
constexpr Cells rank_1 = 0xffu;

constexpr int index_of(Cell cell) { return static_cast<int>(cell); }
constexpr Cells bit(Cell cell) { return Cells{1} << index_of(cell); }
constexpr int count(Cells cells) { return std::popcount(cells); }
constexpr Cell lowest(Cells cells) { return static_cast<Cell>(std::countr_zero(cells)); }
constexpr Cell highest(Cells cells) { return static_cast<Cell>(63 - std::countl_zero(cells)); }

// Takes the lowest cell out of the set.
constexpr Cell take_lowest(Cells& cells) {
  const Cell cell = lowest(cells);
  cells &= cells - 1;
  return cell;
}

// The nth cell of a set in ascending order, n from 0.
constexpr Cell nth_cell(Cells cells, int n) {
  for (; n > 0; --n) take_lowest(cells);
  return lowest(cells);
}

// The neighbours of a set: orthogonal, and all eight (the set itself may be among them).
constexpr Cells beside(Cells cells) {
  return (cells << 8) | (cells >> 8) | ((cells & ~file_h) << 1) | ((cells & ~file_a) >> 1);
}
constexpr Cells around(Cells cells) {
  const Cells row = ((cells & ~file_h) << 1) | ((cells & ~file_a) >> 1) | cells;
  return row | (row << 8) | (row >> 8);
}

constexpr std::array<Cells, 64> make_neighbours() {
  std::array<Cells, 64> table{};
  for (int i = 0; i < 64; ++i) {
    const Cells self = Cells{1} << i;
    table[i] = around(self) & ~self;
  }
  return table;
}
constexpr std::array<Cells, 64> neighbour_table = make_neighbours();
constexpr Cells neighbours(Cell cell) { return neighbour_table[static_cast<std::size_t>(cell)]; }

constexpr std::optional<Cell> cell_named(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8') return std::nullopt;
  return static_cast<Cell>((name[1] - '1') * 8 + (name[0] - 'a'));
}

constexpr std::array<char, 128> make_cell_names() {
  std::array<char, 128> letters{};
  for (std::size_t i = 0; i < 64; ++i) {
    letters[2 * i] = static_cast<char>('a' + i % 8);
    letters[2 * i + 1] = static_cast<char>('1' + i / 8);
  }
  return letters;
}
inline constexpr std::array<char, 128> cell_names = make_cell_names();
constexpr std::string_view cell_name(Cell cell) { return {&cell_names[2 * static_cast<std::size_t>(cell)], 2}; }
inline std::string name_of(Cell cell) { return std::string(cell_name(cell)); }

}  // namespace sounder::bite_the_pumpkin
