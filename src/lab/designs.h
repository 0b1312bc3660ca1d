// Cases for common questions: the effect of skill, and the loss of a side without one kind of move.
#pragma once

#include "lab/experiment.h"

namespace sounder::lab {

// Every bot against the next weaker one; `bots` are from weak to strong. The stronger takes every seat once, the others
// are all the weaker.
std::vector<Case> skill_cases(const GamePtr& game, const std::vector<std::string>& bots);

// Kinds of move that seats made in the first matches of an experiment with one case, the most common first.
struct KindMet {
  std::string kind;
  std::vector<Seat> seats;  // the seat that made it; of several with the same role and bot, the first
};
constexpr std::uint32_t matches_to_meet = 40;
std::vector<KindMet> kinds_met(const Experiment& experiment);

// The first case, and the same case with one seat that may not make one of these kinds of move. Without names: the most
// common ones.
constexpr std::size_t most_restrictions = 30;
Expected<std::vector<Case>> restricted_cases(const Experiment& experiment, const std::vector<std::string>& kinds);

}  // namespace sounder::lab
