#include "glimpse.h"

#include <charconv>
#include <vector>

namespace sounder::load {
namespace {

// What stands behind the mark; nothing where it is missing.
std::string_view behind(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return at == text.npos ? std::string_view{} : text.substr(at + mark.size());
}

std::uint64_t number_of(std::string_view text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// Where the string ends that begins here, behind its first quotation mark.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
  return at;
}

// The texts of a list of moves, each of which begins with it: [{"text":"pig e2",...},...]
void texts_of(std::string_view moves, std::vector<std::string_view>& texts) {
  constexpr std::string_view begins = "{\"text\":\"";
  int depth = 1;
  for (std::size_t at = 0; at < moves.size() && depth > 0; ++at) {
    const char c = moves[at];
    if (c == '"') {
      at = end_of_string(moves, at + 1);
    } else if (c == ']' || c == '}') {
      --depth;
    } else if (c == '[' || c == '{') {
      if (depth == 1 && moves.substr(at).starts_with(begins)) {
        const std::size_t from = at + begins.size();
        const std::size_t to = end_of_string(moves, from);
        texts.push_back(moves.substr(from, to - from));
        at = to;
      }
      ++depth;
    }
  }
}

// The last field of all, if it is there.
std::optional<std::uint64_t> question_of(std::string_view news) {
  constexpr std::string_view mark = "\"question\":";
  const std::size_t at = news.rfind(mark);
  if (at == news.npos) return std::nullopt;
  const std::string_view rest = news.substr(at + mark.size());
  if (rest.find_first_not_of("0123456789") != rest.size() - 1) return std::nullopt;
  return number_of(rest);
}

}  // namespace

Glimpse glimpse_of(std::string_view news, std::size_t any) {
  Glimpse seen;
  seen.seq = number_of(behind(news, "\"seq\":"));
  seen.question = question_of(news);
  const std::size_t last = news.rfind("\"situation\":{");
  if (last == news.npos) return seen;
  const std::string_view situation = news.substr(last);
  seen.over = behind(situation, "\"turn\":\"").starts_with("over");
  if (!seen.question) return seen;
  static thread_local std::vector<std::string_view> texts;
  texts.clear();
  texts_of(behind(behind(situation, "\"asked\":[{"), "\"moves\":["), texts);
  if (!texts.empty()) seen.move = texts[any % texts.size()];
  return seen;
}

}  // namespace sounder::load
