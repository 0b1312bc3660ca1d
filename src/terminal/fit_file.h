// How strong an opponent matches the person at this terminal, by game (bots/fit.h): a small file per game in the user's
// state folder, beside the kept matches (autosave.h).
#pragma once

#include <filesystem>
#include <string_view>

#include "bots/fit.h"
#include "match/error.h"

namespace sounder::terminal {

// What the file of a game says; the weakest level where there is none or no folder.
Expected<bots::Fit> read_fit(const std::filesystem::path& folder, std::string_view game);

struct FitMove {
  bots::Fit fit;       // after the match
  bool moved = false;  // to another level
};

// Adds the result of a match with so many seats, and writes the file. Without a folder nothing is kept.
Expected<FitMove> count_for_fit(const std::filesystem::path& folder, std::string_view game, int seats, bool won);

}  // namespace sounder::terminal
