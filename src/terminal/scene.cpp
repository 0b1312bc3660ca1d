#include "terminal/scene.h"

#include <algorithm>
#include <cctype>

#include "i18n/messages.h"
#include "match/registry.h"
#include "rules/words.h"
#include "terminal/pictures.h"
#include "terminal/seating.h"

namespace sounder::terminal {
namespace {

boost::json::value view_of(const AnyGame& game, const AnyState& state, Viewer viewer) {
  return boost::json::parse(game.view(state, viewer));
}

// "Hedge, help for a novice 1": the content and options that are not the defaults.
std::string unusual(const i18n::Localizer& localizer, const AnyGame& game) {
  const auto line = find_game(game.facts().id);
  if (!line) return {};
  std::vector<std::string> items;
  for (const ContentKind& kind : (*line)->content_kinds) {
    const auto chosen = game.setup().content.find(std::string(kind.id));
    if (chosen != game.setup().content.end() && chosen->second.name != default_content(kind, game.setup()))
      items.push_back(content_title(localizer, std::string(kind.id), chosen->second));
  }
  for (const OptionSpec& option : (*line)->options) {
    const auto chosen = game.setup().options.find(option.id);
    if (chosen != game.setup().options.end() && chosen->second != option.default_value)
      items.push_back(option_title(localizer, option) + " " + option_value(localizer, option, chosen->second));
  }
  return in_words(items, ", ");
}

}  // namespace

std::string option_title(const i18n::Localizer& localizer, const OptionSpec& option) {
  const std::string title = localizer.text("option." + option.id);
  return title.empty() ? option.id : title;
}

std::string option_value(const i18n::Localizer& localizer, const OptionSpec& option, int value) {
  const std::string text = option.text_of(value);
  if (option.kind == OptionSpec::Kind::number) return text;
  if (option.kind == OptionSpec::Kind::flag) return localizer.say(value ? i18n::messages::on() : i18n::messages::off());
  const std::string own = localizer.text("option." + option.id + "." + text);
  return own.empty() ? text : own;
}

std::string content_title(const i18n::Localizer& localizer, const std::string& kind, const ContentChoice& choice) {
  const std::string title =
      choice.document.empty() ? localizer.text("content." + kind + "." + choice.name) : std::string();
  return title.empty() ? choice.name : title;
}

std::string picture(const i18n::Localizer& localizer, const AnyGame& game, const AnyState& state, Viewer viewer,
                    const Canvas& canvas, const AnyState* before) {
  const auto view = view_of(game, state, viewer);
  const auto old_view = before ? view_of(game, *before, viewer) : boost::json::value();
  const Frame frame{canvas.style, canvas.width, before ? &old_view.as_object() : nullptr, canvas.height, &localizer};
  return draw(game.facts().id, view.as_object(), frame);
}

std::string story_line(std::size_t number, std::string_view told) {
  std::string line = std::to_string(number) + ". " + printable(told);
  return line.insert(0, number < 10 ? 3 : number < 100 ? 2 : number < 1000 ? 1 : 0, ' ');
}

std::string title(const i18n::Localizer& localizer, const AnyGame& game, const Style& style,
                  std::string_view standing) {
  const std::string special = unusual(localizer, game);
  return style.paint(Ink::bold, game.facts().title) + (special.empty() ? "" : " (" + special + ")") +
         style.paint(Ink::faint, "  " + std::string(standing)) + "\n";
}

std::string ending(const i18n::Localizer& localizer, const AnyGame& game, const AnyState& state, const Style& style) {
  const Result result = game.result(state);
  std::vector<std::string> winners;
  for (Seat seat : result.winners) winners.push_back(label(localizer, game, seat));
  std::vector<std::string> scores;
  for (Seat seat : seats_of(game.seats()))
    scores.push_back(label(localizer, game, seat) + " " + std::to_string(result.scores[seat]));
  const std::string won = localizer.say(i18n::messages::won({winners.begin(), winners.end()}));
  return style.paint(Ink::bold, won) + "\n" + localizer.say(i18n::messages::scores({scores.begin(), scores.end()})) +
         "\n";
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

namespace {

bool mentions(const boost::json::object& section, std::string_view word) {
  const auto lower = [](std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
  };
  return lower(boost::json::serialize(section)).find(lower(std::string(word))) != std::string::npos;
}

// Paragraphs have **words that matter**.
std::string painted(std::string text, const Style& style) {
  for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**", at)) {
    const std::size_t end = text.find("**", at + 2);
    if (end == std::string::npos) break;
    text.replace(at, end + 2 - at, style.paint(Ink::bold, text.substr(at + 2, end - at - 2)));
  }
  return text;
}

}  // namespace

std::string rules_page(const i18n::Localizer& localizer, const Canvas& canvas, std::string_view word) {
  const boost::json::value* sections = localizer.rules().if_contains("sections");
  std::string page;
  if (!sections) return page;
  for (const auto& one : sections->as_array()) {
    const boost::json::object& section = one.as_object();
    if (!word.empty() && !mentions(section, word)) continue;
    page +=
        (page.empty() ? "" : "\n") + canvas.style.paint(Ink::cyan, std::string(section.at("title").as_string())) + "\n";
    for (const auto& paragraph : section.at("text").as_array()) {
      std::string lines;
      for (const std::string& line : wrapped(std::string(paragraph.as_string()), canvas.width - 2))
        lines += "  " + line + "\n";
      page += painted(std::move(lines), canvas.style);
    }
  }
  return page;
}

int count_lines(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

}  // namespace sounder::terminal
