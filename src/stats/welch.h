// Two independent samples after Welch and Satterthwaite, for their interval and their test.
#pragma once

#include <algorithm>
#include <cmath>

#include "stats/intervals.h"

namespace sounder::stats {

struct Welch {
  double difference = 0;  // of the means, b less a
  double error = 0;       // its standard error
  double freedom = 0;     // degrees of freedom; 0 if nothing varied

  Welch(const Sample& a, const Sample& b) {
    if (a.n < 2 || b.n < 2) return;
    difference = b.sum / b.n - a.sum / a.n;
    const double of_a = variance_of_mean(a);
    const double of_b = variance_of_mean(b);
    error = std::sqrt(of_a + of_b);
    if (error > 0) freedom = (of_a + of_b) * (of_a + of_b) / (of_a * of_a / (a.n - 1) + of_b * of_b / (b.n - 1));
  }

 private:
  static double variance_of_mean(const Sample& s) {
    return std::max(0.0, (s.squares - s.sum * s.sum / s.n) / (s.n - 1) / s.n);
  }
};

}  // namespace sounder::stats
