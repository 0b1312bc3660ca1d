// Bots against bots: the same matches on any number of threads.
#include "bots/arena.h"

#include <gtest/gtest.h>

#include "match/played.h"

namespace sounder::bots {
namespace {

std::string told(const std::vector<std::vector<Played>>& results) {
  std::string text;
  for (const auto& pairing : results)
    for (const Played& played : pairing) {
      text += played.result.winners.empty() ? "- " : name_of(played.result.winners.front()) + " ";
      for (std::uint32_t decisions : played.decisions) text += std::to_string(decisions) + " ";
    }
  return text;
}

TEST(Arena, matches_do_not_depend_on_the_number_of_threads) {
  const GamePtr game = game_of({"bite-the-pumpkin", 3, {}, {}});
  const std::vector<Pairing> pairings = {{{"greedy", "random", "novice"}, 12}, {{"random", "novice", "greedy"}, 12}};
  const auto run = [&](std::uint64_t seed, int threads) {
    return told(play_all(game, pairings, seed, threads, [](std::uint64_t) { return true; }));
  };
  const std::string alone = run(3, 1);
  EXPECT_EQ(alone.find('-'), std::string::npos) << "a match was not finished";
  EXPECT_EQ(run(3, 2), alone);
  EXPECT_EQ(run(3, 5), alone);
  EXPECT_NE(run(4, 1), alone);
}

TEST(Arena, can_be_stopped_and_keeps_what_is_finished) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const auto results = play_all(game, {{{"random", "random"}, 50}}, 1, 1, [](std::uint64_t done) { return done < 7; });
  int finished = 0;
  for (const Played& played : results[0]) finished += !played.result.winners.empty();
  EXPECT_EQ(finished, 7);
}

}  // namespace
}  // namespace sounder::bots
