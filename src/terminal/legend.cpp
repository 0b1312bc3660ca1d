#include "terminal/legend.h"

#include <algorithm>

namespace sounder::terminal {

std::string explained(const std::vector<Explained>& lines, const Canvas& canvas) {
  int widest = 0;
  for (const Explained& line : lines) widest = std::max(widest, columns(line.sign));
  const int indent = 2 + widest + 2;
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::string page;
  for (const Explained& line : lines) {
    bool first = true;
    for (const std::string& part : wrapped(line.meaning, std::max(20, canvas.width - indent))) {
      page += first ? "  " + canvas.style.paint(Ink::cyan, padded(line.sign, widest)) + "  " : margin;
      page += part + "\n";
      first = false;
    }
  }
  return page;
}

std::string legend_page(const i18n::Localizer& localizer, const Canvas& canvas, std::string_view word) {
  std::vector<Explained> lines;
  for (int number = 1;; ++number) {
    const std::string text = localizer.text("legend." + std::to_string(number));
    if (text.empty()) return explained(lines, canvas);
    if (text.find(word) == std::string::npos) continue;
    const std::size_t gap = std::min(text.find("  "), text.size());
    lines.push_back({text.substr(0, gap), text.substr(std::min(text.size(), gap + 2))});
  }
}

}  // namespace sounder::terminal
