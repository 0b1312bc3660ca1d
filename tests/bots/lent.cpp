// Bots that somebody in the same process lends, and ladders with them.
#include "bots/external/lent.h"

#include <gtest/gtest.h>

#include "bots/ladder.h"
#include "bots/random_bot.h"
#include "match/played.h"

namespace sounder::bots {
namespace {

std::unique_ptr<Bot> make_random(const GamePtr& game) { return std::make_unique<RandomBot>(game); }

TEST(Lent, a_bot_is_known_while_it_is_lent) {
  const GamePtr game = game_of({"three-little-pigs", 2, {}, {}});
  EXPECT_FALSE(make_bot("lent:mine", game));
  {
    const Lent lent("lent:mine", make_random);
    EXPECT_TRUE(make_bot("lent:mine", game));
    EXPECT_TRUE(make_bot(lent.own_name(), game));
    EXPECT_FALSE(make_bot("lent:", game));
    EXPECT_FALSE(make_bot("lent:mine too", game));
  }
  EXPECT_FALSE(make_bot("lent:mine", game));
}

TEST(Lent, two_of_a_name_are_told_apart_by_their_own) {
  const GamePtr game = game_of({"three-little-pigs", 2, {}, {}});
  std::string made;
  const auto noted = [&](const char* which) {
    return [&made, which](const GamePtr& asked) {
      made += which;
      return make_random(asked);
    };
  };
  auto first = std::make_unique<Lent>("lent:mine", noted("first "));
  const Lent second("lent:mine", noted("second "));
  EXPECT_TRUE(make_bot(first->own_name(), game));
  EXPECT_TRUE(make_bot(second.own_name(), game));
  const std::string gone = first->own_name();
  first.reset();
  EXPECT_FALSE(make_bot(gone, game));
  EXPECT_TRUE(make_bot("lent:mine", game));
  EXPECT_EQ(made, "first second second ");
}

TEST(Lent, it_climbs_a_ladder_like_any_other) {
  const GamePtr game = game_of({"three-little-pigs", 2, {}, {}});
  const Lent lent("lent:mine", make_random);
  const auto wins = [&](const char* lower) {
    auto ladder = Ladder::of(game, {lower, "greedy"}, 20).value();
    EXPECT_EQ(ladder.matches(), 20u);
    ladder.play(5, 2, [](std::uint64_t) { return true; }, {});
    return ladder.rungs().front().wins.value;
  };
  EXPECT_EQ(wins("lent:mine"), wins("random"));
}

}  // namespace
}  // namespace sounder::bots
