// Season cards (HP-6, HP-15): how often each action can be taken in a round, and an effect out of a closed vocabulary.
// A deck is content; what a file may say and within which limits stands here.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#include "rules/happy_pigs/words.h"
#include "rules/message.h"

namespace sounder::happy_pigs {

constexpr int seasons = 4;
constexpr int rounds_a_season = 4;  // cards used of each season
constexpr int rounds = seasons * rounds_a_season;
constexpr Season season_of(int round) { return static_cast<Season>(round / rounds_a_season); }

constexpr int most_cards = 12;   // of a season in a file
constexpr int most_number = 15;  // of an action on a card
constexpr int most_change = 20;  // of a price by a card
constexpr int most_prize = 50;   // money that a seat gets from a card

// P: while the round lasts. E: at its end, seat after seat from the first player (HP-16).
struct Effect {
  enum class Kind : std::uint8_t {
    cheaper,         // P  goods cost less to buy, by good
    dearer,          // P  pigs sell for more, by size
    litter,          // E  `number` piglets for every pair of average or big pigs
    grow,            // E  each seat may grow one pig of `size`
    items,           // E  `number` items of a kind to every seat
    item_of_choice,  // E  each seat takes one item
    money_per_pig,   // E  `money` for each pig of `size`, `number` at most
    money_for_herd,  // E  `money` to every seat with `number` pigs or more
    most_pigs,       // E  `money` to the seats with the most pigs of `size`
    no_room,         // E  `money` to every seat with no room for another pig of `size`
  };
  static constexpr std::size_t any_size = 4;  // most_pigs counts all of them

  Kind kind = Kind::cheaper;
  std::uint8_t what = 0;  // a size (or any_size), or an item
  std::uint8_t number = 0;
  std::uint8_t money = 0;
  PerGood<std::uint8_t> change{};  // of prices

  Size size() const { return static_cast<Size>(what); }
  Item item() const { return static_cast<Item>(what); }
};
constexpr std::array<std::string_view, 10> effect_names = {
    "cheaper",        "dearer",        "litter",         "grow",      "items",
    "item_of_choice", "money_per_pig", "money_for_herd", "most_pigs", "no_room"};
constexpr std::array<std::string_view, 5> size_names_or_any = {"piglet", "small", "average", "big", "any"};

// A name of at most 32 letters, as plain bytes.
struct Name {
  static constexpr std::size_t longest = 32;
  std::array<char, longest> letters{};
  std::uint8_t length = 0;

  void add(char letter) {
    if (length < longest) letters[length++] = letter;
  }
  std::string_view text() const { return {letters.data(), length}; }
};

struct Card {
  Name title;  // what people and records call it
  Name key;    // what catalogues call it
  PerAction<std::uint8_t> numbers{};
  Effect effect;

  std::string_view name() const { return title.text(); }
  std::string_view id() const { return key.text(); }
};
inline CardName name_of(const Card& card) { return {card.id(), card.name()}; }

constexpr bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

// "Farmer's Prize Boar" is `farmers-prize-boar`: other than letters and digits of ASCII part the words, an apostrophe
// does not.
inline Name slug_of(std::string_view title) {
  Name slug;
  bool parted = false;
  for (char c : title) {
    if (c == '\'') continue;
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (is_plain(c)) {
      if (parted && slug.length > 0) slug.add('-');
      slug.add(c);
    }
    parted = !is_plain(c);
  }
  return slug;
}

struct Deck {
  PerSeason<std::array<Card, most_cards>> cards{};
  PerSeason<std::uint8_t> sizes{};

