#include "terminal/scene.h"

#include <algorithm>

#include "match/registry.h"
#include "rules/words.h"
#include "terminal/pictures.h"
#include "terminal/seating.h"

namespace sounder::terminal {
namespace {

boost::json::value view_of(const AnyGame& game, const AnyState& state, Viewer viewer) {
  return boost::json::parse(game.view(state, viewer));
}

// "hedge, novice_help 1": the content and options that are not the usual ones.
std::string unusual(const AnyGame& game) {
  const auto line = find_game(game.facts().id);
  if (!line) return {};
  std::vector<std::string> items;
  for (const ContentKind& kind : (*line)->content_kinds) {
    const auto chosen = game.setup().content.find(std::string(kind.id));
    if (chosen != game.setup().content.end() && chosen->second.name != kind.usual) items.push_back(chosen->second.name);
  }
  for (const OptionLine& option : (*line)->options) {
    const auto chosen = game.setup().options.find(option.id);
    if (chosen != game.setup().options.end() && chosen->second != option.usual)
      items.push_back(option.id + " " + option.text_of(chosen->second));
  }
  return in_words(items, ", ");
}

}  // namespace

std::string picture(const AnyGame& game, const AnyState& state, Viewer viewer, const Canvas& canvas, const AnyState* before) {
  const auto view = view_of(game, state, viewer);
  const auto old_view = before ? view_of(game, *before, viewer) : boost::json::value();
  const Frame frame{canvas.style, canvas.width, before ? &old_view.as_object() : nullptr, canvas.height};
  return draw(game.facts().id, view.as_object(), frame);
}

std::string story_line(const AnyGame& game, std::size_t number, Seat seat, std::string_view told) {
  const std::string who = seat == Seat::nobody ? "chance" : label(game, seat);
  std::string line = std::to_string(number) + ". " + who + ": " + printable(told);
  return line.insert(0, number < 10 ? 3 : number < 100 ? 2 : number < 1000 ? 1 : 0, ' ');
}

std::string title(const AnyGame& game, const Style& style, std::string_view standing) {
  const std::string special = unusual(game);
  return style.paint(Ink::bold, game.facts().title) + (special.empty() ? "" : " (" + special + ")") +
         style.paint(Ink::faint, "  " + std::string(standing)) + "\n";
}

std::string ending(const AnyGame& game, const AnyState& state, const Style& style) {
  const Result result = game.result(state);
  std::vector<std::string> winners;
  for (Seat seat : result.winners) winners.push_back(label(game, seat));
  std::vector<std::string> scores;
  for (int i = 0; i < game.seats(); ++i)
    scores.push_back(label(game, seat_at(i)) + " " + std::to_string(result.scores[static_cast<std::size_t>(i)]));
  const std::string won = in_words(winners) + (winners.size() == 1 ? " has won." : " share the victory.");
  return style.paint(Ink::bold, won) + "\nScores: " + in_words(scores, ", ") + "\n";
}

std::string end_of_story(const std::vector<std::string>& story, std::size_t moves, int width, int room) {
  constexpr int indent = 6;  // as wide as the numbers
  std::string text;
  for (std::size_t i = std::min(moves, story.size()); i > 0 && !story[i - 1].empty(); --i) {
    const auto lines = wrapped(story[i - 1], width, indent);
    room -= static_cast<int>(lines.size());
    if (room < 0 && !text.empty()) break;
    std::string move;
    for (const std::string& line : lines) move += line + "\n";
    text.insert(0, move);
  }
  return text;
}

int count_lines(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

}  // namespace sounder::terminal
