// Messages of the front ends, for any game: in the catalogues content/shell/words/ and content/terminal/words/.
#pragma once

#include <array>
#include <span>

#include "rules/message.h"

namespace sounder::i18n {

namespace messages {
using namespace place;

enum class Leaving { interrupted, left, input_ended };
inline constexpr std::array<std::string_view, 3> leaving_names = {"interrupted", "left", "input_ended"};
inline constexpr Terms<Leaving> leavings = {{"leaving", leaving_names}};

inline constexpr auto chosen_in_secret = say("told.chosen_in_secret", seat("who"));
inline constexpr auto drawn_in_secret = say("told.drawn_in_secret");

// A match at the terminal.
inline constexpr auto chance = say("tty.chance");
inline constexpr auto new_match = say("tty.new_match");
inline constexpr auto goes_on = say("tty.goes_on", number("moves"));
inline constexpr auto game_by = say("tty.game_by", text("designer"));
inline constexpr auto fair_dice = say("tty.fair_dice");
inline constexpr auto fair_dice_check = say("tty.fair_dice_check");
inline constexpr auto kept_from_now = say("tty.kept_from_now", text("file"));
inline constexpr auto enter_begins = say("tty.enter_begins");
inline constexpr auto look_away = say("tty.look_away", text("label"));
inline constexpr auto at_move = say("tty.at_move", number("at"));
inline constexpr auto lists_moves = say("tty.lists_moves", number("moves"));
inline constexpr auto not_possible = say("tty.not_possible");
inline constexpr auto in_file = say("tty.in_file", text("file"));
inline constexpr auto saved = say("tty.saved");
inline constexpr auto not_kept = say("tty.not_kept");
inline constexpr auto goodbye = say("tty.goodbye", leavings("how"), number("moves"), message("kept"));
inline constexpr auto over_after = say("tty.over_after", number("moves"));
inline constexpr auto in_all = say("tty.in_all", number("moves"), message("kept"));
inline constexpr auto saved_in = say("tty.saved_in", text("file"));
inline constexpr auto saved_after = say("tty.saved_after", text("file"));
inline constexpr auto offer_to_save = say("tty.offer_to_save");
inline constexpr auto won = say("tty.won", many(text("labels")));
inline constexpr auto matches_you = say("tty.matches_you");
inline constexpr auto fit_up = say("tty.fit_up", text("level"));
inline constexpr auto fit_down = say("tty.fit_down", text("level"));
inline constexpr auto scores = say("tty.scores", many(text("scores")));
inline constexpr auto tried = say("tty.tried", number("times"));
inline constexpr auto as_seen = say("tty.as_seen", text("label"), text("bot"), number("simulations"));
inline constexpr auto after_of = say("tty.after_of", number("at"), number("of"));
inline constexpr auto chance_to_move = say("tty.chance_to_move");
inline constexpr auto weight = say("tty.weight", number("weight"));
inline constexpr auto to_move = say("tty.to_move", many(text("labels")));
inline constexpr auto has_moves = say("tty.has_moves", number("moves"));
inline constexpr auto state_hash = say("tty.state_hash", text("hash"));
inline constexpr auto person = say("tty.person");
inline constexpr auto no_bot = say("tty.no_bot");
inline constexpr auto undo_agreed = say("tty.undo_agreed", many(text("labels")));
inline constexpr auto undo_practice = say("tty.undo_practice");
inline constexpr auto no_such_number = say("tty.no_such_number", number("most"));
inline constexpr auto no_move_with = say("tty.no_move_with", text("part"));
inline constexpr auto no_rules = say("tty.no_rules", text("part"));
inline constexpr auto can_be_resumed = say("tty.can_be_resumed");
inline constexpr auto no_legend = say("tty.no_legend", text("part"));
inline constexpr auto no_cards = say("tty.no_cards");
inline constexpr auto name_a_card = say("tty.name_a_card", many(text("cards")));
inline constexpr auto no_card = say("tty.no_card", text("part"));
inline constexpr auto did_you_mean = say("tty.did_you_mean", many(text("names")));

// Commands beside moves.
inline constexpr auto a_move = say("tty.a_move");
inline constexpr auto help_move = say("tty.help.move");
inline constexpr auto help_list = say("tty.help.list");
inline constexpr auto help_hint = say("tty.help.hint");
inline constexpr auto help_undo = say("tty.help.undo");
inline constexpr auto help_board = say("tty.help.board");
inline constexpr auto help_rules = say("tty.help.rules");
inline constexpr auto help_legend = say("tty.help.legend");
inline constexpr auto help_card = say("tty.help.card");
inline constexpr auto help_save = say("tty.help.save");
inline constexpr auto help_quit = say("tty.help.quit");
inline constexpr auto help_help = say("tty.help.help");

// Replays.
inline constexpr auto replay_at = say("tty.replay_at", number("at"), number("of"), message("eyes"));
inline constexpr auto seen_by_audience = say("tty.seen_by_audience");
inline constexpr auto seen_by = say("tty.seen_by", text("label"));
inline constexpr auto replay_keys = say("tty.replay_keys");
inline constexpr auto replay_unknown = say("tty.replay_unknown", text("word"), number("last"), number("seats"));
inline constexpr auto moves_in_all = say("tty.moves_in_all", number("moves"));
inline constexpr auto not_over = say("tty.not_over");

// The list of games.
inline constexpr auto games_by = say("games.by", text("designer"));
inline constexpr auto games_seats = say("games.seats", number("least"), number("most"));
inline constexpr auto games_bots = say("games.bots", many(text("levels")), many(text("baselines")));
inline constexpr auto games_options = say("games.options");
inline constexpr auto games_content = say("games.content");
inline constexpr auto games_values = say("games.values", many(text("values")));
inline constexpr auto games_range = say("games.range", number("least"), number("most"));
inline constexpr auto games_default = say("games.default", text("value"));
inline constexpr auto games_default_with = say("games.default_with", text("value"), text("option"), text("setting"));

// Values of switches.
inline constexpr auto on = say("value.on");
inline constexpr auto off = say("value.off");

// Shared with the browser. Messages of the terminal alone have a catalogue of their own, which the browser does not
// load.
inline constexpr auto vocabulary = all_of(chosen_in_secret, drawn_in_secret, on, off);
inline constexpr auto terminal = all_of(
    chance, new_match, goes_on, game_by, fair_dice, fair_dice_check, kept_from_now, enter_begins, look_away, at_move,
    lists_moves, not_possible, in_file, saved, not_kept, goodbye, over_after, in_all, saved_in, saved_after,
    offer_to_save, won, matches_you, fit_up, fit_down, scores, tried, as_seen, after_of, chance_to_move, weight,
    to_move, has_moves, state_hash, person, no_bot, undo_agreed, undo_practice, no_such_number, no_move_with, no_rules,
    can_be_resumed, no_legend, no_cards, name_a_card, no_card, did_you_mean, a_move, help_move, help_list, help_hint,
    help_undo, help_board, help_rules, help_legend, help_card, help_save, help_quit, help_help, replay_at,
    seen_by_audience, seen_by, replay_keys, replay_unknown, moves_in_all, not_over, games_by, games_seats, games_bots,
    games_options, games_content, games_values, games_range, games_default, games_default_with);
}  // namespace messages

// All messages of every front end: the match's, the bots' and the shell's.
std::span<const MessageDef* const> shell_vocabulary();
std::span<const MessageDef* const> terminal_vocabulary();

}  // namespace sounder::i18n
