// Scripts with which shells complete the words of `sounder`, written from the commands.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace sounder::cli {

std::string bash_completion(const CLI::App& sounder);
std::string zsh_completion(const CLI::App& sounder);
std::string fish_completion(const CLI::App& sounder);

}  // namespace sounder::cli
