#include "match/json_text.h"

#include "rules/words.h"

namespace sounder {
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

}  // namespace

Expected<json::Value> parse_json(std::string_view text, const std::string& where) {
  if (text.size() > largest_document)
    return error(
        joined({where, ": is larger than ", std::to_string(largest_document >> 20), " MiB, expected a smaller file"}));
  if (text.starts_with("\xef\xbb\xbf"))
    return error(joined({where,
                         ": begins with a byte order mark, expected UTF-8 without one (an editor calls it \"UTF-8\", "
                         "not \"UTF-8 with BOM\")"}));
  json::Parsed parsed = json::read(text, deepest_nesting);
  std::string wrong;
  switch (parsed.wrong) {
    case json::Wrong::nothing: return std::move(parsed.value);
    case json::Wrong::incomplete: return error(joined({where, ": ends in the middle: expected more JSON"}));
    case json::Wrong::syntax: wrong = "not JSON (syntax error)"; break;
    case json::Wrong::more: wrong = "there is more after the end of the JSON"; break;
    case json::Wrong::too_deep:
      wrong = joined({"nested deeper than ", std::to_string(deepest_nesting), " levels"});
      break;
    case json::Wrong::twice:
      wrong = joined({"the field \"", std::string_view(*parsed.value.if_string()).substr(0, 60), "\" comes twice"});
      break;
  }
  return error(joined({where, ": ", place_in(text, parsed.at), ": ", wrong}));
}

}  // namespace sounder
