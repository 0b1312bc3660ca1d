// Reading the four content files, strictly: the words below are all there are (WP-33). What is missing, unknown or out
// of range is refused by the node with file, card and field.
//
//   cost, day, night, cubes  {"R", "B", "G"}, all three
//   gains                    any of attack, conversion, wild, mass, R, B, G, free_stance, upgrade_slot, weapon_slot
//   upgrade effects          income, discount, mass_worth, unlock_mass, forge_mass, split_cube, on_kill
//   weapon effects           less, reach, on_kill
//                            (income, discount and less add up, of the others a card has one of a kind)
//   reward                   gains and any of vp, heal, free_weapon
//   penalty                  any of wounds, cubes, tokens
#pragma once

#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::wild_pigs {

template <class Node>
Cubes read_cubes(Node& holder, std::string_view key, int most) {
  Cubes amounts;
  holder.object(key, [&](Node& node) {
    for (Colour c : all_colours)
      amounts[c] = static_cast<std::int16_t>(node.field(colour_names[at(c)]).number(0, most));
  });
  return amounts;
}

template <class Node>
int read_if_there(Node& node, std::string_view key, int most) {
  return node.has(key) ? node.field(key).number(0, most) : 0;
}

template <class Node>
Gains read_gains(Node& node) {
  Gains gains;
  for (Token t : all_tokens)
    gains.tokens[at(t)] = static_cast<std::uint8_t>(read_if_there(node, token_names[at(t)], most_tokens));
  for (Colour c : all_colours) gains.cubes[c] = static_cast<std::int16_t>(read_if_there(node, colour_names[at(c)], 9));
  gains.free_stances = static_cast<std::uint8_t>(read_if_there(node, "free_stance", 1));
  for (Ware w : all_wares) gains.slots[at(w)] = static_cast<std::uint8_t>(read_if_there(node, slot_names[at(w)], 1));
  return gains;
}

// Letters, not bytes, are counted; what would break a line is none.
template <class Node>
Name read_name(Node& card) {
  Name name;
  Node node = card.field("name");
  const std::string_view text = node.text();
  const auto letters = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
  const auto unprintable = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; };
  if (text.empty() || letters > longest_name || text.front() == ' ' || text.back() == ' ' ||
      std::any_of(text.begin(), text.end(), unprintable))
    node.refuse("a name of 1 to 36 letters, no blank at its ends");
  name.assign(text);
  return name;
}

// "Face the charge" is `face-the-charge`: for what has a name and no id in its file.
inline std::string id_from(std::string_view name) {
  std::string id;
  for (char c : name) {
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const bool plain = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
    if (plain)
      id += small;
    else if (c != '\'' && !id.empty() && id.back() != '-')
      id += '-';
  }
  if (!id.empty() && id.back() == '-') id.pop_back();
  return id;
}

// Every card has an id of its own, a name for the players and a text for designers.
template <class Node>
Label read_label(Node& card, const Cards& known) {
  Label label;
  Node id = card.field("id");
  const std::string_view letters = id.text();
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  const bool proper = !letters.empty() && letters.size() <= decltype(label.id)::capacity && letters[0] >= 'a' &&
                      letters[0] <= 'z' && std::all_of(letters.begin(), letters.end(), plain);
  if (!proper) id.refuse("an id that begins with a-z, of a-z, 0-9 and -, at most 28 characters");
  if (known.knows(letters)) id.refuse("an id that no other card has, of whatever kind");
  label.id.assign(letters);
  label.name = read_name(card);
  if (card.has("text")) card.field("text").text();
  return label;
}

template <class Node>
void read_threats(Cards& cards, Node& file) {
  cards.threats = {};
  PerEra<PerBreed<int>> copies{};
  file.list("cards", 1, 2 * most_threats, [&](Node& card) {
    const Label label = read_label(card, cards);
    const auto era = static_cast<std::size_t>(card.field("era").one_of(era_names));
    auto& deck = cards.threats[era];
    if (deck.count == most_threats) return card.refuse("at most 48 cards of an era");
    Threat threat;
    threat.breed = static_cast<Breed>(card.field("type").one_of(breed_names));
    threat.cost = read_cubes(card, "cost", 40);
    threat.vp = static_cast<std::uint8_t>(card.field("vp").number(0, 20));
    threat.copies = static_cast<std::uint8_t>(card.field("copies").number(1, most_copies));
    card.object("spoils", [&](Node& node) { threat.spoils = read_gains(node); });
    copies[era][at(threat.breed)] += threat.copies;
    deck.labels[deck.count] = label;
    deck.cards[deck.count++] = threat;
  });
  // A mixed deck draws a quarter of each type by copies, with 32-bit weights (WP-2).
  for (const auto& era : copies)
    for (int sum : era)
      if (sum < 1 || sum > 64) file.field("cards").refuse("1 to 64 copies of each type in each era");
}

