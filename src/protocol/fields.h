// How a field of a message is read and written, by its type. The messages are in messages.json; structs, and a `read`
// and a `write` for each, are generated from it (protocol/messages.h). Every enumeration has `words_of`.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "match/content.h"
#include "rules/json_writer.h"
#include "rules/seat.h"

namespace sounder::protocol {

// A JSON value for another reader: its text.
struct Json {
  std::string text;
  bool operator==(const Json&) const = default;
};

constexpr std::uint64_t largest_count =
    (std::uint64_t{1} << 53) - 1;  // the largest whole number that JavaScript represents exactly
constexpr int longest_list = 1000;

void read(const Node& from, std::string& to);
void read(const Node& from, bool& to);
void read(const Node& from, std::uint64_t& to);
void read(const Node& from, Seat& to);
void read(const Node& from, Json& to);
template <class Word>
requires std::is_enum_v<Word>
void read(const Node& from, Word& to) { to = static_cast<Word>(from.one_of(words_of(to))); }

void write(JsonWriter& out, const std::string& from);
void write(JsonWriter& out, bool from);
void write(JsonWriter& out, std::uint64_t from);
void write(JsonWriter& out, Seat from);
void write(JsonWriter& out, const Json& from);
// "casual" of an enumeration.
template <class Word>
requires std::is_enum_v<Word> std::string_view word_of(Word word) {
  return words_of(word)[static_cast<std::size_t>(word)];
}
template <class Word>
requires std::is_enum_v<Word>
void write(JsonWriter& out, Word from) { out.value(word_of(from)); }

template <class Value>
void read_field(Node& from, std::string_view key, Value& to) {
  if constexpr (requires(const Node& simple) { read(simple, to); }) {
    read(static_cast<const Node&>(from.field(key)), to);
  } else {
    from.object(key, [&](Node& inside) { read(inside, to); });
  }
}
template <class Value>
void read_field(Node& from, std::string_view key, std::vector<Value>& to) {
  from.list(key, 0, longest_list, [&](Node& one) { read(one, to.emplace_back()); });
}
// A JSON value that is passed on without being read.
void read_field(Node& from, std::string_view key, std::vector<Json>& to);
template <class Value>
void read_field(Node& from, std::string_view key, std::optional<Value>& to) {
  if (from.has(key)) read_field(from, key, to.emplace());
}

template <class Value>
void write_field(JsonWriter& out, std::string_view key, const Value& from) {
  out.key(key);
  write(out, from);
}
template <class Value>
void write_field(JsonWriter& out, std::string_view key, const std::vector<Value>& from) {
  out.key(key).begin_array();
  for (const Value& one : from) write(out, one);
  out.end_array();
}
template <class Value>
void write_field(JsonWriter& out, std::string_view key, const std::optional<Value>& from) {
  if (from) write_field(out, key, *from);
}

// The id of a command that can't be read otherwise; empty if there is none.
std::string id_in(std::string_view json);

// A message as it is sent; `about` is its approximate length, if known.
template <class Any>
std::string text_of(const Any& message, std::size_t about = 0) {
  std::string text;
  text.reserve(about);
  JsonWriter out(text);
  write(out, message);
  return text;
}

}  // namespace sounder::protocol
