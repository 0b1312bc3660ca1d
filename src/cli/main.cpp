// The command line: reads it, runs the command, and turns whatever is wrong into one line and exit status 2.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <optional>
#include <string_view>

#include "cli/command.h"
#include "cli/command_line.h"
#include "cli/help.h"
#include "i18n/english.h"
#include "rules/words.h"
#include "terminal/style.h"

namespace sounder {

extern const char* const version;  // from git, cmake/version.cmake

namespace cli {
namespace {

// One line from all ranks together.
int report(const Error& error, lab::Team& team) {
  if (!team.leads()) {
    team.excuse(i18n::english(error));
    return 0;
  }
  complain(i18n::english(error));
  return bad_input;
}

constexpr const char* overview = R"(
A command may be shortened as long as no other begins like it, and so may the
name of a game. `sounder help COMMAND` describes a command, with an example.

Examples:
  sounder play bite-the-pumpkin
  sounder help lab run)";

// Every command takes words that it does not know, so that they are refused in our form.
void take_any_words(CLI::App& app) {
  app.allow_extras();
  app.require_subcommand(0, 1);
  app.set_help_flag("-h,--help", "Print this help and exit");
  for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) take_any_words(*command);
}

Error usage_error(const CLI::App& command, const std::string& message) {
  const std::string path = path_of(command);
  return {path + ": " + message + " (see " + path + " --help)", {}, {}};
}

// A command was expected and nothing was found.
std::string no_command(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : commands_of(app)) names.push_back(command->get_name());
  return "no command, expected " + in_words(names, " or ");
}

// Help where it was asked for, else what is wrong with the words; nothing where they are fine.
std::optional<Expected<int>> answer_at_once(CLI::App& app, std::vector<std::string> words, const lab::Team& team) {
  std::optional<std::string> wrong;
  bool help = false;
  std::reverse(words.begin(), words.end());
  try {
    app.parse(words);
  } catch (const CLI::CallForVersion& version) {
    if (team.leads()) std::printf("%s\n", version.what());
    return 0;
  } catch (const CLI::CallForHelp&) {
    help = true;
  } catch (const CLI::ParseError& error) {
    wrong = in_our_form(innermost(app), error);
  }
  const CLI::App& command = innermost(app);
  if (help || command.get_help_ptr()->count() > 0) {
    if (team.leads()) std::fputs(help_of(command).c_str(), stdout);
    return 0;
  }
  if (const std::string unexpected = unexpected_words(command); !unexpected.empty()) wrong = unexpected;
  if (!wrong && !commands_of(command).empty()) wrong = no_command(command);
  if (!wrong) return std::nullopt;
  return tl::make_unexpected(usage_error(command, *wrong));
}

// The commands, in the order and the groups of the overview.
std::vector<Command> add_commands(CLI::App& app, lab::Team& team) {
  std::vector<Command> commands;
  const auto add = [&](const char* title, std::vector<Command> some) {
    for (Command& command : some) {
      CLI::App* top = command.app;
      while (top->get_parent() != &app) top = top->get_parent();
      top->group(title);
      commands.push_back(std::move(command));
    }
  };
  add("Play", {add_play(app), add_games(app)});
  add("Records of matches", {add_replay(app), add_show(app), add_verify(app), add_hint(app), add_solve(app)});
  add("Bots", {add_ladder(app), add_bot(app)});
  add("Experiments and content", add_lab(app, team));
  add("Experiments and content", {add_content_check(app)});
  add("Server", {add_serve(app)});
  add("Server", add_admin(app));
  add("Development", {add_samples(app), add_messages(app), add_perft(app), add_signature(app)});
  add("This program", {add_help(app), add_completion(app), add_manual(app)});
  return commands;
}

int run(const std::vector<std::string>& typed, lab::Team& team) {
  CLI::App app("Sounder: four pig board games, with bots, a lab and a server", "sounder");
  app.set_version_flag("--version", "sounder " + std::string(version), "Print the version and exit");
  app.footer(overview);
  const std::vector<Command> commands = add_commands(app, team);
  take_any_words(app);
  const auto line = command_line(app, typed);
  if (!line) return report(line.error(), team);
  if (team.leads())
    for (const std::string& note : line->notes) complain(note);
  if (const auto answer = answer_at_once(app, line->words, team))
    return *answer ? **answer : report(answer->error(), team);
  for (const Command& command : commands) {
    if (!command.app->parsed()) continue;
    if (!team.leads() && !command.for_all_ranks) return 0;
    const auto status = command.run();
    if (!status) return report(status.error(), team);
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) return report({"standard output: cannot be written"}, team);
    return *status;
  }
  return 0;
}

}  // namespace

void complain(std::string_view message) {
  std::fflush(stdout);
  std::fprintf(stderr, "%s\n", terminal::printable(message).c_str());
}

}  // namespace cli
}  // namespace sounder

int main(int argc, char** argv) {
  const std::string_view command = argc > 1 ? argv[1] : "";
  sounder::lab::Team team(!command.empty() && std::string_view("lab").starts_with(command));
  try {
    return sounder::cli::run({argv + 1, argv + argc}, team);
  } catch (const std::exception& error) {  // out of memory and the like: nothing of ours throws
    sounder::cli::complain("sounder: " + std::string(error.what()));
    team.break_off();
    return sounder::cli::bad_input;
  }
}
