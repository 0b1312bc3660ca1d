// The box as a content file: what is read, and what is refused.
#include <boost/json.hpp>

#include "match/adapter.h"
#include "match/registry.h"
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

using Change = void (*)(boost::json::object&);

boost::json::object classic() {
  return boost::json::parse(json::serialize(find_built_in("three-little-pigs", "box", "classic")->document))
      .as_object();
}

Expected<GamePtr> game_with(boost::json::object box) {
  box["name"] = "mine";
  return make_game({"three-little-pigs", 2, {}, {{"box", {"mine", boost::json::serialize(box), {}}}}});
}

std::string refusal_of(Change change) {
  boost::json::object box = classic();
  change(box);
  const auto game = game_with(box);
  return game ? "accepted" : game.error().message;
}

const Box& box_of(const GamePtr& game) {
  return std::dynamic_pointer_cast<const Adapter<ThreeLittlePigs>>(game)->game.box();
}

TEST(ThreeLittlePigs, the_classic_box_is_the_one_of_the_rulings) {
  const auto game = game_with(classic());
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(box_of(*game), Box());
}

TEST(ThreeLittlePigs, every_number_of_the_box_is_read) {
  const auto game = make_game({"three-little-pigs",
                               2,
                               {},
                               {{"box",
                                 {"mine",
                                  R"({
    "game": "three-little-pigs", "kind": "box", "name": "mine",
    "straw": {"price": 1, "points": 6, "doors": {"tiles": 2, "pots": 0}, "windows": {"tiles": 3, "pots": 1}, "roofs": {"tiles": 5}},
    "wood": {"price": 2, "points": 7, "doors": {"tiles": 3, "pots": 2}, "windows": {"tiles": 5, "pots": 3}, "roofs": {"tiles": 6}},
    "brick": {"price": 5, "points": 8, "doors": {"tiles": 6, "pots": 4}, "windows": {"tiles": 6, "pots": 5}, "roofs": {"tiles": 1}},
    "white_die": {"door": 3, "window": 4, "roof": 5},
    "black_die": {"door": 6, "window": 7, "roof": 8, "wolf": 9},
    "spinner": {"straw": 10, "wood": 11, "brick": 12},
    "bonus": {"pot": 13, "house": 14},
    "awards": {"one_material": 15, "most_houses": 16, "tallest_house": 17, "most_pots": 18}
  })",
                                  {}}}}});
  ASSERT_TRUE(game) << game.error().message;
  const Box expected = {
      .price = {1, 2, 5},
      .points = {6, 7, 8},
      .piles = {{{2, 0}, {3, 1}, {5, 0}, {3, 2}, {5, 3}, {6, 0}, {6, 4}, {6, 5}, {1, 0}}},
      .dice = {{{3, 4, 5, 0}, {6, 7, 8, 9}}},
      .spinner = {10, 11, 12},
      .pot_bonus = 13,
      .house_bonus = 14,
      .one_material_award = 15,
      .most_houses_award = 16,
      .tallest_house_award = 17,
      .most_pots_award = 18,
  };
  EXPECT_EQ(box_of(*game), expected);
}

TEST(ThreeLittlePigs, a_wrong_box_is_refused_with_the_place) {
  using Json = boost::json::object;
  EXPECT_EQ(refusal_of([](Json& box) { box.erase("spinner"); }), "box mine: the field \"spinner\" is missing");
  EXPECT_EQ(refusal_of([](Json& box) { box["chimneys"] = 3; }), "box mine: unknown field \"chimneys\"");
  EXPECT_EQ(refusal_of([](Json& box) { box["straw"].as_object()["doors"].as_object()["pots"] = 5; }),
            "box mine.straw.doors.pots: found 5, expected a whole number from 0 to 4");
  EXPECT_EQ(refusal_of([](Json& box) { box["wood"].as_object()["roofs"].as_object()["pots"] = 1; }),
            "box mine.wood.roofs: unknown field \"pots\"");
  EXPECT_EQ(refusal_of([](Json& box) { box["brick"].as_object()["windows"].as_object()["tiles"] = 7; }),
            "box mine.brick.windows.tiles: found 7, expected a whole number from 1 to 6");
  EXPECT_EQ(refusal_of([](Json& box) { box["white_die"].as_object()["wolf"] = 1; }),
            "box mine.white_die: unknown field \"wolf\"");
  EXPECT_EQ(refusal_of([](Json& box) { box["black_die"].as_object()["roof"] = 0; }),
            "box mine.black_die.roof: found 0, expected a whole number from 1 to 12");
  EXPECT_EQ(refusal_of([](Json& box) { box["straw"].as_object()["price"] = 6; }),
            "box mine.straw.price: found 6, expected a whole number from 1 to 5");
}

TEST(ThreeLittlePigs, the_numbers_of_the_box_are_played_with) {
  Options options = options_for(2);
  options.box.spinner = {1, 1, 5};
  options.box.dice[1] = {1, 1, 1, 0};
  options.box.pot_bonus = 4;
  options.box.points = {5, 3, 4};
  Table table = Table::after_setup(options);
  EXPECT_EQ(table.chances().size(), 243u);  // no wolf, so every die shows one of three faces
  EXPECT_EQ(table.refusal("roll DDDDx"), "Die 5 is black and has no wolf.");
  table.give(Seat::p1, "straw door pot,straw roof");
  EXPECT_EQ(score_of(options, table.s, Seat::p1).total(), 10 + 4 + 1);
}

TEST(ThreeLittlePigs, a_first_seat_that_is_not_there_is_refused) {
  const auto game = make_game({"three-little-pigs", 3, {{"first_seat", 4}}, {}});
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().message, "three-little-pigs: first_seat is p4, expected one of 3 seats");
}

}  // namespace
}  // namespace sounder::three_little_pigs
