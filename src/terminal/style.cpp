#include "terminal/style.h"

#include <array>

namespace sounder::terminal {
namespace {

constexpr std::array<std::string_view, 13> codes = {"",   "2",  "1",        "31",       "32",       "33", "34",
                                                    "35", "36", "38;5;208", "38;5;213", "38;5;137", "7"};

}  // namespace

std::string Style::paint(Ink ink, std::string_view text) const {
  if (!coloured_ || ink == Ink::plain) return std::string(text);
  return "\x1b[" + std::string(codes[static_cast<std::size_t>(ink)]) + "m" + std::string(text) + "\x1b[0m";
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

}  // namespace sounder::terminal
