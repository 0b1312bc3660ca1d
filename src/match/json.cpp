#include "match/json.h"

#include <limits>
#include <set>
#include <utility>

namespace sounder::json {

Value::Value() = default;
Value::Value(std::string_view text) : held_(std::string(text)) {}
Value::Value(const Value&) = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(const Value&) = default;
Value& Value::operator=(Value&&) noexcept = default;
Value::~Value() = default;

const Value* Object::if_contains(std::string_view key) const {
  for (const Member& member : *this)
    if (member.key == key) return &member.value;
  return nullptr;
}

// Reads one value. It stops at the first error; `at` is its place.
class Parser {
 public:
  Parser(std::string_view text, std::size_t deepest) : text_(text), depth_(deepest) {}

  Parsed read() {
    Parsed all;
    skip_blanks();
    if (read(all.value)) {
      skip_blanks();
      if (!ended()) fail(Wrong::more);
    }
    if (wrong_ == Wrong::twice) all.value = Value(twin_);
    all.wrong = wrong_;
    all.at = at_;
    return all;
  }

 private:
  bool ended() const { return at_ == text_.size(); }
  char here() const { return ended() ? '\0' : text_[at_]; }
  bool fail(Wrong wrong) {
    wrong_ = wrong;
    return false;
  }
  // An unexpected character, or the end of the text.
  bool unexpected() { return fail(ended() ? Wrong::incomplete : Wrong::syntax); }
  void skip_blanks() {
    while (!ended() && (here() == ' ' || here() == '\t' || here() == '\n' || here() == '\r')) ++at_;
  }
  bool is_digit() const { return here() >= '0' && here() <= '9'; }
  bool skip(char c) {
    if (here() != c || ended()) return false;
    ++at_;
    return true;
  }

  bool read(Value& to) {
    switch (here()) {
      case '{': return read_members(to.held_.emplace<Object>());
      case '[': return read_items(to.held_.emplace<Array>());
      case '"': return read_text(to.held_.emplace<std::string>());
      case 't': to.held_.emplace<bool>(true); return read_word("true");
      case 'f': to.held_.emplace<bool>(false); return read_word("false");
      case 'n': return read_word("null");
      default: return read_number(to);
    }
  }

  bool read_word(std::string_view word) {
    for (const char c : word)
      if (!skip(c)) return unexpected();
    return true;
  }

  // After an opening bracket: whether an entry follows.
  bool enter(char end) {
    if (depth_ == 0) return fail(Wrong::too_deep);
    --depth_;
    ++at_;
    skip_blanks();
    if (!skip(end)) return true;
    ++depth_;
    return false;
  }
  // After an entry: whether another follows.
  bool go_on(char end) {
    skip_blanks();
    if (skip(',')) {
      skip_blanks();
      return true;
    }
    if (!skip(end)) return unexpected();
    ++depth_;
    return false;
  }

  bool read_items(Array& to) {
    if (enter(']')) do {
        if (!read(to.emplace_back())) return false;
      } while (go_on(']'));
    return wrong_ == Wrong::nothing;
  }

  bool read_members(Object& to) {
    std::set<std::string> keys;
    if (enter('}')) do {
        Member& member = to.emplace_back();
        const std::size_t begin = at_;
        if (here() != '"') return unexpected();
        if (!read_text(member.key)) return false;
        skip_blanks();
        if (!skip(':')) return unexpected();
        if (!keys.insert(member.key).second) return fail_twice(member.key, begin);
        skip_blanks();
        if (!read(member.value)) return false;
      } while (go_on('}'));
    return wrong_ == Wrong::nothing;
  }
  // Duplicate keys are refused: readers of JSON treat them differently.
  bool fail_twice(const std::string& key, std::size_t at) {
    twin_ = key;
    at_ = at;
    return fail(Wrong::twice);
  }

  bool read_text(std::string& to) {
    for (++at_; !skip('"');) {
      const auto byte = static_cast<unsigned char>(here());
      if (byte < 0x20) return unexpected();
      if (byte == '\\') {
        if (!read_escape(to)) return false;
      } else if (byte < 0x80) {
        to += text_[at_++];
      } else if (!copy_letter(to, byte)) {
        return false;
      }
    }
    return true;
  }

  bool read_escape(std::string& to) {
    constexpr std::string_view escapes = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    ++at_;
    if (const std::size_t found = escapes.find(here()); !ended() && found != std::string_view::npos) {
      to += meant[found];
      ++at_;
      return true;
    }
    unsigned letter = 0;
    if (!read_hex(letter)) return false;
    if (letter >= 0xdc00 && letter < 0xe000) return fail(Wrong::syntax);
    if (letter >= 0xd800 && letter < 0xdc00) {
      unsigned second = 0;
      if (!skip('\\') || !read_hex(second)) return unexpected();
      if (second < 0xdc00 || second >= 0xe000) return fail(Wrong::syntax);
      letter = 0x10000 + ((letter - 0xd800) << 10) + (second - 0xdc00);
    }
    append_utf8(to, letter);
    return true;
  }

