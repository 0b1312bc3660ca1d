// Every test of significance against SciPy or published values.
#include "stats/significance.h"

#include <gtest/gtest.h>

#include <cmath>

#include "rules/rng.h"

namespace sounder::stats {
namespace {

// SciPy 1.17.1, scipy.stats.chisquare.
TEST(Significance, even_shares_are_tested_by_chi_square) {
  EXPECT_NEAR(chance_of_even_shares({70, 52, 61, 49, 68}, 300), 0.211945584372718, 1e-12);
  EXPECT_NEAR(chance_of_even_shares({180, 120}, 300), 0.0005320055051392492, 1e-12);
  EXPECT_EQ(chance_of_even_shares({}, 0), 1);
}

// SciPy 1.17.1: scipy.stats.multinomial.pmf summed over all counts with as large a chi-square; of two seats,
// scipy.stats.binomtest(7, 8).
TEST(Significance, few_matches_are_tested_exactly) {
  EXPECT_NEAR(chance_of_even_shares({8, 1, 3}, 12), 0.048451286219918836, 1e-12);
  EXPECT_NEAR(chance_of_even_shares({5, 0, 1, 2}, 8), 0.09509277343750011, 1e-12);
  EXPECT_NEAR(chance_of_even_shares({7, 1}, 8), 0.0703125, 1e-12);
  EXPECT_NEAR(chance_of_even_shares({1, 0, 0, 0, 0, 0}, 1), 1, 1e-12);
}

// statsmodels 0.15.0, proportions_ztest(74, 300, value=0.2, prop_var=0.2).
TEST(Significance, a_share_is_tested_by_the_test_of_wilsons_interval) {
  EXPECT_NEAR(chance_of_share(74, 300, 0.2), 0.043308142810791976, 1e-12);
  EXPECT_EQ(chance_of_share(0, 0, 0.2), 1);
  for (int won = 40; won < 80; ++won)
    EXPECT_EQ(chance_of_share(won, 300, 0.2) < 0.05, !share(won, 300).contains(0.2)) << won;
}

// statsmodels 0.15.0, proportions_ztest([56, 48], [70, 80]).
TEST(Significance, two_shares_are_tested_by_the_pooled_test) {
  EXPECT_NEAR(chance_of_difference(56, 70, 48, 80), 0.00804508136819656, 1e-12);
}

// 56 of 70 against 48 of 80: z = 2.6518, so 0.0080 (pooled, two-sided; by hand: pooled share 104/150).
TEST(Significance, the_chance_of_a_difference_is_that_of_the_pooled_test) {
  const double pooled = 104.0 / 150;
  const double z = (56.0 / 70 - 48.0 / 80) / std::sqrt(pooled * (1 - pooled) * (1 / 70.0 + 1 / 80.0));
  EXPECT_NEAR(chance_of_difference(56, 70, 48, 80), std::erfc(z / std::sqrt(2)), 1e-12);
  EXPECT_EQ(chance_of_difference(0, 10, 0, 10), 1);
}

// The same fifteen comparisons; statsmodels 0.15.0, multipletests(method="holm"): the first three.
TEST(Significance, holm_lets_fewer_stand) {
  const std::vector<double> chances = {0.0459, 0.0001, 0.3240, 0.0004, 0.4262, 0.0019, 0.5719, 0.0095,
                                       0.6528, 0.0201, 0.7590, 0.0278, 1.0000, 0.0298, 0.0344};
  const std::vector<bool> found = holm(chances);
  for (std::size_t i = 0; i < chances.size(); ++i) EXPECT_EQ(found[i], chances[i] < 0.002) << chances[i];
  EXPECT_TRUE(holm({}).empty());
}

// Benjamini and Hochberg (1995), section 4.1: of fifteen comparisons the first four stand.
TEST(Significance, many_comparisons_are_corrected_as_published) {
  const std::vector<double> chances = {0.0459, 0.0001, 0.3240, 0.0004, 0.4262, 0.0019, 0.5719, 0.0095,
                                       0.6528, 0.0201, 0.7590, 0.0278, 1.0000, 0.0298, 0.0344};
  const std::vector<bool> found = discoveries(chances);
  for (std::size_t i = 0; i < chances.size(); ++i) EXPECT_EQ(found[i], chances[i] < 0.01) << chances[i];
  EXPECT_TRUE(discoveries({}).empty());
}

// SciPy 1.17.1: the non-centrality at which scipy.stats.ncx2 exceeds the critical value in 80 of 100 cases.
TEST(Significance, what_would_have_shown_has_80_percent_power) {
  EXPECT_NEAR(edge_of_seat_shown(300, 5), 0.07978399451086145, 1e-9);
  EXPECT_NEAR(edge_of_seat_shown(2000, 2), 0.03132263660143851, 1e-9);
  EXPECT_NEAR(edge_of_seat_shown(300, 5, 2), 0.08660651603354062, 1e-9);
  EXPECT_NEAR(edge_of_seat_shown(10'000, 4, 2), 0.015557415383141803, 1e-9);
  EXPECT_NEAR(edge_shown(300, 0.2), 0.06469983919340797, 1e-12);
  EXPECT_NEAR(edge_shown(2000, 0.5, 2), 0.034469255767271834, 1e-12);
}

// One seat of five has just that edge: the test finds it in about 80 of 100 runs.
TEST(Significance, the_edge_that_would_have_shown_shows_in_80_of_100_runs) {
  constexpr int n = 1000;
  constexpr int runs = 1000;
  const double edge = edge_of_seat_shown(n, 5);
  int found = 0;
  for (int run = 0; run < runs; ++run) {
    Rng rng(17, static_cast<std::uint64_t>(run));
    std::vector<double> won(5);
    for (int i = 0; i < n; ++i) {
      const bool first = rng.below(100'000) < static_cast<std::uint32_t>(100'000 * (0.2 + edge));
      ++won[first ? 0 : 1 + rng.below(4)];
    }
    found += chance_of_even_shares(won, n) < significance;
  }
  EXPECT_GE(found, 0.76 * runs);
  EXPECT_LE(found, 0.84 * runs);
}

}  // namespace
}  // namespace sounder::stats
