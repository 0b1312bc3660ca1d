// The five dice (TP-2) and which of them a player may roll again (TP-6, TP-17). Dice 1 and 2 are white, 3, 4 and 5 are
// black.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "rules/three_little_pigs/tiles.h"

namespace sounder::three_little_pigs {

// The first three faces are the parts they pay for.
enum class Face : std::uint8_t { door, window, roof, wolf };
constexpr std::array<Face, 4> all_faces = {Face::door, Face::window, Face::roof, Face::wolf};
inline constexpr std::array<std::string_view, 4> face_names = {"door", "window", "roof", "wolf"};
constexpr std::string_view face_letters = "DWRx";
constexpr std::size_t at(Face face) { return static_cast<std::size_t>(face); }
constexpr Face face_of(Part part) { return static_cast<Face>(part); }

enum class DieColour : std::uint8_t { white, black };
inline constexpr std::array<std::string_view, 2> colour_names = {"white", "black"};

constexpr int dice_count = 5;
constexpr int white_dice = 2;
constexpr int black_dice = dice_count - white_dice;
constexpr DieColour colour_of(int die) {
  return die < white_dice ? DieColour::white : DieColour::black;
}  // dice are counted from 0 here

using DiceSet = std::uint8_t;  // die 1 is the lowest bit
constexpr DiceSet all_dice = (1 << dice_count) - 1;
constexpr bool contains(DiceSet dice, int die) { return (dice >> die) & 1; }

// What the dice show: two bits a die.
class Dice {
 public:
  constexpr Dice() = default;
  explicit constexpr Dice(std::uint16_t code) : code_(code) {}
  constexpr std::uint16_t code() const { return code_; }
  constexpr Face face(int die) const { return static_cast<Face>((code_ >> (2 * die)) & 3); }
  constexpr Dice with(int die, Face face) const {
    return Dice(static_cast<std::uint16_t>((code_ & ~(3 << (2 * die))) | static_cast<int>(face) << (2 * die)));
  }
  constexpr int count(Face face) const {
    // A die shows the face when both its bits are those of the face.
    const unsigned differ = code_ ^ (static_cast<unsigned>(face) * one_each);
    return std::popcount(~(differ | differ >> 1) & one_each);
  }
  constexpr int wolves() const { return count(Face::wolf); }
  constexpr bool locked(int die) const { return face(die) == Face::wolf; }
  bool operator==(const Dice&) const = default;

 private:
  static constexpr unsigned one_each = 0b01'01'01'01'01;
  std::uint16_t code_ = 0;
};

// How many dice show each part.
constexpr PerPart<std::uint8_t> symbols_on(Dice dice) {
  PerPart<std::uint8_t> symbols{};
  for (Part part : all_parts) symbols[at(part)] = static_cast<std::uint8_t>(dice.count(face_of(part)));
  return symbols;
}

// TP-17: whether these of `count` dice of one colour may be rolled again: no wolves, and of equal dice the lowest.
constexpr bool is_offered(std::uint32_t code, int count, std::uint32_t chosen) {
  const Dice dice(static_cast<std::uint16_t>(code));
  for (int j = 0; j < count; ++j) {
    if (!((chosen >> j) & 1)) continue;
    if (dice.locked(j)) return false;
    for (int i = 0; i < j; ++i)
      if (dice.face(i) == dice.face(j) && !((chosen >> i) & 1)) return false;
  }
  return true;
}

// White and black dice are chosen apart, so a set of sets of dice is a product of two: 4 bits (the white sets) x 8
// nibbles (the black).
constexpr auto white_sets = [] {
  std::array<std::uint32_t, 1 << (2 * white_dice)> sets{};
  for (std::uint32_t code = 0; code < sets.size(); ++code)
    for (std::uint32_t chosen = 0; chosen < 1u << white_dice; ++chosen)
      if (is_offered(code, white_dice, chosen)) sets[code] |= 1u << chosen;
  return sets;
}();
constexpr auto black_sets = [] {
  std::array<std::uint32_t, 1 << (2 * black_dice)> sets{};
  for (std::uint32_t code = 0; code < sets.size(); ++code)
    for (std::uint32_t chosen = 0; chosen < 1u << black_dice; ++chosen)
      if (is_offered(code, black_dice, chosen)) sets[code] |= 1u << (chosen << white_dice);
  return sets;
}();

// Which of the 32 sets of dice are offered: bit n stands for the DiceSet n, bit 0 for rolling none.
constexpr std::uint32_t offered_sets(Dice dice) { return white_sets[dice.code() & 15] * black_sets[dice.code() >> 4]; }

// The offered set that means the same as this one: as many of each colour and face, the lowest of them. No wolf may be
// among them.
constexpr DiceSet lowest_alike(Dice dice, DiceSet chosen) {
  DiceSet lowest = 0;
  for (int die = 0; die < dice_count; ++die) {
    if (!contains(chosen, die)) continue;
    for (int other = 0; other <= die; ++other)
      if (colour_of(other) == colour_of(die) && dice.face(other) == dice.face(die) && !contains(lowest, other)) {
        lowest = static_cast<DiceSet>(lowest | 1 << other);
        break;
      }
  }
  return lowest;
}

}  // namespace sounder::three_little_pigs
