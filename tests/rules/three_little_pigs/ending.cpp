// The end and the points (TP-13 to TP-15, TP-19, TP-20).
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

Score score(const Table& table, Seat seat) { return score_of(table.game.options(), table.s, seat); }
int points(const Table& table, Seat seat) { return score(table, seat).total(); }

TEST(ThreeLittlePigs, TP13_as_many_empty_stacks_as_seats_end_the_match) {
  for (int seats = 2; seats <= 5; ++seats) {
    for (int empty = seats - 1; empty <= seats; ++empty) {
      Table table = Table::after_setup(seats);
      for (int i = 0; i < empty; ++i) table.s.stacks[static_cast<std::size_t>(TileKind::count - 1 - i)] = Stack();
      table.idle_turn();
      EXPECT_EQ(table.s.phase == Phase::over, empty == seats) << seats << " seats, " << empty << " empty stacks";
    }
  }
}

TEST(ThreeLittlePigs, TP13_the_turn_is_finished_but_not_the_round) {
  Table table = Table::after_setup(3);
  table.sell_out(Material::brick, Part::roof);
  table.sell_out(Material::wood, Part::roof);
  table.stack(Material::straw, Part::door) = {1, 0, Top::plain};
  table.roll_and_stop("DDWWR");
  EXPECT_EQ(table.play("buy straw door on new"), "No straw doors are left.");
  EXPECT_EQ(table.moves(),
            (Texts{"buy straw window on new", "buy straw window on 1", "done"}));  // a second purchase is still free
  table.play("buy straw window on 1");
  EXPECT_EQ(table.play("top straw window plain"), "3 stacks are empty: the match is over.");
  EXPECT_TRUE(table.game.turn(table.s).is_over());  // p2 and p3 have no more turn
}

TEST(ThreeLittlePigs, TP14_only_roofed_houses_count_tiles_pots_and_a_point_for_the_house) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw door pot,wood window,brick window pot,wood roof");  // 2 + 3 + 4 + 3, two pots
  table.give(Seat::p1, "straw window,straw roof");                                // 2 + 2
  table.give(Seat::p1, "brick door pot,brick window,brick window");               // no roof
  const Score p1 = score(table, Seat::p1);
  EXPECT_EQ(p1.tiles, 16);
  EXPECT_EQ(p1.pots, 2);
  EXPECT_EQ(p1.houses, 2);
  EXPECT_EQ(p1.awards, 0);
  EXPECT_EQ(p1.total(), 20);
  EXPECT_EQ(points(table, Seat::p2), 0);
}

TEST(ThreeLittlePigs, TP14_most_points_win) {
  Table table = Table::after_setup(3);
  table.give(Seat::p1, "brick door,straw roof");  // 7
  table.give(Seat::p2, "brick door,brick roof");  // 9
  table.give(Seat::p3, "straw door,straw roof");  // 5
  const Result result = table.game.result(table.s);
  EXPECT_EQ(result.winners, SeatSet(Seat::p2));
  EXPECT_EQ(result.ranks[0], 2);
  EXPECT_EQ(result.ranks[1], 1);
  EXPECT_EQ(result.ranks[2], 3);
  EXPECT_EQ(result.scores[0], 7);
}

TEST(ThreeLittlePigs, TP14_a_tie_goes_to_more_roofed_houses) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw door,straw window pot,straw window,straw roof");  // 8 + 1 + 1
  table.give(Seat::p1, "brick door");                                           // without a roof it does not count
  table.give(Seat::p1, "brick window");
  table.give(Seat::p2, "straw door,straw roof");  // 4 + 1
  table.give(Seat::p2, "straw window,straw roof");
  EXPECT_EQ(points(table, Seat::p1), points(table, Seat::p2));
  const Result result = table.game.result(table.s);
  EXPECT_EQ(result.winners, SeatSet(Seat::p2));
  EXPECT_EQ(result.ranks[0], 2);
}

TEST(ThreeLittlePigs, TP14_a_tie_in_both_is_shared) {
  Table table = Table::after_setup(3);
  for (Seat seat : {Seat::p1, Seat::p3}) table.give(seat, "wood door,wood roof");
  const Result result = table.game.result(table.s);
  EXPECT_EQ(result.winners.size(), 2);
  EXPECT_TRUE(result.winners.contains(Seat::p1) && result.winners.contains(Seat::p3));
  EXPECT_EQ(result.ranks[1], 3);
}

// A veteran table where p1 is about to put a roof on its house 1 with three symbols to pay.
Table roof_to_come(const std::string& house) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p1, house);
  table.roll_and_stop("RRRDx");
  return table;
}

