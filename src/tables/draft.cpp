#include "tables/draft.h"

#include <algorithm>

#include "bots/bot.h"
#include "match/hex.h"

namespace sounder::tables {
namespace {

constexpr std::size_t commit_digits = 64;

bool is_bot_of(std::string_view game, std::string_view as) {
  if (!as.starts_with(Player::bot_mark)) return false;
  const auto names = bots::bot_names(game);
  return std::find(names.begin(), names.end(), as.substr(Player::bot_mark.size())) != names.end();
}

}  // namespace

tl::unexpected<Refusal> no(Code code, std::string words) {
  return tl::make_unexpected(Refusal{code, std::move(words), {}});
}

bool is_hex(std::string_view text, std::size_t digits) {
  return text.size() == digits && bytes_of_hex(text).has_value();
}

std::optional<std::string> wrong_with_id(const std::string& id) {
  if (id.empty() || id.size() > longest_id) return "a command has an id of 1 to 64 bytes";
  const auto is_control = [](char c) {
    return static_cast<unsigned char>(c) < ' ';
  };  // databases keep no zeros in a text
  if (std::any_of(id.begin(), id.end(), is_control)) return "an id has no control characters";
  return std::nullopt;
}

std::optional<std::string> wrong_with_commit(const std::optional<std::string>& commit) {
  if (commit && !is_hex(*commit, commit_digits)) return "a commit has 64 hexadecimal digits";
  return std::nullopt;
}

bool can_be_set_to(std::string_view game, std::string_view as) {
  return as == "open" || as == "closed" || is_bot_of(game, as);
}

protocol::to_app::No answer_of(const Refusal& refusal, std::optional<std::string> command) {
  protocol::to_app::No answer{std::move(command), refusal.code, refusal.words, {}};
  if (!refusal.because.empty()) answer.because = protocol::Json{json_of(refusal.because)};
  return answer;
}

}  // namespace sounder::tables
