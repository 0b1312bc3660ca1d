// `sounder bot`: our own bots for others' programs, by the bot protocol on standard input and output.
#include <cstdio>
#include <iostream>

#include "bots/external/respondent.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "match/json_text.h"

namespace sounder::cli {
namespace {

struct BotArguments {
  std::string net;
  std::string game;
  std::string level = "casual";
  std::string seed = "1";
  bool whole_budget = false;
};

// The next line of standard input, never more than a document may be long; false at its end.
bool next_line(std::string& line) {
  line.clear();
  int c = 0;
  while ((c = std::getchar()) != EOF && c != '\n' && line.size() <= largest_document) line += static_cast<char>(c);
  return c != EOF || !line.empty();
}

Expected<int> answer(const BotArguments& arguments) {
  SOUNDER_TRY(const auto game, make_game({arguments.game, 0, {}, {}}));
  SOUNDER_TRY(use_net(arguments.net, arguments.game));
  if (arguments.level.starts_with(bots::program_mark))
    return error("--level: found a program, expected the name of a bot");
  if (const auto bot = bots::make_bot(arguments.level, game); !bot) return error("--level: " + bot.error().message);
  bots::Respondent respondent({arguments.game, arguments.level, std::stoull(arguments.seed), arguments.whole_budget});
  for (std::string line; next_line(line);) {
    SOUNDER_TRY(const auto said, respondent.answer(line));
    if (said.leaves) break;
    if (said.line.empty()) continue;
    std::printf("%s\n", said.line.c_str());
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

Command add_bot(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("bot", "Run a bot that other programs talk to");
  auto arguments = std::make_shared<BotArguments>();
  app->add_option("GAME", arguments->game, "The game, or a beginning of its name; `sounder games` lists them")
      ->transform(game_name())
      ->required();
  app->add_option("--level", arguments->level, "The bot; `sounder games GAME` lists them")
      ->type_name("LEVEL")
      ->capture_default_str()
      ->group(group::bots);
  add_number(*app, arguments->seed,
             {.name = "--seed", .about = "Seed of the bot's thinking", .least = 0, .most = any_seed})
      ->group(group::bots);
  app->add_flag("--whole-budget", arguments->whole_budget,
                "Use all the time that a turn allows; without it the bot stops when its level has thought enough")
      ->group(group::bots);
  add_net(*app, arguments->net);
  app->footer(R"(
Reads the messages of the bot protocol (docs/bots.md, "Write a bot") from
standard input and answers on standard output until `bye` or the end of input.

Example:
  sounder play wild-pigs --seats "human,cmd:sounder bot wild-pigs")");
  return {app, [arguments] { return answer(*arguments); }};
}

}  // namespace sounder::cli
