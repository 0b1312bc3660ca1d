// Everything The Three Little Pigs can say, and with what. Its sentences stand in content/three-little-pigs/words/.
#pragma once

#include "rules/message.h"
#include "rules/three_little_pigs/dice.h"

namespace sounder::three_little_pigs::messages {

using namespace place;

inline constexpr Terms<Material> materials = {{"material", material_names}};
inline constexpr Terms<Part> parts = {{"part", part_names}};
inline constexpr Terms<Face> faces = {{"face", face_names}};
inline constexpr Terms<DieColour> colours = {{"colour", colour_names}};

inline constexpr auto little_pig = say("role.pig");

// Within sentences: "2 doors"; what a house loses, "its door", "2 windows", "its roof".
inline constexpr auto some_faces = say("some.faces", number("count"), faces("face"));
inline constexpr auto its_door = say("its.door");
inline constexpr auto its_windows = say("its.windows", number("count"));
inline constexpr auto its_roof = say("its.roof");

inline constexpr auto ask_dice = say("ask.dice", many(message("shown")), number("rolls"));
inline constexpr auto ask_tile = say("ask.tile", many(message("symbols")));
inline constexpr auto ask_second_tile = say("ask.second_tile", many(message("symbols")));
inline constexpr auto ask_house = say("ask.house");

// `house` is the number the house has or, started by this tile (`fresh`), will have.
inline constexpr auto reroll = say("move.reroll", many(number("dice")));
inline constexpr auto stop = say("move.stop");
inline constexpr auto buy =
    say("move.buy", materials("material"), parts("part"), flag("pot"), flag("fresh"), number("house"));
inline constexpr auto done = say("move.done");
inline constexpr auto blow = say("move.blow", seat("victim"), number("house"));

inline constexpr auto top = say("chance.top", materials("material"), parts("part"), flag("pot"));
inline constexpr auto first = say("chance.first", seat("who"));
inline constexpr auto roll = say("chance.roll", many(faces("dice")), many(message("shown")));
inline constexpr auto spin = say("chance.spin", materials("material"));

inline constexpr auto turned_up = say("told.turned_up", materials("material"), parts("part"), flag("pot"));
inline constexpr auto turn_begins = say("told.turn", seat("who"));
inline constexpr auto must_buy =
    say("told.must_buy", seat("who"), materials("material"), parts("part"), flag("fresh"), number("house"));
inline constexpr auto nothing_to_buy = say("told.nothing_to_buy", seat("who"));
inline constexpr auto completed = say("told.completed", seat("who"), number("house"));
inline constexpr auto first_of_one_material =
    say("told.first_of_one_material", seat("who"), materials("material"), number("points"));
inline constexpr auto sold_out = say("told.sold_out", materials("material"), parts("part"));
inline constexpr auto wolf_comes = say("told.wolf_comes");
inline constexpr auto nobody_to_blow_on = say("told.nobody_to_blow_on");
inline constexpr auto only_house = say("told.only_house", seat("victim"), number("house"));
inline constexpr auto spared = say("told.spared", seat("victim"), number("house"), materials("material"));
inline constexpr auto damaged = say("told.damaged", seat("victim"), number("house"), many(message("lost")));
inline constexpr auto blown_down = say("told.blown_down", seat("victim"), number("house"), many(message("lost")));
inline constexpr auto roof_falls = say("told.roof_falls", seat("victim"), number("house"), many(message("lost")));
inline constexpr auto stacks_empty = say("told.stacks_empty", number("stacks"));
inline constexpr auto last_turn = say("told.last_turn", number("turn"));
inline constexpr auto houses_decide = say("told.houses_decide");

// What is to be said or drawn now, where something else was.
inline constexpr auto now_top = say("refuse.now_top", text("tile"));
inline constexpr auto now_first = say("refuse.now_first");
inline constexpr auto now_roll = say("refuse.now_roll");
inline constexpr auto now_spin = say("refuse.now_spin");
inline constexpr auto now_dice = say("refuse.now_dice");
inline constexpr auto now_tile = say("refuse.now_tile");
inline constexpr auto now_second_tile = say("refuse.now_second_tile");
inline constexpr auto now_house = say("refuse.now_house");
inline constexpr auto match_over = say("refuse.match_over");
inline constexpr auto not_your_turn = say("refuse.not_your_turn");
inline constexpr auto dice_before_tiles = say("refuse.dice_before_tiles");
inline constexpr auto wolf_instead_of_tiles = say("refuse.wolf_instead_of_tiles");

inline constexpr auto no_face = say("refuse.no_face", number("die"), text("letter"));
inline constexpr auto kept_die = say("refuse.kept_die", number("die"), faces("face"));
inline constexpr auto face_not_on_die = say("refuse.face_not_on_die", number("die"), colours("colour"), faces("face"));
inline constexpr auto name_dice = say("refuse.name_dice");
inline constexpr auto no_die = say("refuse.no_die", text("word"), number("dice"));
inline constexpr auto dice_ascend = say("refuse.dice_ascend");
inline constexpr auto locked_die = say("refuse.locked_die", number("die"));
inline constexpr auto stack_empty = say("refuse.stack_empty", materials("material"), parts("part"));
inline constexpr auto same_tile = say("refuse.same_tile", materials("material"), parts("part"));
inline constexpr auto too_dear =
    say("refuse.too_dear", materials("material"), parts("part"), number("price"), number("symbols"), flag("second"));
inline constexpr auto roof_first = say("refuse.roof_first");
inline constexpr auto no_house = say("refuse.no_house", seat("who"), number("house"));
inline constexpr auto house_has_roof = say("refuse.house_has_roof", number("house"));
inline constexpr auto house_has_door = say("refuse.house_has_door", number("house"));
inline constexpr auto tile_is_duty = say("refuse.tile_is_duty");
inline constexpr auto no_seat = say("refuse.no_seat", text("word"));
inline constexpr auto own_house = say("refuse.own_house");

inline constexpr auto vocabulary = all_of(
    little_pig, some_faces, its_door, its_windows, its_roof, ask_dice, ask_tile, ask_second_tile, ask_house, reroll,
    stop, buy, done, blow, top, first, roll, spin, turned_up, turn_begins, must_buy, nothing_to_buy, completed,
    first_of_one_material, sold_out, wolf_comes, nobody_to_blow_on, only_house, spared, damaged, blown_down, roof_falls,
    stacks_empty, last_turn, houses_decide, now_top, now_first, now_roll, now_spin, now_dice, now_tile, now_second_tile,
    now_house, match_over, not_your_turn, dice_before_tiles, wolf_instead_of_tiles, no_face, kept_die, face_not_on_die,
    name_dice, no_die, dice_ascend, locked_die, stack_empty, same_tile, too_dear, roof_first, no_house, house_has_roof,
    house_has_door, tile_is_duty, no_seat, own_house);

}  // namespace sounder::three_little_pigs::messages
