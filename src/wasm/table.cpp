// The match on the table: one is open at a time. Moves come and go as text.
#include <charconv>
#include <cmath>
#include <optional>

#include "bots/hint.h"
#include "match/chance.h"
#include "match/record.h"
#include "match/registry.h"
#include "match/situation.h"
#include "wasm/answer.h"

using namespace sounder;
using namespace sounder::wasm;

namespace {

std::optional<Record> table;

const char* nothing_open() { return say_trouble({"no match is open", {}, {}}); }

std::size_t moves_made() { return table->match.steps().size(); }

// "p1", or anything else for somebody who only watches.
Viewer viewer_named(const char* name) {
  const auto seat = seat_named(name, table->match.game().seats());
  return seat ? Viewer(*seat) : Viewer::audience();
}

// The asked seat, if it is to move after so many moves.
std::optional<Seat> mover_named(const char* name, const AnyState& state) {
  const auto seat = seat_named(name, table->match.game().seats());
  if (!seat || !table->match.game().turn(state).seats.contains(*seat)) return std::nullopt;
  return seat;
}

const char* say_where_we_are() {
  return say([](JsonWriter& out) { out.field("at", moves_made()); });
}

SeededChance dice_of_the_table() {
  const auto* note = std::get_if<SeedNote>(&table->dice);
  return SeededChance(note ? note->seed : 0);
}

}  // namespace

// Puts a record on the table, finished or not; {"at"}: how many moves it has.
SOUNDER_EXPORT const char* sounder_open(const char* record_text) {
  auto record = parse_record(record_text, "record");
  if (!record) return say_trouble(record.error());
  table = std::move(*record);
  return say_where_we_are();
}

// The record of what is on the table, to keep.
SOUNDER_EXPORT const char* sounder_record() {
  if (!table) return nothing_open();
  return say([](JsonWriter& out) { out.field("record", to_json(*table)); });
}

// What `viewer` sees after `at` moves (-1: now), with the questions to the seats named in `asked` ("p1,p3"). See match/situation.h.
SOUNDER_EXPORT const char* sounder_situation(const char* viewer, const char* asked, int at) {
  if (!table) return nothing_open();
  const std::size_t count = at < 0 ? moves_made() : std::min(moves_made(), static_cast<std::size_t>(at));
  SeatSet seats;
  for (std::string_view names = asked; names.size() >= 2; names.remove_prefix(std::min<std::size_t>(3, names.size())))
    if (const auto seat = seat_named(names.substr(0, 2))) seats |= *seat;
  return say_value([&](JsonWriter& out) { write_situation(out, table->match, count, viewer_named(viewer), seats); });
}

// {"stories": [...]} from move `from` on. See match/situation.h.
SOUNDER_EXPORT const char* sounder_stories(const char* viewer, int from) {
  if (!table) return nothing_open();
  return say([&](JsonWriter& out) {
    out.key("stories");
    write_stories(out, table->match, std::min(moves_made(), static_cast<std::size_t>(std::max(0, from))), viewer_named(viewer));
  });
}

// Plays a move by its text, or the moves of a plan, a line each; {"at"}, or why it can't be played: then none of them was.
SOUNDER_EXPORT const char* sounder_play(const char* seat_name, const char* texts) {
  if (!table) return nothing_open();
  Match& match = table->match;
  const std::size_t before = moves_made();
  std::string_view rest = texts;
  for (bool more = true; more;) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const auto seat = mover_named(seat_name, match.state());
    const auto parsed = seat ? match.game().parse(match.state(), *seat, rest.substr(0, end)) : Parsed<AnyMove>{};
    if (!parsed.move) {
      match.rewind(before);
      return seat ? say_refused(parsed.reason) : say_trouble({std::string(seat_name) + " is not to move", {}, {}});
    }
    match.play(*seat, *parsed.move);
    more = end < rest.size();
    rest.remove_prefix(more ? end + 1 : end);
  }
  return say_where_we_are();
}

