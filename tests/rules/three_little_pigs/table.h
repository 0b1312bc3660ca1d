// A table to try the rules at: moves as texts, houses as texts, chance chosen by the test.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "i18n/localizer.h"
#include "rules/three_little_pigs/score.h"
#include "rules/three_little_pigs/three_little_pigs.h"
#include "rules/words.h"

namespace sounder::three_little_pigs {

using Texts = std::vector<std::string>;

inline std::string english(const Message& message) {
  static const i18n::Localizer localizer("en", Setup{"three-little-pigs", 2, {}, {}});
  return localizer.say(message);
}

inline Options options_for(int seats, bool veteran = false) {
  Options options;
  options.seats = static_cast<std::int8_t>(seats);
  options.veteran = veteran;
  options.first_seat = 1;
  return options;
}

// "straw door pot, wood window, brick roof".
inline House house_of(const std::string& tiles) {
  House house;
  for (std::size_t begin = 0; begin < tiles.size();) {
    const std::size_t end = std::min(tiles.find(',', begin), tiles.size());
    const Words words = words_of(std::string_view(tiles).substr(begin, end - begin));
    const auto material = std::find(material_names.begin(), material_names.end(), words.at(0));
    const auto part = std::find(part_names.begin(), part_names.end(), words.at(1));
    if (material == material_names.end() || part == part_names.end()) throw std::runtime_error("no tile: " + tiles);
    house.add({static_cast<Material>(material - material_names.begin()), static_cast<Part>(part - part_names.begin())},
              words.size() == 3);
    begin = end + 1;
  }
  return house;
}

inline std::string text_of(const House& house) {
  Texts tiles;
  const auto add = [&](Material m, std::string_view part, bool pot) {
    tiles.push_back(std::string(name_of(m)) + " " + std::string(part) + (pot ? " pot" : ""));
  };
  if (house.has_door()) add(house.door(), "door", house.door_has_pot());
  for (Material m : all_materials) {
    for (int i = 0; i < house.plain_windows(m); ++i) add(m, "window", false);
    for (int i = 0; i < house.potted_windows(m); ++i) add(m, "window", true);
  }
  if (house.roofed()) add(house.roof(), "roof", false);
  return in_words(tiles, ", ");
}

struct Table {
  ThreeLittlePigs game;
  State s;

  explicit Table(const Options& options) : game(options), s(game.start()) {}

  // All tops plain, p1 about to roll.
  static Table after_setup(const Options& options) {
    Table table(options);
    while (table.s.phase == Phase::turn_up) table.game.play(table.s, Move::top(false));
    return table;
  }
  static Table after_setup(int seats, bool veteran = false) { return after_setup(options_for(seats, veteran)); }

  Seat to_move() const {
    const Turn turn = game.turn(s);
    return turn.decides() ? turn.first : Seat::nobody;
  }
  // What followed the move, in English, or "refused: ..." (and the test fails).
  std::string play(const std::string& text) {
    const auto parsed = game.parse(s, to_move(), text);
    if (!parsed.move) {
      ADD_FAILURE() << text << " is refused: " << english(parsed.reason);
      return "refused: " + english(parsed.reason);
    }
    Narration narration;
    game.tell(s, *parsed.move, narration);
    game.play(s, *parsed.move);
    std::string story;
    for (const Told& told : narration) story += (story.empty() ? "" : " ") + english(told.message);
    return story;
  }
  void play(std::initializer_list<const char*> texts) {
    for (const char* text : texts) play(std::string(text));
  }
  std::string refusal(const std::string& text) const {
    const auto parsed = game.parse(s, to_move(), text);
    return parsed.move ? "legal" : english(parsed.reason);
  }

  Texts moves() const {
    MoveListOf<ThreeLittlePigs> list;
    game.moves(s, to_move(), list);
    Texts texts;
    for (const Move& move : list) texts.push_back(game.text(s, move));
    return texts;
  }
  std::map<std::string, std::uint32_t> chances() const {
    ChanceListOf<ThreeLittlePigs> list;
    game.chances(s, list);
    std::map<std::string, std::uint32_t> weights;
    for (const auto& chance : list) EXPECT_TRUE(weights.emplace(game.text(s, chance.move), chance.weight).second);
    return weights;
  }

  void give(Seat seat, const std::string& tiles) {
    const int number = s.start_house(seat);
    s.house(seat, number) = house_of(tiles);
  }
  Texts houses(Seat seat) const {
    Texts texts;
    for (const House& house : s.houses_of(seat)) texts.push_back(text_of(house));
    return texts;
  }
  Stack& stack(Material m, Part part) { return s.stack({m, part}); }
  void sell_out(Material m, Part part) { stack(m, part) = Stack(); }

  // Whole turns that need no decision but `stop`.
  void roll_and_stop(const std::string& dice) {
    play("roll " + dice);
    if (s.phase == Phase::choose_dice) play("stop");
  }
  // A roll that buys nothing as long as the seat has no open house.
  void idle_turn() { roll_and_stop("DWRRR"); }
};

}  // namespace sounder::three_little_pigs
