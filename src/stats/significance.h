// Tests: p-values, corrections for many of them, and what a test would have shown. Every method is tested against SciPy
// or a published value (tests/stats/).
#pragma once

#include <vector>

#include "stats/intervals.h"

namespace sounder::stats {

constexpr double significance = 1 - confidence;
constexpr double power = 0.8;  // what "would have shown" means: in 80 of 100 such runs

// ---- p-values: the chance of a finding at least this large if there is nothing. All are two-sided ----

// A share against a known one (the score test, whose interval is Wilson's).
double chance_of_share(double won, double n, double truth);
// All shares of n trials against even ones: Pearson's chi-square; with fewer than five expected victories per seat the
// exact multinomial distribution of the same statistic. Shared victories count in parts, which makes it cautious.
double chance_of_even_shares(const std::vector<double>& won, double n);
// Two shares of independent trials against each other (pooled).
double chance_of_difference(double won_a, double n_a, double won_b, double n_b);
// A mean difference of pairs, by the method of `paired_difference`.
double chance_of_paired_difference(double n, double sum, double squares);
// Two means of independent samples (Welch's t).
double chance_of_difference_of_means(const Sample& a, const Sample& b);

// ---- Many tests ----

// Which tests are significant if, over all of them, one is wrong in at most 5 of 100 runs (Holm).
std::vector<bool> holm(const std::vector<double>& chances, double wrong = significance);
// Which are significant if at most 5 of 100 of those found are wrong (Benjamini and Hochberg).
std::vector<bool> discoveries(const std::vector<double>& chances, double wrong = significance);

// ---- What would have shown in 80 of 100 runs, if this many tests are corrected together ----

// By how much one seat's share is off, the others being off evenly, for `chance_of_even_shares`.
double edge_of_seat_shown(double n, int seats, double tests = 1);
// By how much a share differs from this one.
double edge_shown(double n, double share, double tests = 1);
// A difference whose 95 % interval has this half width.
double difference_shown(double half_width, double tests = 1);

}  // namespace sounder::stats
