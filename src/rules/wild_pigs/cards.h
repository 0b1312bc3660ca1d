// The cards as the rules use them: numbers only, in fixed arrays, with their names apart. Read from content/wild-pigs/
// by read_cards.h.
#pragma once

#include "rules/message.h"
#include "rules/wild_pigs/terms.h"

namespace sounder::wild_pigs {

constexpr int most_threats = 48;  // designs in one era
constexpr int most_wares = 32;    // designs in one market
constexpr int most_copies = 6;    // of one design
constexpr int most_thresholds = 5;
constexpr std::uint8_t no_card = 255;

template <int room>
struct FixedText {
  std::array<char, room> letters{};

  static constexpr int capacity = room;
  constexpr std::string_view view() const {
    std::size_t size = 0;
    while (size < room && letters[size]) ++size;
    return {letters.data(), size};
  }
  constexpr void assign(std::string_view text) {
    letters = {};
    for (std::size_t i = 0; i < text.size() && i < room; ++i) letters[i] = text[i];
  }
};

constexpr int longest_name = 36;           // in letters
using Name = FixedText<4 * longest_name>;  // in UTF-8

// What a card is called: its id in notation and records, its name on the table (the key of a translation is the id).
struct Label {
  FixedText<28> id;
  Name name;

  CardName card() const { return {id.view(), name.view()}; }
};

// What spoils, on-kill effects and rewards give at once.
struct Gains {
  PerToken<std::uint8_t> tokens{};
  Cubes cubes;
  std::uint8_t free_stances = 0;
  PerWare<std::uint8_t> slots{};

  bool any() const {
    return tokens != PerToken<std::uint8_t>{} || cubes.total() > 0 || free_stances > 0 ||
           slots != PerWare<std::uint8_t>{};
  }
};

struct Threat {
  Cubes cost;
  Gains spoils;
  Breed breed = Breed::feral;
  std::uint8_t vp = 0;
  std::uint8_t copies = 0;
};

struct Upgrade {
  Cubes cost;
  std::uint8_t vp = 0;
  std::uint8_t copies = 0;
  PerEra<Cubes> income{};                // of fixed colours
  PerEra<std::uint8_t> stance_income{};  // of the stance's colour
  PerEra<std::uint8_t> least_income{};   // of the colour its owner has least of, after all others (WP-25)
  std::uint8_t discount = 0;             // fights cost less in the stance's colour
  std::uint8_t mass_worth = 0;           // what a mass token counts, if more than usual
  bool unlocks_mass = false;             // in prepare
  bool forges_mass = false;              // once a turn: a token and `forge_cost` become a mass token
  bool splits_cubes = false;             // once a turn: a cube becomes one of each other colour
  Cubes forge_cost;
  Gains on_kill;

  bool has_use() const { return forges_mass || splits_cubes; }
};

struct Weapon {
  Cubes cost;
  std::uint8_t vp = 0;
  std::uint8_t copies = 0;
  std::uint8_t uses = 1;
  bool reach = false;
  PerEra<Cubes> less{};
  Gains on_kill;
};

struct Threshold {
  struct Reward {
    std::uint8_t vp = 0;
    std::uint8_t heal = 0;  // wounds removed
    bool free_weapon = false;
    Gains gains;
  };
  struct Penalty {
    std::uint8_t wounds = 0;
    std::uint8_t cubes = 0;
    std::uint8_t tokens = 0;
  };
  Cubes cost;
  Reward reward;
  Penalty penalty;
};

struct Boss {
  std::array<Threshold, most_thresholds> thresholds{};
  std::uint8_t count = 0;
};

// A deck of designs of one kind with their labels.
template <class Card, int room>
struct Designs {
  std::array<Card, room> cards{};
  std::array<Label, room> labels{};
  std::uint8_t count = 0;

  const Card& operator[](int i) const { return cards[i]; }
  std::string_view id(int i) const { return labels[i].id.view(); }
  std::string_view name(int i) const { return labels[i].name.view(); }
  CardName card(int i) const { return labels[i].card(); }
  int find(std::string_view wanted) const {
    for (int i = 0; i < count; ++i)
      if (id(i) == wanted) return i;
    return -1;
  }
};

struct Cards {
  PerEra<Designs<Threat, most_threats>> threats{};
  Designs<Upgrade, most_wares> upgrades;
  Designs<Weapon, most_wares> weapons;
  PerEra<Boss> bosses{};
  PerEra<Label> boss_labels{};
  PerEra<std::array<Label, most_thresholds>> threshold_labels{};  // ids made from the names

  int wares(Ware ware) const { return ware == Ware::upgrade ? upgrades.count : weapons.count; }
  const Cubes& cost(Ware ware, int card) const {
    return ware == Ware::upgrade ? upgrades[card].cost : weapons[card].cost;
  }
  int copies(Ware ware, int card) const { return ware == Ware::upgrade ? upgrades[card].copies : weapons[card].copies; }
  std::string_view id(Ware ware, int card) const {
    return ware == Ware::upgrade ? upgrades.id(card) : weapons.id(card);
  }
  int find(Ware ware, std::string_view id) const {
    return ware == Ware::upgrade ? upgrades.find(id) : weapons.find(id);
  }

  // Ids are unique over all kinds (WP-33).
  bool knows(std::string_view id) const {
    for (const auto& deck : threats)
      if (deck.find(id) >= 0) return true;
    for (const auto& label : boss_labels)
      if (label.id.view() == id) return true;
    return upgrades.find(id) >= 0 || weapons.find(id) >= 0;
  }
};

}  // namespace sounder::wild_pigs
