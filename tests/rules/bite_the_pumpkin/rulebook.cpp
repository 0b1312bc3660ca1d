// Items of the rulebook that no test of a single ruling covers (docs/rules/sources.md).
#include <gtest/gtest.h>

#include "rules/bite_the_pumpkin/scene.h"

namespace sounder::bite_the_pumpkin {
namespace {

TEST(BiteThePumpkin, BP3_two_or_three_seats_with_five_pigs) {
  EXPECT_EQ(BiteThePumpkin::facts.min_seats, 2);
  EXPECT_EQ(BiteThePumpkin::facts.max_seats, 3);
  EXPECT_EQ(BiteThePumpkin::pigs, 5);
}

TEST(BiteThePumpkin, BP8_what_is_eaten_leaves_the_game) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . o . . . . .
      . . P . . . . .
      . . . . . . . .
      . . . . . . . .
      P . . . . . . .
      P P P . o o o .)",
              10);
  scene.play("plant h8");
  EXPECT_EQ(scene.state.planted[0], cells({"e1", "f1", "g1", "h8"})) << "c6 is eaten";
  EXPECT_EQ(scene.state.supply[0], 9) << "the one just planted is gone, and the eaten one does not come back";
}

}  // namespace
}  // namespace sounder::bite_the_pumpkin
