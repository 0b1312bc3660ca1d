#include "lab/luck.h"

#include <algorithm>
#include <cmath>

#include "lab/judge.h"

namespace sounder::lab {
namespace {

LuckSummary luck_of(const SeatTally& seat, double n, double seats) {
  constexpr double whole = 1000;
  const Interval luck =
      mean(n, static_cast<double>(seat.luck) / whole, static_cast<double>(seat.luck_squares) / (whole * whole), seats);
  return {luck, std::sqrt(std::max(0.0, static_cast<double>(seat.luck_products) / n)) / whole};
}

}  // namespace

std::optional<Luck> luck_of(const Tally& tally) {
  const auto judge = judge_of(tally);
  if (tally.luck_matches == 0 || !judge || judge->wrong) return {};
  const auto n = static_cast<double>(tally.luck_matches);
  Luck luck;
  for (const SeatTally& seat : tally.seats) {
    luck.seats.push_back(luck_of(seat, n, static_cast<double>(tally.seats.size())));
    luck.any |= seat.luck_squares > 0;
    if (!luck.seats.back().mean.contains(0)) return {};
  }
  luck.luckier_won = share(static_cast<double>(tally.luckier_won), n);
  if (luck.any && luck.luckier_won.high < 1 / static_cast<double>(tally.seats.size())) return {};
  return luck;
}

}  // namespace sounder::lab
