#include "bots/fit.h"

#include <algorithm>
#include <cstdlib>

namespace sounder::bots {
namespace {

constexpr int moves_after = 3;  // wins or losses in a row

std::ptrdiff_t index_met(const Fit& fit, std::span<const std::string> offered) {
  const auto found = std::find(offered.begin(), offered.end(), fit.level);
  return found == offered.end() ? std::ssize(offered) - 1 : found - offered.begin();
}

}  // namespace

std::string level_met(const Fit& fit, std::span<const std::string> offered) {
  return offered[static_cast<std::size_t>(index_met(fit, offered))];
}

Fit after_match(Fit fit, bool won, std::span<const std::string> offered) {
  fit.streak = won ? std::max(fit.streak, 0) + 1 : std::min(fit.streak, 0) - 1;
  if (std::abs(fit.streak) < moves_after) return fit;
  fit.streak = 0;
  const std::ptrdiff_t next = index_met(fit, offered) + (won ? 1 : -1);
  if (next >= 0 && next < std::ssize(offered)) fit.level = offered[static_cast<std::size_t>(next)];
  return fit;
}

}  // namespace sounder::bots
