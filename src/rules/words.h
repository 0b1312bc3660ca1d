// Small pieces of text work that every notation needs.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace sounder {

using Words = std::vector<std::string_view>;

// The words of a line, split at blanks.
inline Words words_of(std::string_view text) {
  Words words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = text.find_first_not_of(" \t", at);
    if (begin == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(" \t", begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    at = end;
  }
  return words;
}

// Pieces put together in one call: less code than a chain of plus signs, of which refusals need many.
std::string joined(std::initializer_list<std::string_view> pieces);

// "a1", "a1 and b2", "a1, b2 and c3".
inline std::string in_words(const std::vector<std::string>& items, std::string_view last = " and ") {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? last : std::string_view(", ");
    text += items[i];
  }
  return text;
}

}  // namespace sounder
