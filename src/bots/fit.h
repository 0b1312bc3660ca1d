// The opponent that matches a person, `bot:fit`: its level follows the person's results in a game, and is one of the
// levels that are offered there. web/src/match/fit.ts has the same rule; tests/bots/fit.json has cases for both.
#pragma once

#include <span>
#include <string>

namespace sounder::bots {

// `bot:fit` is known to `sounder play` and to the app; a record has the level that was met.
constexpr std::string_view fit_name = "fit";

struct Fit {
  std::string level;
  int streak = 0;  // wins in a row since the level last could move; losses are negative

  friend bool operator==(const Fit&, const Fit&) = default;
};

// The level that the person meets where `offered` are the levels, from weak to strong.
std::string level_met(const Fit& fit, std::span<const std::string> offered);

// Three wins in a row lead one level up, three losses one down. A shared victory is a win.
Fit after_match(Fit fit, bool won, std::span<const std::string> offered);

}  // namespace sounder::bots
