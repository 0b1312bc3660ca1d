// Analysis of the match that is open: consequences of a move, a bot's evaluation, the distribution of the dice. The
// match does not change.
#include <cmath>

#include "bots/hint.h"
#include "match/playout.h"
#include "wasm/nets.h"

using namespace sounder;
using namespace sounder::wasm;

// {"view", "told", "plans"?}: the view of this seat after one of its moves, and its plans then. An error after a move
// that reveals something.
SOUNDER_EXPORT const char* sounder_peek(const char* seat_name, const char* text) {
  if (!device) return nothing_open();
  const AnyGame& game = device->session.match().game();
  const auto seat = mover_named(seat_name, device->session.match().state());
  if (!seat) return say_no_seat(seat_name);
  const auto parsed = game.parse(device->session.match().state(), *seat, text);
  if (!parsed.move) return say_refused(parsed.reason);
  if (game.reveals(device->session.match().state(), *seat, *parsed.move))
    return say_error({"nobody can know what follows from that", {}, {}});
  AnyState after = device->session.match().state();
  game.play(after, *parsed.move);
  return say([&](JsonWriter& out) {
    out.key("view");
    game.view(after, *seat, out);
    write_told(out, telling_of(game, device->session.match().state(), {*seat, *parsed.move}, *seat));
    if (game.turn(after).seats.contains(*seat)) write_plans(out, game, after, *seat);
  });
}

// {"seat", "bot", "simulations", "best", "why"}, see bots/hint.h: a bot's move for a seat that is to move after `at`
// moves. Without milliseconds it thinks as long as its level does, and gives the native program's answer.
SOUNDER_EXPORT const char* sounder_hint(int at, const char* seat_name, const char* level, int seed, int milliseconds) {
  if (!device) return nothing_open();
  const Match& match = device->session.match();
  if (at < 0 || static_cast<std::size_t>(at) > device->session.at())
    return say_error({"there is no move " + std::to_string(at), {}, {}});
  const AnyState& state = device->session.state_at(static_cast<std::size_t>(at));
  const auto seat = mover_named(seat_name, state);
  if (!seat) return say_no_seat(seat_name);
  if (misses_nets(level)) return say_misses_nets();
  auto bot = bots::make_bot(level, match.game_ptr());
  if (!bot) return say_error(bot.error());
  bots::Budget budget;
  budget.time = std::chrono::milliseconds(milliseconds);
  const bots::Hint hint = bots::hint_for(**bot, match.game(), state, *seat, static_cast<std::uint64_t>(seed),
                                         static_cast<std::uint64_t>(at), budget, 5);
  return say([&](JsonWriter& out) { write(out, hint, *seat, level); });
}

// {"shares_in_millionths": [...]}: the expected share of each seat after `at` moves, by the game's bots.
SOUNDER_EXPORT const char* sounder_evaluate(int at, int opinions) {
  if (!device) return nothing_open();
  if (at < 0 || static_cast<std::size_t>(at) > device->session.at())
    return say_error({"there is no move " + std::to_string(at), {}, {}});
  if (misses_nets()) return say_misses_nets();
  const AnyGame& game = device->session.match().game();
  Rng rng(static_cast<std::uint64_t>(at), 1);
  const auto shares = bots::evaluate(game, device->session.state_at(static_cast<std::size_t>(at)), rng, opinions);
  return say([&](JsonWriter& out) {
    out.key("shares_in_millionths").begin_array();
    for (int i = 0; i < game.seats(); ++i) out.value(std::lround(1e6 * shares[i]));
    out.end_array();
  });
}

// {"chances": [{"move", "weight"}], "move"}: the possible outcomes of move number `at` + 1, and the drawn one. For
// statistics of the dice.
SOUNDER_EXPORT const char* sounder_chances(int at) {
  if (!device) return nothing_open();
  const Match& match = device->session.match();
  if (at < 0 || static_cast<std::size_t>(at) >= device->session.at() || match.steps()[at].seat != Seat::nobody)
    return say_error({"move " + std::to_string(at + 1) + " is not one of chance", {}, {}});
  const AnyState& state = device->session.state_at(static_cast<std::size_t>(at));
  std::vector<AnyChance> chances;
  match.game().chances(state, chances);
  return say([&](JsonWriter& out) {
    out.key("chances").begin_array();
    for (const AnyChance& chance : chances)
      out.begin_object()
          .field("move", match.game().text(state, chance.move))
          .field("weight", chance.weight)
          .end_object();
    out.end_array().field("move", match.game().text(state, match.steps()[at].move));
  });
}

// {"result", "moves"}: one match between the bots of the record that is open, from its first move, with this seed. The
// open match does not change. For small experiments.
SOUNDER_EXPORT const char* sounder_let_bots_play(int seed) {
  if (!device) return nothing_open();
  const AnyGame& game = device->session.match().game();
  std::vector<std::unique_ptr<bots::Bot>> players;
  for (const Player& player : device->session.players()) {
    const std::string level(player.is_person() ? "casual" : player.bot_name());
    if (misses_nets(level)) return say_misses_nets();
    auto bot = bots::make_bot(level, device->session.match().game_ptr());
    if (!bot) return say_error(bot.error());
    players.push_back(std::move(*bot));
    players.back()->begin_match(seat_at(players.size() - 1));
  }
  const auto number = static_cast<std::uint64_t>(seed);
  const SeededChance dice(number);
  Playout match(game);
  match.play_out([&] { return dice.draw(game, match.state, match.draws); },
                 [&](Seat seat) {
                   bots::Bot& bot = *players[index_of(seat)];
                   return bots::ask_bot(bot, game, match.state, seat, number, match.moves).move;
                 });
  return say([&](JsonWriter& out) {
    out.key("result");
    write_result(out, game, game.result(match.state));
    out.field("moves", match.moves);
  });
}

// {"checked": 12}: this many chance moves are those of the record's seed; or the first that is not.
SOUNDER_EXPORT const char* sounder_check_dice() {
  if (!device) return nothing_open();
  const auto* note = std::get_if<SeedNote>(&device->session.record().dice);
  if (!note) return say_error({"the record names no seed", {}, {}});
  Match again(device->session.match().game_ptr());
  const SeededChance dice(note->seed);
  for (const Step& step : device->session.match().steps()) {
    if (step.seat == Seat::nobody && !(dice.draw(again.game(), again.state(), again.draws()) == step.move))
      return say_error({"move " + std::to_string(again.steps().size() + 1) + " is not what the seed gives", {}, {}});
    again.play(step.seat, step.move);
  }
  return say([&](JsonWriter& out) { out.field("checked", again.draws()); });
}

// {}: the nets of the bots from now on; empty bytes: the bots do without nets.
SOUNDER_EXPORT const char* sounder_take_nets(const char* bytes, int size) {
  if (!device) return nothing_open();
  nets_were_offered = true;
  if (size > 0)
    if (const auto given = bots::give_nets(device->session.game().facts().id, {bytes, static_cast<std::size_t>(size)});
        !given)
      return say_error(given.error());
  return say([](JsonWriter&) {});
}
