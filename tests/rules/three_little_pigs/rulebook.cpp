// Items of the rulebook that no test of a single ruling covers (docs/rules/sources.md).
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

TEST(ThreeLittlePigs, TP13_two_to_five_seats) {
  EXPECT_EQ(ThreeLittlePigs::facts.min_seats, 2);
  EXPECT_EQ(ThreeLittlePigs::facts.max_seats, 5);
}

TEST(ThreeLittlePigs, TP15_a_tie_of_veterans_goes_to_more_roofed_houses) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p1, "straw door,straw window,straw window,straw roof");  // 8, and 3 for the tallest
  table.give(Seat::p2, "straw window,straw roof");                          // 4
  table.give(Seat::p2, "straw window,straw roof");                          // 4, and 3 for the most houses
  const Result result = table.game.result(table.s);
  EXPECT_EQ(result.scores[0], 11);
  EXPECT_EQ(result.scores[1], 11);
  EXPECT_EQ(result.winners, SeatSet(Seat::p2));
}

TEST(ThreeLittlePigs, TP15_a_tie_of_veterans_in_points_and_houses_is_shared) {
  Table table = Table::after_setup(3, true);
  for (Seat seat : {Seat::p1, Seat::p3}) table.give(seat, "wood door,wood roof");
  const Result result = table.game.result(table.s);
  EXPECT_EQ(result.winners.size(), 2);
  EXPECT_TRUE(result.winners.contains(Seat::p1) && result.winners.contains(Seat::p3));
}

}  // namespace
}  // namespace sounder::three_little_pigs
