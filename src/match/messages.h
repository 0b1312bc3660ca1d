// Messages of a match, for any game: reasons, and events beside moves. In the shell's catalogue.
#pragma once

#include "rules/message.h"

namespace sounder::match_messages {
using namespace place;

// Why a text is no legal step.
inline constexpr auto over = say("refuse.over");
inline constexpr auto not_to_move = say("refuse.not_to_move", seat("who"));
inline constexpr auto name_a_seat = say("refuse.name_a_seat", many(text("names")));
inline constexpr auto no_chance = say("refuse.no_chance");

// Why moves can't be taken back.
inline constexpr auto nothing_to_take_back = say("refuse.nothing_to_take_back");
inline constexpr auto became_known = say("refuse.became_known");
inline constexpr auto must_agree = say("refuse.must_agree", many(seat("who")));
inline constexpr auto only_as_practice = say("refuse.only_as_practice");
inline constexpr auto no_taking_back = say("refuse.no_taking_back");

inline constexpr auto taken_back = say("told.taken_back", seat("who"));
inline constexpr auto practice_begins = say("told.practice_begins", seat("who"));
inline constexpr auto sat_down = say("told.sat_down", seat("who"), text("player"));
inline constexpr auto is_back = say("told.is_back", seat("who"));

inline constexpr auto vocabulary =
    all_of(over, not_to_move, name_a_seat, no_chance, nothing_to_take_back, became_known, must_agree, only_as_practice,
           no_taking_back, taken_back, practice_begins, sat_down, is_back);

}  // namespace sounder::match_messages
