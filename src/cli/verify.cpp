// `sounder verify`: checks the moves, the result and the dice of a record.
#include <cstdio>

#include "cli/arguments.h"
#include "cli/command.h"
#include "match/fair/verify.h"
#include "match/file.h"

namespace sounder::cli {
namespace {

constexpr int status_without_dice = 3;

}  // namespace

Command add_verify(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("verify", "Check the moves, result and dice of a record");
  auto file = std::make_shared<std::string>();
  app->add_option("FILE", *file, "The record; - for standard input")->required();
  app->footer(R"(
Prints what was checked. Exit status: 0 if all is right, 2 if not, 3 if a match
is over and its record lacks the dice or their secret.

Example: sounder verify evening.json)");
  return {app, [file]() -> Expected<int> {
            SOUNDER_TRY(const auto record, read_record(*file));
            SOUNDER_TRY(const auto checked, verify(record, name_of_path(*file)));
            std::printf("%s: %s\n", name_of_path(*file).c_str(), checked.c_str());
            return lacks_dice(record) ? status_without_dice : 0;
          }};
}

}  // namespace sounder::cli
