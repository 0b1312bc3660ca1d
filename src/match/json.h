// JSON as a value, read and written. The only reader of records, content and messages, in the program and in the
// browser's engines, where code size counts. tests/match/json.cpp compares it with Boost.JSON. Untrusted text is read
// with match/json_text.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sounder::json {

class Value;
struct Member;
using Array = std::vector<Value>;

// In the order in which they were read. No key comes twice.
class Object : public std::vector<Member> {
 public:
  const Value* if_contains(std::string_view key) const;
  bool contains(std::string_view key) const { return if_contains(key) != nullptr; }
  const Value& at(std::string_view key) const { return *if_contains(key); }  // the key must exist
};

// A number that is not whole or has more than 64 bits, as it was written. No reader accepts such numbers.
struct OtherNumber {
  std::string text;
};

class Value {
 public:
  Value();
  explicit Value(std::string_view text);
  Value(const Value&);
  Value(Value&&) noexcept;
  Value& operator=(const Value&);
  Value& operator=(Value&&) noexcept;
  ~Value();

  const bool* if_bool() const { return std::get_if<bool>(&held_); }
  const std::int64_t* if_int64() const { return std::get_if<std::int64_t>(&held_); }
  const std::uint64_t* if_uint64() const { return std::get_if<std::uint64_t>(&held_); }  // too large for if_int64
  const std::string* if_string() const { return std::get_if<std::string>(&held_); }
  const Array* if_array() const { return std::get_if<Array>(&held_); }
  const Object* if_object() const { return std::get_if<Object>(&held_); }
  // The alternative must be the right one.
  const Array& as_array() const { return *if_array(); }
  const Object& as_object() const { return *if_object(); }

 private:
  friend class Parser;
  friend void write(std::string& out, const Value& from);

  std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, OtherNumber, std::string, Array, Object> held_;
};

struct Member {
  std::string key;
  Value value;
};

enum class Wrong : std::uint8_t { nothing, syntax, incomplete, more, too_deep, twice };

// The value, or the error and the byte at which it is. For a duplicate key `value` is the key.
struct Parsed {
  Value value;
  Wrong wrong = Wrong::nothing;
  std::size_t at = 0;
};

Parsed read(std::string_view text, std::size_t deepest);

Value parse(std::string_view text);  // the text must be JSON
std::string serialize(const Value& from);

}  // namespace sounder::json
