#include "terminal/choices.h"

#include <algorithm>
#include <charconv>

#include "i18n/messages.h"

namespace sounder::terminal {
namespace {

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

struct Shown {
  std::string number;
  std::string_view text;
};

}  // namespace

Choices::Choices(const i18n::Localizer& localizer, const AnyGame& game, const AnyState& state, Seat seat,
                 const CardIndex* cards)
    : localizer_(localizer), game_(game), state_(state), seat_(seat) {
  game.moves(state, seat, moves_);
  for (const AnyMove& move : moves_) {
    texts_.push_back(game.text(state, move));
    shown_.push_back(cards ? cards->with_names(texts_.back()) : texts_.back());
  }
}

ParsedMove<AnyMove> Choices::find(std::string_view answer) const {
  if (is_number(answer)) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(answer.data(), answer.data() + answer.size(), number);
    if (error == std::errc{} && number >= 1 && number <= moves_.size())
      return ParsedMove<AnyMove>::legal(moves_[number - 1]);
    return ParsedMove<AnyMove>::refused(i18n::messages::no_such_number(size()));
  }
  if (answer.starts_with(name_of(seat_) + ": ")) answer.remove_prefix(name_of(seat_).size() + 2);
  return game_.parse(state_, seat_, answer);
}

ParsedMove<AnyMove> Choices::find_by_part(std::string_view answer) const {
  auto found = find(answer);
  if (found.move || answer.empty()) return found;
  const AnyMove* only = nullptr;
  const std::string plain = plainly(answer);
  const auto is_part = [](const std::string& text, const std::string& part) {
    return text.starts_with(part) || text.ends_with(" " + part);
  };
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const std::string name = plainly(shown_[i]);
    if (name == plain) return ParsedMove<AnyMove>::legal(moves_[i]);
    if (!is_part(texts_[i], std::string(answer)) && !is_part(name, plain)) continue;
    if (only) return found;
    only = &moves_[i];
  }
  return only ? ParsedMove<AnyMove>::legal(*only) : found;
}

std::string Choices::list(const Style& style, int width, std::string_view containing) const {
  std::vector<Shown> entries;
  int widest = 0;
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    if (texts_[i].find(containing) == std::string::npos &&
        plainly(shown_[i]).find(plainly(containing)) == std::string::npos)
      continue;
    entries.push_back({std::to_string(i + 1), shown_[i]});
    widest = std::max(widest, columns(shown_[i]));
  }
  if (entries.empty()) return "  " + localizer_.say(i18n::messages::no_move_with(printable(containing))) + "\n";
  const int digits = static_cast<int>(entries.back().number.size());
  const int column = 2 + digits + 1 + widest;
  const int in_a_row = std::max(1, width / column);
  const std::size_t rows =
      (entries.size() + static_cast<std::size_t>(in_a_row) - 1) / static_cast<std::size_t>(in_a_row);
  std::string text;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t i = row; i < entries.size(); i += rows) {
      const std::string number(static_cast<std::size_t>(digits) - entries[i].number.size(), ' ');
      text += "  " + style.paint(Ink::cyan, number + entries[i].number) + " ";
      text += i + rows < entries.size() ? padded(entries[i].text, widest) : std::string(entries[i].text);
    }
    text += "\n";
  }
  return text;
}

}  // namespace sounder::terminal
