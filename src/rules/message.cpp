#include "rules/message.h"

#include <algorithm>

namespace sounder {

std::string_view name_of(Param::Kind kind) {
  static constexpr std::array<std::string_view, 8> kind_names = {"number", "flag", "seat",    "term",
                                                                 "text",   "card", "message", "list"};
  return kind_names[static_cast<std::size_t>(kind)];
}

namespace {

void write_value(JsonWriter& json, const MessageArg& value, const Param& place, Param::Kind kind) {
  using Kind = Param::Kind;
  switch (kind) {
    case Kind::number: json.value(value.number); break;
    case Kind::flag: json.value(value.number != 0); break;
    case Kind::seat: json.value(name_of(seat_at(static_cast<int>(value.number)))); break;
    case Kind::term:
    case Kind::text: json.value(value.text); break;
    case Kind::card:
      json.begin_object().field("of", place.content).field("id", value.id).field("name", value.text).end_object();
      break;
    case Kind::message: write(json, Message{value.def, value.items}); break;
    case Kind::list:
      json.begin_array();
      for (const MessageArg& item : value.items) write_value(json, item, place, place.items);
      json.end_array();
      break;
  }
}

void write_place(JsonWriter& json, const Param& place) {
  json.begin_object().field("name", place.name).field("kind", name_of(place.kind));
  if (place.kind == Param::Kind::list) json.field("items", name_of(place.items));
  if (place.terms) json.field("terms", place.terms->id);
  if (place.content) json.field("content", place.content);
  json.end_object();
}

}  // namespace

Message begun(const MessageDef& def, std::size_t places) {
  Message message{&def, {}};
  message.given.reserve(places);
  return message;
}

void put_number(MessageArgs& to, std::int64_t number) { to.push_back({.number = number}); }
void put_text(MessageArgs& to, std::string_view text) { to.push_back({.text = std::string(text)}); }
void put_card(MessageArgs& to, const CardName& card) {
  to.push_back({.text = std::string(card.name), .id = std::string(card.id)});
}
void put_message(MessageArgs& to, const Message& message) {
  to.push_back({.def = message.def, .items = message.given});
}
void put_term(MessageArgs& to, const TermSet& terms, std::size_t term) {
  to.push_back({.number = static_cast<std::int64_t>(term), .text = std::string(terms.names[term])});
}
MessageArgs& put_list(MessageArgs& to, std::size_t size) {
  to.emplace_back();
  to.back().items.reserve(size);
  return to.back().items;
}

void write_fields(JsonWriter& json, const Message& message) {
  json.field("key", message.key());
  if (!message.def) return;
  const auto places = message.def->places();
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

std::string json_of(const Message& message) {
  std::string text;
  JsonWriter json(text);
  write(json, message);
  return text;
}

void write_messages(JsonWriter& json, std::string_view name, std::span<const MessageDef* const> messages,
                    std::vector<const TermSet*>& terms) {
  json.key(name).begin_array();
  for (const MessageDef* says : messages) {
    json.begin_object().field("key", says->key).key("places").begin_array();
    for (const Param& place : says->places()) {
      write_place(json, place);
      if (place.terms && std::find(terms.begin(), terms.end(), place.terms) == terms.end())
        terms.push_back(place.terms);
    }
    json.end_array().end_object();
  }
  json.end_array();
}

void write_terms(JsonWriter& json, std::span<const TermSet* const> terms) {
  json.key("terms").begin_object();
  for (const TermSet* set : terms) {
    json.key(set->id).begin_array();
    for (std::string_view name : set->names) json.value(name);
    json.end_array();
  }
  json.end_object();
}

}  // namespace sounder
