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
  for (const Row& row : {Row{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0.0000, 0.1611}, {1, 29, 0.0061, 0.1718}}) {
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

// 95 of 100 intervals hold the truth: an exact sum over all outcomes, for shares as games have them.
TEST(Statistics, shares_intervals_hold_the_truth_as_often_as_they_say) {
  for (double truth : {0.5, 0.35, 0.2}) {
    constexpr int n = 1000;
    double held = 0;
    for (int won = 0; won <= n; ++won) {
      if (!share(won, n).contains(truth)) continue;
      held += std::exp(std::lgamma(n + 1) - std::lgamma(won + 1) - std::lgamma(n - won + 1) + won * std::log(truth) +
                       (n - won) * std::log(1 - truth));
    }
    EXPECT_GE(held, 0.94) << truth;
    EXPECT_LE(held, 0.96) << truth;
  }
}

// Two equal sides, looked at after every pair: the usual interval calls a difference far too often, this one does not.
TEST(Statistics, looking_all_the_time_does_not_find_differences_that_are_not_there) {
  constexpr int trials = 300;
  int usual = 0;
  int patient = 0;
  for (int trial = 0; trial < trials; ++trial) {
    Rng rng(7, static_cast<std::uint64_t>(trial));
    int a = 0;
    int b = 0;
    int unlike = 0;
    bool usual_called = false;
    bool patient_called = false;
    for (int n = 1; n <= 2000; ++n) {
      const int heads = static_cast<int>(rng.below(2));
      const int tails = static_cast<int>(rng.below(2));
      a += heads;
      b += tails;
      unlike += heads != tails;
      if (n < 20) continue;
      usual_called |= !difference(share(a, n), share(b, n)).contains(0);
      patient_called |= !difference_at_any_time(n, a - b, unlike).contains(0);
    }
    usual += usual_called;
    patient += patient_called;
  }
  EXPECT_GT(usual, trials / 5);
  EXPECT_LE(patient, trials / 20);
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
