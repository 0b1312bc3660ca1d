// All reasons that bots of The Three Little Pigs can give. The sentences are in
// content/three-little-pigs/words/*.why.json.
#pragma once

#include "rules/three_little_pigs/messages.h"

namespace sounder::bots::three_little_pigs::messages {

using namespace sounder::place;
using sounder::three_little_pigs::messages::materials;
using sounder::three_little_pigs::messages::parts;

// Within sentences: "2 doors", "a straw door".
using sounder::three_little_pigs::messages::some_faces;
inline constexpr auto a_tile = say("some.tile", materials("material"), parts("part"));

// `wolf` is how many times in 100 the wolf comes.
inline constexpr auto keeps =
    say("why.keeps", many(message("kept")), number("rolled"), many(message("hope")), number("wolf"));
inline constexpr auto rolls_all = say("why.rolls_all", number("rolled"), many(message("hope")), number("wolf"));
inline constexpr auto enough = say("why.enough", many(message("tiles")), number("wolf"));
inline constexpr auto too_risky = say("why.too_risky", number("wolf"));

inline constexpr auto completes = say("why.completes", number("house"), number("points"));
inline constexpr auto starts = say("why.starts", number("points"), flag("pot"));
inline constexpr auto grows = say("why.grows", number("house"), number("points"), flag("pot"));
// A second sentence after the first.
inline constexpr auto and_last = say("why.and_last", message("first"), materials("material"), parts("part"));
inline constexpr auto and_end = say("why.and_end", message("first"), number("own"), number("other"));
inline constexpr auto ends = say("why.ends", number("own"), number("other"));
inline constexpr auto waits = say("why.waits", number("tiles"), number("own"), number("other"));

// The expected loss to the wind is `whole` points and `tenths` of one.
inline constexpr auto roofed_target =
    say("why.roofed_target", seat("victim"), number("house"), number("points"), number("whole"), number("tenths"));
inline constexpr auto open_target =
    say("why.open_target", seat("victim"), number("house"), number("points"), number("whole"), number("tenths"));

inline constexpr auto vocabulary = all_of(a_tile, keeps, rolls_all, enough, too_risky, completes, starts, grows,
                                          and_last, and_end, ends, waits, roofed_target, open_target);

}  // namespace sounder::bots::three_little_pigs::messages
