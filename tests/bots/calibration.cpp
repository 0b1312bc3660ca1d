// Calibration, on promises of which is known what comes.
#include "bots/calibration.h"

#include <gtest/gtest.h>

#include "match/registry.h"
#include "rules/rng.h"

namespace sounder::bots {
namespace {

Played match_of(Seat winner, std::vector<Promise> promises) {
  Played match;
  match.result.winners = SeatSet(winner);
  match.promises = std::move(promises);
  return match;
}

TEST(Calibration, CountsWhatWasPromisedAndWhatCame) {
  // Of four promises of 75 % three come true, of one of 20 % none.
  const std::vector<Played> matches = {match_of(Seat::p1, {{Seat::p1, 0.75}, {Seat::p1, 0.75}}),
                                       match_of(Seat::p1, {{Seat::p1, 0.75}}),
                                       match_of(Seat::p2, {{Seat::p1, 0.75}, {Seat::p1, 0.2}})};
  const auto found = calibration_of(matches, 2);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->matches, 3u);
  EXPECT_EQ(found->promises, 5u);
  EXPECT_EQ(found->tenths[7].promises, 4u);
  EXPECT_DOUBLE_EQ(found->tenths[7].promised, 0.75);
  EXPECT_DOUBLE_EQ(found->tenths[7].came.value, 0.75);
  EXPECT_DOUBLE_EQ(found->tenths[2].came.value, 0);
  EXPECT_NEAR(found->error, 0.2 / 5, 1e-12);
  EXPECT_NEAR(found->brier.value, (3 * 0.0625 + 0.5625 + 0.04) / 5, 1e-12);
  EXPECT_DOUBLE_EQ(found->even, 0.25);
  EXPECT_DOUBLE_EQ(found->start_promised, 0.75);
  EXPECT_NEAR(found->start_came.value, 2.0 / 3, 1e-12);
}

TEST(Calibration, IntervalsComeFromTheSpreadBetweenMatches) {
  // Promises of one match all come true or none: ten of them are worth one.
  Rng rng(5);
  const auto wide_with = [&](std::size_t promises_a_match) {
    std::vector<Played> matches;
    for (int k = 0; k < 400; ++k)
      matches.push_back(
          match_of(rng.below(2) ? Seat::p1 : Seat::p2, std::vector<Promise>(promises_a_match, {Seat::p1, 0.55})));
    const stats::Interval came = calibration_of(matches, 2)->tenths[5].came;
    return came.high - came.low;
  };
  EXPECT_NEAR(wide_with(1), 2 * 1.96 * 0.5 / 20, 0.002);
  EXPECT_NEAR(wide_with(10), 2 * 1.96 * 0.5 / 20, 0.002);
}

TEST(Calibration, OfNothingThereIsNone) {
  EXPECT_FALSE(calibration_of({}, 2));
  EXPECT_FALSE(calibration_of({match_of(Seat::p1, {})}, 2));
}

TEST(Calibration, SharedVictoriesCountInParts) {
  Played shared = match_of(Seat::p1, {{Seat::p1, 0.5}, {Seat::p2, 0.5}});
  shared.result.winners |= Seat::p2;
  EXPECT_DOUBLE_EQ(calibration_of({shared}, 2)->tenths[5].came.value, 0.5);
}

TEST(Calibration, OnlyMatchesThatAreExplainedHavePromises) {
  const GamePtr game = make_game({"three-little-pigs", 2, {}, {}}).value();
  const auto strong = make_bot("strong", game).value();
  const std::vector<Bot*> bots = {strong.get(), strong.get()};
  EXPECT_TRUE(play_match(game, bots, 1).promises.empty());
  EXPECT_FALSE(play_match(game, bots, 1, {.explain = true}).promises.empty());
}

}  // namespace
}  // namespace sounder::bots
