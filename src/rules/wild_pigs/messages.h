// Everything this game can say, and with what. The words stand in content/wild-pigs/words/.
#pragma once

#include "rules/message.h"
#include "rules/wild_pigs/terms.h"

namespace sounder::wild_pigs::messages {
using namespace place;

inline constexpr Terms<Colour> colours = {{"colour", colour_names}};
inline constexpr Terms<Token> tokens = {{"token", token_names}};
inline constexpr Terms<Stance> stances = {{"stance", stance_names}};
inline constexpr Terms<Breed> breeds = {{"breed", breed_names}};
inline constexpr Terms<Era> eras = {{"era", era_names}};
inline constexpr Terms<Row> rows = {{"row", row_names}};
inline constexpr Terms<Ware> wares = {{"ware", ware_names}};

inline constexpr auto pig = card("pig", "threats");
inline constexpr auto upgrade = card("upgrade", "upgrades");
inline constexpr auto weapon = card("weapon", "weapons");
inline constexpr auto threshold_name = card("name", "bosses");

inline constexpr auto survivor = say("role.survivor");

// Amounts, inside of other messages: "2 red", "1 attack token", "1 wild as blue".
inline constexpr auto amount_cubes = say("amount.cubes", number("n"), colours("colour"));
inline constexpr auto amount_tokens = say("amount.tokens", number("n"), tokens("token"));
inline constexpr auto amount_wild = say("amount.wild", number("n"), colours("colour"));
inline constexpr auto amount_discount = say("amount.discount", number("n"), colours("colour"));
inline constexpr auto amount_free_stances = say("amount.free_stances", number("n"));
inline constexpr auto amount_vp = say("amount.vp", number("n"));
inline constexpr auto amount_healed = say("amount.healed", number("n"));
inline constexpr auto amount_slots = say("amount.slots", number("n"), wares("ware"));

// A card of either market.
inline constexpr auto ware_upgrade = say("ware.upgrade", upgrade);
inline constexpr auto ware_weapon = say("ware.weapon", weapon);

// What is asked.
inline constexpr auto ask_main = say("ask.main");
inline constexpr auto ask_main_or_end = say("ask.main_or_end");
inline constexpr auto ask_free = say("ask.free");
inline constexpr auto ask_boss = say("ask.boss");
inline constexpr auto ask_boss_main = say("ask.boss_main");
inline constexpr auto ask_weapons = say("ask.weapons", pig, number("lane"));
inline constexpr auto ask_weapons_threshold = say("ask.weapons_threshold", number("threshold"), threshold_name);
inline constexpr auto ask_payment = say("ask.payment", pig, number("lane"));
inline constexpr auto ask_payment_threshold = say("ask.payment_threshold", number("threshold"), threshold_name);
inline constexpr auto ask_lose_cubes = say("ask.lose_cubes", number("cubes"));
inline constexpr auto ask_lose_token = say("ask.lose_token");
inline constexpr auto ask_nothing = say("ask.nothing");
inline constexpr auto ask_over = say("ask.over");

// What a move is. A pig is the foremost of its lane or stands behind others (WP-27).
inline constexpr auto fight = say("move.fight", pig, number("lane"), rows("row"), flag("foremost"));
inline constexpr auto threshold = say("move.threshold", number("threshold"), threshold_name);
inline constexpr auto bare = say("move.bare");
inline constexpr auto with = say("move.with", many(card("weapons", "weapons")));
inline constexpr auto pay = say("move.pay", many(message("means")));
inline constexpr auto stance = say("move.stance", stances("stance"));
inline constexpr auto free_stance = say("move.free_stance", stances("stance"));
inline constexpr auto prepare = say("move.prepare", tokens("token"));
inline constexpr auto pass = say("move.pass");
inline constexpr auto buy_upgrade = say("move.buy_upgrade", upgrade, many(message("wild")));
inline constexpr auto buy_weapon = say("move.buy_weapon", weapon, many(message("wild")));
inline constexpr auto extend = say("move.extend", wares("ware"));
inline constexpr auto convert = say("move.convert", number("n"), colours("from"), colours("to"));
inline constexpr auto forge = say("move.forge", upgrade, tokens("token"));
inline constexpr auto split = say("move.split", upgrade, colours("colour"));
inline constexpr auto lose_cubes = say("move.lose_cubes", many(message("cubes")));
inline constexpr auto lose_token = say("move.lose_token", tokens("token"));
inline constexpr auto end = say("move.end");
inline constexpr auto wild_cube = say("move.wild_cube", colours("colour"));

// A fight or a threshold with all that is chosen for it, as one offer (WP-14).
inline constexpr auto plan_fight = say("plan.fight", pig, number("lane"), rows("row"), flag("foremost"),
                                       many(card("weapons", "weapons")), many(message("paid")));
inline constexpr auto plan_threshold =
    say("plan.threshold", number("threshold"), threshold_name, many(card("weapons", "weapons")), many(message("paid")));

// What was drawn.
inline constexpr auto drawn_breeds = say("chance.extra", many(breeds("breeds")));
inline constexpr auto drawn_threat = say("chance.threat", pig, number("lane"));
inline constexpr auto drawn_stock = say("chance.stock", message("ware"));
inline constexpr auto drawn_weapon = say("chance.free_weapon", seat("who"), weapon);
inline constexpr auto drawn_first = say("chance.first", seat("who"));

// What followed. Where a deck leaves chance no choice, its card comes without a draw.
inline constexpr auto told_threat = say("told.threat", pig, number("lane"));
inline constexpr auto told_stock = say("told.stock", message("ware"));
inline constexpr auto told_weapon = say("told.free_weapon", seat("who"), weapon);
inline constexpr auto told_round = say("told.round", eras("era"), number("round"), seat("who"));
inline constexpr auto told_night = say("told.night");
inline constexpr auto told_boss = say("told.boss", card("boss", "bosses"));
inline constexpr auto told_income = say("told.income", seat("who"), many(message("cubes")));
inline constexpr auto told_wild_token = say("told.wild_token", seat("who"));
inline constexpr auto told_paid = say("told.paid", seat("who"), many(message("paid")));
inline constexpr auto told_defeated = say("told.defeated", seat("who"), pig, number("vp"), many(message("gains")));
inline constexpr auto told_used_up = say("told.used_up", weapon);
inline constexpr auto told_threshold =
    say("told.threshold", seat("who"), number("threshold"), threshold_name, many(message("gains")));
inline constexpr auto told_unpaid = say("told.unpaid", seat("who"), number("threshold"), threshold_name);
inline constexpr auto told_enraged = say("told.enraged", pig, number("lane"));
inline constexpr auto told_grows = say("told.grows", pig, number("weights"));
inline constexpr auto told_attack = say("told.attack", pig, seat("who"), flag("in_vain"));
inline constexpr auto told_attack_fattens =
    say("told.attack_fattens", pig, seat("who"), flag("in_vain"), number("weights"));
inline constexpr auto told_wounds = say("told.wounds", seat("who"), number("wounds"));
inline constexpr auto told_lost = say("told.lost", seat("who"), many(message("lost")));

// What tokens, stances and cards do, for pictures and boards.
inline constexpr auto effect_attack = say("effect.attack", number("n"));
inline constexpr auto effect_conversion = say("effect.conversion", number("n"));
inline constexpr auto effect_wild = say("effect.wild", flag("buys"), flag("cubes"));
inline constexpr auto effect_mass = say("effect.mass", number("n"));
inline constexpr auto effect_attacked_by = say("effect.attacked_by", many(breeds("breeds")));
inline constexpr auto effect_discount = say("effect.discount", number("n"));
inline constexpr auto effect_mass_worth = say("effect.mass_worth", number("n"));
inline constexpr auto effect_unlocks_mass = say("effect.unlocks_mass");
inline constexpr auto effect_forges_mass = say("effect.forges_mass", many(message("cubes")));
inline constexpr auto effect_splits_cube = say("effect.splits_cube");

// What a text lacks to be a move. `choices` are words of the notation.
inline constexpr auto nothing_said = say("refuse.nothing_said");
inline constexpr auto no_move = say("refuse.no_move", text("said"));
inline constexpr auto no_draw = say("refuse.no_draw");
inline constexpr auto nothing_follows = say("refuse.nothing_follows", text("said"));
inline constexpr auto no_stance = say("refuse.no_stance", many(text("choices")));
inline constexpr auto no_token = say("refuse.no_token", many(text("choices")));
inline constexpr auto no_colour = say("refuse.no_colour", many(text("choices")));
inline constexpr auto no_row = say("refuse.no_row", text("said"), many(text("choices")));
inline constexpr auto no_breed = say("refuse.no_breed", text("said"), many(text("choices")));
inline constexpr auto no_lane = say("refuse.no_lane", number("lane"), number("lanes"));
inline constexpr auto no_threshold = say("refuse.no_threshold", number("thresholds"));
inline constexpr auto no_weapon = say("refuse.no_weapon", text("said"), flag("left"));
inline constexpr auto no_ware = say("refuse.no_ware", text("said"));
inline constexpr auto no_upgrade = say("refuse.no_upgrade", text("said"));
inline constexpr auto no_card = say("refuse.no_card");
inline constexpr auto no_seat = say("refuse.no_seat", number("seats"));
inline constexpr auto form_fight = say("refuse.form_fight");
inline constexpr auto form_with = say("refuse.form_with");
inline constexpr auto form_pay = say("refuse.form_pay");
inline constexpr auto form_attack = say("refuse.form_attack");
inline constexpr auto form_wild = say("refuse.form_wild");
inline constexpr auto form_discount = say("refuse.form_discount");
inline constexpr auto form_free = say("refuse.form_free");
inline constexpr auto form_buy = say("refuse.form_buy");
inline constexpr auto form_buy_with = say("refuse.form_buy_with", text("said"));
inline constexpr auto form_extend = say("refuse.form_extend");
inline constexpr auto form_convert = say("refuse.form_convert");
inline constexpr auto form_use = say("refuse.form_use");
inline constexpr auto form_use_for = say("refuse.form_use_for");
inline constexpr auto form_lose = say("refuse.form_lose");
inline constexpr auto wild_twice = say("refuse.wild_twice", colours("colour"));

// Why a move that can be read can't be played.
inline constexpr auto is_over = say("refuse.over");
inline constexpr auto is_chance = say("refuse.chance");
inline constexpr auto is_turn_of = say("refuse.turn_of", seat("who"));
inline constexpr auto not_drawn = say("refuse.not_drawn");
inline constexpr auto weapons_first = say("refuse.weapons_first");
inline constexpr auto payment_first = say("refuse.payment_first");
inline constexpr auto lose_cubes_first = say("refuse.lose_cubes_first", number("cubes"), many(message("pool")));
inline constexpr auto lose_token_first = say("refuse.lose_token_first");
inline constexpr auto no_fight = say("refuse.no_fight");
inline constexpr auto lane_empty = say("refuse.lane_empty", number("lane"));
inline constexpr auto row_empty = say("refuse.row_empty");
inline constexpr auto needs_reach = say("refuse.needs_reach");
inline constexpr auto too_dear =
    say("refuse.too_dear", many(message("cost")), many(message("missing")), number("wild"));
inline constexpr auto no_boss = say("refuse.no_boss");
inline constexpr auto threshold_closed = say("refuse.threshold_closed", number("threshold"));
inline constexpr auto boss_turn = say("refuse.boss_turn");
inline constexpr auto main_done = say("refuse.main_done");
inline constexpr auto main_first = say("refuse.main_first");
inline constexpr auto weapons_beaten = say("refuse.weapons_beaten");
inline constexpr auto payment_beaten = say("refuse.payment_beaten");
inline constexpr auto same_stance = say("refuse.same_stance", stances("stance"));
inline constexpr auto no_free_stance = say("refuse.no_free_stance");
inline constexpr auto mass_locked = say("refuse.mass_locked");
inline constexpr auto token_cap = say("refuse.token_cap", tokens("token"), number("most"));
inline constexpr auto may_prepare = say("refuse.may_prepare");
inline constexpr auto bought = say("refuse.bought");
inline constexpr auto not_for_sale = say("refuse.not_for_sale", message("ware"));
inline constexpr auto no_slot = say("refuse.no_slot", wares("ware"));
inline constexpr auto wild_fights_only = say("refuse.wild_fights_only");
inline constexpr auto few_wild = say("refuse.few_wild", number("wild"));
inline constexpr auto ware_too_dear =
    say("refuse.ware_too_dear", message("ware"), many(message("cost")), many(message("pool")));
inline constexpr auto extended = say("refuse.extended");
inline constexpr auto all_slots = say("refuse.all_slots", wares("ware"));
inline constexpr auto needs_wild = say("refuse.needs_wild");
inline constexpr auto no_wild_cubes = say("refuse.no_wild_cubes");
inline constexpr auto no_conversion = say("refuse.no_conversion");
inline constexpr auto bad_conversion = say("refuse.bad_conversion", number("most"));
inline constexpr auto no_use = say("refuse.no_use");
inline constexpr auto no_such_token = say("refuse.no_such_token", tokens("token"));

inline constexpr auto vocabulary = all_of(
    survivor, amount_cubes, amount_tokens, amount_wild, amount_discount, amount_free_stances, amount_vp, amount_healed,
    amount_slots, ware_upgrade, ware_weapon, ask_main, ask_main_or_end, ask_free, ask_boss, ask_boss_main, ask_weapons,
    ask_weapons_threshold, ask_payment, ask_payment_threshold, ask_lose_cubes, ask_lose_token, ask_nothing, ask_over,
    fight, threshold, bare, with, pay, stance, free_stance, prepare, pass, buy_upgrade, buy_weapon, extend, convert,
    forge, split, lose_cubes, lose_token, end, wild_cube, plan_fight, plan_threshold, drawn_breeds, drawn_threat,
    drawn_stock, drawn_weapon, drawn_first, told_threat, told_stock, told_weapon, told_round, told_night, told_boss,
    told_income, told_wild_token, told_paid, told_defeated, told_used_up, told_threshold, told_unpaid, told_enraged,
    told_grows, told_attack, told_attack_fattens, told_wounds, told_lost, effect_attack, effect_conversion, effect_wild,
    effect_mass, effect_attacked_by, effect_discount, effect_mass_worth, effect_unlocks_mass, effect_forges_mass,
    effect_splits_cube, nothing_said, no_move, no_draw, nothing_follows, no_stance, no_token, no_colour, no_row,
    no_breed, no_lane, no_threshold, no_weapon, no_ware, no_upgrade, no_card, no_seat, form_fight, form_with, form_pay,
    form_attack, form_wild, form_discount, form_free, form_buy, form_buy_with, form_extend, form_convert, form_use,
    form_use_for, form_lose, wild_twice, is_over, is_chance, is_turn_of, not_drawn, weapons_first, payment_first,
    lose_cubes_first, lose_token_first, no_fight, lane_empty, row_empty, needs_reach, too_dear, no_boss,
    threshold_closed, boss_turn, main_done, main_first, weapons_beaten, payment_beaten, same_stance, no_free_stance,
    mass_locked, token_cap, may_prepare, bought, not_for_sale, no_slot, wild_fights_only, few_wild, ware_too_dear,
    extended, all_slots, needs_wild, no_wild_cubes, no_conversion, bad_conversion, no_use, no_such_token);

}  // namespace sounder::wild_pigs::messages
