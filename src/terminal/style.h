// Colour and weight for terminal text, or none of it (NO_COLOR, not a terminal).
#pragma once

#include <string>
#include <string_view>

namespace sounder::terminal {

enum class Ink { plain, faint, bold, red, green, yellow, blue, magenta, cyan, orange, pink, brown, inverse };

class Style {
 public:
  explicit Style(bool coloured) : coloured_(coloured) {}
  bool coloured() const { return coloured_; }
  std::string paint(Ink ink, std::string_view text) const;

 private:
  bool coloured_;
};

// How many columns the text takes on a screen: colour codes count nothing, UTF-8 characters count one, wide ones two.
int columns(std::string_view text);
std::string padded(std::string_view text, int width);

}  // namespace sounder::terminal
