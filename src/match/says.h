// Why a text is no step of a match, whatever the game: in the shell's catalogue.
#pragma once

#include "rules/say.h"

namespace sounder::match_says {
using namespace place;

inline constexpr auto over = say("refuse.over");
inline constexpr auto not_to_move = say("refuse.not_to_move", seat("who"));
inline constexpr auto name_a_seat = say("refuse.name_a_seat", many(text("names")));

inline constexpr auto vocabulary = all_of(over, not_to_move, name_a_seat);

}  // namespace sounder::match_says
