// Every formula of the lab against published values.
#include "lab/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "rules/rng.h"

namespace sounder::lab {
namespace {

// Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
TEST(Statistics, shares_have_wilsons_interval) {
  struct Row {
    double won, n, low, high;
  };
  for (const Row& row :
       {Row{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0.0000, 0.1611}, {1, 29, 0.0061, 0.1718}}) {
    const Interval found = share(row.won, row.n);
    EXPECT_NEAR(found.low, row.low, 5e-5) << row.won << " of " << row.n;
    EXPECT_NEAR(found.high, row.high, 5e-5) << row.won << " of " << row.n;
  }
  EXPECT_EQ(share(0, 0).high, 1);
}

// Newcombe (1998), "Interval estimation for the difference between independent proportions", table II, method 10.
TEST(Statistics, differences_of_shares_have_newcombes_interval) {
  const Interval one = difference(share(56, 70), share(48, 80));
  EXPECT_NEAR(one.low, 0.0524, 5e-5);
  EXPECT_NEAR(one.high, 0.3339, 5e-5);
  const Interval other = difference(share(9, 10), share(3, 10));
  EXPECT_NEAR(other.low, 0.1705, 5e-5);
  EXPECT_NEAR(other.high, 0.8090, 5e-5);
}

// Student (1908): hours of sleep gained by ten patients, second drug less first.
TEST(Statistics, means_have_students_interval) {
  double sum = 0;
  double squares = 0;
  for (double hours : {1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4}) {
    sum += hours;
    squares += hours * hours;
  }
  const Interval gained = mean(10, sum, squares);
  EXPECT_NEAR(gained.value, 1.58, 1e-9);
  EXPECT_NEAR(gained.low, 0.7001142, 1e-6);
  EXPECT_NEAR(gained.high, 2.4598858, 1e-6);
}

// Benjamini and Hochberg (1995), section 4.1: of fifteen comparisons the first four stand.
TEST(Statistics, many_comparisons_are_corrected_as_published) {
  const std::vector<double> chances = {0.0459, 0.0001, 0.3240, 0.0004, 0.4262, 0.0019, 0.5719, 0.0095,
                                       0.6528, 0.0201, 0.7590, 0.0278, 1.0000, 0.0298, 0.0344};
  const std::vector<bool> found = discoveries(chances);
  for (std::size_t i = 0; i < chances.size(); ++i) EXPECT_EQ(found[i], chances[i] < 0.01) << chances[i];
  EXPECT_TRUE(discoveries({}).empty());
}

// 56 of 70 against 48 of 80: z = 2.6518, so 0.0080 (pooled, two-sided; by hand: pooled share 104/150).
TEST(Statistics, the_chance_of_a_difference_is_that_of_the_pooled_test) {
  const double pooled = 104.0 / 150;
  const double z = (56.0 / 70 - 48.0 / 80) / std::sqrt(pooled * (1 - pooled) * (1 / 70.0 + 1 / 80.0));
  EXPECT_NEAR(chance_of_difference(56, 70, 48, 80), std::erfc(z / std::sqrt(2)), 1e-12);
  EXPECT_EQ(chance_of_difference(0, 10, 0, 10), 1);
}

TEST(Statistics, spreads_and_quantiles_of_histograms) {
  const Histogram dice = {{1, 1}, {2, 1}, {3, 2}, {6, 1}};
  const Spread s = spread(dice);
  EXPECT_EQ(s.n, 5u);
  EXPECT_DOUBLE_EQ(s.mean, 3);
  EXPECT_DOUBLE_EQ(s.deviation, std::sqrt(14.0 / 4));
  EXPECT_EQ(quantile(dice, 0.5), 3);
  EXPECT_EQ(quantile(dice, 0.1), 1);
  EXPECT_EQ(quantile(dice, 1), 6);
}

// Approval of a prime minister in two surveys of the same 1,600 people (Agresti, Categorical Data Analysis,
// table 10.1): 150 changed from yes to no, 86 from no to yes. Published for the plain Wald interval: -0.04, from -0.06
// to -0.02; by hand with one more pair each way (Bonett and Price 2012): centre -64/1602, error sqrt((238/1602 -
// (64/1602)^2)/1602).
TEST(Statistics, differences_of_pairs_have_the_adjusted_interval) {
  const Interval found = paired_difference(1600, 86 - 150, 86 + 150);
  EXPECT_DOUBLE_EQ(found.value, -0.04);
  EXPECT_NEAR(found.low, -0.06, 0.005);
  EXPECT_NEAR(found.high, -0.02, 0.005);
  const double centre = -64.0 / 1602;
  const double error = std::sqrt((238.0 / 1602 - centre * centre) / 1602);
  EXPECT_NEAR(found.low, centre - 1.959964 * error, 1e-7);
  EXPECT_NEAR(found.high, centre + 1.959964 * error, 1e-7);
  EXPECT_NEAR(chance_of_paired_difference(1600, 86 - 150, 86 + 150), std::erfc(-centre / error / std::sqrt(2)), 1e-12);
}

TEST(Statistics, pairs_that_never_differed_are_not_certainty) {
  const Interval found = paired_difference(100, 0, 0);
  EXPECT_EQ(found.value, 0);
  EXPECT_GT(found.high, 0.02);  // 3 in 100 could still differ
  EXPECT_EQ(chance_of_paired_difference(100, 0, 0), 1);
  EXPECT_EQ(paired_difference(0, 0, 0).high, 1);
}

// Both win when the dice are good: what is common to both cancels out.
TEST(Statistics, pairs_that_go_together_have_a_narrower_interval_than_samples_that_do_not) {
  Rng rng(3);
  int a = 0;
  int b = 0;
  int unlike = 0;
  constexpr int n = 1000;
  for (int i = 0; i < n; ++i) {
    const bool luck = rng.below(2) == 0;
    const bool first = luck != (rng.below(10) == 0);
    const bool second = luck != (rng.below(10) == 0);
    a += first;
    b += second;
    unlike += first != second;
  }
  EXPECT_LT(paired_difference(n, a - b, unlike).half_width(), 0.7 * difference(share(a, n), share(b, n)).half_width());
}

double chance_of(int won, int n, double truth) {
  return std::exp(std::lgamma(n + 1) - std::lgamma(won + 1) - std::lgamma(n - won + 1) + won * std::log(truth) +
                  (n - won) * std::log(1 - truth));
}

double held_by_wilson(int n, double truth) {
  double held = 0;
  for (int won = 0; won <= n; ++won)
    if (share(won, n).contains(truth)) held += chance_of(won, n, truth);
  return held;
}

// An exact sum over all outcomes. Counts are whole, so that no interval can hold the truth in 95.000 of 100 runs; from
// 300 matches on, with the odds that seats have, it is 94 to 96.
TEST(Statistics, shares_intervals_hold_the_truth_as_often_as_they_say) {
  for (int n : {300, 1000, 2000, 5000})
    for (double truth : {0.1, 0.2, 0.25, 1.0 / 3, 0.4, 0.45, 0.5, 0.52, 0.6, 0.75, 0.9}) {
      EXPECT_GE(held_by_wilson(n, truth), 0.94) << n << " matches, " << truth;
      EXPECT_LE(held_by_wilson(n, truth), 0.96) << n << " matches, " << truth;
    }
}

// With few matches or odds near none it holds on the whole, not for each of the odds: between the steps of whole counts
// it swings.
TEST(Statistics, shares_intervals_of_few_matches_hold_the_truth_on_the_whole) {
  for (int n : {30, 50, 100}) {
    double sum = 0;
    constexpr int steps = 181;
    for (int i = 0; i < steps; ++i) {
      const double held = held_by_wilson(n, 0.05 + 0.9 * i / (steps - 1));
      EXPECT_GE(held, 0.90) << n << " matches";
      sum += held;
    }
    EXPECT_GE(sum / steps, 0.94) << n << " matches";
    EXPECT_LE(sum / steps, 0.96) << n << " matches";
  }
}

// The same for pairs: both sides win, one does, or neither, drawn by known odds.
TEST(Statistics, intervals_of_pairs_hold_the_truth_as_often_as_they_say) {
  struct Odds {
    double more, less;  // pairs in which the second won and the first did not, and the other way round
  };
  for (const Odds& odds : {Odds{0.25, 0.25}, {0.1, 0.05}, {0.05, 0.05}, {0.4, 0.3}}) {
    constexpr int n = 400;
    double held = 0;
    for (int more = 0; more <= n; ++more) {
      const double first = chance_of(more, n, odds.more);
      if (first < 1e-12) continue;
      for (int less = 0; less <= n - more; ++less)
        if (paired_difference(n, more - less, more + less).contains(odds.more - odds.less))
          held += first * chance_of(less, n - more, odds.less / (1 - odds.more));
    }
    EXPECT_GE(held, 0.94) << odds.more << " " << odds.less;
    EXPECT_LE(held, 0.96) << odds.more << " " << odds.less;
  }
}

// Two equal sides, looked at after every pair: a common interval calls a difference far too often, this one does not.
TEST(Statistics, looking_all_the_time_does_not_find_differences_that_are_not_there) {
  constexpr int trials = 300;
  int common = 0;
  int patient = 0;
  for (int trial = 0; trial < trials; ++trial) {
    Rng rng(7, static_cast<std::uint64_t>(trial));
    int a = 0;
    int b = 0;
    int unlike = 0;
    bool common_called = false;
    bool patient_called = false;
    for (int n = 1; n <= 2000; ++n) {
      const int heads = static_cast<int>(rng.below(2));
      const int tails = static_cast<int>(rng.below(2));
      a += heads;
      b += tails;
      unlike += heads != tails;
      if (n < 20) continue;
      common_called |= !difference(share(a, n), share(b, n)).contains(0);
      patient_called |= !difference_at_any_time(n, a - b, unlike).contains(0);
    }
    common += common_called;
    patient += patient_called;
  }
  EXPECT_GT(common, trials / 5);
  EXPECT_LE(patient, trials / 20);
}

// Same dice for both can make matches alike or opposite: looking all the time is safe with either.
TEST(Statistics, looking_all_the_time_is_safe_with_pairs_that_belong_together) {
  for (const int apart : {2, 50, 100}) {  // of 100 pairs so many differ
    constexpr int trials = 300;
    int called = 0;
    for (int trial = 0; trial < trials; ++trial) {
      Rng rng(11, static_cast<std::uint64_t>(1000 * apart + trial));
      int sum = 0;
      int unlike = 0;
      bool wrong = false;
      for (int n = 1; n <= 2000; ++n) {
        if (static_cast<int>(rng.below(100)) < apart) {
          sum += rng.below(2) ? 1 : -1;
          ++unlike;
        }
        wrong |= n >= 100 && !difference_at_any_time(n, sum, unlike).contains(0);
      }
      called += wrong;
    }
    EXPECT_LE(called, trials / 20) << apart;
  }
}

TEST(Statistics, looking_all_the_time_finds_a_difference_that_is_there) {
  Rng rng(9);
  int a = 0;
  int b = 0;
  int unlike = 0;
  int n = 0;
  do {
    ++n;
    const bool first = rng.below(100) < 60;
    const bool second = rng.below(100) < 50;
    a += first;
    b += second;
    unlike += first != second;
  } while (n < 20'000 && difference_at_any_time(n, a - b, unlike).contains(0));
  EXPECT_LT(n, 5'000);
  EXPECT_GT(a, b);
}

}  // namespace
}  // namespace sounder::lab