// Plays one chance move with the record's dice.
SOUNDER_EXPORT const char* sounder_draw() {
  if (!table) return nothing_open();
  Match& match = table->match;
  if (!match.turn().is_chance()) return say_trouble({"chance is not to move", {}, {}});
  match.play(Seat::nobody, dice_of_the_table().draw(match.game(), match.state(), match.draws()));
  return say_where_we_are();
}

SOUNDER_EXPORT const char* sounder_undo(const char* seat_name) {
  if (!table) return nothing_open();
  const auto seat = seat_named(seat_name, table->match.game().seats());
  if (!seat || !table->match.can_undo(*seat)) return say_trouble({"there is nothing of your own turn to take back", {}, {}});
  table->match.undo();
  return say_where_we_are();
}

SOUNDER_EXPORT const char* sounder_rewind(int at) {
  if (!table) return nothing_open();
  if (at < 0 || static_cast<std::size_t>(at) > moves_made()) return say_trouble({"there is no move " + std::to_string(at), {}, {}});
  table->match.rewind(static_cast<std::size_t>(at));
  return say_where_we_are();
}

// {"view", "told", "plans"?}: how things would look to this seat after one of its moves, and the plans it would have then. Not after a
// move that makes something known.
SOUNDER_EXPORT const char* sounder_peek(const char* seat_name, const char* text) {
  if (!table) return nothing_open();
  const AnyGame& game = table->match.game();
  const auto seat = mover_named(seat_name, table->match.state());
  if (!seat) return say_trouble({std::string(seat_name) + " is not to move", {}, {}});
  const auto parsed = game.parse(table->match.state(), *seat, text);
  if (!parsed.move) return say_refused(parsed.reason);
  if (game.reveals(table->match.state(), *seat, *parsed.move)) return say_trouble({"nobody can know what follows from that", {}, {}});
  AnyState after = table->match.state();
  game.play(after, *parsed.move);
  return say([&](JsonWriter& out) {
    out.key("view");
    game.view(after, *seat, out);
    write_told(out, telling_of(game, table->match.state(), {*seat, *parsed.move}, *seat));
    if (game.turn(after).seats.contains(*seat)) write_plans(out, game, after, *seat);
  });
}

// {"move"}: what a bot plays for a seat that is to move. The same seed gives the native program's move.
SOUNDER_EXPORT const char* sounder_choose(const char* seat_name, const char* level, int seed) {
  if (!table) return nothing_open();
  const Match& match = table->match;
  const auto seat = mover_named(seat_name, match.state());
  if (!seat) return say_trouble({std::string(seat_name) + " is not to move", {}, {}});
  auto bot = bots::make_bot(level, match.game_ptr());
  if (!bot) return say_trouble(bot.error());
  (*bot)->begin_match(*seat);
  const bots::Advice advice =
      bots::ask_bot(**bot, match.game(), match.state(), *seat, static_cast<std::uint64_t>(seed), match.steps().size());
  return say([&](JsonWriter& out) { out.field("move", match.game().text(match.state(), advice.move)); });
}

// {"seat", "bot", "simulations", "best", "why"}, see bots/hint.h: what a bot would play for a seat that is
// to move after `at` moves. Without milliseconds it thinks as long as its level does, and gives the native program's answer.
SOUNDER_EXPORT const char* sounder_hint(int at, const char* seat_name, const char* level, int seed, int milliseconds) {
  if (!table) return nothing_open();
  const Match& match = table->match;
  if (at < 0 || static_cast<std::size_t>(at) > moves_made()) return say_trouble({"there is no move " + std::to_string(at), {}, {}});
  const AnyState state = match.state_at(static_cast<std::size_t>(at));
  const auto seat = mover_named(seat_name, state);
  if (!seat) return say_trouble({std::string(seat_name) + " is not to move", {}, {}});
  auto bot = bots::make_bot(level, match.game_ptr());
  if (!bot) return say_trouble(bot.error());
  bots::Budget budget;
  budget.time = std::chrono::milliseconds(milliseconds);
  const bots::Hint hint =
      bots::hint_for(**bot, match.game(), state, *seat, static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(at), budget, 5);
  return say([&](JsonWriter& out) { write(out, hint, *seat, level); });
}