TEST(ThreeLittlePigs, TP15_veterans_get_nothing_for_pots_and_houses) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p1, "straw door pot,wood roof");
  table.give(Seat::p2, "straw door pot,wood roof");
  EXPECT_EQ(points(table, Seat::p1), 5);
}

TEST(ThreeLittlePigs, TP15_first_with_a_house_of_one_material_gets_two_points) {
  Table table = roof_to_come("wood door,wood window");
  EXPECT_EQ(table.play("buy wood roof on 1"),
            "House 1 of p1 is complete. p1 is first with a house of wood only: 2 points. p2’s turn.");
  EXPECT_EQ(holder_of(Award::wood_house, table.s), Seat::p1);
  EXPECT_EQ(holder_of(Award::straw_house, table.s), Seat::nobody);
  EXPECT_EQ(holder_of(Award::brick_house, table.s), Seat::nobody);
  EXPECT_EQ(score(table, Seat::p1).awards, 2 + 3 + 3);  // also the most houses and the tallest
}

TEST(ThreeLittlePigs, TP15_each_material_has_its_award) {
  for (Material m : all_materials) {
    Table table = Table::after_setup(2, true);
    const std::string name(name_of(m));
    table.give(Seat::p1, name + " door," + name + " window");
    table.roll_and_stop("RRRRx");
    table.play("buy " + name + " roof on 1");
    EXPECT_EQ(table.s.first_of_one_material[at(m)], Seat::p1);
  }
}

TEST(ThreeLittlePigs, TP15_only_the_first_such_house_gets_it_and_keeps_it) {
  Table table = roof_to_come("straw door,straw window");
  table.play("buy straw roof on 1");
  // p2 blows it down; the award stays.
  table.play("roll DDxxR");
  table.play("spin straw");
  EXPECT_TRUE(table.houses(Seat::p1).empty());
  EXPECT_EQ(score(table, Seat::p1).awards, 2);
  // p2 completes one too, later.
  table.idle_turn();
  table.give(Seat::p2, "straw door,straw window");
  table.roll_and_stop("RRDWx");
  EXPECT_EQ(table.houses(Seat::p2), Texts{"straw door, straw window, straw roof"});
  EXPECT_EQ(holder_of(Award::straw_house, table.s), Seat::p1);
}

TEST(ThreeLittlePigs, TP15_a_house_of_one_material_needs_door_window_and_roof) {
  for (const char* house : {"straw door", "straw window", "straw window,straw window"}) {
    Table table = roof_to_come(house);
    table.play("buy straw roof on 1");
    EXPECT_EQ(holder_of(Award::straw_house, table.s), Seat::nobody) << house;
  }
  for (const char* house :
       {"straw door,wood window", "wood door,straw window", "straw door,straw window,brick window"}) {
    Table table = roof_to_come(house);
    table.play("buy straw roof on 1");
    EXPECT_EQ(holder_of(Award::straw_house, table.s), Seat::nobody) << house;
  }
  Table other_roof = roof_to_come("straw door,straw window");
  other_roof.play("buy wood roof on 1");
  for (Award award : {Award::straw_house, Award::wood_house, Award::brick_house})
    EXPECT_EQ(holder_of(award, other_roof.s), Seat::nobody);
}

TEST(ThreeLittlePigs, TP15_awards_are_for_veterans_only) {
  Table table = Table::after_setup(2, false);
  table.give(Seat::p1, "straw door,straw window");
  table.roll_and_stop("RRDWx");
  EXPECT_EQ(table.s.first_of_one_material[at(Material::straw)], Seat::nobody);
  EXPECT_EQ(score(table, Seat::p1).awards, 0);
}

TEST(ThreeLittlePigs, TP15_most_completed_houses_get_three_points_nobody_on_a_tie) {
  Table table = Table::after_setup(3, true);
  table.give(Seat::p2, "straw window,straw roof");
  table.give(Seat::p1, "brick window");  // not completed
  table.give(Seat::p1, "brick window");
  EXPECT_EQ(holder_of(Award::most_houses, table.s), Seat::p2);
  EXPECT_EQ(points(table, Seat::p2), 4 + 3);
  table.give(Seat::p3, "wood window,wood roof");
  EXPECT_EQ(holder_of(Award::most_houses, table.s), Seat::nobody);
  table.give(Seat::p1, "wood window,wood roof");  // a third with as many does not take it
  EXPECT_EQ(holder_of(Award::most_houses, table.s), Seat::nobody);
  table.give(Seat::p3, "wood window,wood roof");
  EXPECT_EQ(holder_of(Award::most_houses, table.s), Seat::p3);
}

