// Why a bot would make a move of Bite the Pumpkin; the sentences are in content/bite-the-pumpkin/words/*.why.json.
#pragma once

#include "bots/difference.h"
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

// Against the next best move (difference.h). Of a planting before the herd's turn: how many of the farmer's vegetables
// the herd can bite, how many pigs the best run can bring beside food, and how many runs can bring one beside the cell.
inline constexpr auto more_bitable = difference("why.rather_bitable");
inline constexpr auto blocks =
    say("why.rather_blocks", number("here"), number("there"), directions("direction"), message("other"));
inline constexpr auto runs_beside = difference("why.rather_runs");
// Of a bite: vegetables eaten, pigs that a run can then bring beside food. Of a run: vegetables that the herd could
// bite where it then stands, pigs beside food.
inline constexpr auto more_eaten = difference("why.rather_eaten");
inline constexpr auto run_after = difference("why.rather_run_after");
inline constexpr auto to_bite = difference("why.rather_to_bite");
inline constexpr auto fed = difference("why.rather_fed");
// Of a pig that is placed: vegetables that it reaches with one run, pigs on its rank or file.
inline constexpr auto pig_reaches = difference("why.rather_reaches");
inline constexpr auto pig_shares = difference("why.rather_shares");

// What a proof says.
inline constexpr auto wins = say("why.wins", message("reason"));
inline constexpr auto wins_alone = say("why.wins_alone");
inline constexpr auto loses = say("why.loses");

inline constexpr auto vocabulary =
    all_of(first_pig, pig, plant_beside, plant_safe, plant_behind_runs, bite, run, more_bitable, blocks, runs_beside,
           more_eaten, run_after, to_bite, fed, pig_reaches, pig_shares, wins, wins_alone, loses);

}  // namespace sounder::bots::pumpkin::messages
