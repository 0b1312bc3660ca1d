// What is to be measured: cases (a variant of a game with bots in its seats), how many matches of each, from which
// seed.
#pragma once

#include <string>
#include <vector>

#include "match/any_game.h"
#include "match/error.h"

namespace sounder::lab {

struct Case {
  std::string variant;  // what a person calls it
  GamePtr game;
  std::vector<std::string> bots;    // one a seat
  std::vector<std::string> barred;  // one a seat: the kind of move its bot may not make, or empty
};

struct Experiment {
  std::string title;
  std::vector<Case> cases;
  std::uint32_t matches = 1000;  // of each case
  std::uint64_t seed = 1;
  std::uint32_t course_matches = 1000;  // of each case: so many are judged turn by turn, which is slow in some games
  std::uint32_t luck_matches = 200;     // and so many get a luck ledger, which is slower
  std::uint32_t judgements = 8;         // playouts for one opinion on who is ahead

  // A number for all that decides the results: a run may go on only with what it began with.
  std::string fingerprint() const;
};

// Reads an experiment file (TOML); content files are found beside it.
Expected<Experiment> read_experiment(const std::string& path);
// The same of a text that might stand in such a file.
Expected<Experiment> parse_experiment(std::string_view text, const std::string& path);

// All different ways to seat these bots.
std::vector<std::vector<std::string>> all_seatings(std::vector<std::string> bots);

}  // namespace sounder::lab
