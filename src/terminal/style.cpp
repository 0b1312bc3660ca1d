#include "terminal/style.h"

#include <algorithm>
#include <array>

namespace sounder::terminal {
namespace {

constexpr std::array<std::string_view, 13> codes = {"",   "2",  "1",        "31",       "32",       "33", "34",
                                                    "35", "36", "38;5;208", "38;5;213", "38;5;137", "7"};

bool is_weight(Ink ink) { return ink == Ink::faint || ink == Ink::bold || ink == Ink::inverse; }

}  // namespace

std::string Style::paint(Ink ink, std::string_view text) const {
  if (ink == Ink::plain || !(is_weight(ink) ? weighted_ : coloured_)) return std::string(text);
  return "\x1b[" + std::string(codes[static_cast<std::size_t>(ink)]) + "m" + std::string(text) + "\x1b[0m";
}

std::string Style::paint(Paint paint, std::string_view text) const {
  if (!coloured_) return this->paint(paint.bold ? Ink::bold : Ink::plain, text);
  return "\x1b[" + std::string(paint.bold ? "1;" : "") + "38;5;" + std::to_string(paint.ink) + ";48;5;" +
         std::to_string(paint.ground) + "m" + std::string(text) + "\x1b[0m";
}

int columns(std::string_view text) {
  int width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c == 0x1b) {
      i = text.find('m', i);
      if (i == std::string_view::npos) break;
    } else if ((c & 0xc0) != 0x80) {
      width += c >= 0xf0 ? 2 : 1;
    }
  }
  return width;
}

std::string padded(std::string_view text, int width) {
  const int missing = width - columns(text);
  return std::string(text) + std::string(missing > 0 ? static_cast<std::size_t>(missing) : 0, ' ');
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  std::vector<std::string> lines;
  while (columns(text) > width) {
    std::size_t end = text.size();
    while (end > 0 && columns(text.substr(0, end)) > width) --end;
    // At the last blank that leaves something before it; a word longer than a line is cut between letters.
    const std::size_t blank = text.find_last_of(' ', end);
    const std::size_t first_word = std::min(text.find_first_not_of(' '), end);
    if (blank != std::string_view::npos && blank > first_word) end = blank;
    while (end > 1 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    lines.emplace_back(text.substr(0, std::max<std::size_t>(end, 1)));
    text.remove_prefix(std::min(text.find_first_not_of(' ', std::max<std::size_t>(end, 1)), text.size()));
    if (lines.size() == 1) width = std::max(1, width - indent);
  }
  if (!text.empty() || lines.empty()) lines.emplace_back(text);
  for (std::size_t i = 1; i < lines.size(); ++i) lines[i].insert(0, static_cast<std::size_t>(indent), ' ');
  return lines;
}

std::string printable(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string shown;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    // U+0080 to U+009F are control characters too: two bytes in UTF-8.
    const bool late_control = i > 0 && text[i - 1] == '\xc2' && c >= 0x80 && c < 0xa0;
    if (late_control) shown.pop_back();
    if (c < 0x20 || c == 0x7f || late_control) {
      shown += "\\x";
      shown += digits[c >> 4];
      shown += digits[c & 15];
    } else {
      shown += text[i];
    }
  }
  return shown;
}

}  // namespace sounder::terminal