TEST(ThreeLittlePigs, TP15_the_tallest_house_needs_door_and_roof) {
  Table table = Table::after_setup(3, true);
  table.give(Seat::p1, "straw window,straw window,straw window,straw roof");  // no door
  table.give(Seat::p2, "straw door,straw window,straw window,straw window");  // no roof
  EXPECT_EQ(holder_of(Award::tallest_house, table.s), Seat::nobody);
  table.give(Seat::p3, "straw door,straw roof");
  EXPECT_EQ(holder_of(Award::tallest_house, table.s), Seat::p3);
  table.give(Seat::p2, "wood door,wood window,brick roof");
  EXPECT_EQ(holder_of(Award::tallest_house, table.s), Seat::p2);
  table.give(Seat::p1, "wood door,wood window,brick roof");
  EXPECT_EQ(holder_of(Award::tallest_house, table.s), Seat::nobody);
}

TEST(ThreeLittlePigs, TP15_most_pots_in_completed_houses) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p1, "straw door pot,straw window pot");  // without a roof they do not count
  EXPECT_EQ(holder_of(Award::most_pots, table.s), Seat::nobody);
  table.give(Seat::p2, "straw window pot,straw roof");
  EXPECT_EQ(holder_of(Award::most_pots, table.s), Seat::p2);
  table.give(Seat::p1, "straw window pot,straw roof");
  EXPECT_EQ(holder_of(Award::most_pots, table.s), Seat::nobody);
}

TEST(ThreeLittlePigs, TP19_a_one_material_award_never_comes_through_the_wolf) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p2, "straw door,straw window,wood window,straw roof");
  table.play({"roll DDxxR", "spin wood"});
  EXPECT_EQ(table.houses(Seat::p2), Texts{"straw door, straw window, straw roof"});
  EXPECT_EQ(holder_of(Award::straw_house, table.s), Seat::nobody);
}

TEST(ThreeLittlePigs, TP19_a_house_with_a_new_roof_is_completed_anew) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p1, "wood door,wood window,straw roof");
  table.roll_and_stop("DWRRR");              // p1 can't build on a closed house
  table.play({"roll DDxxR", "spin straw"});  // p2 blows the roof off
  table.roll_and_stop("RRRDx");
  table.play("buy wood roof on 1");
  EXPECT_EQ(holder_of(Award::wood_house, table.s), Seat::p1);
}

TEST(ThreeLittlePigs, TP19_two_equally_tall_houses_of_one_seat_are_no_tie) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p1, "straw door,straw window,straw roof");
  table.give(Seat::p1, "wood door,wood window,wood roof");
  table.give(Seat::p2, "brick door,brick roof");
  EXPECT_EQ(holder_of(Award::tallest_house, table.s), Seat::p1);
}

TEST(ThreeLittlePigs, TP19_where_nobody_qualifies_nobody_gets_an_award) {
  const Table table = Table::after_setup(5, true);
  for (Award award : all_awards) EXPECT_EQ(holder_of(award, table.s), Seat::nobody);
}

TEST(ThreeLittlePigs, TP20_after_a_thousand_turns_the_match_ends_and_is_scored) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door,straw roof");
  for (int turn = 1; turn < 1000; ++turn) table.idle_turn();
  EXPECT_FALSE(table.game.turn(table.s).is_over());
  table.play("roll DWRRR");
  EXPECT_EQ(table.play("stop"), "p2 can buy nothing. Turn 1000 was the last: the match is over.");
  EXPECT_EQ(table.game.result(table.s).winners, SeatSet(Seat::p2));
}

// A match as slow as can be: every turn three rolls, then the wolf who finds nothing. It stays below the bound, and not
// by much.
TEST(ThreeLittlePigs, TP20_no_match_is_longer_than_its_bound) {
  Table table(options_for(2));
  for (Seat seat : {Seat::p1, Seat::p1, Seat::p2, Seat::p2}) table.give(seat, "straw door");
  int moves = 0;
  const auto play = [&](const std::string& text) {
    table.play(text);
    ++moves;
  };
  while (table.s.phase == Phase::turn_up) play(table.chances().begin()->first);
  while (!table.game.turn(table.s).is_over()) {
    const std::string opponent = table.s.seat == Seat::p1 ? "p2" : "p1";
    for (const char* text : {"roll DDxRR", "reroll 1", "roll DDxRR", "reroll 4", "roll DDxxR"}) play(text);
    play("blow " + opponent + " house 1");
    play("spin brick");
  }
  EXPECT_EQ(table.s.turns, 1000);
  EXPECT_LE(moves, ThreeLittlePigs::facts.longest);
  EXPECT_GE(moves, ThreeLittlePigs::facts.longest - 2 * Box::most_tiles -
                       1);  // all but purchases and the draw of the first seat
}

}  // namespace
}  // namespace sounder::three_little_pigs
