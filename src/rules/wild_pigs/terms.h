// The words of Wild Pigs Will Attack!: colours, tokens, stances, kinds of pigs, eras and rows, and the tables that hang
// on them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sounder::wild_pigs {

enum class Colour : std::uint8_t { red, blue, green };
enum class Token : std::uint8_t { attack, conversion, wild, mass };
enum class Stance : std::uint8_t { aggressive, tactical, hunkered, balanced };
enum class Breed : std::uint8_t { feral, cunning, massive, hybrid };  // what the rulebook calls a threat's type
enum class Era : std::uint8_t { day, night };
enum class Row : std::uint8_t { back, mid, front };
enum class Ware : std::uint8_t { upgrade, weapon };  // what the two markets sell and the two kinds of slots hold

constexpr std::array<Colour, 3> all_colours = {Colour::red, Colour::blue, Colour::green};
constexpr std::array<Token, 4> all_tokens = {Token::attack, Token::conversion, Token::wild, Token::mass};
constexpr std::array<Stance, 4> all_stances = {Stance::aggressive, Stance::tactical, Stance::hunkered,
                                               Stance::balanced};
constexpr std::array<Breed, 4> all_breeds = {Breed::feral, Breed::cunning, Breed::massive, Breed::hybrid};
constexpr std::array<Era, 2> all_eras = {Era::day, Era::night};
constexpr std::array<Ware, 2> all_wares = {Ware::upgrade, Ware::weapon};

inline constexpr std::array<std::string_view, 3> colour_names = {"R", "B", "G"};
inline constexpr std::array<std::string_view, 4> token_names = {"attack", "conversion", "wild", "mass"};
inline constexpr std::array<std::string_view, 4> stance_names = {"aggressive", "tactical", "hunkered", "balanced"};
inline constexpr std::array<std::string_view, 4> breed_names = {"feral", "cunning", "massive", "hybrid"};
inline constexpr std::array<std::string_view, 2> era_names = {"day", "night"};
inline constexpr std::array<std::string_view, 3> row_names = {"back", "mid", "front"};
inline constexpr std::array<std::string_view, 2> ware_names = {"upgrade", "weapon"};
inline constexpr std::array<std::string_view, 2> slot_names = {"upgrade_slot", "weapon_slot"};  // as a gain

template <class Term>
constexpr std::size_t at(Term term) {
  return static_cast<std::size_t>(term);
}
template <class T>
using PerColour = std::array<T, 3>;
template <class T>
using PerToken = std::array<T, 4>;
template <class T>
using PerStance = std::array<T, 4>;
template <class T>
using PerBreed = std::array<T, 4>;
template <class T>
using PerWare = std::array<T, 2>;
template <class T>
using PerEra = std::array<T, 2>;

// The term of that name, out of a table of names.
template <class Term, std::size_t n>
constexpr std::optional<Term> term_named(const std::array<std::string_view, n>& names, std::string_view name) {
  for (std::size_t i = 0; i < n; ++i)
    if (names[i] == name) return static_cast<Term>(i);
  return std::nullopt;
}

// Amounts of the three colours: a pool, a cost, an income, a reduction.
struct Cubes {
  PerColour<std::int16_t> of{};

  constexpr std::int16_t& operator[](Colour c) { return of[at(c)]; }
  constexpr int operator[](Colour c) const { return of[at(c)]; }
  constexpr int total() const { return of[0] + of[1] + of[2]; }
  constexpr Cubes& operator+=(const Cubes& more) {
    for (std::size_t i = 0; i < 3; ++i) of[i] = static_cast<std::int16_t>(of[i] + more.of[i]);
    return *this;
  }
  constexpr Cubes& operator-=(const Cubes& less) {
    for (std::size_t i = 0; i < 3; ++i) of[i] = static_cast<std::int16_t>(of[i] - less.of[i]);
    return *this;
  }
  friend constexpr Cubes operator+(Cubes a, const Cubes& b) { return a += b; }
  friend constexpr Cubes operator-(Cubes a, const Cubes& b) { return a -= b; }
  bool operator==(const Cubes&) const = default;
};
constexpr Cubes cubes(int red, int blue, int green) {
  return {{static_cast<std::int16_t>(red), static_cast<std::int16_t>(blue), static_cast<std::int16_t>(green)}};
}
constexpr Cubes cubes(const PerColour<std::uint8_t>& of) {
  return cubes(of[at(Colour::red)], of[at(Colour::blue)], of[at(Colour::green)]);
}
constexpr Cubes cubes_of(Colour colour, int amount) {
  Cubes some;
  some[colour] = static_cast<std::int16_t>(amount);
  return some;
}

