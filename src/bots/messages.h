// Reasons that any bot can give from its numbers alone. Reasons of one game are in src/bots/<game>/messages.h.
#pragma once

#include "rules/message.h"

namespace sounder::bots::messages {
using namespace place;

// Shares of the victory in percent. `other` is the second-best move.
inline constexpr auto promises = say("why.promises", number("percent"));
inline constexpr auto as_much = say("why.as_much", number("percent"), message("other"));
inline constexpr auto less_tried = say("why.less_tried", number("percent"), message("other"), number("more"));
inline constexpr auto ahead = say("why.ahead", number("percent"), message("other"), number("less"));

inline constexpr auto vocabulary = all_of(promises, as_much, less_tried, ahead);

}  // namespace sounder::bots::messages
