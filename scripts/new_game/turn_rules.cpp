// A test for each rule of My Game, named after the rule.
#include <gtest/gtest.h>

#include "rules/my_game/my_game.h"

namespace sounder {
namespace {

MyGame::State with_stones(int stones) {
  MyGame::State state;
  state.stones = static_cast<std::uint8_t>(stones);
  return state;
}

TEST(MyGame, a_seat_takes_one_to_three_stones) {
  const MyGame game({});
  List<MyGame::Move, MyGame::most_moves> moves;
  game.moves(game.start(), Seat::p1, moves);
  ASSERT_EQ(moves.size(), 3);
  EXPECT_EQ(game.text(game.start(), *moves.begin()), "take 1");
}

TEST(MyGame, who_takes_the_last_stone_wins) {
  const MyGame game({});
  MyGame::State state = with_stones(3);
  game.play(state, {3});
  ASSERT_TRUE(game.turn(state).is_over());
  EXPECT_TRUE(game.result(state).winners.contains(Seat::p1));
}

TEST(MyGame, a_single_stone_is_taken_without_asking) {
  const MyGame game({});
  MyGame::State state = with_stones(3);
  game.play(state, {2});
  ASSERT_TRUE(game.turn(state).is_over());
  EXPECT_TRUE(game.result(state).winners.contains(Seat::p2));
}

}  // namespace
}  // namespace sounder
