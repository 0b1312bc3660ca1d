// Ratings: against matches whose odds we know.
#include "bots/ratings.h"

#include <gtest/gtest.h>

#include <cmath>

#include "rules/rng.h"

namespace sounder::bots {
namespace {

MatchRanks match(int first, int second, int winner) {
  MatchRanks standing{{first, second}, {}};
  standing.ranks = {static_cast<std::uint8_t>(winner == 0 ? 1 : 2), static_cast<std::uint8_t>(winner == 1 ? 1 : 2)};
  if (winner < 0) standing.ranks = {1, 1};
  return standing;
}

// Three wins in four from either seat, and the match that two players share beside: 400 times the logarithm of the
// odds.
TEST(Ratings, three_wins_in_four_are_190_points_and_the_seats_make_no_difference) {
  std::vector<MatchRanks> matches;
  for (int i = 0; i < 100; ++i) {
    matches.push_back(match(0, 1, i % 4 == 0 ? 0 : 1));
    matches.push_back(match(1, 0, i % 4 == 0 ? 1 : 0));
  }
  const Ratings ratings = rate(matches, 2, 2);
  EXPECT_NEAR(ratings.players[1].value, 400 * std::log10(150.5 / 50.5), 0.1);
  EXPECT_NEAR(ratings.seats[1].value, 0, 0.1);
  // One player, one share of 200: the interval is that of the logarithm of its odds.
  EXPECT_NEAR(ratings.players[1].high - ratings.players[1].value,
              1.96 * 400 / std::log(10) / std::sqrt(200 * 0.75 * 0.25), 1);
}

TEST(Ratings, what_a_seat_is_worth_is_told_apart_from_who_sits_there) {
  std::vector<MatchRanks> matches;
  for (int i = 0; i < 100; ++i) {
    matches.push_back(match(0, 1, i % 4 == 0 ? 1 : 0));  // equal players, the first seat wins three in four
    matches.push_back(match(1, 0, i % 4 == 0 ? 1 : 0));
  }
  const Ratings ratings = rate(matches, 2, 2);
  EXPECT_NEAR(ratings.players[1].value, 0, 0.1);
  EXPECT_NEAR(ratings.seats[1].value, -190.85, 0.1);
}

TEST(Ratings, a_shared_victory_is_half_a_win) {
  std::vector<MatchRanks> matches(50, match(0, 1, -1));
  EXPECT_NEAR(rate(matches, 2, 2).players[1].value, 0, 0.1);
}

// The more matches, the higher the rating of one who wins them all; but the intervals never exclude each other.
TEST(Ratings, a_player_who_won_everything_has_a_finite_rating_and_a_wide_interval) {
  std::vector<stats::Interval> found;
  for (int n : {4, 20, 100}) {
    std::vector<MatchRanks> matches;
    for (int i = 0; i < n / 2; ++i) {
      matches.push_back(match(0, 1, 1));
      matches.push_back(match(1, 0, 0));
    }
    found.push_back(rate(matches, 2, 2).players[1]);
    EXPECT_NEAR(found.back().value, 400 * std::log10((n + 0.5) / 0.5), 1);
  }
  for (const stats::Interval& one : found)
    for (const stats::Interval& other : found) EXPECT_LE(one.low, other.high);
}

// Matches of four seats whose odds follow the model: 95 of 100 intervals hold the truth, though the pairs of a match
// hang together.
TEST(Ratings, intervals_hold_the_truth_as_often_as_they_say) {
  constexpr int trials = 400;
  const double truth = 0.6;  // in natural logarithms of the odds
  int held = 0;
  for (int trial = 0; trial < trials; ++trial) {
    Rng rng(42, static_cast<std::uint64_t>(trial));
    std::vector<MatchRanks> matches;
    for (int i = 0; i < 120; ++i) {
      MatchRanks standing{{0, 0, 0, 0}, {}};
      standing.players[static_cast<std::size_t>(i % 4)] = 1;
      // Plackett and Luce: places are drawn one after the other by strength; any two seats then compare as Bradley and
      // Terry say.
      std::array<double, 4> strength{};
      for (std::size_t s = 0; s < 4; ++s) strength[s] = standing.players[s] ? std::exp(truth) : 1;
      for (std::uint8_t place = 1; place <= 4; ++place) {
        double sum = 0;
        for (double one : strength) sum += one;
        double ticket = sum * static_cast<double>(rng.next() >> 11) / 9007199254740992.0;
        std::size_t seat = 0;
        while (strength[seat] == 0 || (ticket >= strength[seat] && seat < 3)) ticket -= strength[seat++];
        standing.ranks[seat] = place;
        strength[seat] = 0;
      }
      matches.push_back(standing);
    }
    const stats::Interval rating = rate(matches, 2, 4).players[1];
    const double points = truth * 400 / std::log(10);
    held += rating.low <= points && points <= rating.high;
  }
  EXPECT_GE(held, trials * 0.91);
  EXPECT_LE(held, trials * 0.98);
}

}  // namespace
}  // namespace sounder::bots
