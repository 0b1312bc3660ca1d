// The headline: no false alarms on an even game, no sentence that contradicts its own interval, and no story told by a
// wrong judge.
#include "lab/fairness.h"

#include <gtest/gtest.h>

#include "lab/luck.h"
#include "lab/sections.h"
#include "lab/words.h"
#include "rules/rng.h"

namespace sounder::lab {
namespace {

RunLine line_of_seats(std::size_t seats) {
  CaseLine one{"game", "game", "Game", {}, {}, {}, {}, {}};
  one.roles.resize(seats);
  one.bots.resize(seats, "random");
  RunLine line;
  line.cases = {one};
  return line;
}

CaseSummary summary_of(const Tally& tally) {
  Findings found;
  found.tallies = {tally};
  return summary(line_of_seats(tally.seats.size()), found).cases[0];
}

std::string headline(const Tally& tally) { return summary_of(tally).words[0]; }

// A run of which only winners are known, each seat as likely as the others; who decides first is drawn, too.
Tally even_run(std::uint64_t seed, std::uint32_t seats, std::uint64_t matches) {
  Rng rng(seed);
  Tally tally;
  tally.matches = matches;
  tally.seats.resize(seats);
  for (std::uint64_t i = 0; i < matches; ++i) {
    const std::uint32_t winner = rng.below(seats);
    const std::uint32_t first = rng.below(seats);
    tally.seats[winner].wins += whole_win;
    ++tally.seats[first].decided_first;
    tally.first_wins += winner == first ? whole_win : 0;
  }
  return tally;
}

bool alarm(const Tally& tally) {
  const Fairness found = fairness_of(tally);
  const std::string words = headline(tally);
  const bool told = words.find("not even") != std::string::npos || words.find("order of play") != std::string::npos;
  EXPECT_EQ(told, found.seats_uneven || found.order_uneven) << words;
  return told;
}

// The bound: 5 of 100 runs.
TEST(LabFairness, an_even_game_of_five_seats_is_called_uneven_in_at_most_5_of_100_runs) {
  constexpr int runs = 400;
  int alarms = 0;
  for (std::uint64_t seed = 1; seed <= runs; ++seed) alarms += alarm(even_run(seed, 5, 300));
  RecordProperty("alarms", alarms);
  EXPECT_LE(alarms, runs / 20);
}

// Sums of five-seat runs at many lengths, with seeds of their own: the rate is that of the tests, not of lucky seeds.
TEST(LabFairness, false_alarms_come_as_often_as_the_test_says) {
  constexpr int runs = 4000;
  int alarms = 0;
  for (std::uint64_t seed = 1; seed <= runs; ++seed) {
    const Fairness found =
        fairness_of(even_run(1'000'000 + seed, static_cast<std::uint32_t>(2 + seed % 5), 20 + 40 * (seed % 11)));
    alarms += found.seats_uneven || found.order_uneven;
  }
  EXPECT_GE(alarms, 0.02 * runs);
  EXPECT_LE(alarms, 0.045 * runs);
}

// A seat is only named if its interval, as it is printed, misses the even share.
TEST(LabFairness, no_sentence_contradicts_its_own_interval) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Tally tally = even_run(seed, 5, 300);
    const std::uint64_t moved = 10 * whole_win;  // a small edge, so that many runs are close to the border
    if (tally.seats[1].wins < moved) continue;
    tally.seats[0].wins += moved;
    tally.seats[1].wins -= moved;
    const CaseSummary one = summary_of(tally);
    for (const SeatSummary& seat : one.seats) {
      EXPECT_TRUE(!seat.uneven || shown_apart(seat.win, 0.2)) << one.words[0];
      const bool named = one.words[0].find(name_of(seat.seat) + " wins") != std::string::npos;
      EXPECT_EQ(named, seat.uneven) << one.words[0];
    }
  }
  EXPECT_FALSE(shown_apart({0.246, 0.20004, 0.297}, 0.2)) << "printed as 20.0-29.7";
  EXPECT_TRUE(shown_apart({0.246, 0.2006, 0.297}, 0.2));
}

Tally two_seats(std::uint64_t wins_of_p1, std::uint64_t wins_of_first, std::uint64_t first_is_p1) {
  Tally tally;
  tally.matches = 1000;
  tally.seats.resize(2);
  tally.seats[0].wins = wins_of_p1 * whole_win;
  tally.seats[1].wins = (1000 - wins_of_p1) * whole_win;
  tally.first_wins = wins_of_first * whole_win;
  tally.seats[0].decided_first = first_is_p1;
  tally.seats[1].decided_first = 1000 - first_is_p1;
  return tally;
}

TEST(LabFairness, the_edge_of_going_first_is_in_the_headline) {
  EXPECT_EQ(
      headline(two_seats(503, 605, 498)),
      "No seat can be told from its even share of 50.0 % (all seats tested together, p = 0.85); a seat that is off "
      "by about 5.0 points would have shown in 80 of 100 such runs. The order of play matters: who decides first "
      "wins 60.5 % (57.4-63.5), where an even share is 50.0 % (p < 0.001).");
}

