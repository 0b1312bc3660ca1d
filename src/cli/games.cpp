// `sounder games`: what can be played, and how.
#include <cstdio>

#include "bots/bot.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "match/registry.h"
#include "terminal/scene.h"
#include "words/says.h"

namespace sounder::cli {
namespace {

using terminal::Ink;
using terminal::padded;

// Prose, indented and broken into lines.
std::string prose(std::string_view text, int indent, int width) {
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  std::string paragraph;
  for (const std::string& line : terminal::wrapped(text, width - indent)) paragraph += margin + line + "\n";
  return paragraph;
}

// What an option may be, as it is typed.
std::string values_of(const words::Speech& speech, const OptionLine& option) {
  if (option.kind == OptionLine::Kind::number && option.most - option.least > 9)
    return speech.say(words::says::games_range(option.least, option.most));
  std::vector<std::string> values;
  for (int value = option.least; value <= option.most; ++value) values.push_back(option.text_of(value));
  return speech.say(words::says::games_values({values.begin(), values.end()}));
}

std::string options_of(const words::Speech& speech, const GameLine& line, const terminal::Canvas& canvas) {
  std::string text;
  for (const OptionLine& option : line.options) {
    text += "    " + canvas.style.paint(Ink::cyan, option.id) + "=" + values_of(speech, option) + " " +
            speech.say(words::says::games_usual(option.text_of(option.usual))) + "\n";
    text += prose(terminal::option_title(speech, option) + ". " + speech.text("option." + option.id + ".about"), 8,
                  canvas.width);
  }
  return text.empty() ? text : "  " + speech.say(words::says::games_options()) + "\n" + text;
}

std::string content_of(const words::Speech& speech, const GameLine& line, const terminal::Canvas& canvas) {
  std::string text;
  for (const ContentKind& kind : line.content_kinds) {
    text +=
        "    " + canvas.style.paint(Ink::cyan, kind.id) + " " + speech.say(words::says::games_usual(kind.usual)) + "\n";
    text += prose(speech.text("content." + std::string(kind.id) + ".about"), 8, canvas.width);
    const auto files = built_in_content(line.facts->id, kind.id);
    int widest = 0;
    for (const ContentFile* file : files) widest = std::max(widest, terminal::columns(file->name));
    for (const ContentFile* file : files)
      text += "        " + padded(file->name, widest) + "  " +
              terminal::content_title(speech, std::string(kind.id), {file->name, {}, {}}) + "\n";
  }
  return text.empty() ? text : "  " + speech.say(words::says::games_content()) + "\n" + text;
}

std::string describe(const std::string& language, const GameLine& line, const terminal::Canvas& canvas) {
  const Facts& facts = *line.facts;
  const words::Speech speech(language, Setup{std::string(facts.id), 0, {}, {}});
  const auto levels = bots::level_names(facts.id);
  const auto yardsticks = bots::yardstick_names(facts.id);
  std::string text =
      canvas.style.paint(Ink::bold, facts.title) + " " + speech.say(words::says::games_by(facts.designer)) + "\n";
  text += prose(speech.text("about"), 2, canvas.width);
  text += "  sounder play " + canvas.style.paint(Ink::bold, facts.id) + ", " +
          speech.say(words::says::games_seats(facts.min_seats, facts.max_seats)) + "\n";
  text +=
      prose(speech.say(words::says::games_bots({levels.begin(), levels.end()}, {yardsticks.begin(), yardsticks.end()})),
            2, canvas.width);
  return text + options_of(speech, line, canvas) + content_of(speech, line, canvas);
}

}  // namespace

Command add_games(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("games", "List the games with seats, options and content");
  auto game = std::make_shared<std::string>();
  auto language = std::make_shared<std::string>();
  app->add_option("GAME", *game, "Only this game");
  add_language(*app, *language);
  app->footer(
      "\nOptions and built-in content are chosen with -o NAME=VALUE.\n\nExample: sounder games bite-the-pumpkin");
  return {app, [game, language]() -> Expected<int> {
            const terminal::Canvas canvas = terminal::standard_output();
            std::string text;
            if (!game->empty()) {
              SOUNDER_TRY(const auto line, find_game(*game));
              text = describe(*language, *line, canvas);
            } else {
              for (const GameLine& line : all_games())
                text += (text.empty() ? "" : "\n") + describe(*language, line, canvas);
            }
            std::fputs(text.c_str(), stdout);
            return 0;
          }};
}

}  // namespace sounder::cli
