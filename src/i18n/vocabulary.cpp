#include "i18n/vocabulary.h"

#include "bots/bot.h"
#include "i18n/messages.h"

namespace sounder::i18n {
namespace {

void write_options(JsonWriter& json, const GameEntry& game) {
  json.key("options").begin_array();
  for (const OptionSpec& option : game.options) {
    json.begin_object().field("id", option.id).key("values").begin_array();
    for (const std::string& name : option.names)
      if (!seat_named(name)) json.value(name);  // a seat has a name of its own in every language
    json.end_array().end_object();
  }
  json.end_array();
}

void write_content(JsonWriter& json, const GameEntry& game) {
  json.key("content").begin_array();
  for (const ContentKind& kind : game.content_kinds) {
    json.begin_object().field("kind", kind.id).key("files").begin_array();
    for (const ContentFile* file : built_in_content(game.facts->id, kind.id)) json.value(file->name);
    json.end_array().end_object();
  }
  json.end_array();
}

void write_front_end(JsonWriter& json, std::string_view name, std::span<const MessageDef* const> messages) {
  std::vector<const TermSet*> terms;
  json.key(name).begin_object();
  write_messages(json, "messages", messages, terms);
  write_terms(json, terms);
  json.end_object();
}

std::string line_of(const MessageDef& def) {
  std::string text(def.key);
  for (const Param& place : def.places())
    text += (&place == def.params.data() ? "(" : ", ") + std::string(place.name) + ": " +
            (place.terms ? std::string(place.terms->id)
                         : std::string(name_of(place.kind == Param::Kind::list ? place.items : place.kind))) +
            (place.kind == Param::Kind::list ? "..." : "");
  return text + (def.count > 0 ? ")" : "");
}

}  // namespace

void write_vocabulary_of(JsonWriter& json, const GameEntry& game) {
  json.begin_object().field("about", true);
  write_options(json, game);
  write_content(json, game);
  const auto plain = make_game({std::string(game.facts->id), 0, {}, {}});
  std::span<const MessageDef* const> messages;
  if (plain) messages = (*plain)->vocabulary();
  std::vector<const TermSet*> terms;
  write_messages(json, "messages", messages, terms);
  write_messages(json, "why", bots::reasons_of(game.facts->id), terms);
  write_terms(json, terms);
  json.end_object();
}

std::string vocabulary_in_lines(std::string_view game) {
  std::string text;
  const auto add = [&](std::span<const MessageDef* const> messages) {
    for (const MessageDef* def : messages) text += line_of(*def) + "\n";
  };
  for (const GameEntry& line : all_games()) {
    if (!game.empty() && line.facts->id != game) continue;
    const auto plain = make_game({std::string(line.facts->id), 0, {}, {}});
    if (plain) add((*plain)->vocabulary());
    add(bots::reasons_of(line.facts->id));
  }
  if (game.empty()) add(shell_vocabulary());
  if (game.empty()) add(terminal_vocabulary());
  return text;
}

void write_all_vocabularies(JsonWriter& json) {
  json.begin_object();
  for (const GameEntry& game : all_games()) {
    json.key(game.facts->id);
    write_vocabulary_of(json, game);
  }
  write_front_end(json, "shell", shell_vocabulary());
  write_front_end(json, "terminal", terminal_vocabulary());
  json.end_object();
}

}  // namespace sounder::i18n
