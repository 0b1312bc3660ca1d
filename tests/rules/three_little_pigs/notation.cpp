// Texts, prompts and the view.
#include <boost/json.hpp>

#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

boost::json::object view_of(const Table& table) {
  std::string text;
  JsonWriter json(text);
  table.game.view(table.s, Viewer::audience(), json);
  return boost::json::parse(text).as_object();
}

TEST(ThreeLittlePigs, chance_is_refused_with_a_reason) {
  Options options = options_for(3);
  options.first_seat = 0;
  Table table(options);
  EXPECT_EQ(table.refusal("top straw window pot"),
            "A tile is turned up now: `top straw door pot` or `top straw door plain`.");
  EXPECT_EQ(table.refusal("roll DDDDD"), "A tile is turned up now: `top straw door pot` or `top straw door plain`.");
  while (table.s.phase == Phase::turn_up) table.play(table.chances().begin()->first);
  EXPECT_EQ(table.refusal("first p4"), "Who begins is drawn now: `first p1`.");
  table.play("first p3");
  EXPECT_EQ(table.refusal("roll DDDD"), "The dice are rolled now: `roll DWRxD`, one letter a die.");
  EXPECT_EQ(table.refusal("roll DDDDw"), "Die 5 shows D, W, R or x, not w.");
  EXPECT_EQ(table.refusal("roll xDDDD"), "Die 1 is white and has no wolf.");
  table.give(Seat::p1, "straw door");
  table.play("roll DDxxD");
  EXPECT_EQ(table.refusal("spin stone"), "The spinner turns now: `spin straw`, `spin wood` or `spin brick`.");
}

TEST(ThreeLittlePigs, decisions_are_refused_with_what_is_asked) {
  Table table = Table::after_setup(3);
  table.give(Seat::p2, "straw door");
  table.give(Seat::p3, "straw door");
  EXPECT_EQ(english(table.game.parse(table.s, Seat::p1, "stop").reason), "It is not this seat’s turn.");
  table.play("roll DDDWW");
  EXPECT_EQ(english(table.game.parse(table.s, Seat::p2, "stop").reason), "It is not this seat’s turn.");
  EXPECT_EQ(english(table.game.parse(table.s, Seat::nobody, "roll DDDDD").reason), "It is not this seat’s turn.");
  EXPECT_EQ(table.refusal("done"), "Choose dice to roll again, `reroll 1 3 5`, or `stop`.");
  EXPECT_EQ(table.refusal("buy straw door on new"), "Stop rolling first, then buy.");
  table.play("stop");
  EXPECT_EQ(table.refusal("buy straw door"), "Buy a tile: `buy wood window on 2` or `buy straw door on new`.");
  EXPECT_EQ(table.refusal("buy stone door on new"), "Buy a tile: `buy wood window on 2` or `buy straw door on new`.");
  EXPECT_EQ(table.refusal("buy straw door on 01"), "Buy a tile: `buy wood window on 2` or `buy straw door on new`.");
  table.play({"buy straw door on new", "top straw door plain"});
  EXPECT_EQ(table.refusal("stop"), "Buy a second tile, `buy wood window on 2`, or say `done`.");
  table.play({"done", "roll DDxxD"});
  EXPECT_EQ(table.refusal("blow p1"), "Choose a house to blow on: `blow p2 house 1`.");
  EXPECT_EQ(table.refusal("buy straw door on new"),
            "The wolf is here and nothing is bought: choose a house to blow on.");
  table.s.phase = Phase::over;
  EXPECT_EQ(table.refusal("stop"), "The match is over.");
}

TEST(ThreeLittlePigs, prompts_say_what_is_asked) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw door");
  table.give(Seat::p1, "straw door");
  table.play("roll DDWWR");
  EXPECT_EQ(english(table.game.prompt(table.s, Seat::p1)),
            "2 doors, 2 windows and 1 roof. Roll again (2 left) or stop and build?");
  table.play("stop");
  EXPECT_EQ(english(table.game.prompt(table.s, Seat::p1)), "Buy a tile with 2 doors, 2 windows and 1 roof.");
  table.play({"buy straw door on new", "top straw door plain"});
  EXPECT_EQ(english(table.game.prompt(table.s, Seat::p1)),
            "Buy a second tile with 2 windows and 1 roof, or say you are done.");
  table.play({"done", "roll DDxxR"});
  EXPECT_EQ(english(table.game.prompt(table.s, Seat::p2)), "The wolf comes. Choose an opponent’s house to blow on.");
}

TEST(ThreeLittlePigs, the_view_shows_dice_kept_and_locked) {
  Table table = Table::after_setup(2);
  const auto before = view_of(table);
  for (const auto& die : before.at("dice").as_array()) EXPECT_TRUE(die.at("face").is_null());
  table.play({"roll DWxRR", "reroll 1 4"});
  const auto view = view_of(table);
  EXPECT_EQ(view.at("phase"), "roll");
  EXPECT_EQ(view.at("rolls_left"), 2);
  const auto& dice = view.at("dice").as_array();
  EXPECT_EQ(boost::json::serialize(dice[0]), R"({"colour":"white","face":"door","kept":false,"locked":false})");
  EXPECT_EQ(boost::json::serialize(dice[1]), R"({"colour":"white","face":"window","kept":true,"locked":false})");
  EXPECT_EQ(boost::json::serialize(dice[2]), R"({"colour":"black","face":"wolf","kept":false,"locked":true})");
  EXPECT_EQ(boost::json::serialize(dice[3]), R"({"colour":"black","face":"roof","kept":false,"locked":false})");
}

