// Items of the rulebook that no test of a single ruling covers (docs/rules/sources.md).
#include <gtest/gtest.h>

#include "rules/happy_pigs/farmyard.h"

namespace sounder::happy_pigs {
namespace {

TEST(HappyPigs, HP5_two_to_six_seats) {
  EXPECT_EQ(HappyPigs::facts.min_seats, 2);
  EXPECT_EQ(HappyPigs::facts.max_seats, 6);
}

TEST(HappyPigs, HP5_a_field_bought_before_round_one_gives_room_at_once) {
  Farmyard yard(2);
  yard.money(p1, 100).play(p1, {"buy big", "buy big"});
  EXPECT_EQ(yard.refusal(p1, "buy big"), "There is no room for this big pig on the fields of p1.");
  yard.play(p1, {"buy field", "buy big"});
  EXPECT_EQ(yard.herd(p1), "BBB");
}

TEST(HappyPigs, HP7_a_round_goes_through_its_five_phases) {
  Farmyard yard(3);
  for (Seat seat : {p1, p2, p3}) yard.play(seat, "done");
  yard.herd(p1, "pp").herd(p2, "pp");
  EXPECT_TRUE(yard.turn().is_chance()) << "1: a card is turned over";
  yard.card("Fresh Clover");
  EXPECT_EQ(yard.turn().seats, seats_of(3)) << "2: everybody selects";
  yard.play(p1, "choose feed").play(p2, "choose sell");
  EXPECT_EQ(yard.farm(p1).actions, 0) << "nothing is dealt before all have selected";
  yard.play(p3, "choose feed");
  EXPECT_EQ(yard.farm(p1).actions, 3) << "3: revealed and dealt, six feeds for two";
  EXPECT_EQ(yard.moves(p1), (Texts{"feed piglet", "done"})) << "4: actions are taken";
  yard.play(p1, "done").play(p2, "done");
  EXPECT_EQ(yard.moves(p1), (Texts{"grow piglet", "done"})) << "5: the seasonal effect, again from the first player";
  yard.play(p1, "done").play(p2, "done");
  EXPECT_EQ(yard.state.first, p2);
  EXPECT_TRUE(yard.turn().is_chance()) << "the next round";
}

TEST(HappyPigs, HP18_forecast_and_open_actions_go_together) {
  Farmyard yard(3, {{"forecast", 1}, {"open_actions", 1}});
  for (Seat seat : {p1, p2, p3}) yard.play(seat, "done");
  yard.card("Land Office").card("School Trip");
  EXPECT_EQ(yard.turn().seats, SeatSet(p1));
  EXPECT_NE(yard.view(p2).find(R"("next_card":{"season":"spring","id":"school-trip")"), std::string::npos);
  EXPECT_EQ(yard.told(p1, "choose mate", p2), "p1 chooses mate.");
  EXPECT_EQ(yard.turn().seats, SeatSet(p2));
}

}  // namespace
}  // namespace sounder::happy_pigs
