// Everything My Game can say; the sentences are in content/my-game/words/.
#pragma once

#include "rules/my_game/my_game.h"

namespace sounder::my_game::messages {

using namespace place;

inline constexpr auto player = say("role.player");
inline constexpr auto ask = say("ask.take", number("left"));
inline constexpr auto take = say("move.take", number("stones"));
inline constexpr auto last = say("told.last", seat("who"));
inline constexpr auto expected = say("refuse.expected", number("most"));

inline constexpr auto vocabulary = all_of(player, ask, take, last, expected);

}  // namespace sounder::my_game::messages
