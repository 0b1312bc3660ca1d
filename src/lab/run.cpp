#include "lab/run.h"

#include <set>

#include "bots/bot.h"
#include "lab/observe.h"
#include "lab/run_coordinator.h"

namespace sounder::lab {

BlockRunner::BlockRunner(const Experiment& experiment)
    : experiment_(experiment), rotations_(rotations(experiment.cases)), observers_(experiment.cases.size()) {}
BlockRunner::~BlockRunner() = default;

std::optional<BlockResult> BlockRunner::play(const Block& block, const std::atomic<bool>& stop) {
  BlockResult result;
  result.tallies.resize(observers_.size());
  std::vector<std::vector<Result>> ends(observers_.size());  // by case and match
  for (std::size_t which = 0; which < observers_.size(); ++which) {
    auto& observer = observers_[which];
    if (!observer) observer = std::make_unique<Observer>(experiment_, which);
    auto ended = observer->watch(block, result.tallies[which], result.lines, stop);
    if (!ended) return {};
    ends[which] = std::move(*ended);
  }
  pair_up(ends, rotations_, result.tallies);
  return result;
}

Expected<void> start_programs(const Experiment& experiment) {
  std::set<std::string> started;
  for (const Case& one : experiment.cases)
    for (const std::string& name : one.bots) {
      if (!name.starts_with(bots::program_mark) || !started.insert(name).second) continue;
      const auto bot = bots::make_bot(name, one.game);
      if (!bot) return tl::make_unexpected(bot.error());
      if (auto ready = (*bot)->ready(); !ready) return ready;
    }
  return {};
}

Expected<Findings> run(const Experiment& experiment, const RunPlan& plan, Findings so_far) {
  RunCoordinator coordinator(experiment, plan, std::move(so_far), static_cast<std::size_t>(plan.threads));
  {
    const Players players(coordinator, experiment, plan.threads);
    coordinator.attend();  // so that a Ctrl-C is heard within a match of every player
  }
  return coordinator.close();
}

}  // namespace sounder::lab
