// For files that are experiment files and say something more: the lab's own reading of TOML.
#pragma once

#include <toml++/toml.h>
#include <functional>
#include <optional>

#include "lab/experiment.h"

namespace sounder::lab {

// Reads the experiment in a file that may have these keys beside the usual ones, and hands the whole table on for them.
using ReadRest = std::function<Expected<void>(const toml::table& file, Experiment& experiment)>;
Expected<Experiment> read_experiment(const std::string& path, const std::vector<std::string_view>& also,
                                     const ReadRest& rest);

// A text, or a list of texts.
std::optional<std::vector<std::string>> texts_in(toml::node_view<const toml::node> node);

}  // namespace sounder::lab
