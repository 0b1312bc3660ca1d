// What watching costs: matches of `random` bots as the lab plays them, with all that is counted and written a match,
// against the same matches as the arena plays them, without its clock, which would make them look dearer than they are.
// Luck and course are off: they are playouts, not bookkeeping.
#include "benches.h"
#include "bots/arena.h"
#include "lab/run.h"

namespace sounder::bench {
namespace {

lab::Experiment experiment_with(const GamePtr& game) {
  lab::Experiment experiment;
  experiment.title = "watching";
  experiment.matches = 1'000'000'000;
  experiment.course_matches = 0;
  experiment.luck_matches = 0;
  experiment.cases = {
      {"watched", game, std::vector<std::string>(static_cast<std::size_t>(game->seats()), "random"), {}}};
  return experiment;
}

// An iteration is a block bare and the same block watched, so that whatever else the machine does befalls both.
void watch(benchmark::State& bench, const GamePtr& game) {
  const lab::Experiment experiment = experiment_with(game);
  const lab::Blocks blocks(experiment);
  lab::BlockRunner runner(experiment);
  const std::atomic<bool> stop = false;
  lab::Tally sum;
  std::vector<std::unique_ptr<bots::Bot>> own;
  std::vector<bots::Bot*> bots;
  for (const std::string& name : experiment.cases[0].bots)
    bots.push_back(own.emplace_back(bots::make_bot(name, game).value()).get());
  double bare = 0;
  double watched = 0;
  double matches = 0;
  std::size_t next = 0;
  for (auto _ : bench) {
    const lab::Block block = blocks[next++];
    const double begin = bots::thread_seconds();
    for (std::uint32_t k = block.first; k < block.first + block.count; ++k)
      benchmark::DoNotOptimize(
          bots::play_match(game, bots, bots::match_seed(experiment.seed, k), {}, bots::Timing::off));
    const double middle = bots::thread_seconds();
    const auto result = runner.play(block, stop);
    sum.add(result->tallies[0]);
    const double end = bots::thread_seconds();
    bare += middle - begin;
    watched += end - middle;
    matches += block.count;
  }
  bench.counters["bare_us/match"] = 1e6 * bare / matches;
  bench.counters["watched_us/match"] = 1e6 * watched / matches;
  bench.counters["times"] = watched / bare;
}

}  // namespace

void add_lab() {
  for_each_game([&]<class G>() {
    for (int seats = G::facts.min_seats; seats <= G::facts.max_seats; ++seats)
      benchmark::RegisterBenchmark(
          ("lab/watch/" + std::string(G::facts.id) + "/" + std::to_string(seats)).c_str(),
          [game = GamePtr(game_with<G>(seats))](benchmark::State& state) { watch(state, game); });
  });
}

}  // namespace sounder::bench
