// The engine's door in the browser: a plain C interface, JSON out, one function a question. engine.mjs calls it.
//
// Every function answers with JSON text that stays valid until the next call: what was asked for, or {"trouble": "..."}.
#include <string>
#include <utility>

#include "bots/hint.h"
#include "match/hex.h"
#include "match/record.h"
#include "match/registry.h"
#include "match/signature.h"

// Seen from outside under its plain name.
#define SOUNDER_EXPORT extern "C" __attribute__((used, visibility("default")))

namespace sounder {
namespace {

std::string answer;

template <class Write>
const char* say(Write&& write) {
  answer.clear();
  JsonWriter out(answer);
  out.begin_object();
  write(out);
  out.end_object();
  return answer.c_str();
}

const char* say_trouble(const Trouble& trouble) {
  return say([&](JsonWriter& out) { out.field("trouble", trouble.message); });
}

}  // namespace
}  // namespace sounder

using namespace sounder;

// {"games": [{"id", "title", "min_seats", "max_seats", "rules"}, ...]}
SOUNDER_EXPORT const char* sounder_games() {
  return say([](JsonWriter& out) {
    out.key("games").begin_array();
    for (const GameLine& line : all_games())
      out.begin_object()
          .field("id", line.facts->id)
          .field("title", line.facts->title)
          .field("min_seats", line.facts->min_seats)
          .field("max_seats", line.facts->max_seats)
          .field("rules", line.facts->rules_version)
          .end_object();
    out.end_array();
  });
}

// {"hashes": ["0123456789abcdef", ...]}: how seeded random matches end, to hold this engine against the native one.
SOUNDER_EXPORT const char* sounder_final_hashes(const char* game_id, int seats, int matches) {
  const auto game = make_game({game_id, seats, {}, {}});
  if (!game) return say_trouble(game.error());
  return say([&](JsonWriter& out) {
    out.key("hashes").begin_array();
    for (int k = 0; k < matches; ++k) out.value(hex_of(final_hash(**game, static_cast<std::uint64_t>(k))));
    out.end_array();
  });
}

// {"moves": 70, "over": true, "hash": "0123456789abcdef"}: where a record leads.
SOUNDER_EXPORT const char* sounder_replay(const char* record_text) {
  const auto record = parse_record(record_text, "record");
  if (!record) return say_trouble(record.error());
  const Match& match = record->match;
  return say([&](JsonWriter& out) {
    out.field("moves", match.steps().size()).field("over", match.turn().is_over()).field("hash", hex_of(match.state().hash()));
  });
}

// {"seat", "bot", "simulations", "best": [{"move", "share_in_millionths", "visits"}], "why"}: what a bot would play for a seat that is
// to move after the first `at` moves of a record. Without milliseconds it thinks as long as its level does, and gives the
// native program's answer.
SOUNDER_EXPORT const char* sounder_hint(const char* record_text, int at, const char* seat_name, const char* level, int seed,
                                        int milliseconds) {
  const auto record = parse_record(record_text, "record");
  if (!record) return say_trouble(record.error());
  const Match& match = record->match;
  if (at < 0 || static_cast<std::size_t>(at) > match.steps().size()) return say_trouble({"there is no move " + std::to_string(at)});
  const AnyState state = match.state_at(static_cast<std::size_t>(at));
  const Turn turn = match.game().turn(state);
  const auto seat = seat_named(seat_name, match.game().seats());
  if (!seat || !turn.seats.contains(*seat)) return say_trouble({std::string(seat_name) + " is not to move"});
  auto bot = bots::make_bot(level, match.game_ptr());
  if (!bot) return say_trouble(bot.error());
  bots::Budget budget;
  budget.time = std::chrono::milliseconds(milliseconds);
  const bots::Hint hint =
      bots::hint_for(**bot, match.game(), state, *seat, static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(at), budget, 5);
  return say([&](JsonWriter& out) { write(out, hint, *seat, level); });
}
