// An experiment: cases (a variant of a game with bots in its seats), the number of matches of each, and the seed.
#pragma once

#include <string>
#include <vector>

#include "match/any_game.h"
#include "match/error.h"

namespace sounder::lab {

struct Case {
  std::string variant;  // its name for people
  GamePtr game;
  std::vector<std::string> bots;    // one per seat
  std::vector<std::string> barred;  // one per seat: the kind of move its bot may not make, or empty
};

struct Experiment {
  std::string title;
  std::vector<Case> cases;
  std::uint32_t matches = 1000;  // of each case
  std::uint64_t seed = 1;
  std::uint32_t course_matches =
      1000;                          // of each case: this many are evaluated turn by turn, which is slow in some games
  std::uint32_t luck_matches = 200;  // and this many get a luck ledger, which is slower
  std::uint32_t judgements = 8;      // evaluations per estimate of who is ahead

  // A hash of all that determines the results: a run may only be continued with the same one.
  std::string fingerprint() const;
};

// Reads an experiment file (TOML); content files are found beside it.
Expected<Experiment> read_experiment(const std::string& path);
// The same from the text of such a file.
Expected<Experiment> parse_experiment(std::string_view text, const std::string& path);

// All different ways to seat these bots.
std::vector<std::vector<std::string>> all_seatings(std::vector<std::string> bots);

}  // namespace sounder::lab
