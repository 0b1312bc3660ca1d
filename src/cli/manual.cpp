// `sounder help` and `sounder manual`: what the commands say of themselves.
#include <cstdio>

#include "cli/command.h"
#include "cli/help.h"

namespace sounder {

extern const char* const version;  // cmake/version.cmake

namespace cli {

// `help` becomes --help where the command line is read; here is what help itself shows.
Command add_help(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("help", "Print help of a command");
  auto words = std::make_shared<std::vector<std::string>>();
  app->add_option("COMMAND", *words, "The command")->expected(0, 2);
  app->footer("\nExample: sounder help lab run");
  return {app, []() -> Expected<int> { return 0; }};
}

Command add_manual(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("manual", "Print the manual page, for `man`");
  app->footer("\nExample: sounder manual > sounder.1 && man ./sounder.1");
  return {app, [&sounder]() -> Expected<int> {
            std::fputs(manual_of(sounder, version).c_str(), stdout);
            return 0;
          }};
}

}  // namespace cli
}  // namespace sounder
