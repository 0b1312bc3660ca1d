// What the commands say of themselves, read from CLI11: as help for a terminal and as a manual page.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace sounder::cli {

struct HelpEntry {
  std::string name;  // "--seed N", "GAME", "play"
  std::string text;
};

struct HelpGroup {
  std::string title;
  std::vector<HelpEntry> entries;
};

// Arguments, commands, options, each under the title of its group; plain options last.
std::vector<HelpGroup> help_groups(const CLI::App& command);

// "sounder play [OPTIONS] [GAME]".
std::string usage_of(const CLI::App& command);

std::string help_of(const CLI::App& command);

// A page for `man`, in roff: all commands.
std::string manual_of(const CLI::App& sounder, const std::string& version);

}  // namespace sounder::cli
