#include "lab/run.h"

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "lab/observe.h"

namespace sounder::lab {
namespace {

// The observers that one thread has at hand: bots are made once a case.
class Desk {
 public:
  explicit Desk(const Experiment& experiment) : experiment_(experiment), observers_(experiment.cases.size()) {}

  BlockResult play(const Block& block) {
    auto& observer = observers_[block.which];
    if (!observer) observer = std::make_unique<Observer>(experiment_, block.which);
    BlockResult result;
    for (std::uint32_t k = block.first; k < block.first + block.count; ++k) result.lines += observer->watch(k, result.tally) + "\n";
    return result;
  }

 private:
  const Experiment& experiment_;
  std::vector<std::unique_ptr<Observer>> observers_;
};

}  // namespace

BlockResult play_block(const Experiment& experiment, const Block& block) { return Desk(experiment).play(block); }

Expected<Findings> run(const Experiment& experiment, const RunPlan& plan, Findings found) {
  const Blocks blocks(experiment);
  const std::size_t mine = (blocks.size() + plan.shard.of - 1 - plan.shard.index) / plan.shard.of;
  found.tallies.resize(experiment.cases.size());
  // A thread may be ahead of the writing by so many blocks and no more: memory stays flat.
  const std::size_t window = 8 * static_cast<std::size_t>(plan.threads);
  std::mutex mutex;
  std::condition_variable moved;
  std::map<std::size_t, BlockResult> waiting;
  std::size_t next = found.done;
  bool stopped = found.complete;
  std::optional<Trouble> problem;

  // Books what is next in order; the lock is held.
  const auto book = [&] {
    while (!stopped && !waiting.empty() && waiting.begin()->first == found.done) {
      const BlockResult result = std::move(waiting.begin()->second);
      waiting.erase(waiting.begin());
      const std::size_t number = plan.shard.index + found.done * plan.shard.of;
      found.tallies[blocks[number].which].add(result.tally);
      ++found.done;
      const bool row_ends = found.done % experiment.cases.size() == 0;
      if (found.done == mine || (plan.shard.of == 1 && row_ends && plan.enough && plan.enough(found))) {
        found.complete = true;
        stopped = true;
      }
      if (auto kept = plan.keep(result, found); !kept) {
        problem = kept.error();
        stopped = true;
      }
      std::uint64_t matches = 0;
      for (const Tally& tally : found.tallies) matches += tally.matches;
      if (plan.progress && !plan.progress(found, matches)) stopped = true;
    }
  };
  const auto work = [&] {
    Desk desk(experiment);
    for (;;) {
      std::size_t i;
      {
        std::unique_lock lock(mutex);
        moved.wait(lock, [&] { return stopped || next >= mine || next < found.done + window; });
        if (stopped || next >= mine) return;
        i = next++;
      }
      BlockResult result = desk.play(blocks[plan.shard.index + i * plan.shard.of]);
      const std::lock_guard lock(mutex);
      waiting.emplace(i, std::move(result));
      book();
      moved.notify_all();
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < plan.threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  if (problem) return tl::make_unexpected(*problem);
  return found;
}

}  // namespace sounder::lab
