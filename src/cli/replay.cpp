// `sounder replay`: a record again, step by step or as a story.
#include "terminal/replay.h"

#include <unistd.h>

#include <cstdio>

#include "cli/arguments.h"
#include "cli/command.h"

namespace sounder::cli {
namespace {

struct ReplayArguments {
  std::string file;
  std::string seat;
  bool boards = false;
  std::string language;
};

Expected<int> replay(const ReplayArguments& arguments) {
  SOUNDER_TRY(const auto record, read_record(arguments.file));
  SOUNDER_TRY(const auto viewer, viewer_named(arguments.seat, record.match.game()));
  if (::isatty(STDIN_FILENO) && ::isatty(STDOUT_FILENO) && !arguments.boards) {
    terminal::StandardConsole console;
    return terminal::step_through(console, record, viewer, arguments.language);
  }
  std::fputs(
      terminal::whole_story(record, viewer, terminal::standard_output(), arguments.boards, arguments.language).c_str(),
      stdout);
  return 0;
}

}  // namespace

Command add_replay(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("replay", "Step through a record, or print its story");
  auto arguments = std::make_shared<ReplayArguments>();
  app->add_option("FILE", arguments->file, "The record; - for standard input")->required();
  app->add_option("--seat", arguments->seat, "Show what this seat may know")
      ->type_name("SEAT")
      ->default_str("what the audience may know");
  app->add_flag("--boards", arguments->boards, "Print the story with the board after every move");
  add_language(*app, arguments->language);
  app->footer(R"(
At a terminal: Enter or n next, b or p back, a number to jump there, first,
last, `seat p2` for what p2 may know (`seat all`: the audience), q to leave.
Elsewhere the whole story is printed.

Example: sounder replay evening.json --boards | less -R)");
  return {app, [arguments] { return replay(*arguments); }};
}

}  // namespace sounder::cli
