// As much of Boost.JSON as src/match/ uses, by the same names, in a twelfth of the bytes: every byte comes down the
// line before anybody plays. tests/wasm/small_json.cpp holds it against Boost's own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sounder::small_json {

enum class error : std::uint8_t { none, syntax, incomplete, too_deep };

struct error_code {
  error what = error::none;

  explicit operator bool() const { return what != error::none; }
  bool operator==(error other) const { return what == other; }
  std::string message() const;
};

class value;
struct key_value_pair;
using array = std::vector<value>;

// In the order in which they were read.
class object : public std::vector<key_value_pair> {
 public:
  const value* if_contains(std::string_view key) const;
  bool contains(std::string_view key) const { return if_contains(key) != nullptr; }
  const value& at(std::string_view key) const;  // which must be there
};

class value {
 public:
  value();
  explicit value(std::string_view text);
  value(const value&);
  value(value&&) noexcept;
  value& operator=(const value&);
  value& operator=(value&&) noexcept;
  ~value();

  bool is_object() const { return kind_ == Kind::fields; }
  bool is_string() const { return kind_ == Kind::string; }
  const bool* if_bool() const { return kind_ == Kind::flag ? &flag_ : nullptr; }
  const std::int64_t* if_int64() const { return kind_ == Kind::int64 ? &int64_ : nullptr; }
  const std::uint64_t* if_uint64() const { return kind_ == Kind::uint64 ? &uint64_ : nullptr; }
  const std::string* if_string() const { return is_string() ? &text_ : nullptr; }
  const array* if_array() const { return kind_ == Kind::list ? &items_ : nullptr; }
  const object* if_object() const { return is_object() ? &members_ : nullptr; }
  const std::string& get_string() const { return text_; }
  const std::string& as_string() const { return text_; }
  const object& get_object() const { return members_; }

 private:
  friend class Reader;
  friend void write(std::string& out, const value& from);

  enum class Kind : std::uint8_t { null, flag, int64, uint64, fraction, string, list, fields };

  Kind kind_ = Kind::null;
  union {
    bool flag_;
    std::int64_t int64_ = 0;
    std::uint64_t uint64_;
    double fraction_;
  };
  std::string text_;
  array items_;
  object members_;
};

struct key_value_pair {
  std::string key;
  value of;
};

struct parse_options {
  std::size_t max_depth = 32;
};

class parser {
 public:
  struct Storage {};
  parser(Storage, const parse_options& options) : options_(options) {}

  // How much was read of one value and the blanks around it, or up to where it went wrong.
  std::size_t write_some(const char* text, std::size_t size, error_code& error);
  value release() { return std::move(read_); }

 private:
  parse_options options_;
  value read_;
};

value parse(std::string_view text);  // which must be JSON
std::string serialize(const value& from);

}  // namespace sounder::small_json
