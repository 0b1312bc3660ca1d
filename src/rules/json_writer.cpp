#include "rules/json_writer.h"

#include <array>

namespace sounder {
namespace {

bool is_plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

}  // namespace

JsonWriter& JsonWriter::key(std::string_view name) {
  value(name);
  out_ += ':';
  fresh_ = true;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  out_ += '"';
  std::size_t taken = 0;  // most texts have nothing to escape and are taken in one piece
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_plain(text[at])) continue;
    out_.append(text.data() + taken, at - taken);
    add_escaped(text[at]);
    taken = at + 1;
  }
  out_.append(text.data() + taken, text.size() - taken);
  out_ += '"';
  return *this;
}

JsonWriter& JsonWriter::value(bool truth) { return raw(truth ? "true" : "false"); }

JsonWriter& JsonWriter::whole(std::int64_t number) {
  if (number >= 0) return natural(static_cast<std::uint64_t>(number));
  separate();
  out_ += '-';
  fresh_ = true;
  return natural(0 - static_cast<std::uint64_t>(number));
}

JsonWriter& JsonWriter::natural(std::uint64_t number) {
  std::array<char, 20> digits;
  std::size_t at = digits.size();
  do {
    digits[--at] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  return raw({digits.data() + at, digits.size() - at});
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  separate();
  out_ += json;
  return *this;
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  out_ += bracket;
  fresh_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  fresh_ = false;
  return *this;
}

void JsonWriter::separate() {
  if (!fresh_) out_ += ',';
  fresh_ = false;
}

void JsonWriter::add_escaped(char c) {
  constexpr std::string_view hex = "0123456789abcdef";
  out_ += '\\';
  if (static_cast<unsigned char>(c) >= 0x20) {
    out_ += c;
  } else {
    out_ += "u00";
    out_ += hex[static_cast<unsigned char>(c) >> 4];
    out_ += hex[static_cast<unsigned char>(c) & 15];
  }
}

}  // namespace sounder
