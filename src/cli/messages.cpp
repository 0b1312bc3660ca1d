// `sounder messages`: all that the engine can say, for people who write a catalogue or a board.
#include <cstdio>

#include "cli/arguments.h"
#include "cli/command.h"
#include "i18n/vocabulary.h"

namespace sounder::cli {

Command add_messages(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("messages", "Print all messages of a game, for translators");
  auto game = std::make_shared<std::string>();
  auto json = std::make_shared<bool>(false);
  app->add_option("GAME", *game, "Only this game")->transform(game_name())->default_str("all games");
  app->add_flag("--json", *json, "Print one JSON object")->group(group::output);
  app->footer(R"(
Prints one line per message: its key and its arguments (docs/messages.md).

Example: sounder messages happy-pigs)");
  return {app, [game, json]() -> Expected<int> {
            if (!game->empty()) SOUNDER_TRY(find_game(*game));
            std::string text;
            JsonWriter out(text);
            if (*json && game->empty()) i18n::write_all_vocabularies(out);
            if (*json && !game->empty()) i18n::write_vocabulary_of(out, **find_game(*game));
            if (!*json) text = i18n::vocabulary_in_lines(*game);
            std::printf("%s%s", text.c_str(), *json ? "\n" : "");
            return 0;
          }};
}

}  // namespace sounder::cli