TEST(ThreeLittlePigs, the_view_shows_stacks_houses_points_and_the_end) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door pot,wood window,brick roof");
  table.sell_out(Material::brick, Part::roof);
  const auto view = view_of(table);
  EXPECT_EQ(view.at("seat"), "p1");
  EXPECT_EQ(
      boost::json::serialize(view.at("stacks").at(1)),
      R"({"material":"straw","part":"window","price":2,"points":2,"left":4,"top":"plain","unseen_pots":2,"payable":false})");
  EXPECT_EQ(
      boost::json::serialize(view.at("stacks").at(8)),
      R"({"material":"brick","part":"roof","price":4,"points":4,"left":0,"top":null,"unseen_pots":0,"payable":false})");
  EXPECT_EQ(
      boost::json::serialize(view.at("seats").at(1)),
      R"({"seat":"p2","score":11,"tile_points":9,"pot_points":1,"house_points":1,"award_points":0,"complete_houses":1,"houses":[)"
      R"({"number":1,"complete":true,"height":3,"pots":1,"points":9,"tiles":[{"part":"door","material":"straw","pot":true},)"
      R"({"part":"window","material":"wood","pot":false},{"part":"roof","material":"brick","pot":false}]}]})");
  EXPECT_EQ(boost::json::serialize(view.at("end")),
            R"({"empty_stacks":1,"stacks_to_end":2,"last_turn":false,"most_turns":1000,"why":[]})");
  EXPECT_FALSE(view.contains("awards"));
}

TEST(ThreeLittlePigs, the_view_of_veterans_shows_awards) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p2, "straw door,straw roof");
  const auto view = view_of(table);
  EXPECT_EQ(view.at("awards").as_array().size(), 6u);
  EXPECT_EQ(boost::json::serialize(view.at("awards").at(0)),
            R"({"award":"straw_house","points":2,"given":"in play","seat":null})");
  EXPECT_EQ(boost::json::serialize(view.at("awards").at(4)),
            R"({"award":"tallest_house","points":3,"given":"at the end","seat":"p2"})");
  EXPECT_EQ(view.at("seats").at(1).at("score"), 4 + 3 + 3);
}

TEST(ThreeLittlePigs, the_view_names_the_house_the_wolf_blows_on_and_the_stack_to_turn_up) {
  Table table(options_for(2));
  EXPECT_EQ(boost::json::serialize(view_of(table).at("uncovered")), R"({"material":"straw","part":"door"})");
  while (table.s.phase == Phase::turn_up) table.play(table.chances().begin()->first);
  EXPECT_TRUE(view_of(table).at("uncovered").is_null());
  EXPECT_TRUE(view_of(table).at("wolf").is_null());
  table.give(Seat::p2, "straw door");
  table.play("roll DDxxR");
  EXPECT_EQ(boost::json::serialize(view_of(table).at("wolf")), R"({"seat":"p2","house":1})");
}

std::vector<std::string> payable(const Table& table) {
  std::vector<std::string> names;
  const auto view = view_of(table);
  for (const auto& stack : view.at("stacks").as_array())
    if (stack.at("payable").as_bool())
      names.push_back(std::string(stack.at("material").as_string()) + " " + std::string(stack.at("part").as_string()));
  return names;
}

TEST(ThreeLittlePigs, the_view_says_what_the_dice_pay_for) {
  Table table = Table::after_setup(2);
  EXPECT_TRUE(payable(table).empty());
  table.play("roll RRDDD");
  EXPECT_EQ(payable(table), (Texts{"straw door", "wood door"}));  // a roof has no house to go on
  table.give(Seat::p1, "straw window");
  table.sell_out(Material::straw, Part::door);
  EXPECT_EQ(payable(table), (Texts{"straw roof", "wood door"}));
  table.play({"stop", "buy wood door on 1", "top wood door plain"});
  EXPECT_EQ(payable(table), Texts{"straw roof"});
  table.play("done");
  EXPECT_TRUE(payable(table).empty());
}

TEST(ThreeLittlePigs, the_view_says_why_the_match_ended) {
  Table table = Table::after_setup(2);
  table.sell_out(Material::brick, Part::roof);
  table.sell_out(Material::wood, Part::roof);
  EXPECT_TRUE(view_of(table).at("end").at("last_turn").as_bool());
  table.give(Seat::p1, "straw door,straw window pot,straw window,straw roof");  // 8 + 1 + 1
  table.give(Seat::p2, "straw door,straw roof");                                // 4 + 1, twice
  table.give(Seat::p2, "straw window,straw roof");
  table.idle_turn();
  const std::string stacks = R"({"key":"told.stacks_empty","stacks":2})";
  EXPECT_EQ(boost::json::serialize(view_of(table).at("end").at("why")),
            "[" + stacks + R"(,{"key":"told.houses_decide"}])");
  table.give(Seat::p1, "straw door,straw roof");  // now nothing is level
  EXPECT_EQ(boost::json::serialize(view_of(table).at("end").at("why")), "[" + stacks + "]");
}

}  // namespace
}  // namespace sounder::three_little_pigs
