// The meadow: ranks 8 to 1 from top to bottom, files a to h.
#include <algorithm>

#include "terminal/pictures/all.h"

namespace sounder::terminal {
namespace {

bool lists(const boost::json::object& view, std::string_view key, std::string_view cell) {
  const auto* cells = view.if_contains(key);
  if (!cells) return false;
  return std::any_of(cells->as_array().begin(), cells->as_array().end(), [&](const auto& name) { return name.as_string() == cell; });
}

// A letter for every piece, so that nothing is told by colour alone.
std::string piece_on(const boost::json::object& view, const Style& style, std::string_view cell) {
  if (lists(view, "trees", cell)) return style.paint(Ink::green, "T");
  if (lists(view, "lying", cell)) return style.paint(Ink::faint, "p");
  if (lists(view, "pigs", cell)) return style.paint(Ink::pink, "P");
  if (lists(view, "pumpkins", cell)) return style.paint(Ink::orange, "o");
  if (lists(view, "broccoli", cell)) return style.paint(Ink::cyan, "b");
  return style.paint(Ink::faint, ".");
}

}  // namespace

std::string draw_bite_the_pumpkin(const boost::json::object& view, const Frame& frame) {
  const Style& style = frame.style;
  std::string text;
  for (char rank = '8'; rank >= '1'; --rank) {
    text += "  " + style.paint(Ink::faint, std::string(1, rank)) + " ";
    for (char file = 'a'; file <= 'h'; ++file) text += " " + piece_on(view, style, std::string{file, rank});
    text += "\n";
  }
  return text + style.paint(Ink::faint, "     a b c d e f g h") + "\n";
}

}  // namespace sounder::terminal
