// All reasons that bots of The Three Little Pigs can give. The sentences are in
// content/three-little-pigs/words/*.why.json.
#pragma once

#include "bots/difference.h"
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

// Against the next best move (difference.h). Dice: how many times in 100 they pay for the goal of the better move after
// one roll, and how many times the wolf comes.
inline constexpr auto pays =
    say("why.rather_pays", many(message("goal")), number("here"), number("there"), message("other"));
inline constexpr auto less_wolf = difference("why.rather_wolf");
// Purchases: the most points that the turn can still score, the most that the tiles of all own houses can be worth
// under roofs, and the points that a visit of the wolf would cost on average.
inline constexpr auto scores = difference("why.rather_scores");
inline constexpr auto builds = difference("why.rather_builds");
inline constexpr auto safer = difference_in_tenths("why.rather_safer");
// The wolf's target: points that the owner loses on average, tiles' points that are gone on average, the owner's
// points.
inline constexpr auto costs_more = difference_in_tenths("why.rather_costs");
inline constexpr auto takes_more = difference_in_tenths("why.rather_takes");
inline constexpr auto leader = difference("why.rather_leader");

inline constexpr auto vocabulary =
    all_of(a_tile, keeps, rolls_all, enough, too_risky, completes, starts, grows, and_last, and_end, ends, waits,
           roofed_target, open_target, pays, less_wolf, scores, builds, safer, costs_more, takes_more, leader);

}  // namespace sounder::bots::three_little_pigs::messages
