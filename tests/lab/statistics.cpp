// Histograms in numbers. The intervals are tested in tests/stats/.
#include "lab/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace sounder::lab {
namespace {

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

}  // namespace
}  // namespace sounder::lab
