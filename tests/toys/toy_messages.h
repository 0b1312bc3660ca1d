// What a toy says that has nothing to say.
#pragma once

#include "rules/game.h"

namespace sounder::toys::toy_messages {
using namespace place;

inline constexpr auto ask = say("ask.toy");
inline constexpr auto move = say("move.toy", number("what"));
inline constexpr auto a_toy = say("refuse.toy");

inline constexpr auto vocabulary = all_of(ask, move, a_toy);

}  // namespace sounder::toys::toy_messages
