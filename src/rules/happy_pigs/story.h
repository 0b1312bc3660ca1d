// What a season card does, as messages.
#pragma once

#include "rules/happy_pigs/deck.h"
#include "rules/happy_pigs/messages.h"

namespace sounder::happy_pigs {

// At least one. Where prices change by different amounts there is one for each amount, the greatest first.
std::vector<Message> effects_of(const Card&);

}  // namespace sounder::happy_pigs
