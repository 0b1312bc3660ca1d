// A match at one terminal: people and bots in its seats.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>

#include "match/record.h"
#include "terminal/autosave.h"
#include "terminal/console.h"
#include "terminal/record_file.h"

namespace sounder::terminal {

struct PlaySetup {
  Record record;                          // the match so far, who sits where, and the dice
  RecordFile file;                        // where it is kept
  std::uint64_t thinking = 0;             // what the bots' chance comes from
  std::chrono::milliseconds budget{0};    // for each of their moves; 0: as the level has it
  std::string language = "en";            // what is spoken
  std::optional<Autosave> autosave = {};  // where it is kept until it is over; nowhere if none
  bool fits = false;                      // the bots match the person: the result is counted (fit_file.h)
  std::filesystem::path fit_folder = {};  // where it is counted
};

constexpr int left_by_interrupt = 130;  // the exit status of a program that Ctrl-C ended

// Plays until the match is over or somebody leaves; gives the exit status.
Expected<int> play(Console& console, PlaySetup plan);

}  // namespace sounder::terminal
