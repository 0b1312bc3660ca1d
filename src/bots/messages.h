// Reasons that any bot can give from its numbers alone. Reasons of one game are in src/bots/<game>/messages.h.
#pragma once

#include "rules/message.h"

namespace sounder::bots::messages {
using namespace place;

// Shares of the victory in percent. `other` is the second move.
inline constexpr auto promises = say("why.promises", number("percent"));
inline constexpr auto as_much = say("why.as_much", number("percent"), message("other"));
inline constexpr auto ahead = say("why.ahead", number("percent"), message("other"), number("less"));
// How often in 100 the bot makes the first of several choices that it draws.
inline constexpr auto drawn = say("why.drawn", number("percent"));
// The first `many` moves differ by at most one point.
inline constexpr auto alike = say("why.alike", number("many"));
inline constexpr auto and_alike = say("why.and_alike", message("reason"), number("many"));

inline constexpr auto vocabulary = all_of(promises, as_much, ahead, drawn, alike, and_alike);

}  // namespace sounder::bots::messages
