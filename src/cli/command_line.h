// The words of the command line, before CLI11 reads them: `help`, beginnings of commands, names of earlier versions.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "match/error.h"

namespace sounder::cli {

struct CommandLine {
  std::vector<std::string> words;  // with the names that the commands have
  std::vector<std::string> notes;  // a line for each name of an earlier version
};

Expected<CommandLine> command_line(const CLI::App& sounder, const std::vector<std::string>& typed);

// "sounder lab run".
std::string path_of(const CLI::App& command);
// The innermost command that was named.
const CLI::App& innermost(const CLI::App& app);
// The commands of a command, without those that help does not show.
std::vector<const CLI::App*> commands_of(const CLI::App& app);

// What is wrong with words that no option or argument takes, or with an error of CLI11, in our form.
std::string unexpected_words(const CLI::App& command);
std::string in_our_form(const CLI::App& command, const CLI::ParseError& found);

}  // namespace sounder::cli
