// The command line: reads it, runs the command, and turns whatever is wrong into one line and exit status 2.
#include <cstdio>
#include <exception>
#include <string_view>

#include "cli/command.h"
#include "i18n/english.h"
#include "rules/words.h"
#include "terminal/style.h"

namespace sounder {

extern const char* const version;  // from git, cmake/version.cmake

namespace cli {
namespace {

std::string one_line(std::string_view text) {
  std::string line(text);
  while (!line.empty() && line.back() == '\n') line.pop_back();
  for (char& c : line)
    if (c == '\n') c = ' ';
  return line;
}

// "sounder play": the command that was being read.
std::string path_of(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app.get_name() : app.get_name() + " " + path_of(*chosen.back());
}

// The innermost command that was named.
const CLI::App& innermost(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : innermost(*chosen.back());
}

// A command was expected and something else, or nothing, was found.
std::string no_command(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  const std::string expected = "expected " + in_words(names, " or ");
  const auto rest = app.remaining();
  return (rest.empty() ? "no command" : "unknown command \"" + rest.front().substr(0, 60) + "\"") + ", " + expected;
}

// One line from all ranks together.
int report(const Error& error, lab::Team& team) {
  if (!team.leads()) {
    team.excuse(i18n::english(error));
    return 0;
  }
  complain(i18n::english(error));
  return bad_input;
}

int run(int argc, char** argv, lab::Team& team) {
  CLI::App app("Sounder: four pig board games at one table, in one engine.", "sounder");
  app.set_version_flag("--version", "sounder " + std::string(version), "Print the version and leave");
  app.footer(
      "\n`sounder COMMAND --help` says how each is used, with an example.\nExample: sounder play bite-the-pumpkin");
  std::vector<Command> commands = {add_play(app),      add_games(app),   add_replay(app),        add_verify(app),
                                   add_show(app),      add_says(app),    add_content_check(app), add_perft(app),
                                   add_signature(app), add_hint(app),    add_ladder(app),        add_bot(app),
                                   add_solve(app),     add_lessons(app), add_serve(app)};
  for (Command& command : add_admin(app)) commands.push_back(std::move(command));
  for (Command& command : add_lab(app, team)) commands.push_back(std::move(command));
  app.allow_extras();  // so that a command nobody knows gets our own message
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& wish) {
    return team.leads() ? app.exit(wish) : 0;  // --help, --version
  } catch (const CLI::ParseError& error) {
    const std::string path = path_of(app);
    return report({path + ": " + one_line(error.what()) + " (see " + path + " --help)"}, team);
  }
  for (const Command& command : commands) {
    if (!command.app->parsed()) continue;
    if (!team.leads() && !command.for_all_ranks) return 0;
    const auto status = command.run();
    if (!status) return report(status.error(), team);
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) return report({"standard output: cannot be written"}, team);
    return *status;
  }
  return report({path_of(app) + ": " + no_command(innermost(app)) + " (see " + path_of(app) + " --help)", {}, {}},
                team);
}

}  // namespace

void complain(std::string_view message) {
  std::fflush(stdout);
  std::fprintf(stderr, "%s\n", terminal::printable(message).c_str());
}

}  // namespace cli
}  // namespace sounder

int main(int argc, char** argv) {
  sounder::lab::Team team(argc > 1 && argv[1] == std::string_view("lab"));
  try {
    return sounder::cli::run(argc, argv, team);
  } catch (const std::exception& error) {  // out of memory and the like: nothing of ours throws
    sounder::cli::complain("sounder: " + std::string(error.what()));
    team.break_off();
    return sounder::cli::bad_input;
  }
}
