#include "match/json_text.h"

#include <optional>
#include <set>
#include <vector>

#include "rules/words.h"

namespace sounder {
namespace json = boost::json;
namespace {

// "line 3, column 7" of a place in the text.
std::string place_in(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  std::size_t line = 1;
  std::size_t start = 0;
  for (std::size_t i = 0; i < before.size(); ++i)
    if (before[i] == '\n') {
      ++line;
      start = i + 1;
    }
  return joined({"line ", std::to_string(line), ", column ", std::to_string(before.size() - start + 1)});
}

struct Twin {
  std::size_t offset;
  std::string key;
};

// The first key that an object has twice, which readers of JSON understand in different ways. The text is JSON.
std::optional<Twin> twin_key(std::string_view text) {
  std::vector<std::set<std::string>> open;  // the keys of every object around the place
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' || text[i] == '[') open.emplace_back();
    if (text[i] == '}' || text[i] == ']') open.pop_back();
    if (text[i] != '"') continue;
    const std::size_t begin = i;
    for (++i; text[i] != '"'; ++i)
      if (text[i] == '\\') ++i;
    const std::size_t after = text.find_first_not_of(" \t\r\n", i + 1);
    if (after == std::string_view::npos || text[after] != ':') continue;
    std::string key(json::parse(text.substr(begin, i + 1 - begin)).as_string());
    if (!open.back().insert(key).second) return Twin{begin, std::move(key)};
  }
  return std::nullopt;
}

}  // namespace

Expected<json::value> parse_json(std::string_view text, const std::string& where) {
  if (text.size() > largest_document)
    return trouble(
        joined({where, ": is larger than ", std::to_string(largest_document >> 20), " MiB, expected a smaller file"}));
  if (text.starts_with("\xef\xbb\xbf"))
    return trouble(joined({where,
                           ": begins with a byte order mark, expected UTF-8 without one (an editor calls it \"UTF-8\", "
                           "not \"UTF-8 with BOM\")"}));
  json::parse_options options;
  options.max_depth = deepest_nesting;
  json::parser parser({}, options);
  json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error) {
    const std::size_t after = text.find_first_not_of(" \t\r\n", read);
    if (after != std::string_view::npos)
      return trouble(joined({where, ": ", place_in(text, after), ": there is more after the end of the JSON"}));
  }
  if (error == json::error::too_deep)
    return trouble(joined(
        {where, ": ", place_in(text, read), ": nested deeper than ", std::to_string(deepest_nesting), " levels"}));
  if (error == json::error::incomplete) return trouble(joined({where, ": ends in the middle: expected more JSON"}));
  if (error) return trouble(joined({where, ": ", place_in(text, read), ": not JSON (", error.message(), ")"}));
  if (const auto twin = twin_key(text))
    return trouble(joined({where, ": ", place_in(text, twin->offset), ": the field \"",
                           std::string_view(twin->key).substr(0, 60), "\" comes twice"}));
  return parser.release();
}

}  // namespace sounder
