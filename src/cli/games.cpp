// `sounder games`: what can be played, and how.
#include <cstdio>

#include "bots/bot.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "i18n/messages.h"
#include "match/registry.h"
#include "terminal/scene.h"

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
std::string values_of(const i18n::Localizer& localizer, const OptionSpec& option) {
  if (option.kind == OptionSpec::Kind::number && option.most - option.least > 9)
    return localizer.say(i18n::messages::games_range(option.least, option.most));
  std::vector<std::string> values;
  for (int value = option.least; value <= option.most; ++value) values.push_back(option.text_of(value));
  return localizer.say(i18n::messages::games_values({values.begin(), values.end()}));
}

std::string options_of(const i18n::Localizer& localizer, const GameEntry& line, const terminal::Canvas& canvas) {
  std::string text;
  for (const OptionSpec& option : line.options) {
    text += "    " + canvas.style.paint(Ink::cyan, option.id) + "=" + values_of(localizer, option) + " " +
            localizer.say(i18n::messages::games_default(option.text_of(option.default_value))) + "\n";
    text += prose(terminal::option_title(localizer, option) + ". " + localizer.text("option." + option.id + ".about"),
                  8, canvas.width);
  }
  return text.empty() ? text : "  " + localizer.say(i18n::messages::games_options()) + "\n" + text;
}

// " (classic with edition=later)"
std::string where_of(const i18n::Localizer& localizer, const GameEntry& line, const ContentKind& kind) {
  for (const OptionSpec& option : line.options)
    if (option.id == kind.where.option)
      return " " + localizer.say(i18n::messages::games_default_with(kind.where.default_value, option.id,
                                                                    option.text_of(kind.where.value)));
  return {};
}

std::string content_of(const i18n::Localizer& localizer, const GameEntry& line, const terminal::Canvas& canvas) {
  std::string text;
  for (const ContentKind& kind : line.content_kinds) {
    text += "    " + canvas.style.paint(Ink::cyan, kind.id) + " " +
            localizer.say(i18n::messages::games_default(kind.default_value)) + where_of(localizer, line, kind) + "\n";
    text += prose(localizer.text("content." + std::string(kind.id) + ".about"), 8, canvas.width);
    const auto files = built_in_content(line.facts->id, kind.id);
    int widest = 0;
    for (const ContentFile* file : files) widest = std::max(widest, terminal::columns(file->name));
    for (const ContentFile* file : files)
      text += "        " + padded(file->name, widest) + "  " +
              terminal::content_title(localizer, std::string(kind.id), {file->name, {}, {}}) + "\n";
  }
  return text.empty() ? text : "  " + localizer.say(i18n::messages::games_content()) + "\n" + text;
}

std::string describe(const std::string& language, const GameEntry& line, const terminal::Canvas& canvas) {
  const Facts& facts = *line.facts;
  const i18n::Localizer localizer(language, Setup{std::string(facts.id), 0, {}, {}});
  const auto levels = bots::level_names(facts.id);
  const auto baselines = bots::baseline_names(facts.id);
  std::string text =
      canvas.style.paint(Ink::bold, facts.title) + " " + localizer.say(i18n::messages::games_by(facts.designer)) + "\n";
  text += prose(localizer.text("about"), 2, canvas.width);
  text += "  sounder play " + canvas.style.paint(Ink::bold, facts.id) + ", " +
          localizer.say(i18n::messages::games_seats(facts.min_seats, facts.max_seats)) + "\n";
  text += prose(
      localizer.say(i18n::messages::games_bots({levels.begin(), levels.end()}, {baselines.begin(), baselines.end()})),
      2, canvas.width);
  return text + options_of(localizer, line, canvas) + content_of(localizer, line, canvas);
}

}  // namespace

Command add_games(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("games", "List the games with seats, bots, options and content");
  auto game = std::make_shared<std::string>();
  auto language = std::make_shared<std::string>();
  app->add_option("GAME", *game, "Only this game")->transform(game_name())->default_str("all games");
  add_language(*app, *language);
  app->footer(R"(
Options and built-in content are chosen with -o NAME=VALUE, as in
  sounder play bite-the-pumpkin -o layout=hedge

Example: sounder games bite-the-pumpkin)");
  return {app, [game, language]() -> Expected<int> {
            const terminal::Canvas canvas = terminal::standard_output();
            std::string text;
            if (!game->empty()) {
              SOUNDER_TRY(const auto line, find_game(*game));
              text = describe(*language, *line, canvas);
            } else {
              for (const GameEntry& line : all_games())
                text += (text.empty() ? "" : "\n") + describe(*language, line, canvas);
            }
            std::fputs(text.c_str(), stdout);
            return 0;
          }};
}

}  // namespace sounder::cli
