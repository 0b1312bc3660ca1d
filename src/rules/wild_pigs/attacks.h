// Which threats attack whom, and what that does (WP-16 to WP-18).
#pragma once

#include "rules/wild_pigs/terms.h"

namespace sounder::wild_pigs {

// WP-16: which breeds a stance is weak to while they are not enraged.
constexpr bool weak_to[4][4] = {
    // feral  cunning massive hybrid
    {true, false, false, true},  // aggressive
    {false, true, false, true},  // tactical
    {false, false, true, true},  // hunkered
    {true, true, true, false},   // balanced
};

// What an attack does to its victim and to the pig. A Massive pig that is still light attacks and does nothing.
struct Attack {
  bool comes = false;
  std::uint8_t wounds = 0;
  std::uint8_t steals = 0;   // cubes; with fewer, all of them and a wound
  std::uint8_t weights = 0;  // that the pig gains

  bool operator==(const Attack&) const = default;
};

constexpr Attack attack_by(Breed breed, bool enraged, int weights, Stance victim, const Edition& rules) {
  if (!enraged && !weak_to[at(victim)][at(breed)]) return {};
  if (breed == Breed::hybrid) {
    switch (victim) {  // WP-18
      case Stance::aggressive: breed = Breed::feral; break;
      case Stance::tactical: breed = Breed::cunning; break;
      case Stance::hunkered:
        if (rules.fierce_hybrids) return {true, static_cast<std::uint8_t>(weights == most_weights ? 2 : 1), 0, 1};
        return {true, static_cast<std::uint8_t>(weights + 1 >= most_weights ? 1 : 0), 0, 1};
      case Stance::balanced: return rules.fierce_hybrids ? Attack{} : Attack{true, 1, 0, 0};
    }
  }
  switch (breed) {  // WP-17
    case Breed::cunning: return {true, 0, stolen_cubes, 0};
    case Breed::massive: return {true, static_cast<std::uint8_t>(weights == most_weights ? 1 : 0), 0, 0};
    default: return {true, 1, 0, 0};
  }
}

}  // namespace sounder::wild_pigs
