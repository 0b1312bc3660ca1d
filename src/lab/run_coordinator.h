// The book of a run: deals out its blocks, and books what comes back in the order of the blocks, whoever played them,
// here or on another machine. All that a run writes and decides is done here, so it can't depend on who was faster.
#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "lab/run.h"

namespace sounder::lab {

class RunCoordinator {
 public:
  // For so many players. The plan must outlive it.
  RunCoordinator(const Experiment& experiment, const RunPlan& plan, Findings so_far, std::size_t players);

  // The number of the block to play next. Nothing: there is none left. The first waits until a block may be dealt, the
  // second gives nothing then too.
  std::optional<std::size_t> deal();
  std::optional<std::size_t> deal_at_once();
  void take(std::size_t number, BlockResult result);
  // While nothing comes in: shows the progress and asks whether to go on.
  void look_up();
  // The same again and again until it is over, for a thread that does not play itself.
  void attend();
  void fail(const Error& problem);

  // Everything is booked, or the run was stopped.
  const std::atomic<bool>& over() const { return over_; }
  // What was found; nobody may be playing any more.
  Expected<Findings> close();

 private:
  bool may_deal() const { return next_ < found_.done + window_; }
  void record_next(const BlockResult& result);
  void ask_whether_to_go_on();

  const RunPlan& plan_;
  const Blocks blocks_;
  const std::size_t mine_;    // blocks of this shard
  const std::size_t window_;  // players may be ahead of the writing by so many blocks and no more: memory stays flat
  std::mutex mutex_;
  std::condition_variable moved_;
  Findings found_;
  std::map<std::size_t, BlockResult> waiting_;  // played and not yet next in order, by place in the shard
  std::size_t next_;
  std::atomic<bool> over_;
  std::optional<Error> problem_;
};

// Plays what the book deals until it is over.
void play_from(RunCoordinator& coordinator, const Experiment& experiment);

// So many threads that do so; whoever lets go of them waits for them.
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