// {"shares_in_millionths": [...]}: what each seat may expect after `at` moves, in the eyes of the game's bots.
SOUNDER_EXPORT const char* sounder_judge(int at, int opinions) {
  if (!table) return nothing_open();
  if (at < 0 || static_cast<std::size_t>(at) > moves_made()) return say_trouble({"there is no move " + std::to_string(at), {}, {}});
  const AnyGame& game = table->match.game();
  Rng rng(static_cast<std::uint64_t>(at), 1);
  const auto shares = bots::judge(game, table->match.state_at(static_cast<std::size_t>(at)), rng, opinions);
  return say([&](JsonWriter& out) {
    out.key("shares_in_millionths").begin_array();
    for (int i = 0; i < game.seats(); ++i) out.value(std::lround(1e6 * shares[static_cast<std::size_t>(i)]));
    out.end_array();
  });
}

// {"chances": [{"move", "weight"}], "move"}: what could have been drawn as move number `at` + 1, and what was. For those who check dice.
SOUNDER_EXPORT const char* sounder_chances(int at) {
  if (!table) return nothing_open();
  const Match& match = table->match;
  if (at < 0 || static_cast<std::size_t>(at) >= moves_made() || match.steps()[static_cast<std::size_t>(at)].seat != Seat::nobody)
    return say_trouble({"move " + std::to_string(at + 1) + " is not one of chance", {}, {}});
  const AnyState state = match.state_at(static_cast<std::size_t>(at));
  std::vector<AnyChance> chances;
  match.game().chances(state, chances);
  return say([&](JsonWriter& out) {
    out.key("chances").begin_array();
    for (const AnyChance& chance : chances)
      out.begin_object().field("move", match.game().text(state, chance.move)).field("weight", chance.weight).end_object();
    out.end_array().field("move", match.game().text(state, match.steps()[static_cast<std::size_t>(at)].move));
  });
}

// {"result", "moves"}: one match between the bots of the record on the table, from its first move, with this seed. The table stays as
// it is. For small experiments.
SOUNDER_EXPORT const char* sounder_let_bots_play(int seed) {
  if (!table) return nothing_open();
  const AnyGame& game = table->match.game();
  std::vector<std::unique_ptr<bots::Bot>> players;
  for (const std::string& name : table->players) {
    auto bot = bots::make_bot(name.starts_with("bot:") ? name.substr(4) : "casual", table->match.game_ptr());
    if (!bot) return say_trouble(bot.error());
    players.push_back(std::move(*bot));
    players.back()->begin_match(seat_at(static_cast<int>(players.size()) - 1));
  }
  Match match(table->match.game_ptr());
  const auto number = static_cast<std::uint64_t>(seed);
  const SeededChance dice(number);
  for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
    if (turn.is_chance()) {
      match.play(Seat::nobody, dice.draw(game, match.state(), match.draws()));
      continue;
    }
    const Seat seat = turn.seats.front();
    bots::Bot& bot = *players[static_cast<std::size_t>(index_of(seat))];
    match.play(seat, bots::ask_bot(bot, game, match.state(), seat, number, match.steps().size()).move);
  }
  return say([&](JsonWriter& out) {
    out.key("result");
    write_result(out, game, game.result(match.state()));
    out.field("moves", match.steps().size());
  });
}

// {"checked": 12}: so many chance moves are what the record's seed gives; or which is the first that is not.
SOUNDER_EXPORT const char* sounder_check_dice() {
  if (!table) return nothing_open();
  if (!std::holds_alternative<SeedNote>(table->dice)) return say_trouble({"the record names no seed", {}, {}});
  Match again(table->match.game_ptr());
  const SeededChance dice = dice_of_the_table();
  for (const Step& step : table->match.steps()) {
    if (step.seat == Seat::nobody && !(dice.draw(again.game(), again.state(), again.draws()) == step.move))
      return say_trouble({"move " + std::to_string(again.steps().size() + 1) + " is not what the seed gives", {}, {}});
    again.play(step.seat, step.move);
  }
  return say([&](JsonWriter& out) { out.field("checked", again.draws()); });
}
