// The search for a variant that meets a target (successive halving with mutation). Many candidates are measured with
// few matches; the best third goes on and has children that differ slightly, and the number of matches grows from rung
// to rung. All candidates of a rung play the same seeds. The finalists are measured again on fresh seeds; only that
// measurement is reported, beside the original's.
#pragma once

#include <functional>

#include "lab/changes.h"
#include "lab/experiment.h"
#include "lab/target.h"

namespace sounder::lab {

// The budget: matches in all, or time. A budget in matches gives the same result on any number of threads.
struct TuneBudget {
  std::uint64_t matches = 0;
  double seconds = 0;
};
Expected<TuneBudget> budget_of(const std::string& text);  // "10 min", "90 s", "200000"

struct TuneTask {
  Experiment
      original;  // its cases: the unchanged game, in one or several seatings; `matches` is for a finalist at the end
  std::vector<Tunable> tunables;
  Symmetry symmetry = Symmetry::none;
  Target target;
  TuneBudget budget{0, 300};
};
// Reads a tune file (TOML): an experiment file without variants, with `tune`, `target`, `symmetry` and `budget`.
Expected<TuneTask> read_tune(const std::string& path);

struct TunePlan {
  int threads = 1;
  // Called now and then; false ends the current phase. The search then ends with its results so far; a second time ends
  // the final measurement.
  std::function<bool(const std::string& stage, std::uint64_t done, std::uint64_t all)> progress;
};

struct Candidate {
  Variant variant;
  double distance = 0;
  double margin = 0;
};
struct TuneRound {
  std::uint64_t seed = 0;
  std::uint32_t matches = 0;          // of each candidate and seating
  std::vector<Candidate> candidates;  // best first
};
struct MeasuredVariant {
  std::string name;
  Variant variant;
  GamePtr game;
  Tally tally;
  TargetScore score;
};
struct Tuned {
  std::vector<TuneRound> rungs;
  std::uint64_t fresh_seed = 0;  // of the final measurement
  MeasuredVariant original;
  std::vector<MeasuredVariant> finalists;  // best first by that measurement
  std::uint64_t matches = 0;               // played in all
  std::size_t variants = 0;                // looked at in all
  bool interrupted = false;

  bool confirmed() const { return !finalists.empty(); }
};

Expected<Tuned> tune(const TuneTask& task, const TunePlan& plan);

}  // namespace sounder::lab
