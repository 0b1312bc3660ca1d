// What the doors say themselves, whatever the game: in the shell's catalogue, content/shell/words/.
#pragma once

#include <span>

#include "rules/say.h"

namespace sounder::words {

namespace says {
using namespace place;

inline constexpr auto chosen_in_secret = say("told.chosen_in_secret", seat("who"));
inline constexpr auto drawn_in_secret = say("told.drawn_in_secret");
inline constexpr auto vocabulary = all_of(chosen_in_secret, drawn_in_secret);
}  // namespace says

// The tables of all doors that speak: of the match, the bots and the terminal.
std::span<const Says* const> shell_vocabulary();

}  // namespace sounder::words