enum class UpgradeEffect : std::uint8_t { income, discount, mass_worth, unlock_mass, forge_mass, split_cube, on_kill };
constexpr std::array<std::string_view, 7> upgrade_effect_names = {
    "income", "discount", "mass_worth", "unlock_mass", "forge_mass", "split_cube", "on_kill"};
enum class WeaponEffect : std::uint8_t { less, reach, on_kill };
constexpr std::array<std::string_view, 3> weapon_effect_names = {"less", "reach", "on_kill"};

// WP-37: of these a card may have several, and they add up; a second one of any other kind would put out the first.
constexpr bool adds_up(UpgradeEffect effect) {
  return effect == UpgradeEffect::income || effect == UpgradeEffect::discount;
}
constexpr bool adds_up(WeaponEffect effect) { return effect == WeaponEffect::less; }

// The effects of one card, as they are read.
template <class Effect>
class EffectsRead {
 public:
  template <class Node, std::size_t n>
  Effect next(Node& entry, const std::array<std::string_view, n>& names) {
    Node word = entry.field("effect");
    const auto effect = static_cast<Effect>(word.one_of(names));
    const unsigned bit = 1u << at(effect);
    if ((seen_ & bit) && !adds_up(effect)) word.refuse("that effect once on a card, because two of it don't add up");
    seen_ |= bit;
    return effect;
  }

 private:
  unsigned seen_ = 0;
};

// Whose colour an income is: a fixed one, the stance's, or the one its owner has least of (WP-25).
enum class IncomeColour : std::uint8_t { red, blue, green, stance, least };
constexpr std::array<std::string_view, 5> income_colour_names = {"R", "B", "G", "stance", "least"};

template <class Node>
void read_income(Upgrade& upgrade, Node& effect) {
  const auto colour = static_cast<IncomeColour>(effect.field("colour").one_of(income_colour_names));
  for (Era era : all_eras) {
    const int amount = effect.field(era_names[at(era)]).number(0, 9);
    const auto add_to = [&](std::uint8_t& sum) { sum = static_cast<std::uint8_t>(sum + amount); };
    switch (colour) {
      case IncomeColour::red: upgrade.income[at(era)] += cubes_of(Colour::red, amount); break;
      case IncomeColour::blue: upgrade.income[at(era)] += cubes_of(Colour::blue, amount); break;
      case IncomeColour::green: upgrade.income[at(era)] += cubes_of(Colour::green, amount); break;
      case IncomeColour::stance: add_to(upgrade.stance_income[at(era)]); break;
      case IncomeColour::least: add_to(upgrade.least_income[at(era)]); break;
    }
  }
}

template <class Node>
void read_upgrade_effect(Upgrade& upgrade, EffectsRead<UpgradeEffect>& read, Node& effect) {
  switch (read.next(effect, upgrade_effect_names)) {
    case UpgradeEffect::income: read_income(upgrade, effect); break;
    case UpgradeEffect::discount:
      upgrade.discount = static_cast<std::uint8_t>(upgrade.discount + effect.field("amount").number(0, 9));
      break;
    case UpgradeEffect::mass_worth:
      upgrade.mass_worth = static_cast<std::uint8_t>(effect.field("amount").number(0, 9));
      break;
    case UpgradeEffect::unlock_mass: upgrade.unlocks_mass = true; break;
    case UpgradeEffect::forge_mass:
      upgrade.forges_mass = true;
      upgrade.forge_cost = read_cubes(effect, "cubes", 9);
      break;
    case UpgradeEffect::split_cube: upgrade.splits_cubes = true; break;
    case UpgradeEffect::on_kill: effect.object("gains", [&](Node& node) { upgrade.on_kill = read_gains(node); }); break;
  }
}

