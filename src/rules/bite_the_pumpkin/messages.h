// Everything Bite the Pumpkin can say, and with what; the sentences are in content/bite-the-pumpkin/words/.
#pragma once

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bite_the_pumpkin::messages {

using namespace place;

// What can be in the way on a cell.
enum class Piece : std::uint8_t { tree, pig, pumpkin, broccoli };
inline constexpr std::array<std::string_view, 4> piece_names = {"tree", "pig", "pumpkin", "broccoli"};

inline constexpr Terms<Vegetable> vegetables = {{"vegetable", vegetable_names}};
inline constexpr Terms<Direction> directions = {{"direction", direction_names}};
inline constexpr Terms<Piece> pieces = {{"piece", piece_names}};

inline constexpr auto herd = say("role.herd");
inline constexpr auto farmer = say("role.farmer");
inline constexpr auto pumpkin_farmer = say("role.pumpkins");
inline constexpr auto broccoli_farmer = say("role.broccoli");

// `quiet`: there are cells away from vegetables, and only they are open (BP-5). `apart`: there is another vegetable to
// keep away from (BP-6).
inline constexpr auto ask_pig = say("ask.pig", number("nth"), number("pigs"), flag("quiet"));
inline constexpr auto ask_plant = say("ask.plant", vegetables("vegetable"), flag("apart"));
inline constexpr auto ask_bite = say("ask.bite");
inline constexpr auto ask_run = say("ask.run");

inline constexpr auto pig = say("move.pig", text("cell"));
inline constexpr auto plant = say("move.plant", vegetables("vegetable"), text("cell"));
inline constexpr auto run = say("move.run", directions("direction"));
inline constexpr auto bite = say("move.bite", many(message("bites")));
// One of the bites of a move: which pig eats what on which cell.
inline constexpr auto one_bite = say("bite.one", text("pig"), vegetables("vegetable"), text("food"));

// What the rules do without asking, in the order in which it happens.
inline constexpr auto pig_placed = say("told.pig", text("cell"));
inline constexpr auto planted = say("told.planted", seat("who"), vegetables("vegetable"), text("cell"));
inline constexpr auto passed = say("told.passed", seat("who"), vegetables("vegetable"));
inline constexpr auto eaten = say("told.eaten", vegetables("vegetable"), many(text("cells")));
inline constexpr auto all_lie = say("told.all_lie");
inline constexpr auto out = say("told.out", seat("who"), vegetables("vegetable"), number("left"));
inline constexpr auto home = say("told.home", seat("who"), vegetables("vegetable"));
inline constexpr auto stalled = say("told.stalled", number("rounds"));

// Something else is asked.
inline constexpr auto not_your_turn = say("refuse.turn");
inline constexpr auto asked_pig = say("refuse.asked_pig");
inline constexpr auto asked_plant = say("refuse.asked_plant");
inline constexpr auto asked_bite = say("refuse.asked_bite");
inline constexpr auto asked_run = say("refuse.asked_run");
inline constexpr auto no_pass = say("refuse.pass");
// Placing and planting.
inline constexpr auto no_cell = say("refuse.no_cell", text("example"));
inline constexpr auto taken = say("refuse.taken", pieces("piece"), text("cell"));
inline constexpr auto near_food = say("refuse.near_food", text("cell"), many(text("cells")));
inline constexpr auto beside_other =
    say("refuse.beside_other", vegetables("vegetable"), text("cell"), many(text("cells")));
// Running and biting.
inline constexpr auto no_direction = say("refuse.no_direction");
inline constexpr auto no_bite = say("refuse.no_bite", text("word"));
inline constexpr auto no_pig = say("refuse.no_pig", text("cell"));
inline constexpr auto no_food = say("refuse.no_food", text("cell"));
inline constexpr auto out_of_reach = say("refuse.out_of_reach", text("pig"), text("food"));
inline constexpr auto eaten_once = say("refuse.eaten_once", text("cell"));
inline constexpr auto full = say("refuse.full", vegetables("vegetable"), text("pig"));
inline constexpr auto must_eat = say("refuse.must_eat", text("pig"), many(text("cells")));
inline constexpr auto one_at_a_time = say("refuse.one_at_a_time");

inline constexpr auto vocabulary =
    all_of(herd, farmer, pumpkin_farmer, broccoli_farmer, ask_pig, ask_plant, ask_bite, ask_run, pig, plant, run, bite,
           one_bite, pig_placed, planted, passed, eaten, all_lie, out, home, stalled, not_your_turn, asked_pig,
           asked_plant, asked_bite, asked_run, no_pass, no_cell, taken, near_food, beside_other, no_direction, no_bite,
           no_pig, no_food, out_of_reach, eaten_once, full, must_eat, one_at_a_time);

}  // namespace sounder::bite_the_pumpkin::messages
