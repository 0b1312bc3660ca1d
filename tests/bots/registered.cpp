// Bots that somebody in the same process lends, and ladders with them.
#include "bots/external/registered.h"

#include <gtest/gtest.h>

#include "bots/ladder.h"
#include "bots/random_bot.h"
#include "match/played.h"

namespace sounder::bots {
namespace {

std::unique_ptr<Bot> make_random(const GamePtr& game) { return std::make_unique<RandomBot>(game); }

TEST(RegisteredBot, a_bot_is_known_while_it_is_registered) {
  const GamePtr game = game_of({"three-little-pigs", 2, {}, {}});
  EXPECT_FALSE(make_bot("registered:mine", game));
  {
    const RegisteredBot registered("registered:mine", make_random);
    EXPECT_TRUE(make_bot("registered:mine", game));
    EXPECT_TRUE(make_bot(registered.own_name(), game));
    EXPECT_FALSE(make_bot("registered:", game));
    EXPECT_FALSE(make_bot("registered:mine too", game));
  }
  EXPECT_FALSE(make_bot("registered:mine", game));
}

TEST(RegisteredBot, two_of_a_name_also_have_unique_names) {
  const GamePtr game = game_of({"three-little-pigs", 2, {}, {}});
  std::string made;
  const auto noted = [&](const char* which) {
    return [&made, which](const GamePtr& asked) {
      made += which;
      return make_random(asked);
    };
  };
  auto first = std::make_unique<RegisteredBot>("registered:mine", noted("first "));
  const RegisteredBot second("registered:mine", noted("second "));
  EXPECT_TRUE(make_bot(first->own_name(), game));
  EXPECT_TRUE(make_bot(second.own_name(), game));
  const std::string gone = first->own_name();
  first.reset();
  EXPECT_FALSE(make_bot(gone, game));
  EXPECT_TRUE(make_bot("registered:mine", game));
  EXPECT_EQ(made, "first second second ");
}

TEST(RegisteredBot, it_climbs_a_ladder_like_any_other) {
  const GamePtr game = game_of({"three-little-pigs", 2, {}, {}});
  const RegisteredBot registered("registered:mine", make_random);
  const auto wins = [&](const char* lower) {
    auto ladder = Ladder::of(game, {lower, "greedy"}, 20).value();
    EXPECT_EQ(ladder.matches(), 20u);
    ladder.play(5, 2, [](std::uint64_t) { return true; }, {});
    return ladder.rungs().front().wins.value;
  };
  EXPECT_EQ(wins("registered:mine"), wins("random"));
}

}  // namespace
}  // namespace sounder::bots