// WP-7, WP-25, WP-27: the colour a stance stands for; Balanced stands for none, so that income falls back on blue.
constexpr std::array<Colour, 3> stance_colours = {Colour::red, Colour::blue, Colour::green};
constexpr Colour income_colour(Stance stance) {
  return stance == Stance::balanced ? Colour::blue : stance_colours[at(stance)];
}

// What differs between the rulebook and the later state of the design, number by number (WP-1 to WP-4, WP-7, WP-10,
// WP-19, WP-23, WP-32).
struct Edition {
  int more_lanes;   // than seats
  int more_stock;   // than seats, in New Stock of each kind
  int most_slots;   // of each kind
  int most_tokens;  // of each kind
  PerStance<Cubes> cubes_per_turn;
  int light_wound;       // what each of up to 4 wounds costs
  bool mixed_deck;       // a quarter of each breed, drawn with replacement; else without replacement from all cards
  bool wild_buys;        // wild tokens pay for purchases too
  bool wild_cubes;       // wild tokens may become cubes in the pool, if the option says so
  bool main_optional;    // a turn may end without a main action
  bool prepare_mass;     // an upgrade unlocks mass in prepare
  bool boss_main;        // re-stance or prepare in a boss turn
  bool boss_income;      // a boss turn has income, whatever the option says
  bool boss_penalties;   // unpaid thresholds cost something (tribute)
  bool reach_by_owning;  // a weapon with reach need not be played for it
  bool fierce_hybrids;   // against Hunkered +1 weight and 1 wound, 2 at 3 weights; harmless to Balanced
};
constexpr Edition rulebook = {
    .more_lanes = 0,
    .more_stock = 1,
    .most_slots = 4,
    .most_tokens = 3,
    .cubes_per_turn = {cubes(5, 0, 1), cubes(1, 5, 0), cubes(0, 1, 5), cubes(2, 2, 2)},
    .light_wound = 1,
    .mixed_deck = false,
    .wild_buys = true,
    .wild_cubes = true,
    .main_optional = false,
    .prepare_mass = true,
    .boss_main = false,
    .boss_income = false,
    .boss_penalties = true,
    .reach_by_owning = false,
    .fierce_hybrids = false,
};
constexpr Edition later_design = {
    .more_lanes = 1,
    .more_stock = 2,
    .most_slots = 5,
    .most_tokens = 5,
    .cubes_per_turn = {cubes(5, 0, 1), cubes(1, 4, 1), cubes(0, 1, 5), cubes(2, 2, 2)},
    .light_wound = 0,
    .mixed_deck = true,
    .wild_buys = false,
    .wild_cubes = false,
    .main_optional = true,
    .prepare_mass = false,
    .boss_main = true,
    .boss_income = true,
    .boss_penalties = false,
    .reach_by_owning = true,
    .fierce_hybrids = true,
};
constexpr std::array<Edition, 2> editions = {rulebook, later_design};

constexpr int most_seats = 5;
constexpr int most_lanes = most_seats + 1;
constexpr int most_stock = most_seats + 2;
constexpr int most_slots = 5;
constexpr int most_tokens = 5;
constexpr int rounds_per_era = 6;
constexpr int most_weights = 3;       // WP-11
constexpr int attack_worth = 2;       // WP-13: red, for each attack token
constexpr int usual_mass_worth = 2;   // WP-13: green, for each mass token, unless an upgrade says more
constexpr int enraged_cost = 2;       // WP-13: red
constexpr int stolen_cubes = 2;       // WP-17
constexpr int converted_cubes = 3;    // WP-9: at most, by one conversion token
constexpr int later_deck_factor = 6;  // WP-2

}  // namespace sounder::wild_pigs