  const Card& card(Season season, int place) const { return cards[at(season)][place]; }
  int size(Season season) const { return sizes[at(season)]; }
};

// {"kind": "grow", "size": "piglet"}: every kind has fields of its own, and all of them must be there.
template <class Node>
Effect read_effect(Node& file) {
  using Kind = Effect::Kind;
  Effect effect;
  const auto number = [&](std::string_view key, int least, int most) {
    return static_cast<std::uint8_t>(file.field(key).number(least, most));
  };
  const auto size = [&](std::size_t sizes) {
    return static_cast<std::uint8_t>(file.field("size").one_of(std::span(size_names_or_any).first(sizes)));
  };
  effect.kind = static_cast<Kind>(file.field("kind").one_of(effect_names));
  switch (effect.kind) {
    case Kind::cheaper:
      for (Good good : all_goods)
        if (!is_item(good)) effect.change[at(good)] = number(name_of(good), 0, most_change);
      break;
    case Kind::dearer:
      for (Size pig : all_sizes) effect.change[at(pig)] = number(name_of(pig), 0, most_change);
      break;
    case Kind::litter: effect.number = number("piglets", 1, 9); break;
    case Kind::grow: effect.what = size(3); break;
    case Kind::items:
      effect.what = static_cast<std::uint8_t>(file.field("item").one_of(item_names));
      effect.number = number("count", 1, 9);
      break;
    case Kind::item_of_choice: break;
    case Kind::money_per_pig:
      effect.what = size(4);
      effect.money = number("money", 1, most_prize);
      effect.number = number("at_most", 1, most_prize);
      break;
    case Kind::money_for_herd:
      effect.number = number("pigs", 1, 99);
      effect.money = number("money", 1, most_prize);
      break;
    case Kind::most_pigs:
      effect.what = size(5);
      effect.money = number("money", 1, most_prize);
      break;
    case Kind::no_room:
      effect.what = size(4);
      effect.money = number("money", 1, most_prize);
      break;
  }
  return effect;
}

// The name a card is known by in catalogues; where the file gives none it follows from the title.
template <class Node>
Name read_id(Node& file, const Name& title) {
  if (!file.has("id")) return slug_of(title.text());
  const Node field = file.field("id");
  Name id;
  for (char c : field.text()) id.add(c);
  const bool plain = std::all_of(id.text().begin(), id.text().end(), [](char c) { return is_plain(c) || c == '-'; });
  if (!plain || id.length == 0 || field.text().size() > Name::longest)
    field.refuse("an id of 1 to 32 small letters, digits and hyphens");
  return id;
}

// {"name": "Pig Show", "feed": 9, "mate": 7, "buy": 6, "sell": 8, "effect": {...}}, and an "id" if the author wants one
template <class Node>
Card read_card(Node& file) {
  Card card;
  const Node name_field = file.field("name");
  const std::string_view name = name_field.text();
  const auto unprintable = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; };
  if (name.empty() || name.size() > Name::longest || name.front() == ' ' || name.back() == ' ' ||
      std::any_of(name.begin(), name.end(), unprintable))
    name_field.refuse("a name of 1 to 32 characters, no blank at its ends");
  file.call(name);  // from here on messages say which card
  for (char c : name) card.title.add(c);
  card.key = read_id(file, card.title);
  for (Action action : all_actions)
    card.numbers[at(action)] = static_cast<std::uint8_t>(file.field(name_of(action)).number(0, most_number));
  file.object("effect", [&](Node& effect) { card.effect = read_effect(effect); });
  return card;
}

// {"spring": [card, ...], "summer": [...], "autumn": [...], "winter": [...]} beside the keys every content file has.
template <class Node>
void read_deck(Deck& deck, Node& file) {
  deck = {};
  for (std::size_t season = 0; season < season_names.size(); ++season)
    file.list(season_names[season], rounds_a_season, most_cards, [&](Node& entry) {
      const Card card = read_card(entry);
      std::uint8_t& size = deck.sizes[season];
      for (int other = 0; other < size; ++other)
        if (deck.card(static_cast<Season>(season), other).name() == card.name())
          return entry.refuse("every name once in a season");
      deck.cards[season][size++] = card;
    });
}

}  // namespace sounder::happy_pigs
