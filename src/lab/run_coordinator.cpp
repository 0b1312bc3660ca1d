#include "lab/run_coordinator.h"

namespace sounder::lab {

RunCoordinator::RunCoordinator(const Experiment& experiment, const RunPlan& plan, Findings so_far, std::size_t players)
    : plan_(plan),
      blocks_(experiment),
      mine_((blocks_.size() + plan.shard.of - 1 - plan.shard.index) / plan.shard.of),
      window_(8 * players),
      found_(std::move(so_far)),
      next_(found_.done),
      over_(found_.complete) {
  found_.tallies.resize(experiment.cases.size());
  if (found_.done >= mine_) over_ = found_.complete = true;  // a shard may have no blocks
}

std::optional<std::size_t> RunCoordinator::deal() {
  std::unique_lock lock(mutex_);
  moved_.wait(lock, [&] { return over_ || next_ >= mine_ || may_deal(); });
  if (over_ || next_ >= mine_) return {};
  return plan_.shard.index + next_++ * plan_.shard.of;
}

std::optional<std::size_t> RunCoordinator::deal_at_once() {
  const std::lock_guard lock(mutex_);
  if (over_ || next_ >= mine_ || !may_deal()) return {};
  return plan_.shard.index + next_++ * plan_.shard.of;
}

void RunCoordinator::take(std::size_t number, BlockResult result) {
  const std::lock_guard lock(mutex_);
  waiting_.emplace((number - plan_.shard.index) / plan_.shard.of, std::move(result));
  while (!over_ && !waiting_.empty() && waiting_.begin()->first == found_.done) {
    const auto next = waiting_.extract(waiting_.begin());
    record_next(next.mapped());
    ask_whether_to_go_on();
  }
  moved_.notify_all();
}

void RunCoordinator::record_next(const BlockResult& result) {
  for (std::size_t i = 0; i < found_.tallies.size(); ++i) found_.tallies[i].add(result.tallies[i]);
  ++found_.done;
  found_.stopped = plan_.shard.of == 1 && plan_.enough && plan_.enough(found_);
  if (found_.done == mine_ || found_.stopped) {
    found_.complete = true;
    over_ = true;
  }
  if (auto kept = plan_.keep(result, found_); !kept) {
    problem_ = kept.error();
    over_ = true;
  }
}

void RunCoordinator::ask_whether_to_go_on() {
  std::uint64_t matches = 0;
  for (const Tally& tally : found_.tallies) matches += tally.matches;
  if (plan_.progress && !plan_.progress(found_, matches)) over_ = true;
}

void RunCoordinator::look_up() {
  const std::lock_guard lock(mutex_);
  ask_whether_to_go_on();
  moved_.notify_all();
}

void RunCoordinator::attend() {
  std::unique_lock lock(mutex_);
  while (!over_)
    if (!moved_.wait_for(lock, std::chrono::milliseconds(100), [this] { return over_.load(); })) ask_whether_to_go_on();
  moved_.notify_all();
}

void RunCoordinator::fail(const Error& problem) {
  const std::lock_guard lock(mutex_);
  problem_ = problem;
  over_ = true;
  moved_.notify_all();
}

Expected<Findings> RunCoordinator::close() {
  const std::lock_guard lock(mutex_);
  if (problem_) return tl::make_unexpected(*problem_);
  return std::move(found_);
}

void play_from(RunCoordinator& coordinator, const Experiment& experiment) {
  const Blocks blocks(experiment);
  BlockRunner runner(experiment);
  while (const auto number = coordinator.deal())
    if (auto result = runner.play(blocks[*number], coordinator.over())) coordinator.take(*number, std::move(*result));
}

Players::Players(RunCoordinator& coordinator, const Experiment& experiment, int threads) {
  for (int i = 0; i < threads; ++i)
    threads_.emplace_back([&coordinator, &experiment] { play_from(coordinator, experiment); });
}

Players::~Players() {
  for (std::thread& thread : threads_) thread.join();
}

}  // namespace sounder::lab
