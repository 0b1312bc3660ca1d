// Reads files that are experiment files with additional keys.
#pragma once

#include <toml++/toml.h>
#include <functional>
#include <optional>

#include "lab/experiment.h"

namespace sounder::lab {

// Reads the experiment in a file that may have these additional keys, and passes on the whole table for them.
using ReadRest = std::function<Expected<void>(const toml::table& file, Experiment& experiment)>;
Expected<Experiment> read_experiment(const std::string& path, const std::vector<std::string_view>& also,
                                     const ReadRest& rest);

// A text, or a list of texts.
std::optional<std::vector<std::string>> texts_in(toml::node_view<const toml::node> node);

}  // namespace sounder::lab
