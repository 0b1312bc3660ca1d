// Counts incidents of each seat, match after match, for games that have them (`HasIncidents`).
#pragma once

#include <vector>

#include "lab/tally.h"
#include "lab/value_counts.h"
#include "match/any_game.h"

namespace sounder::lab {

class IncidentCounter {
 public:
  explicit IncidentCounter(const AnyGame& game) : game_(game), sums_(game.incident_names().size()) {}

  // A decision that is about to be played.
  void note(const AnyState& state, const AnyMove& move) {
    if (!sums_.empty()) note_incidents(state, move);
  }
  // After the end of a match.
  void close(const Result& result);
  // Adds the counts since the last call.
  void record(Tally& tally);

 private:
  struct Sum {
    PerSeat<std::int64_t> times{};  // by seat, in the match at hand
    ValueCounts sides;              // by how often they occurred; the upper half has the victories of these seats
    std::int64_t ahead = 0;
    std::uint64_t ahead_squares = 0;
  };
  void note_incidents(const AnyState& state, const AnyMove& move);

  const AnyGame& game_;
  std::vector<Sum> sums_;  // by event
  std::vector<Incident> found_;
};

}  // namespace sounder::lab
