// Writes JSON, so that rules can show a view without knowing a library. Commas and quotes are its business.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace sounder {

// Out of line, all of it: views are long lists of fields, and in the browser every byte of them is waited for.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name);
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool truth);
  template <std::integral Number>
  JsonWriter& value(Number number) {
    if constexpr (std::signed_integral<Number>)
      return whole(number);
    else
      return natural(number);
  }
  JsonWriter& null() { return raw("null"); }

  // A value that is JSON already.
  JsonWriter& raw(std::string_view json);

  template <class Value>
  JsonWriter& field(std::string_view name, const Value& content) {
    return key(name).value(content);
  }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& whole(std::int64_t number);
  JsonWriter& natural(std::uint64_t number);
  void separate();
  void add_escaped(char c);

  std::string& out_;
  bool fresh_ = true;  // nothing to separate from yet
};

}  // namespace sounder