  // four hexadecimal digits after u
  bool read_hex(unsigned& letter) {
    if (!skip('u')) return unexpected();
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = static_cast<char>(here() | 0x20);
      const bool is_letter = c >= 'a' && c <= 'f';
      if (!is_digit() && !is_letter) return unexpected();
      letter = letter * 16 + static_cast<unsigned>(is_letter ? c - 'a' + 10 : here() - '0');
    }
    return true;
  }

  static void append_utf8(std::string& to, unsigned letter) {
    const int more = letter < 0x80 ? 0 : letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;
    constexpr unsigned char heads[] = {0x00, 0xc0, 0xe0, 0xf0};
    to += static_cast<char>(heads[more] | (letter >> (6 * more)));
    for (int i = more - 1; i >= 0; --i) to += static_cast<char>(0x80 | ((letter >> (6 * i)) & 0x3f));
  }

  // A character of several bytes, in the shortest form and not a surrogate.
  bool copy_letter(std::string& to, unsigned byte) {
    const std::size_t more = byte < 0xc2 || byte >= 0xf5 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    unsigned letter = byte & (0x3fu >> more);
    for (std::size_t i = 1; i <= more; ++i) {
      if (at_ + i == text_.size()) return fail(Wrong::incomplete);
      const auto next = static_cast<unsigned char>(text_[at_ + i]);
      if ((next & 0xc0) != 0x80) return fail(Wrong::syntax);
      letter = letter << 6 | (next & 0x3f);
    }
    const bool too_long = more == 0 || (more == 2 && letter < 0x800) || (more == 3 && letter < 0x10000);
    if (too_long || letter > 0x10ffff || (letter >= 0xd800 && letter < 0xe000)) return fail(Wrong::syntax);
    to.append(text_.substr(at_, more + 1));
    at_ += more + 1;
    return true;
  }

  bool read_number(Value& to) {
    const std::size_t begin = at_;
    const bool negative = skip('-');
    if (!is_digit()) return unexpected();
    const bool leading_zero = here() == '0';
    std::uint64_t whole = 0;
    bool fits = true;
    do {
      const auto digit = static_cast<unsigned>(here() - '0');
      fits = fits && whole <= (std::numeric_limits<std::uint64_t>::max() - digit) / 10;
      whole = whole * 10 + digit;
      ++at_;
    } while (is_digit() && !leading_zero);
    const bool is_whole = here() != '.' && here() != 'e' && here() != 'E';
    if (!skip_fraction()) return false;
    constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!is_whole || !fits || (negative && whole > largest + 1))
      to.held_.emplace<OtherNumber>().text = text_.substr(begin, at_ - begin);
    else if (negative || whole <= largest)
      to.held_.emplace<std::int64_t>(static_cast<std::int64_t>(negative ? 0 - whole : whole));
    else
      to.held_.emplace<std::uint64_t>(whole);
    return true;
  }

  bool skip_fraction() {
    if (skip('.') && !skip_digits()) return fail(Wrong::syntax);
    if (!skip('e') && !skip('E')) return true;
    if (!skip('-')) skip('+');
    return skip_digits() || unexpected();
  }
  bool skip_digits() {
    const std::size_t begin = at_;
    while (is_digit()) ++at_;
    return at_ > begin;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t depth_;
  Wrong wrong_ = Wrong::nothing;
  std::string twin_;
};

Parsed read(std::string_view text, std::size_t deepest) { return Parser(text, deepest).read(); }

Value parse(std::string_view text) { return read(text, 32).value; }

namespace {

void write_text(std::string& out, std::string_view text) {
  constexpr std::string_view short_ones = "\"\\\b\f\n\r\t";
  constexpr std::string_view letters = "\"\\bfnrt";
  constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (const std::size_t found = short_ones.find(c); found != std::string_view::npos) {
      out += '\\';
      out += letters[found];
    } else if (byte < 0x20) {
      out += "\\u00";
      out += hex[byte >> 4];
      out += hex[byte & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

// The items between two brackets, each written by `one`.
template <class Items, class One>
void write_all(std::string& out, std::string_view brackets, const Items& items, One one) {
  out += brackets[0];
  bool first = true;
  for (const auto& item : items) {
    if (!first) out += ',';
    first = false;
    one(item);
  }
  out += brackets[1];
}

}  // namespace

void write(std::string& out, const Value& from) {
  if (const bool* truth = from.if_bool())
    out += *truth ? "true" : "false";
  else if (const std::int64_t* whole = from.if_int64())
    out += std::to_string(*whole);
  else if (const std::uint64_t* large = from.if_uint64())
    out += std::to_string(*large);
  else if (const auto* other = std::get_if<OtherNumber>(&from.held_))
    out += other->text;
  else if (const std::string* text = from.if_string())
    write_text(out, *text);
  else if (const Array* items = from.if_array())
    write_all(out, "[]", *items, [&](const Value& item) { write(out, item); });
  else if (const Object* members = from.if_object())
    write_all(out, "{}", *members, [&](const Member& member) {
      write_text(out, member.key);
      out += ':';
      write(out, member.value);
    });
  else
    out += "null";
}

std::string serialize(const Value& from) {
  std::string text;
  write(text, from);
  return text;
}

}  // namespace sounder::json
