// The engine's interface in the browser: C functions, JSON out, one function per call. engine.mjs calls them. This
// file has the calls about games and whole records; those about the open match are in match.cpp.
#include "bots/hint.h"
#include "bots/nets.h"
#include "match/hex.h"
#include "match/record.h"
#include "match/registry.h"
#include "match/signature.h"
#include "wasm/answer.h"

// Visitors download them.
std::span<const sounder::bots::BuiltInNets> sounder::bots::built_in_nets() { return {}; }

using namespace sounder;
using namespace sounder::wasm;

namespace {

constexpr std::array<std::string_view, 3> kind_names = {"number", "flag", "name"};

void write_texts(JsonWriter& out, const std::vector<std::string>& texts) {
  out.begin_array();
  for (const std::string& text : texts) out.value(text);
  out.end_array();
}

void write_option(JsonWriter& out, const OptionSpec& option) {
  out.begin_object().field("id", option.id).field("kind", kind_names[static_cast<std::size_t>(option.kind)]);
  out.field("least", option.least).field("most", option.most).field("default_value", option.default_value);
  out.key("names");
  write_texts(out, option.names);
  if (option.proposed_from > 0) out.field("proposed_from", option.proposed_from);
  out.end_object();
}

void write_content_kind(JsonWriter& out, std::string_view game, const ContentKind& kind) {
  out.begin_object().field("kind", kind.id).field("default_value", kind.default_value);
  if (const auto& [option, value, name] = kind.where; !option.empty())
    out.key("where")
        .begin_object()
        .field("option", option)
        .field("value", value)
        .field("default_value", name)
        .end_object();
  out.key("built_in").begin_array();
  for (const ContentFile* file : built_in_content(game, kind.id))
    out.begin_object().field("name", file->name).field("title", file->title).field("about", file->about).end_object();
  out.end_array().end_object();
}

void write_roles(JsonWriter& out, const Facts& facts) {
  out.key("roles").begin_array();
  for (int seats = facts.min_seats; seats <= facts.max_seats; ++seats) {
    const auto game = make_game({std::string(facts.id), seats, {}, {}});
    out.begin_array();
    for (Seat seat : seats_of(game ? seats : 0)) write(out, (*game)->role(seat));
    out.end_array();
  }
  out.end_array();
}

}  // namespace

// {"games": [...]}: the games with their options. `roles` and `levels` have a list for every number of seats, from
// the fewest on.
SOUNDER_EXPORT const char* sounder_games() {
  return say([](JsonWriter& out) {
    out.key("games").begin_array();
    for (const GameEntry& line : all_games()) {
      const Facts& facts = *line.facts;
      out.begin_object().field("id", facts.id).field("title", facts.title).field("designer", facts.designer);
      out.field("min_seats", facts.min_seats).field("max_seats", facts.max_seats).field("rules", facts.rules_version);
      write_roles(out, facts);
      out.key("levels").begin_array();
      for (int seats = facts.min_seats; seats <= facts.max_seats; ++seats)
        write_texts(out, bots::offered_levels(facts.id, seats));
      out.end_array();
      out.key("options").begin_array();
      for (const OptionSpec& option : line.options) write_option(out, option);
      out.end_array().key("content").begin_array();
      for (const ContentKind& kind : line.content_kinds) write_content_kind(out, facts.id, kind);
      out.end_array().end_object();
    }
    out.end_array();
  });
}

// {"kind", "name", "title", "hash"} of a custom content file, or the error in it.
SOUNDER_EXPORT const char* sounder_check_content(const char* text, const char* file_name) {
  const auto content = parse_content(text, file_name);
  if (!content) return say_error(content.error());
  const auto line = find_game(content->game);
  if (!line) return say_error({std::string(file_name) + ": " + line.error().message, {}, {}});
  const auto hash = (*line)->check(*content);
  if (!hash) return say_error({std::string(file_name) + ": " + hash.error().message, {}, {}});
  return say([&](JsonWriter& out) {
    out.field("kind", content->kind).field("name", content->name).field("title", content->title).field("hash", *hash);
  });
}

// {"hashes": ["0123456789abcdef", ...]}: final states of seeded random matches, to compare with the native program's.
SOUNDER_EXPORT const char* sounder_final_hashes(const char* game_id, int seats, int matches) {
  const auto game = make_game({game_id, seats, {}, {}});
  if (!game) return say_error(game.error());
  return say([&](JsonWriter& out) {
    out.key("hashes").begin_array();
    for (int k = 0; k < matches; ++k) out.value(hex_of(final_hash(**game, static_cast<std::uint64_t>(k))));
    out.end_array();
  });
}

// {"moves": 70, "over": true, "hash": "0123456789abcdef"}: the final state of a record.
SOUNDER_EXPORT const char* sounder_replay(const char* record_text) {
  const auto record = parse_record(record_text, "record");
  if (!record) return say_error(record.error());
  const Match& match = record->match;
  return say([&](JsonWriter& out) {
    out.field("moves", match.steps().size())
        .field("over", match.turn().is_over())
        .field("hash", hex_of(match.state().hash()));
  });
}
