// Coordinates a run: deals out its blocks and records the results in the order of the blocks, whether they were played
// here or on another machine. All output and decisions are made here, so they don't depend on which player was faster.
#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "lab/run.h"

namespace sounder::lab {

class RunCoordinator {
 public:
  // For this many players. The plan must outlive it.
  RunCoordinator(const Experiment& experiment, const RunPlan& plan, Findings so_far, std::size_t players);

  // The number of the block to play next; nothing if there is none left. `deal` waits until a block may be dealt,
  // `deal_at_once` returns nothing in that case.
  std::optional<std::size_t> deal();
  std::optional<std::size_t> deal_at_once();
  void take(std::size_t number, BlockResult result);
  // Call it while no result comes in: shows the progress and asks whether to go on.
  void look_up();
  // Does so repeatedly until the run is over, for a thread that does not play.
  void attend();
  void fail(const Error& problem);

  // Everything is recorded, or the run was stopped.
  const std::atomic<bool>& over() const { return over_; }
  // The results; no player may be active any more.
  Expected<Findings> close();

 private:
  bool may_deal() const { return next_ < found_.done + window_; }
  void record_next(const BlockResult& result);
  void ask_whether_to_go_on();

  const RunPlan& plan_;
  const Blocks blocks_;
  const std::size_t mine_;    // blocks of this shard
  const std::size_t window_;  // players may be this many blocks ahead of the writing: it bounds memory
  std::mutex mutex_;
  std::condition_variable moved_;
  Findings found_;
  std::map<std::size_t, BlockResult> waiting_;  // played and not yet next in order, by position in the shard
  std::size_t next_;
  std::atomic<bool> over_;
  std::optional<Error> problem_;
};

// Plays dealt blocks until the run is over.
void play_from(RunCoordinator& coordinator, const Experiment& experiment);

// Runs this many threads that play; the destructor waits for them.
class Players {
 public:
  Players(RunCoordinator& coordinator, const Experiment& experiment, int threads);
  Players(const Players&) = delete;
  Players& operator=(const Players&) = delete;
  ~Players();

 private:
  std::vector<std::thread> threads_;
};

}  // namespace sounder::lab
