// Samples: what a net is told of positions, and what came of them.
#include "bots/samples.h"

#include <gtest/gtest.h>

#include "match/registry.h"

namespace sounder::bots {
namespace {

const auto go_on = [](std::uint64_t) { return true; };

SelfPlayPlan some_matches(int seats) {
  SelfPlayPlan plan;
  plan.bots.assign(static_cast<std::size_t>(seats), "greedy");
  plan.matches = 20;
  plan.random_rate = 0.1;
  plan.share = 0.5;
  return plan;
}

TEST(Samples, AreTheSameOnAnyNumberOfThreads) {
  const GamePtr game = make_game({"happy-pigs", 3, {}, {}}).value();
  SelfPlayPlan plan = some_matches(3);
  const Samples one = samples(game, plan, go_on).value();
  plan.threads = 3;
  const Samples three = samples(game, plan, go_on).value();
  EXPECT_GT(one.positions(), 100u);
  EXPECT_EQ(one.begins, three.begins);
  EXPECT_EQ(one.input, three.input);
  EXPECT_EQ(one.amount, three.amount);
  EXPECT_EQ(one.shares, three.shares);
  EXPECT_EQ(one.match, three.match);
}

TEST(Samples, HaveARowForEveryInputAndAVictoryForEveryPosition) {
  for (const auto& [id, seats] : {std::pair("happy-pigs", 4), std::pair("wild-pigs", 3), std::pair("wild-pigs", 2)}) {
    const Samples all = samples(make_game({id, seats, {}, {}}).value(), some_matches(seats), go_on).value();
    ASSERT_EQ(all.begins.size(), all.positions() * static_cast<std::size_t>(all.rows_a_position) + 1) << id;
    EXPECT_EQ(static_cast<std::size_t>(all.begins.back()), all.input.size());
    EXPECT_EQ(all.amount.size(), all.input.size());
    for (const std::int16_t input : all.input) ASSERT_TRUE(input >= 0 && input < all.inputs) << id << " " << input;
    ASSERT_EQ(all.shares.size(), all.positions() * static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < all.positions(); ++i) {
      float sum = 0;
      for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        sum += all.shares[i * static_cast<std::size_t>(seats) + seat];
      ASSERT_NEAR(sum, 1, 1e-5) << id << " " << i;
    }
  }
}

TEST(Samples, NeedABotForEverySeatAndAGameWithANet) {
  const GamePtr game = make_game({"happy-pigs", 3, {}, {}}).value();
  EXPECT_EQ(samples(game, some_matches(2), go_on).error().message, "found 2 bots, expected 3, one per seat");
  SelfPlayPlan unknown = some_matches(3);
  unknown.bots[1] = "nobody";
  EXPECT_FALSE(samples(game, unknown, go_on));
  const GamePtr without = make_game({"three-little-pigs", 2, {}, {}}).value();
  EXPECT_EQ(samples(without, some_matches(2), go_on).error().message, "three-little-pigs: has no net that could learn");
}

}  // namespace
}  // namespace sounder::bots
