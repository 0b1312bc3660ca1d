// All reasons that bots of Wild Pigs Will Attack! can give. The sentences are in content/wild-pigs/words/*.why.json.
#pragma once

#include "bots/difference.h"
#include "rules/wild_pigs/messages.h"

namespace sounder::wild_pigs::why {
using namespace place;

// Amounts of anything, inside of a reason.
inline constexpr auto n_wounds = say("amount.wounds", number("n"));
inline constexpr auto n_cubes = say("amount.any_cubes", number("n"));
inline constexpr auto n_tokens = say("amount.any_tokens", number("n"));

// `calms`: the move prevents one attack at the end of this turn.
inline constexpr auto fight = say("why.fight", messages::pig, number("vp"), many(message("gains")), flag("calms"));
inline constexpr auto threshold = say("why.threshold", number("threshold"), messages::threshold_name,
                                      many(message("brings")), many(message("spares")));

inline constexpr auto stance = say("why.stance", many(message("income")));
inline constexpr auto stance_fewer =
    say("why.stance_fewer", many(message("income")), number("attacks"), number("before"));
inline constexpr auto stance_as_many = say("why.stance_as_many", many(message("income")));
inline constexpr auto stance_calm = say("why.stance_calm", many(message("income")));

inline constexpr auto upgrade = say("why.upgrade", messages::upgrade, number("vp"));
inline constexpr auto upgrade_income = say("why.upgrade_income", messages::upgrade, number("vp"), number("cubes"));
inline constexpr auto upgrade_discount = say("why.upgrade_discount", messages::upgrade, number("vp"), number("n"));
inline constexpr auto upgrade_mass = say("why.upgrade_mass", messages::upgrade, number("vp"), number("n"));
inline constexpr auto upgrade_forge = say("why.upgrade_forge", messages::upgrade, number("vp"));
inline constexpr auto upgrade_split = say("why.upgrade_split", messages::upgrade, number("vp"));
inline constexpr auto upgrade_on_kill =
    say("why.upgrade_on_kill", messages::upgrade, number("vp"), many(message("gains")));
inline constexpr auto weapon = say("why.weapon", messages::weapon, many(message("off")), number("uses"), flag("reach"));
inline constexpr auto extend = say("why.extend", messages::wares("ware"), number("slots"), number("taken"));

// `held`: the amount the seat has after the move.
inline constexpr auto in_reach = say("why.in_reach", messages::pig, many(message("held")));
inline constexpr auto for_later = say("why.for_later", many(message("held")));
inline constexpr auto spares_weapons = say("why.spares_weapons");
inline constexpr auto weapons_save = say("why.weapons_save", number("cubes"));
inline constexpr auto leaves = say("why.leaves", many(message("held")));
inline constexpr auto keeps = say("why.keeps", many(message("held")));
inline constexpr auto keeps_calm = say("why.keeps_calm", many(message("held")));

// Against the next best move (bots/difference.h): victory points that the move brings, wounds by penalties that it
// spares, wounds and attacking boars at the end of the turn, boars in front that the hand then pays for, cubes a turn
// of a stance, cubes until the end of an upgrade, what a weapon takes off in all its fights, cubes that weapons save,
// cubes and tokens that are left.
inline constexpr auto more_vp = bots::difference("why.rather_vp");
inline constexpr auto spares_more = bots::difference("why.rather_spares");
inline constexpr auto fewer_wounds = bots::difference("why.rather_wounds");
inline constexpr auto fewer_attacks = bots::difference("why.rather_attacks");
inline constexpr auto more_in_reach = bots::difference("why.rather_in_reach");
inline constexpr auto more_cubes = bots::difference("why.rather_cubes");
inline constexpr auto takes_more_off = bots::difference("why.rather_off");
inline constexpr auto saves_more = bots::difference("why.rather_saves");
inline constexpr auto leaves_more = bots::difference("why.rather_leaves");

inline constexpr auto vocabulary =
    all_of(n_wounds, n_cubes, n_tokens, fight, threshold, stance, stance_fewer, stance_as_many, stance_calm, upgrade,
           upgrade_income, upgrade_discount, upgrade_mass, upgrade_forge, upgrade_split, upgrade_on_kill, weapon,
           extend, in_reach, for_later, spares_weapons, weapons_save, leaves, keeps, keeps_calm, more_vp, spares_more,
           fewer_wounds, fewer_attacks, more_in_reach, more_cubes, takes_more_off, saves_more, leaves_more);

}  // namespace sounder::wild_pigs::why
