// The wolf (TP-12, and what TP-18 and TP-19 say of it).
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

TEST(ThreeLittlePigs, TP12_the_player_picks_a_house_of_any_opponent_finished_or_not) {
  Table table = Table::after_setup(3);
  table.give(Seat::p1, "straw door");
  table.give(Seat::p2, "straw door,straw roof");
  table.give(Seat::p2, "wood window");
  table.give(Seat::p3, "brick window,brick roof");
  table.play("roll DDxxR");
  EXPECT_EQ(table.moves(), (Texts{"blow p2 house 1", "blow p2 house 2", "blow p3 house 1"}));
  EXPECT_EQ(table.refusal("blow p1 house 1"), "The wolf blows on a house of an opponent, not on your own.");
  EXPECT_EQ(table.refusal("blow p3 house 2"), "p3 has no house 2.");
  EXPECT_EQ(table.refusal("blow p4 house 1"), "There is no seat \"p4\".");
}

TEST(ThreeLittlePigs, TP12_all_tiles_of_the_material_leave_the_house_and_the_game) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door pot,straw window,wood window,straw window pot,wood roof");
  table.play("roll DDxxR");
  const PerTileKind<Stack> stacks = table.s.stacks;
  EXPECT_EQ(table.play("spin straw"), "House 1 of p2 loses its door and 2 windows. p2’s turn.");
  EXPECT_EQ(table.houses(Seat::p2), Texts{"wood window, wood roof"});
  EXPECT_EQ(table.s.stacks, stacks);
}

TEST(ThreeLittlePigs, TP12_only_the_house_picked_is_hit) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");
  table.give(Seat::p2, "straw window,wood window");
  table.give(Seat::p1, "straw door");
  table.play({"roll DDxxR", "blow p2 house 2", "spin straw"});
  EXPECT_EQ(table.houses(Seat::p1), Texts{"straw door"});
  EXPECT_EQ(table.houses(Seat::p2), (Texts{"straw door", "wood window"}));
}

TEST(ThreeLittlePigs, TP12_a_roof_alone_falls) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door,straw window,brick roof");
  table.play("roll DDxxR");
  EXPECT_EQ(table.play("spin straw"),
            "House 1 of p2 loses its door and 1 window; the roof falls in and nothing is left. p2’s turn.");
  EXPECT_TRUE(table.houses(Seat::p2).empty());
}

TEST(ThreeLittlePigs, TP12_an_empty_house_is_gone) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "wood door,wood window");
  table.play("roll DDxxR");
  EXPECT_EQ(table.play("spin wood"), "House 1 of p2 loses its door and 1 window and is gone. p2’s turn.");
  EXPECT_TRUE(table.houses(Seat::p2).empty());
  EXPECT_EQ(table.s.houses_in_all(), 0);
}

TEST(ThreeLittlePigs, TP12_a_house_that_lost_its_roof_is_open_again) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "wood door,straw roof");
  table.play({"roll DDxxR", "spin straw"});
  EXPECT_EQ(table.houses(Seat::p2), Texts{"wood door"});
  table.roll_and_stop("WWDRx");
  EXPECT_EQ(table.moves(), (Texts{"buy straw window on new", "buy straw window on 1"}));
}

TEST(ThreeLittlePigs, TP12_a_roofed_house_that_lost_its_door_stays_closed) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door,wood window,wood roof");
  table.play({"roll DDxxR", "spin straw"});
  EXPECT_EQ(table.houses(Seat::p2), Texts{"wood window, wood roof"});
  table.play("roll DDWxR");
  EXPECT_EQ(table.play("stop"), "Only one purchase is possible: p2 buys a straw door and starts house 2.");
}

TEST(ThreeLittlePigs, TP12_the_wind_may_find_nothing) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");
  table.play("roll DDxxR");
  EXPECT_EQ(table.chances().size(), 3u);  // all three materials, whatever the house is made of
  EXPECT_EQ(table.play("spin brick"), "House 1 of p2 has no brick and stands. p2’s turn.");
  EXPECT_EQ(table.houses(Seat::p2), Texts{"straw door"});
}

TEST(ThreeLittlePigs, TP12_three_wolves_act_like_two) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");
  table.give(Seat::p2, "straw window");
  table.play({"roll DDxxx", "blow p2 house 1", "spin straw"});
  EXPECT_EQ(table.houses(Seat::p2), Texts{"straw window"});
  EXPECT_EQ(table.s.seat, Seat::p2);
}

TEST(ThreeLittlePigs, TP12_without_a_house_to_blow_on_the_turn_ends) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw door");
  EXPECT_EQ(table.play("roll DDxxR"), "The wolf comes. No opponent has a house. p2’s turn.");
}

TEST(ThreeLittlePigs, TP18_the_only_house_of_all_opponents_is_not_asked_for) {
  Table table = Table::after_setup(3);
  table.give(Seat::p1, "straw door");
  table.give(Seat::p3, "straw door");
  EXPECT_EQ(table.play("roll DDxxR"), "The wolf comes. There is only house 1 of p3 to blow on.");
  EXPECT_EQ(table.s.phase, Phase::spin);
}

TEST(ThreeLittlePigs, TP19_houses_are_numbered_as_started_and_move_down) {
  Table table = Table::after_setup(3);
  table.give(Seat::p1, "brick door");
  table.give(Seat::p2, "straw door");
  table.give(Seat::p2, "wood door");
  table.give(Seat::p2, "brick window");
  table.give(Seat::p3, "straw window");
  table.play({"roll DDxxR", "blow p2 house 1", "spin straw"});
  EXPECT_EQ(table.houses(Seat::p1), Texts{"brick door"});
  EXPECT_EQ(table.houses(Seat::p2), (Texts{"wood door", "brick window"}));
  EXPECT_EQ(table.houses(Seat::p3), Texts{"straw window"});
  table.roll_and_stop("DDWRx");  // p2 starts another: it is the last of its own, before those of p3
  table.play("buy straw door on new");
  EXPECT_EQ(table.houses(Seat::p2), (Texts{"wood door", "brick window", "straw door"}));
  EXPECT_EQ(table.houses(Seat::p3), Texts{"straw window"});
}

TEST(ThreeLittlePigs, TP19_equal_houses_are_not_merged) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");
  table.give(Seat::p2, "straw door");
  table.play("roll DDxxR");
  EXPECT_EQ(table.moves(), (Texts{"blow p2 house 1", "blow p2 house 2"}));
}

TEST(ThreeLittlePigs, TP19_the_order_of_windows_has_no_meaning) {
  EXPECT_EQ(house_of("straw window,wood window pot,straw window"),
            house_of("wood window pot,straw window,straw window"));
}

// The fast way to a random house to blow on gives every opponent's house equally often.
TEST(ThreeLittlePigs, any_house_is_as_likely_as_another) {
  Table table = Table::after_setup(4);
  for (Seat seat : {Seat::p1, Seat::p2, Seat::p2, Seat::p4, Seat::p4, Seat::p4}) table.give(seat, "straw door");
  table.play("roll DDxxR");
  std::map<std::string, int> seen;
  Rng rng(3);
  for (int i = 0; i < 5000; ++i) ++seen[table.game.text(table.s, table.game.any_move(table.s, Seat::p1, rng))];
  EXPECT_EQ(seen.size(), 5u);
  for (const std::string& move : table.moves()) EXPECT_NEAR(seen[move], 1000, 150) << move;
}

}  // namespace
}  // namespace sounder::three_little_pigs
