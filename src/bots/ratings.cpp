#include "bots/ratings.h"

#include <algorithm>
#include <cmath>

namespace sounder::bots {
namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

// The inverse of a small symmetric positive definite matrix, by Gauss-Jordan elimination.
Matrix inverse(Matrix m) {
  const std::size_t n = m.size();
  Matrix out(n, Vector(n, 0.0));
  for (std::size_t i = 0; i < n; ++i) out[i][i] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = m[i][i];
    for (std::size_t k = 0; k < n; ++k) {
      m[i][k] /= pivot;
      out[i][k] /= pivot;
    }
    for (std::size_t j = 0; j < n; ++j) {
      if (j == i) continue;
      const double factor = m[j][i];
      for (std::size_t k = 0; k < n; ++k) {
        m[j][k] -= factor * m[i][k];
        out[j][k] -= factor * out[i][k];
      }
    }
  }
  return out;
}

// The parameters of the model: every player but the first, every seat but the first.
struct Model {
  int players;
  int seats;
  std::size_t size() const { return static_cast<std::size_t>(players + seats - 2); }

  // Adds `weight` to the sums for this player in this seat.
  void add(Vector& v, int player, int seat, double weight) const {
    if (player > 0) v[player - 1] += weight;
    if (seat > 0) v[players - 2 + seat] += weight;
  }
};

double product(const Vector& a, const Vector& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

}  // namespace

Ratings rate(const std::vector<MatchRanks>& matches, int players, int seats) {
  const Model model{players, seats};
  const std::size_t n = model.size();
  constexpr double tiny = 1e-6;  // keeps the system solvable if a seat or a player was never compared
  Vector strength(n, 0.0);
  Matrix covariance;

  // A prior of one shared match for every two players who met: no rating is infinite, and the interval of a player who
  // won every match shows how little is known.
  std::vector<Vector> shared;
  for (int a = 0; a < players; ++a)
    for (int b = a + 1; b < players; ++b) {
      const auto met = [&](const MatchRanks& match) {
        return std::count(match.players.begin(), match.players.end(), a) > 0 &&
               std::count(match.players.begin(), match.players.end(), b) > 0;
      };
      if (std::none_of(matches.begin(), matches.end(), met)) continue;
      Vector difference(n, 0.0);
      model.add(difference, a, 0, 1);
      model.add(difference, b, 0, -1);
      shared.push_back(difference);
    }

  for (int round = 0; round < 100; ++round) {
    Vector slope(n, 0.0);
    Matrix curvature(n, Vector(n, 0.0));
    Matrix spread(n, Vector(n, 0.0));
    for (std::size_t i = 0; i < n; ++i) {
      slope[i] = -tiny * strength[i];
      curvature[i][i] = tiny;
    }
    const auto compare = [&](const Vector& difference, double won, Vector& pull) {
      const double expected = 1 / (1 + std::exp(-product(difference, strength)));
      for (std::size_t i = 0; i < n; ++i) {
        pull[i] += (won - expected) * difference[i];
        for (std::size_t j = 0; j < n; ++j)
          curvature[i][j] += expected * (1 - expected) * difference[i] * difference[j];
      }
    };
    const auto count_match = [&](const Vector& pull) {
      for (std::size_t i = 0; i < n; ++i) {
        slope[i] += pull[i];
        for (std::size_t j = 0; j < n; ++j) spread[i][j] += pull[i] * pull[j];
      }
    };
    for (const Vector& difference : shared) {
      Vector pull(n, 0.0);
      compare(difference, 0.5, pull);
      count_match(pull);
    }
    for (const MatchRanks& match : matches) {
      Vector pull(n, 0.0);
      for (int a = 0; a < seats; ++a)
        for (int b = a + 1; b < seats; ++b) {
          Vector difference(n, 0.0);
          model.add(difference, match.players[a], a, 1);
          model.add(difference, match.players[b], b, -1);
          const int rank_a = match.ranks[a];
          const int rank_b = match.ranks[b];
          compare(difference, rank_a == rank_b ? 0.5 : rank_a < rank_b ? 1 : 0, pull);
        }
      count_match(pull);
    }
    const Matrix inverted = inverse(curvature);
    double moved = 0;
    for (std::size_t i = 0; i < n; ++i) {
      const double step = std::min(1.0, std::max(-1.0, product(inverted[i], slope)));
      strength[i] += step;
      moved += std::abs(step);
    }
    if (moved > 1e-9 && round < 99) continue;
    // The sandwich estimator: the spread of the estimate if the matches were drawn again. If nearly all matches ended
    // alike it is too small; the larger of it and the model's own variance counts.
    covariance = inverted;
    for (std::size_t i = 0; i < n; ++i) {
      double scatter = 0;
      for (std::size_t j = 0; j < n; ++j)
        for (std::size_t k = 0; k < n; ++k) scatter += inverted[i][j] * spread[j][k] * inverted[k][i];
      covariance[i][i] = std::max(inverted[i][i], scatter);
    }
    break;
  }
  const double points = 400 / std::log(10.0);
  const auto measured = [&](std::size_t i) {
    const double half = stats::normal_95 * std::sqrt(covariance[i][i]);
    return stats::Interval{points * strength[i], points * (strength[i] - half), points * (strength[i] + half)};
  };
  Ratings ratings{{{0, 0, 0}}, {{0, 0, 0}}};
  for (int i = 1; i < players; ++i) ratings.players.push_back(measured(static_cast<std::size_t>(i - 1)));
  for (int i = 1; i < seats; ++i) ratings.seats.push_back(measured(static_cast<std::size_t>(players - 2 + i)));
  return ratings;
}

}  // namespace sounder::bots
