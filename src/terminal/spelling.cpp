#include "terminal/spelling.h"

#include <algorithm>

#include "rules/words.h"

namespace sounder::terminal {

int edit_distance(std::string_view one, std::string_view other) {
  const std::size_t width = other.size() + 1;
  std::vector<int> rows((one.size() + 1) * width);
  const auto at = [&](std::size_t i, std::size_t j) -> int& { return rows[i * width + j]; };
  for (std::size_t i = 0; i <= one.size(); ++i) at(i, 0) = static_cast<int>(i);
  for (std::size_t j = 0; j < width; ++j) at(0, j) = static_cast<int>(j);
  for (std::size_t i = 1; i <= one.size(); ++i)
    for (std::size_t j = 1; j < width; ++j) {
      const int replaced = at(i - 1, j - 1) + (one[i - 1] == other[j - 1] ? 0 : 1);
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, replaced});
      if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
        at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
    }
  return rows.back();
}

std::vector<std::string> near_misses(std::string_view typed, const std::vector<std::string>& names) {
  constexpr std::size_t longest_name = 60;  // a longer text is no near miss of any
  const int most = typed.size() < 4 ? 1 : 2;
  std::vector<std::string> near;
  int nearest = most;
  for (const std::string& name : names) {
    const int distance = typed.size() > longest_name ? most + 1 : edit_distance(typed, name);
    if (distance > nearest) continue;
    if (distance < nearest) near.clear();
    nearest = distance;
    near.push_back(name);
  }
  return near;
}

std::string expectation(std::string_view typed, const std::vector<std::string>& names) {
  const std::vector<std::string> near = near_misses(typed, names);
  if (!near.empty()) return ", did you mean " + in_words(near, " or ") + "?";
  return ", expected " + (names.empty() ? "none" : in_words(names, " or "));
}

Expected<std::string> name_typed(std::string_view what, std::string_view typed, const std::vector<std::string>& names,
                                 Beginnings beginnings) {
  std::vector<std::string> begun;
  for (const std::string& name : names) {
    if (name == typed) return name;
    if (!typed.empty() && name.starts_with(typed)) begun.push_back(name);
  }
  const std::string shown = " \"" + std::string(typed.substr(0, 60)) + "\"";
  const bool whole_only = beginnings == Beginnings::refused;
  if (begun.size() == 1 && !whole_only) return begun[0];
  if (begun.size() > 1)
    return error("ambiguous " + std::string(what) + shown + ", expected " + in_words(begun, " or "));
  if (begun.size() == 1) return error("unknown " + std::string(what) + shown + ", did you mean " + begun[0] + "?");
  return error("unknown " + std::string(what) + shown + expectation(typed, names));
}

}  // namespace sounder::terminal
