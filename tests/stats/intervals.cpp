// Every interval against SciPy or published values, and how often they hold the truth.
#include "stats/intervals.h"

#include <gtest/gtest.h>

#include <cmath>

#include "rules/rng.h"
#include "stats/significance.h"

namespace sounder::stats {
namespace {

// Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
TEST(Intervals, shares_have_wilsons_interval) {
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
TEST(Intervals, differences_of_shares_have_newcombes_interval) {
  const Interval one = difference(share(56, 70), share(48, 80));
  EXPECT_NEAR(one.low, 0.0524, 5e-5);
  EXPECT_NEAR(one.high, 0.3339, 5e-5);
  const Interval other = difference(share(9, 10), share(3, 10));
  EXPECT_NEAR(other.low, 0.1705, 5e-5);
  EXPECT_NEAR(other.high, 0.8090, 5e-5);
}

// SciPy 1.17.1, scipy.stats.binomtest(won, n).proportion_ci(method="wilson"), to the last digit.
TEST(Intervals, shares_have_scipys_wilson_interval) {
  EXPECT_NEAR(share(81, 263).low, 0.2552885198782742, 1e-14);
  EXPECT_NEAR(share(81, 263).high, 0.36620957698280004, 1e-14);
  EXPECT_NEAR(share(7, 50).low, 0.06950833427016292, 1e-14);
  EXPECT_NEAR(share(7, 50).high, 0.26186193710585537, 1e-14);
  EXPECT_EQ(share(0, 20).low, 0);
  EXPECT_NEAR(share(0, 20).high, 0.16112515805281935, 1e-14);
}

// Six matches with 3, 5, 2, 4, 6 and 1 decisions. statsmodels 0.15.0, OLS on a constant with cov_type="cluster" and
// use_correction=False, and proportion_confint(method="wilson") for its effective number of cases.
TEST(Intervals, shares_of_clusters_have_the_sandwich_estimator) {
  Clusters sums;
  for (const auto& [cases, won] : {std::pair{3, 1}, {5, 4}, {2, 0}, {4, 4}, {6, 3}, {1, 1}}) sums.add(cases, won);
  const Interval plain = clustered_mean(sums);
  EXPECT_NEAR(plain.value, 0.61904762, 5e-9);
  EXPECT_NEAR(plain.low, 0.38922636, 5e-9);
  EXPECT_NEAR(plain.high, 0.84886888, 5e-9);
  const Interval found = clustered_share(sums);
  EXPECT_NEAR(found.low, 0.3883917576588691, 1e-12);
  EXPECT_NEAR(found.high, 0.8061356072389245, 1e-12);
}

// 55 expectations of 6 matches, and none came true: no certainty, and no more known than from 6 cases.
TEST(Intervals, clusters_that_are_all_alike_are_not_certainty) {
  Clusters sums;
  for (const int cases : {9, 9, 9, 9, 9, 10}) sums.add(cases, 0);
  EXPECT_EQ(clustered_share(sums).low, 0);
  EXPECT_NEAR(clustered_share(sums).high, 0.39033428790216546, 1e-14);  // proportion_confint(0, 6, method="wilson")
  EXPECT_EQ(clustered_share({}).high, 1);
}

// Student (1908): hours of sleep gained by ten patients, second drug less first.
TEST(Intervals, means_have_students_interval) {
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
  // SciPy 1.17.1, scipy.stats.t.interval(1 - 0.05 / 5, 9, ...): five intervals that hold together.
  EXPECT_NEAR(mean(10, sum, squares, 5).low, 0.31594811489517527, 1e-12);
  EXPECT_NEAR(mean(10, sum, squares, 5).high, 2.844051885104825, 1e-12);
}

// SciPy 1.17.1, scipy.stats.t.interval(0.95, 7, loc=5, scale=sem).
TEST(Intervals, means_of_values_have_it_too) {
  const Interval found = mean_of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_DOUBLE_EQ(found.value, 5);
  EXPECT_NEAR(found.low, 3.21251208176379, 1e-12);
  EXPECT_NEAR(found.high, 6.787487918236209, 1e-12);
  EXPECT_NEAR(mean_of({1e9 + 2, 1e9 + 4, 1e9 + 4, 1e9 + 4, 1e9 + 5, 1e9 + 5, 1e9 + 7, 1e9 + 9}).high,
              1e9 + 6.787487918236209, 1e-5);
  EXPECT_EQ(mean_of({}).value, 0);
}

Sample sample_of(const std::vector<double>& values) {
  Sample all;
  for (const double value : values) all = {all.n + 1, all.sum + value, all.squares + value * value};
  return all;
}

// Two sets of screws, the example of Welch's test in Wikipedia. SciPy 1.17.1, ttest_ind(b, a, equal_var=False).
TEST(Intervals, differences_of_means_have_welchs_interval) {
  const Sample a = sample_of({30.02, 29.99, 30.11, 29.97, 30.01, 29.99});
  const Sample b = sample_of({29.89, 29.93, 29.72, 29.98, 30.02, 29.98});
  const Interval found = difference_of_means(a, b);
  EXPECT_NEAR(found.value, -0.095, 1e-12);
  EXPECT_NEAR(found.low, -0.20956908964604493, 1e-9);
  EXPECT_NEAR(found.high, 0.01956908964604008, 1e-9);
  EXPECT_NEAR(chance_of_difference_of_means(a, b), 0.09077332428566112, 1e-9);
  EXPECT_EQ(chance_of_difference_of_means({5, 15, 45}, {5, 15, 45}), 1) << "nothing varied";
  EXPECT_EQ(chance_of_difference_of_means({5, 15, 45}, {5, 20, 80}), 0);
}

// Approval of a prime minister in two surveys of the same 1,600 people (Agresti, Categorical Data Analysis,
// table 10.1): 150 changed from yes to no, 86 from no to yes. Published for the plain Wald interval: -0.04, from -0.06
// to -0.02; by hand with one more pair each way (Bonett and Price 2012): centre -64/1602, error sqrt((238/1602 -
// (64/1602)^2)/1602).
TEST(Intervals, differences_of_pairs_have_the_adjusted_interval) {
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

TEST(Intervals, pairs_that_never_differed_are_not_certainty) {
  const Interval found = paired_difference(100, 0, 0);
  EXPECT_EQ(found.value, 0);
  EXPECT_GT(found.high, 0.02);  // 3 in 100 could still differ
  EXPECT_EQ(chance_of_paired_difference(100, 0, 0), 1);
  EXPECT_EQ(paired_difference(0, 0, 0).high, 1);
}

// Both win when the dice are good: what is common to both cancels out.
TEST(Intervals, pairs_that_go_together_have_a_narrower_interval_than_samples_that_do_not) {
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
TEST(Intervals, shares_intervals_hold_the_truth_as_often_as_they_say) {
  for (int n : {300, 1000, 2000, 5000})
    for (double truth : {0.1, 0.2, 0.25, 1.0 / 3, 0.4, 0.45, 0.5, 0.52, 0.6, 0.75, 0.9}) {
      EXPECT_GE(held_by_wilson(n, truth), 0.94) << n << " matches, " << truth;
      EXPECT_LE(held_by_wilson(n, truth), 0.96) << n << " matches, " << truth;
    }
}

// With few matches or odds near none it holds on the whole, not for each of the odds: between the steps of whole counts
// it swings.
TEST(Intervals, shares_intervals_of_few_matches_hold_the_truth_on_the_whole) {
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
TEST(Intervals, intervals_of_pairs_hold_the_truth_as_often_as_they_say) {
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

// Robbins (1970), "Statistical methods related to the law of the iterated logarithm": the shares p with
// p^won (1 - p)^lost >= 0.05 B(won + 1, lost + 1). SciPy 1.17.1, brentq on betaln.
TEST(Intervals, shares_at_any_time_have_robbins_mixture) {
  struct Row {
    double won, n, low, high;
  };
  for (const Row& row : {Row{208, 416, 0.41717633859948783, 0.5828236614005118},
                         {30, 400, 0.036754704164484564, 0.13115685856343426},
                         {150.5, 300, 0.4057076823137066, 0.5975432587490106},
                         {0, 20, 0, 0.2606713509376607}}) {
    const Interval found = share_at_any_time(row.won, row.n);
    EXPECT_NEAR(found.low, row.low, 1e-10) << row.won;
    EXPECT_NEAR(found.high, row.high, 1e-10) << row.won;
    EXPECT_EQ(found.value, row.won / row.n);
  }
  EXPECT_NEAR(share_at_any_time(20, 20).low, 1 - 0.2606713509376607, 1e-10);
  EXPECT_EQ(share_at_any_time(0, 0).high, 1);
}

// The normal mixture exp(S^2 / 2 v (n + 250)) sqrt(250 / (n + 250)) = 20. SciPy 1.17.1, brentq on its logarithm.
TEST(Intervals, differences_at_any_time_have_robbins_normal_mixture) {
  const Interval found = difference_at_any_time(1600, -64, 236);
  EXPECT_NEAR(found.low, -0.06906745943255672, 1e-10);
  EXPECT_NEAR(found.high, -0.010832665411388345, 1e-10);
  EXPECT_NEAR(difference_at_any_time(224, -34, 80).low, -0.2954851390201363, 1e-10);
}

// An even coin looked at after every toss: Wilson's interval misses the truth far too often, this one does not.
TEST(Intervals, looking_at_a_share_all_the_time_does_not_lose_the_truth) {
  constexpr int trials = 300;
  int common = 0;
  int patient = 0;
  for (int trial = 0; trial < trials; ++trial) {
    Rng rng(13, static_cast<std::uint64_t>(trial));
    int won = 0;
    bool common_missed = false;
    bool patient_missed = false;
    for (int n = 1; n <= 500; ++n) {
      won += static_cast<int>(rng.below(2));
      common_missed |= n >= 20 && !share(won, n).contains(0.5);
      patient_missed |= !share_at_any_time(won, n).contains(0.5);
    }
    common += common_missed;
    patient += patient_missed;
  }
  EXPECT_GT(common, trials / 5);
  EXPECT_LE(patient, trials / 20);
}

// Two equal sides, looked at after every pair: a common interval calls a difference far too often, this one does not.
TEST(Intervals, looking_all_the_time_does_not_find_differences_that_are_not_there) {
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
TEST(Intervals, looking_all_the_time_is_safe_with_pairs_that_belong_together) {
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

TEST(Intervals, looking_all_the_time_finds_a_difference_that_is_there) {
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
}  // namespace sounder::stats
