#include "rules/say.h"

#include <algorithm>

namespace sounder {
namespace {

void write_value(JsonWriter& json, const Value& value, const Param& place, Param::Kind kind) {
  using Kind = Param::Kind;
  switch (kind) {
    case Kind::number: json.value(value.number); break;
    case Kind::flag: json.value(value.number != 0); break;
    case Kind::seat: json.value(name_of(seat_at(static_cast<int>(value.number)))); break;
    case Kind::term:
    case Kind::text: json.value(value.text); break;
    case Kind::card: json.begin_object().field("of", place.content).field("id", value.id).field("name", value.text).end_object(); break;
    case Kind::message: write(json, Message{value.says, value.items}); break;
    case Kind::list:
      json.begin_array();
      for (const Value& item : value.items) write_value(json, item, place, place.items);
      json.end_array();
      break;
  }
}

constexpr std::array<std::string_view, 8> kind_names = {"number", "flag", "seat", "term", "text", "card", "message", "list"};

void write_place(JsonWriter& json, const Param& place) {
  json.begin_object().field("name", place.name).field("kind", kind_names[static_cast<std::size_t>(place.kind)]);
  if (place.kind == Param::Kind::list) json.field("items", kind_names[static_cast<std::size_t>(place.items)]);
  if (place.terms) json.field("terms", place.terms->id);
  if (!place.content.empty()) json.field("content", place.content);
  json.end_object();
}

}  // namespace

void write_fields(JsonWriter& json, const Message& message) {
  json.field("key", message.key());
  if (!message.says) return;
  const auto places = message.says->places();
  for (std::size_t i = 0; i < places.size(); ++i) {
    json.key(places[i].name);
    write_value(json, message.given[i], places[i], places[i].kind);
  }
}

void write(JsonWriter& json, const Message& message) {
  json.begin_object();
  write_fields(json, message);
  json.end_object();
}

void write_vocabulary(JsonWriter& json, std::span<const Says* const> vocabulary) {
  std::vector<const TermSet*> sets;
  json.key("messages").begin_array();
  for (const Says* says : vocabulary) {
    json.begin_object().field("key", says->key).key("places").begin_array();
    for (const Param& place : says->places()) {
      write_place(json, place);
      if (place.terms && std::find(sets.begin(), sets.end(), place.terms) == sets.end()) sets.push_back(place.terms);
    }
    json.end_array().end_object();
  }
  json.end_array().key("terms").begin_object();
  for (const TermSet* set : sets) {
    json.key(set->id).begin_array();
    for (std::string_view name : set->names) json.value(name);
    json.end_array();
  }
  json.end_object();
}

}  // namespace sounder
