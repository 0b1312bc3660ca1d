// `sounder games`: what can be played, and how.
#include <cstdio>

#include "bots/bot.h"
#include "cli/command.h"
#include "match/registry.h"
#include "rules/words.h"
#include "terminal/console.h"

namespace sounder::cli {
namespace {

using terminal::Ink;
using terminal::padded;

std::string seats_of(const Facts& facts) {
  const std::string least = std::to_string(facts.min_seats);
  return facts.min_seats == facts.max_seats ? least : least + " to " + std::to_string(facts.max_seats);
}

std::string options_of(const GameLine& line, const terminal::Style& style) {
  std::string text;
  for (const OptionLine& option : line.options) {
    text += "    " + style.paint(Ink::cyan, option.id) + "=" + option.expected() + " (usual " + option.text_of(option.usual) + ")\n";
    text += "        " + option.about + "\n";
  }
  return text.empty() ? text : "  Options\n" + text;
}

std::string content_of(const GameLine& line, const terminal::Style& style) {
  std::string text;
  for (const ContentKind& kind : line.content_kinds) {
    text +=
        "    " + style.paint(Ink::cyan, kind.id) + " (usual " + std::string(kind.usual) + ")\n        " + std::string(kind.about) + "\n";
    const auto files = built_in_content(line.facts->id, kind.id);
    int widest = 0;
    for (const ContentFile* file : files) widest = std::max(widest, terminal::columns(file->name));
    for (const ContentFile* file : files) text += "        " + padded(file->name, widest) + "  " + file->title + "\n";
  }
  return text.empty() ? text : "  Content\n" + text;
}

std::string describe(const GameLine& line, const terminal::Style& style) {
  const Facts& facts = *line.facts;
  std::string text = style.paint(Ink::bold, facts.title) + " by " + std::string(facts.designer) + "\n";
  text += "  " + std::string(facts.about) + "\n";
  text += "  sounder play " + style.paint(Ink::bold, facts.id) + ", " + seats_of(facts) +
          " seats, bots: " + in_words(bots::bot_names(facts.id), ", ") + "\n";
  return text + options_of(line, style) + content_of(line, style);
}

}  // namespace

Command add_games(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("games", "List the games with their seats, options and content");
  auto game = std::make_shared<std::string>();
  app->add_option("GAME", *game, "Only this game");
  app->footer("\nOptions and built-in content are chosen with -o NAME=VALUE.\n\nExample: sounder games bite-the-pumpkin");
  return {app, [game]() -> Expected<int> {
            const terminal::Style style = terminal::standard_output().style;
            std::string text;
            if (!game->empty()) {
              const auto line = find_game(*game);
              if (!line) return tl::make_unexpected(line.error());
              text = describe(**line, style);
            } else {
              for (const GameLine& line : all_games()) text += (text.empty() ? "" : "\n") + describe(line, style);
            }
            std::fputs(text.c_str(), stdout);
            return 0;
          }};
}

}  // namespace sounder::cli
