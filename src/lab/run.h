// Runs an experiment on all cores. Matches are dealt in blocks; a free thread takes the next one. Output is written in
// the order of the blocks, so any number of threads or shards gives the same bytes.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "lab/experiment.h"
#include "lab/pairs.h"
#include "lab/tally.h"

namespace sounder::lab {

// The matches of these numbers, of every case: matches of one number have the same dice and are compared.
struct Block {
  std::uint32_t first;
  std::uint32_t count;
};
struct BlockResult {
  std::string lines;           // one per match: all of the first case, then all of the second, ...
  std::vector<Tally> tallies;  // one per case
};
constexpr std::uint32_t block_size = 32;  // matches, those of all cases together; at least one of each

// The blocks of an experiment in their order.
class Blocks {
 public:
  explicit Blocks(const Experiment& experiment) : Blocks(experiment.matches, experiment.cases.size()) {}
  Blocks(std::uint32_t matches, std::size_t cases)
      : matches_(matches),
        each_(std::max(1u, block_size / static_cast<std::uint32_t>(std::max<std::size_t>(1, cases)))) {}
  std::size_t size() const { return (std::size_t{matches_} + each_ - 1) / each_; }
  Block operator[](std::size_t i) const {
    const auto first = static_cast<std::uint32_t>(i) * each_;
    return {first, std::min(each_, matches_ - first)};
  }

 private:
  std::uint32_t matches_;
  std::uint32_t each_;
};

// The part of a run this process does: blocks number `index`, `index + of`, ...
struct Shard {
  std::size_t index = 0;
  std::size_t of = 1;
};

// Results so far. Blocks count in order: `done` means the first blocks of the shard.
struct Findings {
  std::size_t done = 0;
  std::vector<Tally> tallies;  // one per case
  bool complete = false;       // all blocks are done, or the stopping rule is met
  bool stopped = false;        // the stopping rule is met
};

struct RunPlan {
  int threads = 1;
  Shard shard;
  // The stopping rule, checked after every block, in order. Not with shards.
  std::function<bool(const Findings&)> enough;
  // Called now and then with the progress; false stops the run.
  std::function<bool(const Findings&, std::uint64_t matches)> progress;
  // Gets the lines of each block, in order.
  std::function<Expected<void>(const BlockResult&, const Findings&)> keep;
};

// Checks that the programs among the bots can be started. A bot that never starts would be measured as a random one.
Expected<void> start_programs(const Experiment& experiment);

// Continues from earlier results.
Expected<Findings> run(const Experiment& experiment, const RunPlan& plan, Findings so_far);

class Observer;

// Plays blocks on one thread, one after the other: bots are made once per case.
class BlockRunner {
 public:
  explicit BlockRunner(const Experiment& experiment);
  ~BlockRunner();

  // Returns nothing if `stop` became true, which is checked before every match.
  std::optional<BlockResult> play(const Block& block, const std::atomic<bool>& stop);

 private:
  const Experiment& experiment_;
  const std::vector<Rotation> rotations_;
  std::vector<std::unique_ptr<Observer>> observers_;
};

}  // namespace sounder::lab
