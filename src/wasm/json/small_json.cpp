#include "wasm/json/small_json.h"

#include <limits>

namespace sounder::small_json {

std::string error_code::message() const { return "syntax error"; }

value::value() = default;
value::value(std::string_view text) : kind_(Kind::string), text_(text) {}
value::value(const value&) = default;
value::value(value&&) noexcept = default;
value& value::operator=(const value&) = default;
value& value::operator=(value&&) noexcept = default;
value::~value() = default;

const value* object::if_contains(std::string_view key) const {
  for (const key_value_pair& member : *this)
    if (member.key == key) return &member.of;
  return nullptr;
}

const value& object::at(std::string_view key) const { return *if_contains(key); }

// Reads one value. The first thing that is wrong ends it; `at` stays there.
class Reader {
 public:
  Reader(std::string_view text, std::size_t depth) : text_(text), depth_(depth) {}

  std::size_t at() const { return at_; }
  error wrong() const { return wrong_; }

  void read_document(value& to) {
    skip_blanks();
    read(to);
    if (wrong_ == error::none) skip_blanks();
  }

 private:
  bool ended() const { return at_ == text_.size(); }
  char here() const { return ended() ? '\0' : text_[at_]; }
  bool fail(error what) {
    if (wrong_ == error::none) wrong_ = what;
    return false;
  }
  // Something else stands here than JSON would have, or nothing.
  bool unexpected() { return fail(ended() ? error::incomplete : error::syntax); }
  void skip_blanks() {
    while (!ended() && (here() == ' ' || here() == '\t' || here() == '\n' || here() == '\r')) ++at_;
  }
  bool is_digit() const { return here() >= '0' && here() <= '9'; }
  bool skip(char c) {
    if (here() != c || ended()) return false;
    ++at_;
    return true;
  }

  bool read(value& to) {
    switch (here()) {
      case '{': return read_members(to);
      case '[': return read_items(to);
      case '"': to.kind_ = value::Kind::string; return read_text(to.text_);
      case 't': to.kind_ = value::Kind::flag; return to.flag_ = read_word("true");
      case 'f': to.kind_ = value::Kind::flag; return read_word("false");
      case 'n': return read_word("null");
      default: return read_number(to);
    }
  }

  bool read_word(std::string_view word) {
    for (const char c : word)
      if (!skip(c)) return unexpected();
    return true;
  }

  // After an opening bracket: whether there is an entry.
  bool enter(char end) {
    if (depth_ == 0) return fail(error::too_deep);
    --depth_;
    ++at_;
    skip_blanks();
    if (!skip(end)) return true;
    ++depth_;
    return false;
  }
  // After an entry: whether there is another.
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

  bool read_items(value& to) {
    to.kind_ = value::Kind::list;
    if (enter(']')) do {
        if (!read(to.items_.emplace_back())) return false;
      } while (go_on(']'));
    return wrong_ == error::none;
  }

  bool read_members(value& to) {
    to.kind_ = value::Kind::fields;
    if (enter('}')) do {
        key_value_pair& member = to.members_.emplace_back();
        if (here() != '"') return unexpected();
        if (!read_text(member.key)) return false;
        skip_blanks();
        if (!skip(':')) return unexpected();
        skip_blanks();
        if (!read(member.of)) return false;
      } while (go_on('}'));
    return wrong_ == error::none;
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
    if (letter >= 0xdc00 && letter < 0xe000) return fail(error::syntax);
    if (letter >= 0xd800 && letter < 0xdc00) {
      unsigned second = 0;
      if (!skip('\\') || !read_hex(second)) return unexpected();
      if (second < 0xdc00 || second >= 0xe000) return fail(error::syntax);
      letter = 0x10000 + ((letter - 0xd800) << 10) + (second - 0xdc00);
    }
    append_utf8(to, letter);
    return true;
  }

  // u and four digits
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

