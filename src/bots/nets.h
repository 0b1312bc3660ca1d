// The nets of a game, from one file: content/nets/<game>.net, made by train/ (train/README.md says how, and has the
// layout). Natively the files are inside the program. The browser fetches one when a level needs it, and gives it to
// the engine.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "bots/net.h"
#include "match/error.h"

namespace sounder::bots {

// What a game's bots ask of its file.
struct NetForm {
  std::string_view name;  // "2 seats"
  int inputs;
  int outputs;
};

// The nets of a file, which must be for this game and of these forms, in this order.
Expected<std::vector<Net>> read_nets(std::string_view bytes, std::string_view game, std::span<const NetForm> forms);

struct BuiltInNets {
  std::string_view game;
  std::string_view bytes;
};
// Written by the build; none in the browser's.
std::span<const BuiltInNets> built_in_nets();

}  // namespace sounder::bots
