// `sounder verify`: checks the moves, the result and the dice of a record.
#include <cstdio>

#include "cli/arguments.h"
#include "cli/command.h"
#include "match/fair/verify.h"
#include "match/file.h"

namespace sounder::cli {

Command add_verify(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("verify", "Check the moves, result and dice of a record");
  auto file = std::make_shared<std::string>();
  app->add_option("FILE", *file, "The record; - for standard input")->required();
  app->footer(
      "\nPrints what was checked. Exit status 0 if all is right, 2 if not.\n\nExample: sounder verify evening.json");
  return {app, [file]() -> Expected<int> {
            const auto record = read_record(*file);
            if (!record) return tl::make_unexpected(record.error());
            const auto checked = verify(*record, name_of_path(*file));
            if (!checked) return tl::make_unexpected(checked.error());
            std::printf("%s: %s\n", name_of_path(*file).c_str(), checked->c_str());
            return 0;
          }};
}

}  // namespace sounder::cli
