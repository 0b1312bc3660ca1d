// Colour and weight for terminal text: both, weight alone (NO_COLOR), or neither (not a terminal).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sounder::terminal {

enum class Ink { plain, faint, bold, red, green, yellow, blue, magenta, cyan, orange, pink, brown, inverse };

// What a piece of text stands on and is written with, as numbers of the 256-colour palette: for boards that look the
// same on a dark and on a light terminal.
struct Paint {
  int ink;
  int ground;
  bool bold = false;
};

class Style {
 public:
  explicit Style(bool coloured) : Style(coloured, coloured) {}
  static Style without_colour() { return {false, true}; }
  bool coloured() const { return coloured_; }
  std::string paint(Ink ink, std::string_view text) const;
  std::string paint(Paint paint, std::string_view text) const;

 private:
  Style(bool coloured, bool weighted) : coloured_(coloured), weighted_(weighted) {}

  bool coloured_;
  bool weighted_;  // bold, faint and inverse
};

// How many columns the text takes on a screen: colour codes count nothing, UTF-8 characters count one, wide ones two.
int columns(std::string_view text);
std::string padded(std::string_view text, int width);

// A text without colour codes in lines of at most `width` columns, broken between words; all but the first are
// indented.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

// Text from outside as it may be shown: control characters, which could move the cursor or recolour the screen, as
// \x1b.
std::string printable(std::string_view text);

}  // namespace sounder::terminal
