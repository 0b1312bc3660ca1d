// What people may write: names and lines of chat. UTF-8 without control characters, and without those that change the
// direction of writing or are not seen.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sounder::tables {

constexpr std::size_t longest_name = 24;   // characters
constexpr std::size_t longest_line = 300;  // bytes

// What is wrong with it, for logs; none: nothing. A name has no letters that stand in for others
// (mathematical, circled, small capitals), and its letters are Latin, Greek, Cyrillic or Armenian, not of two of them.
std::optional<std::string> wrong_with_name(std::string_view name);
std::optional<std::string> wrong_with_line(std::string_view text);

// Names that look alike have the same key: without case, accents, blanks and marks; digits and foreign letters count as
// the Latin letters they look like, `i` as `l`, `rn` as `m`, `vv` as `w`.
std::string name_key(std::string_view name);

// A word of a name, by its key: with the digits and signs around it, which may stand for letters, and without. Marks
// and pictures part words.
struct NameWord {
  std::string whole;
  std::string bare;  // empty: it is a number
};
std::vector<NameWord> name_words(std::string_view name);

}  // namespace sounder::tables