template <class Node>
void read_weapon_effect(Weapon& weapon, EffectsRead<WeaponEffect>& read, Node& effect) {
  switch (read.next(effect, weapon_effect_names)) {
    case WeaponEffect::less:
      for (Era era : all_eras) weapon.less[at(era)] += read_cubes(effect, era_names[at(era)], 20);
      break;
    case WeaponEffect::reach: weapon.reach = true; break;
    case WeaponEffect::on_kill: effect.object("gains", [&](Node& node) { weapon.on_kill = read_gains(node); }); break;
  }
}

template <class Node>
void read_upgrades(Cards& cards, Node& file) {
  cards.upgrades = {};
  file.list("cards", 1, most_wares, [&](Node& card) {
    const Label label = read_label(card, cards);
    Upgrade upgrade;
    upgrade.cost = read_cubes(card, "cost", 20);
    upgrade.vp = static_cast<std::uint8_t>(card.field("vp").number(0, 20));
    upgrade.copies = static_cast<std::uint8_t>(card.field("copies").number(1, most_copies));
    EffectsRead<UpgradeEffect> read;
    card.list("effects", 1, 4, [&](Node& effect) { read_upgrade_effect(upgrade, read, effect); });
    cards.upgrades.labels[cards.upgrades.count] = label;
    cards.upgrades.cards[cards.upgrades.count++] = upgrade;
  });
}

template <class Node>
void read_weapons(Cards& cards, Node& file) {
  cards.weapons = {};
  file.list("cards", 1, most_wares, [&](Node& card) {
    const Label label = read_label(card, cards);
    Weapon weapon;
    weapon.cost = read_cubes(card, "cost", 20);
    weapon.vp = static_cast<std::uint8_t>(card.field("vp").number(0, 20));
    weapon.uses = static_cast<std::uint8_t>(card.field("uses").number(1, 9));
    weapon.copies = static_cast<std::uint8_t>(card.field("copies").number(1, most_copies));
    EffectsRead<WeaponEffect> read;
    card.list("effects", 1, 4, [&](Node& effect) { read_weapon_effect(weapon, read, effect); });
    cards.weapons.labels[cards.weapons.count] = label;
    cards.weapons.cards[cards.weapons.count++] = weapon;
  });
}

template <class Node>
Threshold read_threshold(Node& node) {
  Threshold threshold;
  threshold.cost = read_cubes(node, "cost", 40);
  node.object("reward", [&](Node& reward) {
    threshold.reward.vp = static_cast<std::uint8_t>(read_if_there(reward, "vp", 20));
    threshold.reward.heal = static_cast<std::uint8_t>(read_if_there(reward, "heal", 9));
    threshold.reward.free_weapon = read_if_there(reward, "free_weapon", 1) != 0;
    threshold.reward.gains = read_gains(reward);
  });
  node.object("penalty", [&](Node& penalty) {
    threshold.penalty.wounds = static_cast<std::uint8_t>(read_if_there(penalty, "wounds", 9));
    threshold.penalty.cubes = static_cast<std::uint8_t>(read_if_there(penalty, "cubes", 5));
    threshold.penalty.tokens = static_cast<std::uint8_t>(read_if_there(penalty, "tokens", most_tokens));
  });
  return threshold;
}

template <class Node>
void read_bosses(Cards& cards, Node& file) {
  cards.bosses = {};
  cards.boss_labels = {};
  file.list("cards", 2, 2, [&](Node& card) {
    const Label label = read_label(card, cards);
    Node era_field = card.field("era");
    const auto era = static_cast<std::size_t>(era_field.one_of(era_names));
    Boss& boss = cards.bosses[era];
    if (boss.count > 0) return era_field.refuse("one boss of each era");
    card.list("thresholds", 1, most_thresholds, [&](Node& node) {
      Label& named = cards.threshold_labels[era][boss.count];
      named.name = read_name(node);
      named.id.assign(id_from(named.name.view()));
      boss.thresholds[boss.count++] = read_threshold(node);
    });
    cards.boss_labels[era] = label;
  });
}

template <class Node>
void WildPigs::read(Options& options, std::string_view kind, Node& file) {
  if (kind == "threats") read_threats(options.cards, file);
  if (kind == "upgrades") read_upgrades(options.cards, file);
  if (kind == "weapons") read_weapons(options.cards, file);
  if (kind == "bosses") read_bosses(options.cards, file);
}

}  // namespace sounder::wild_pigs
