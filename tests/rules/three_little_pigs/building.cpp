// Buying and placing tiles (TP-8 to TP-11, TP-18).
#include "rules/three_little_pigs/build.h"
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

bool offers(const Table& table, const std::string& move) {
  const Texts moves = table.moves();
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

TEST(ThreeLittlePigs, TP8_a_tile_costs_dice_that_show_its_part) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("DDWWW");
  EXPECT_EQ(table.moves(), (Texts{"buy straw door on new", "buy straw window on new", "buy wood window on new"}));
  EXPECT_EQ(table.refusal("buy wood door on new"), "A wood door costs 3 doors, and the dice have 2.");
  EXPECT_EQ(table.refusal("buy straw roof on new"), "A straw roof costs 2 roofs, and the dice have none.");
}

TEST(ThreeLittlePigs, TP8_four_equal_symbols_pay_for_one_tile) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("DDDDW");
  table.play({"buy straw door on new", "top straw door plain"});
  EXPECT_EQ(table.s.seat, Seat::p2);  // two doors are left over, and the second tile may not be a straw door
  EXPECT_EQ(table.houses(Seat::p1), (Texts{"straw door"}));
}

TEST(ThreeLittlePigs, TP8_five_equal_symbols_may_pay_for_straw_and_wood) {
  Table straw_first = Table::after_setup(2);
  straw_first.roll_and_stop("WWWWW");
  straw_first.play({"buy straw window on new", "top straw window plain"});
  EXPECT_EQ(straw_first.moves(), (Texts{"buy wood window on new", "buy wood window on 1", "done"}));
  Table wood_first = Table::after_setup(2);
  wood_first.roll_and_stop("WWWWW");
  wood_first.play({"buy wood window on new", "top wood window plain"});
  EXPECT_EQ(wood_first.moves(), (Texts{"buy straw window on new", "buy straw window on 1", "done"}));
}

TEST(ThreeLittlePigs, TP8_a_flowerpot_makes_no_other_tile) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("WWWWW");
  table.play({"buy straw window on new", "top straw window pot"});
  EXPECT_EQ(table.refusal("buy straw window on 1"),
            "The second tile must be of another part or another material than the straw window you bought.");
}

TEST(ThreeLittlePigs, TP8_the_next_turn_may_buy_the_same_tile) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("DDDDW");
  table.play({"buy straw door on new", "top straw door plain"});
  table.roll_and_stop("DDDDW");
  EXPECT_EQ(table.moves(), (Texts{"buy straw door on new", "buy wood door on new", "buy brick door on new"}));
}

TEST(ThreeLittlePigs, TP8_the_second_tile_shown_as_payable_differs_from_the_first) {
  const auto payable_after_a_window = [](std::int8_t two_tiles) {
    Options options = options_for(2);
    options.two_tiles = two_tiles;
    Table table = Table::after_setup(options);
    table.roll_and_stop("WWWWW");
    table.play({"buy straw window on new", "top straw window plain"});
    std::string view;
    JsonWriter json(view);
    table.game.view(table.s, Viewer::audience(), json);
    int count = 0;
    for (std::size_t at = view.find("\"payable\":true"); at != view.npos; at = view.find("\"payable\":true", at + 1))
      ++count;
    return count;
  };
  EXPECT_EQ(payable_after_a_window(0), 1);  // a wood window
  EXPECT_EQ(payable_after_a_window(1), 2);
}

Table where_any_two_tiles_are_bought() {
  Options options = options_for(2);
  options.two_tiles = 1;
  return Table::after_setup(options);
}

TEST(ThreeLittlePigs, TP8_any_two_tiles_by_option) {
  Table four = where_any_two_tiles_are_bought();
  four.roll_and_stop("DDDDW");
  four.play({"buy straw door on new", "top straw door plain"});
  EXPECT_EQ(four.moves(), (Texts{"buy straw door on new", "done"}));
  four.play("buy straw door on new");
  EXPECT_EQ(four.houses(Seat::p1), (Texts{"straw door", "straw door"}));
  Table five = where_any_two_tiles_are_bought();
  five.roll_and_stop("WWWWW");
  five.play({"buy straw window on new", "top straw window plain"});
  EXPECT_EQ(five.moves(), (Texts{"buy straw window on new", "buy straw window on 1", "buy wood window on new",
                                 "buy wood window on 1", "done"}));
}

TEST(ThreeLittlePigs, TP8_what_was_played_before_is_any_two_tiles) {
  const Option<Options>& two_tiles = ThreeLittlePigs::options_offered.back();
  EXPECT_EQ(two_tiles.id, "two_tiles");
  EXPECT_EQ(two_tiles.names[static_cast<std::size_t>(two_tiles.absent)], "any");
  EXPECT_EQ(two_tiles.names[static_cast<std::size_t>(two_tiles.default_value)], "different");
}

