#include "protocol/fields.h"

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

void read_field(Node& from, std::string_view key, std::vector<Json>& to) {
  const Node field = from.field(key);
  const auto values = boost::json::parse(field.json_text());
  if (!values.is_array() || values.as_array().size() > static_cast<std::size_t>(longest_list))
    return field.refuse("a list");
  for (const auto& value : values.as_array()) to.push_back({boost::json::serialize(value)});
}

}  // namespace sounder::protocol
