#include "lab/run.h"

#include "lab/book.h"
#include "lab/observe.h"

namespace sounder::lab {

Desk::Desk(const Experiment& experiment) : experiment_(experiment), observers_(experiment.cases.size()) {}
Desk::~Desk() = default;

std::optional<BlockResult> Desk::play(const Block& block, const std::atomic<bool>& stop) {
  auto& observer = observers_[block.which];
  if (!observer) observer = std::make_unique<Observer>(experiment_, block.which);
  BlockResult result;
  for (std::uint32_t k = block.first; k < block.first + block.count; ++k) {
    if (stop) return {};
    result.lines += observer->watch(k, result.tally) + "\n";
  }
  return result;
}

Expected<Findings> run(const Experiment& experiment, const RunPlan& plan, Findings so_far) {
  Book book(experiment, plan, std::move(so_far), static_cast<std::size_t>(plan.threads));
  {
    const Players others(book, experiment, plan.threads - 1);
    play_from(book, experiment);
  }
  return book.close();
}

}  // namespace sounder::lab
