// Why a bot would make a move of Bite the Pumpkin; the sentences are in content/bite-the-pumpkin/words/*.why.json.
#pragma once

#include "rules/bite_the_pumpkin/messages.h"

namespace sounder::bots::pumpkin::messages {

using namespace place;
using bite_the_pumpkin::messages::directions;

// How many pigs already stand on its rank or file, and how many vegetables it can stop beside with one run.
inline constexpr auto first_pig = say("why.pig_first");
inline constexpr auto pig = say("why.pig", number("sharing"), number("reached"));

// Of `planted` vegetables, this one among them, the herd could bite `bitable` as it stands.
inline constexpr auto plant_beside = say("why.plant_beside", number("bitable"), number("planted"));
inline constexpr auto plant_safe = say("why.plant_safe", number("bitable"), number("planted"));
inline constexpr auto plant_behind_runs =
    say("why.plant_runs", many(directions("runs")), number("bitable"), number("planted"));

inline constexpr auto bite = say("why.bite", number("eaten"), number("left"), number("standing"));
inline constexpr auto run = say("why.run", number("pigs"), number("reached"), number("food"));

// What a proof says.
inline constexpr auto wins = say("why.wins", message("reason"));
inline constexpr auto wins_alone = say("why.wins_alone");
inline constexpr auto loses = say("why.loses");

inline constexpr auto vocabulary =
    all_of(first_pig, pig, plant_beside, plant_safe, plant_behind_runs, bite, run, wins, wins_alone, loses);

}  // namespace sounder::bots::pumpkin::messages
