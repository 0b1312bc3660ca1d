// Runs an experiment over all cores. Matches are dealt out in blocks; whoever is free takes the next one. What is
// written is in the order of the blocks whoever played them, so one thread or many, one piece or several give the same
// bytes.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "lab/experiment.h"
#include "lab/pairs.h"
#include "lab/tally.h"

namespace sounder::lab {

// The matches of these numbers, of every case: matches of one number have the same dice and are compared with one
// another.
struct Block {
  std::uint32_t first;
  std::uint32_t count;
};
struct BlockResult {
  std::string lines;           // one a match: all of the first case, then all of the second, ...
  std::vector<Tally> tallies;  // one a case
};
constexpr std::uint32_t block_size = 32;  // matches, those of all cases together; but at least one of each

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

// What has been found so far. Blocks count in order: `done` means the first so many of the shard.
struct Findings {
  std::size_t done = 0;
  std::vector<Tally> tallies;  // one a case
  bool complete = false;       // all there was to do, or the rule for stopping was met
};

struct RunPlan {
  int threads = 1;
  Shard shard;
  // Asked after every block, in order: enough is known. Not with shards.
  std::function<bool(const Findings&)> enough;
  // Called now and then with what is done; false stops the run.
  std::function<bool(const Findings&, std::uint64_t matches)> progress;
  // Takes the lines of the next block, in order.
  std::function<Expected<void>(const BlockResult&, const Findings&)> keep;
};

// Whether the programs among the bots can be started. A bot that never starts would be measured as a random one.
Expected<void> start_programs(const Experiment& experiment);

// Plays on from what was found before.
Expected<Findings> run(const Experiment& experiment, const RunPlan& plan, Findings so_far);

class Observer;

// Where one thread plays block after block: bots are made once a case.
class Desk {
 public:
  explicit Desk(const Experiment& experiment);
  ~Desk();

  // Nothing if `stop` became true meanwhile: that is looked at before every match.
  std::optional<BlockResult> play(const Block& block, const std::atomic<bool>& stop);

 private:
  const Experiment& experiment_;
  const std::vector<Rotation> rotations_;
  std::vector<std::unique_ptr<Observer>> observers_;
};

}  // namespace sounder::lab
