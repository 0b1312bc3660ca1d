// Amounts and cards as parts of messages: "2 red and 1 attack token", Pike.
#pragma once

#include <vector>

#include "rules/wild_pigs/messages.h"
#include "rules/wild_pigs/plans.h"
#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::wild_pigs {

using Amounts = std::vector<Message>;

Amounts amounts_of(const Cubes&);
Amounts amounts_of(const PerToken<std::uint8_t>&);
Amounts amounts_of(const Gains&);
Amounts wild_amounts(const PerColour<std::uint8_t>& by_colour);
// What is spent on a fight.
Amounts amounts_of(const FightPlan&);
// What is named when it is paid: tokens, and the colour of a Balanced payer's discount.
Amounts named_means(const FightPlan&, int open_discount);
// What a player has more of than before, wounds that are gone included.
Amounts amounts_gained(const PlayerState& before, const PlayerState& after);

CardName card_of(const Cards&, Era, const LanePig&);
CardName threshold_of(const Cards&, Era, int threshold);
std::vector<CardName> weapons_of(const Cards&, const PlayerState&, int set);
Message ware_of(const Cards&, Ware, int card);

}  // namespace sounder::wild_pigs
