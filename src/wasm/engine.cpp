// The engine's door in the browser: a plain C interface, JSON out, one function a question. engine.mjs calls it.
//
// Every function answers with JSON text that stays valid until the next call: what was asked for, or {"trouble": "..."}.
#include <string>
#include <utility>

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
