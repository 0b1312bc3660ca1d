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

// Prose, indented and broken into lines.
std::string prose(std::string_view text, int indent, int width) {
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::string paragraph;
  for (const std::string& line : terminal::wrapped(text, width - indent)) paragraph += margin + line + "\n";
  return paragraph;
}

std::string options_of(const GameLine& line, const terminal::Canvas& canvas) {
  std::string text;
  for (const OptionLine& option : line.options) {
    text += "    " + canvas.style.paint(Ink::cyan, option.id) + "=" + option.expected() + " (usual " + option.text_of(option.usual) + ")\n";
    text += prose(option.about, 8, canvas.width);
  }
  return text.empty() ? text : "  Options\n" + text;
}

std::string content_of(const GameLine& line, const terminal::Canvas& canvas) {
  std::string text;
  for (const ContentKind& kind : line.content_kinds) {
    text += "    " + canvas.style.paint(Ink::cyan, kind.id) + " (usual " + std::string(kind.usual) + ")\n";
    text += prose(kind.about, 8, canvas.width);
    const auto files = built_in_content(line.facts->id, kind.id);
    int widest = 0;
    for (const ContentFile* file : files) widest = std::max(widest, terminal::columns(file->name));
    for (const ContentFile* file : files) text += "        " + padded(file->name, widest) + "  " + file->title + "\n";
  }
  return text.empty() ? text : "  Content\n" + text;
}

std::string describe(const GameLine& line, const terminal::Canvas& canvas) {
  const Facts& facts = *line.facts;
  std::string text = canvas.style.paint(Ink::bold, facts.title) + " by " + std::string(facts.designer) + "\n";
  text += prose(facts.about, 2, canvas.width);
  text += "  sounder play " + canvas.style.paint(Ink::bold, facts.id) + ", " + seats_of(facts) + " seats\n";
  text += prose("Bots from a beginner to the strongest: " + in_words(bots::level_names(facts.id), ", ") +
                    ". To compare with: " + in_words(bots::yardstick_names(facts.id), ", ") + ".",
                2, canvas.width);
  return text + options_of(line, canvas) + content_of(line, canvas);
}

}  // namespace

Command add_games(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("games", "List the games with seats, options and content");
  auto game = std::make_shared<std::string>();
  app->add_option("GAME", *game, "Only this game");
  app->footer("\nOptions and built-in content are chosen with -o NAME=VALUE.\n\nExample: sounder games bite-the-pumpkin");
  return {app, [game]() -> Expected<int> {
            const terminal::Canvas canvas = terminal::standard_output();
            std::string text;
            if (!game->empty()) {
              const auto line = find_game(*game);
              if (!line) return tl::make_unexpected(line.error());
              text = describe(**line, canvas);
            } else {
              for (const GameLine& line : all_games()) text += (text.empty() ? "" : "\n") + describe(line, canvas);
            }
            std::fputs(text.c_str(), stdout);
            return 0;
          }};
}

}  // namespace sounder::cli