  // A letter of several bytes, in the shortest form and none of the halves of a pair.
  bool copy_letter(std::string& to, unsigned byte) {
    const std::size_t more = byte < 0xc2 || byte >= 0xf5 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    unsigned letter = byte & (0x3fu >> more);
    for (std::size_t i = 1; i <= more; ++i) {
      if (at_ + i == text_.size()) return fail(error::incomplete);
      const auto next = static_cast<unsigned char>(text_[at_ + i]);
      if ((next & 0xc0) != 0x80) return fail(error::syntax);
      letter = letter << 6 | (next & 0x3f);
    }
    const bool too_long = more == 0 || (more == 2 && letter < 0x800) || (more == 3 && letter < 0x10000);
    if (too_long || letter > 0x10ffff || (letter >= 0xd800 && letter < 0xe000)) return fail(error::syntax);
    to.append(text_.substr(at_, more + 1));
    at_ += more + 1;
    return true;
  }

  // Whole numbers to the last digit. No record and no content file has fractions, so those are read only to be refused:
  // about right will do.
  bool read_number(value& to) {
    const bool negative = skip('-');
    if (!is_digit()) return unexpected();
    const bool leading_zero = here() == '0';
    std::uint64_t whole = 0;
    double about = 0;
    bool fits = true;
    for (; is_digit(); ++at_) {
      const auto digit = static_cast<unsigned>(here() - '0');
      fits = fits && whole <= (std::numeric_limits<std::uint64_t>::max() - digit) / 10;
      whole = whole * 10 + digit;
      about = about * 10 + digit;
      if (leading_zero) {
        ++at_;
        break;
      }
    }
    constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (here() == '.' || here() == 'e' || here() == 'E' || !fits || (negative && whole > largest + 1)) {
      to.kind_ = value::Kind::fraction;
      to.fraction_ = negative ? -about : about;
      return read_fraction(to.fraction_, negative);
    }
    to.kind_ = negative || whole <= largest ? value::Kind::int64 : value::Kind::uint64;
    to.uint64_ = negative ? 0 - whole : whole;
    return true;
  }

  bool read_fraction(double& number, bool negative) {
    if (skip('.')) {
      if (!is_digit()) return fail(error::syntax);
      for (double unit = negative ? -0.1 : 0.1; is_digit(); unit /= 10, ++at_) number += unit * (here() - '0');
    }
    if (!skip('e') && !skip('E')) return true;
    const bool down = skip('-');
    if (!down) skip('+');
    if (!is_digit()) return unexpected();
    int exponent = 0;
    for (; is_digit(); ++at_)
      if (exponent < 1000) exponent = exponent * 10 + (here() - '0');
    for (; exponent > 0; --exponent) number = down ? number / 10 : number * 10;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t depth_;
  error wrong_ = error::none;
};

std::size_t parser::write_some(const char* text, std::size_t size, error_code& error) {
  Reader reader({text, size}, options_.max_depth);
  reader.read_document(read_);
  error.what = reader.wrong();
  return reader.at();
}

value parse(std::string_view text) {
  value read;
  Reader(text, parse_options{}.max_depth).read_document(read);
  return read;
}

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

// Seen only in refusals: three digits will do.
void write_fraction(std::string& out, double number) {
  constexpr double largest = 1e15;
  if (number < 0) out += '-';
  number = number < 0 ? -number : number;
  if (!(number < largest)) {
    out += "1e99999";
    return;
  }
  const auto thousandths = static_cast<std::uint64_t>(number * 1000 + 0.5);
  out += std::to_string(thousandths / 1000) + '.' + std::to_string(1000 + thousandths % 1000).substr(1);
}

}  // namespace

void write(std::string& out, const value& from) {
  using Kind = value::Kind;
  switch (from.kind_) {
    case Kind::null: out += "null"; break;
    case Kind::flag: out += from.flag_ ? "true" : "false"; break;
    case Kind::int64: out += std::to_string(from.int64_); break;
    case Kind::uint64: out += std::to_string(from.uint64_); break;
    case Kind::fraction: write_fraction(out, from.fraction_); break;
    case Kind::string: write_text(out, from.text_); break;
    case Kind::list: {
      char before = '[';
      for (const value& item : from.items_) {
        out += before;
        write(out, item);
        before = ',';
      }
      out += from.items_.empty() ? "[]" : "]";
      break;
    }
    case Kind::fields: {
      char before = '{';
      for (const key_value_pair& member : from.members_) {
        out += before;
        write_text(out, member.key);
        out += ':';
        write(out, member.of);
        before = ',';
      }
      out += from.members_.empty() ? "{}" : "}";
      break;
    }
  }
}

std::string serialize(const value& from) {
  std::string text;
  write(text, from);
  return text;
}

}  // namespace sounder::small_json
