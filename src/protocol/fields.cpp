#include "protocol/fields.h"

#include "match/json_text.h"

namespace sounder::protocol {

void read(const Node& from, std::string& to) { to = from.text(); }
void read(const Node& from, bool& to) { to = from.flag(); }
void read(const Node& from, Json& to) { to.text = from.json_text(); }

void read(const Node& from, std::uint64_t& to) {
  to = from.big_number();
  if (to > largest_count) from.refuse("a whole number below 2^53");
}

void read(const Node& from, Seat& to) {
  const auto seat = seat_named(from.text());
  if (!seat) from.refuse("a seat from p1 to p6");
  to = seat.value_or(Seat::p1);
}

void write(JsonWriter& out, const std::string& from) { out.value(from); }
void write(JsonWriter& out, bool from) { out.value(from); }
void write(JsonWriter& out, std::uint64_t from) { out.value(from); }
void write(JsonWriter& out, Seat from) { out.value(name_of(from)); }
void write(JsonWriter& out, const Json& from) { out.raw(from.text); }

std::string id_in(std::string_view json) {
  const auto document = parse_json(json, "message");
  const auto* fields = document ? document->if_object() : nullptr;
  const auto* id = fields ? fields->if_contains("id") : nullptr;
  const auto* text = id ? id->if_string() : nullptr;
  return text ? *text : std::string();
}

void read_field(Node& from, std::string_view key, std::vector<Json>& to) {
  const Node field = from.field(key);
  const json::Value value = json::parse(field.json_text());
  const json::Array* values = value.if_array();
  if (!values || values->size() > static_cast<std::size_t>(longest_list)) return field.refuse("a list");
  for (const json::Value& one : *values) to.push_back({json::serialize(one)});
}

}  // namespace sounder::protocol