TEST(ThreeLittlePigs, TP8_symbols_pay_once) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("WWWWW");
  table.play({"buy brick window on new", "top brick window plain"});
  EXPECT_EQ(table.s.seat, Seat::p2);  // one window is left over and buys nothing
  table.roll_and_stop("DDDWW");
  table.play({"buy wood door on new", "top wood door plain"});
  EXPECT_EQ(table.refusal("buy straw door on new"), "A straw door costs 2 doors, and the dice have none left.");
  EXPECT_EQ(table.moves(), (Texts{"buy straw window on new", "buy straw window on 1", "done"}));
}

TEST(ThreeLittlePigs, TP8_at_most_two_tiles_a_turn) {
  Options options = options_for(2);
  options.box.price = {1, 1, 1};
  Table table = Table::after_setup(options);
  table.roll_and_stop("WWWWW");
  table.play({"buy straw window on new", "top straw window plain", "buy wood window on 1", "top wood window plain"});
  EXPECT_EQ(table.s.seat, Seat::p2);
}

TEST(ThreeLittlePigs, TP9_an_empty_stack_sells_nothing) {
  Table table = Table::after_setup(2);
  table.sell_out(Material::wood, Part::door);
  table.roll_and_stop("DDDDW");
  EXPECT_EQ(table.moves(), (Texts{"buy straw door on new", "buy brick door on new"}));
  EXPECT_EQ(table.refusal("buy wood door on new"), "The stack of wood doors is empty.");
}

TEST(ThreeLittlePigs, TP9_a_roof_without_a_house_is_not_bought) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");  // an opponent's house does not help
  table.play("roll RRRRR");
  EXPECT_EQ(table.play("stop"), "p1 can buy nothing. p2’s turn.");
}

TEST(ThreeLittlePigs, TP9_the_first_purchase_is_a_duty_the_second_is_free) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("DDWWR");
  EXPECT_FALSE(offers(table, "done"));
  EXPECT_EQ(table.refusal("done"), "The dice pay for a tile, so at least one must be bought.");
  table.play({"buy straw door on new", "top straw door plain"});
  EXPECT_TRUE(offers(table, "done"));
  table.play("done");
  EXPECT_EQ(table.houses(Seat::p1), Texts{"straw door"});
  EXPECT_EQ(table.s.seat, Seat::p2);
}

TEST(ThreeLittlePigs, TP9_two_tiles_are_placed_in_the_order_bought) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("DDRRW");
  EXPECT_EQ(table.s.phase, Phase::turn_up);  // only the door could come first; a roof now finds its house
  table.play("top straw door plain");
  EXPECT_EQ(table.moves(), (Texts{"buy straw roof on 1", "done"}));
}

// Where each part may go, in houses 1 to 6 and on new ground.
TEST(ThreeLittlePigs, TP10_where_parts_may_go) {
  Table table = Table::after_setup(2);
  for (const char* house : {"straw door", "straw window", "straw window,wood window,brick window",
                            "straw door,wood window", "straw window,straw roof", "straw door,straw window,straw roof"})
    table.give(Seat::p1, house);
  const auto places = [&](Part part) {
    std::vector<int> numbers;
    for (Places set = places_for(part, table.s.houses_of(Seat::p1)); set; set &= set - 1)
      numbers.push_back(std::countr_zero(set));
    return numbers;
  };
  EXPECT_EQ(places(Part::door), (std::vector<int>{0, 2, 3}));
  EXPECT_EQ(places(Part::window), (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_EQ(places(Part::roof), (std::vector<int>{1, 2, 3, 4}));
}

TEST(ThreeLittlePigs, TP10_moves_and_refusals_say_where_parts_may_go) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "brick door");
  table.give(Seat::p1, "wood window");
  table.roll_and_stop("DDRRx");
  EXPECT_EQ(table.moves(),
            (Texts{"buy straw door on new", "buy straw door on 2", "buy straw roof on 1", "buy straw roof on 2"}));
  EXPECT_EQ(table.refusal("buy straw door on 1"), "House 1 has a door already.");
  EXPECT_EQ(table.refusal("buy straw roof on new"), "A roof can’t start a house: it goes on a door or a window.");
  EXPECT_EQ(table.refusal("buy straw door on 3"), "p1 has no house 3.");
  table.play({"buy straw door on 2", "top straw door plain", "buy straw roof on 2"});
  EXPECT_EQ(table.houses(Seat::p1), (Texts{"brick door", "straw door, wood window, straw roof"}));
}

