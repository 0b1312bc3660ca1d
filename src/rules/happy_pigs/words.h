// The words of the game: sizes of pigs, items, goods of the market, actions, seasons, and tables by each of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sounder::happy_pigs {

enum class Size : std::uint8_t { piglet, small, average, big };
enum class Item : std::uint8_t { vaccine, supplement, amulet };
enum class Action : std::uint8_t { feed, mate, buy, sell, none };  // none: not chosen yet
enum class Season : std::uint8_t { spring, summer, autumn, winter };
// All that the market has in its reserve: pigs, items, fields.
enum class Good : std::uint8_t { piglet, small, average, big, vaccine, supplement, amulet, field };

constexpr std::array<Size, 4> all_sizes = {Size::piglet, Size::small, Size::average, Size::big};
constexpr std::array<Item, 3> all_items = {Item::vaccine, Item::supplement, Item::amulet};
constexpr std::array<Action, 4> all_actions = {Action::feed, Action::mate, Action::buy, Action::sell};
constexpr std::array<Good, 8> all_goods = {Good::piglet,  Good::small,      Good::average, Good::big,
                                           Good::vaccine, Good::supplement, Good::amulet,  Good::field};

inline constexpr std::array<std::string_view, 4> size_names = {"piglet", "small", "average", "big"};
inline constexpr std::array<std::string_view, 3> item_names = {"vaccine", "supplement", "amulet"};
inline constexpr std::array<std::string_view, 4> action_names = {"feed", "mate", "buy", "sell"};
inline constexpr std::array<std::string_view, 4> season_names = {"spring", "summer", "autumn", "winter"};
inline constexpr std::array<std::string_view, 8> good_names = {"piglet",  "small",      "average", "big",
                                                               "vaccine", "supplement", "amulet",  "field"};

template <class T>
using PerSize = std::array<T, 4>;
template <class T>
using PerItem = std::array<T, 3>;
template <class T>
using PerAction = std::array<T, 4>;
template <class T>
using PerSeason = std::array<T, 4>;
template <class T>
using PerGood = std::array<T, 8>;

template <class Word>
constexpr std::size_t at(Word word) {
  return static_cast<std::size_t>(word);
}

constexpr Good good_of(Size size) { return static_cast<Good>(size); }
constexpr Good good_of(Item item) { return static_cast<Good>(at(Good::vaccine) + at(item)); }
constexpr bool is_pig(Good good) { return good <= Good::big; }
constexpr bool is_item(Good good) { return good >= Good::vaccine && good <= Good::amulet; }
constexpr Size size_of(Good good) { return static_cast<Size>(good); }
constexpr Item item_of(Good good) { return static_cast<Item>(at(good) - at(Good::vaccine)); }
constexpr Size grown(Size size, int steps = 1) { return static_cast<Size>(static_cast<int>(size) + steps); }
constexpr bool old_enough_to_mate(Size size) { return size >= Size::average; }

constexpr std::string_view name_of(Size size) { return size_names[at(size)]; }
constexpr std::string_view name_of(Item item) { return item_names[at(item)]; }
constexpr std::string_view name_of(Action action) { return action_names[at(action)]; }
constexpr std::string_view name_of(Season season) { return season_names[at(season)]; }
constexpr std::string_view name_of(Good good) { return good_names[at(good)]; }

}  // namespace sounder::happy_pigs