TEST(LabFairness, where_the_same_seat_always_begins_the_order_is_no_question_of_its_own) {
  const Fairness found = fairness_of(two_seats(540, 540, 1000));
  EXPECT_EQ(found.always_first, Seat::p1);
  EXPECT_FALSE(found.order_uneven);
  EXPECT_EQ(
      headline(two_seats(540, 540, 1000)),
      "The seats are not even: p1 wins 54.0 % (50.9-57.1) and p2 wins 46.0 % (42.9-49.1), where an even share is "
      "50.0 % (all seats tested together, p = 0.011). p1 decides first in every match, so that its seat and going "
      "first can't be told apart.");
}

TEST(LabFairness, few_matches_show_nothing_and_say_so) {
  const Tally tally = even_run(1, 2, 4);
  EXPECT_NE(headline(tally).find("so few matches can't show any edge reliably"), std::string::npos) << headline(tally);
}

// ---- The judge ----

// 400 matches of two seats; p1 won `won` of them, and the judge gave it these chances on average.
Tally judged(std::uint64_t won, std::array<double, 3> promised) {
  Tally tally = two_seats(won * 5 / 2, 500, 500);
  tally.course_matches = tally.judged_matches = 400;
  tally.luck_matches = 400;
  tally.luckier_won = 250;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    SeatTally& sums = tally.seats[seat];
    const std::uint64_t wins = seat == 0 ? won : 400 - won;
    sums.judged_wins = wins * whole_win;
    for (std::size_t moment = 0; moment < 3; ++moment) {
      const double chance = seat == 0 ? promised[moment] : 1 - promised[moment];
      sums.judged[moment].promised = static_cast<std::uint64_t>(400 * chance * judge_whole);
      const double lost = static_cast<double>(400 - wins);
      const double squares = static_cast<double>(wins) * (1 - chance) * (1 - chance) + lost * chance * chance;
      sums.judged[moment].error_squares = static_cast<std::uint64_t>(squares * judge_whole * judge_whole);
    }
  }
  return tally;
}

TEST(LabJudge, a_wrong_judge_tells_no_story) {
  const CaseSummary one = summary_of(judged(387, {0.25, 0.28, 0.49}));  // the herd of Bite the Pumpkin
  EXPECT_TRUE(one.judge->wrong);
  EXPECT_EQ(one.course_matches, 0u);
  EXPECT_EQ(one.luck_matches, 0u);
  EXPECT_EQ(
      one.words[1],
      "How matches went is left out (lead changes, comebacks, win curves, luck): the bots' estimate of who is ahead "
      "is wrong here. At the first turn it gave p1 25.0 % on average, and p1 won 96.8 %.");
}

TEST(LabJudge, a_judge_within_five_points_of_its_interval_is_believed) {
  const CaseSummary one = summary_of(judged(200, {0.5, 0.56, 0.5}));
  EXPECT_FALSE(one.judge->wrong);
  EXPECT_EQ(one.course_matches, 400u);
  EXPECT_EQ(one.luck_matches, 400u);
  EXPECT_FALSE(judge_of(judged(200, {0.5, 0.5, 0.59}))->wrong) << "9 points, 5 of them within the interval";
  EXPECT_TRUE(judge_of(judged(200, {0.5, 0.5, 0.61}))->wrong);
}

TEST(LabJudge, a_run_of_an_earlier_version_says_that_its_judge_was_not_checked) {
  Tally tally = judged(200, {0.5, 0.5, 0.5});
  tally.judged_matches = 0;
  const CaseSummary one = summary_of(tally);
  EXPECT_EQ(one.course_matches, 0u);
  EXPECT_NE(one.words[1].find("earlier version"), std::string::npos);
}

// ---- Luck ----

TEST(LabLuck, is_shown_only_where_its_mean_is_zero_and_where_it_helps) {
  Tally tally = judged(200, {0.5, 0.5, 0.5});
  tally.seats[0].luck = 400 * 3;  // 0.3 points, each match 10 points up or down
  tally.seats[1].luck = -400 * 3;
  for (SeatTally& seat : tally.seats) seat.luck_squares = seat.luck_products = 400 * 100 * 100;
  tally.luckier_won = 200;
  ASSERT_TRUE(luck_of(tally));
  EXPECT_NEAR(luck_of(tally)->seats[0].deviation, 0.1, 1e-12);
  tally.luckier_won = 230;
  ASSERT_TRUE(luck_of(tally));
  tally.luckier_won = 160;  // 40 %: no luck that helps
  EXPECT_FALSE(luck_of(tally));
  EXPECT_EQ(
      summary_of(tally).words.at(2),
      "Luck is left out: the estimates of single draws can't be believed, since the mean luck of some seat is not "
      "zero, or the seat that chance helped most wins less than its share.");
  tally.luckier_won = 230;
  tally.seats[0].luck = 400 * 30;
  EXPECT_FALSE(luck_of(tally));
  EXPECT_NE(summary_of(tally).words.at(2).find("Luck is left out"), std::string::npos);
}

}  // namespace
}  // namespace sounder::lab