TEST(ThreeLittlePigs, TP10_any_number_of_windows_and_of_unfinished_houses) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw window,straw window,wood window,wood window,brick window");
  table.give(Seat::p1, "straw door");
  table.roll_and_stop("WWDxR");
  EXPECT_EQ(table.moves(), (Texts{"buy straw window on new", "buy straw window on 1", "buy straw window on 2"}));
}

TEST(ThreeLittlePigs, TP11_nothing_is_added_under_a_roof) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw window,straw roof");  // complete even without a door
  table.give(Seat::p1, "straw window");
  table.roll_and_stop("DDWWR");
  for (const std::string& move : table.moves()) EXPECT_EQ(move.find("on 1"), std::string::npos) << move;
  EXPECT_EQ(table.refusal("buy straw door on 1"), "House 1 has its roof: nothing more is added.");
  EXPECT_EQ(table.refusal("buy straw window on 1"), "House 1 has its roof: nothing more is added.");
}

TEST(ThreeLittlePigs, TP18_the_first_roll_is_not_asked_for) {
  const Table table = Table::after_setup(2);
  EXPECT_TRUE(table.game.turn(table.s).is_chance());
}

TEST(ThreeLittlePigs, TP18_the_only_purchase_is_made_by_the_rules) {
  Table table = Table::after_setup(2);
  table.play("roll DDWRx");
  EXPECT_EQ(table.play("stop"), "Only one purchase is possible: p1 buys a straw door and starts house 1.");
  EXPECT_EQ(table.play("top straw door plain"), "p2’s turn.");
  EXPECT_EQ(table.houses(Seat::p1), Texts{"straw door"});
  // The same after the third roll, where not even `stop` is said.
  table.play({"roll DDWRx", "reroll 1", "roll DDWRx", "reroll 1"});
  EXPECT_EQ(table.play("roll DDWRx"), "Only one purchase is possible: p2 buys a straw door and starts house 1.");
}

TEST(ThreeLittlePigs, TP18_the_only_purchase_is_a_duty_even_where_it_harms) {
  // A roof would close a house that wants to grow, and take the last tile of the second stack.
  Table table = Table::after_setup(2);
  table.sell_out(Material::brick, Part::door);
  table.stack(Material::straw, Part::roof) = {1, 0, Top::plain};
  table.give(Seat::p1, "brick window");
  table.give(Seat::p2, "brick door,brick roof");
  table.play("roll RRWDx");
  EXPECT_EQ(table.play("stop"),
            "Only one purchase is possible: p1 buys a straw roof for house 1. House 1 of p1 is complete. No straw "
            "roofs are left. "
            "2 stacks are empty: the match is over.");
  EXPECT_EQ(table.game.result(table.s).winners, SeatSet(Seat::p2));
}

TEST(ThreeLittlePigs, TP18_done_stands_only_beside_a_second_purchase) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("DDDWR");
  table.play({"buy straw door on new", "top straw door plain"});  // one door left: no second purchase, no question
  EXPECT_EQ(table.s.seat, Seat::p2);
}

TEST(ThreeLittlePigs, TP18_the_second_tile_may_go_on_the_house_the_first_started) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("DDWWR");
  table.play({"buy straw door on new", "top straw door plain", "buy straw window on 1"});
  EXPECT_EQ(table.houses(Seat::p1), Texts{"straw door, straw window"});
}

TEST(ThreeLittlePigs, TP18_a_turn_without_a_purchase_ends_by_itself) {
  Table table = Table::after_setup(2);
  table.play({"roll DWRRR", "reroll 1", "roll DWRRR", "reroll 1"});
  EXPECT_EQ(table.play("roll DWRRR"), "p1 can buy nothing. p2’s turn.");
}

// The fast way to a random move gives every listed purchase equally often, `done` included.
TEST(ThreeLittlePigs, any_purchase_is_as_likely_as_another) {
  Table table = Table::after_setup(2);
  for (int i = 0; i < 3; ++i) table.give(Seat::p1, "brick window");
  table.sell_out(Material::straw, Part::window);
  table.roll_and_stop("DDWWW");
  table.play({"buy straw door on new", "top straw door plain"});
  const Texts moves = table.moves();
  ASSERT_EQ(moves.size(), 6u);  // a wood window on new ground or on any of four houses, and done
  std::map<std::string, int> seen;
  Rng rng(3);
  for (int i = 0; i < 6000; ++i) ++seen[table.game.text(table.s, table.game.any_move(table.s, Seat::p1, rng))];
  EXPECT_EQ(seen.size(), moves.size());
  for (const std::string& move : moves) EXPECT_NEAR(seen[move], 1000, 150) << move;
}

}  // namespace
}  // namespace sounder::three_little_pigs
