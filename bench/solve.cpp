// How far the solver of Bite the Pumpkin gets: positions out of matches between bots, by the number of pumpkins still to plant,
// each with ten seconds on one core. `slowest` is in seconds, `nodes` the median of the settled ones.
#include <algorithm>
#include <ctime>
#include <map>

#include "benches.h"
#include "bots/bite_the_pumpkin/solver.h"
#include "bots/bot.h"

namespace sounder::bench {
namespace {

using bots::pumpkin::Solver;
using bots::pumpkin::Verdict;
using State = BiteThePumpkin::State;

constexpr double allowed_seconds = 10;
constexpr std::array<std::array<const char*, 2>, 4> players = {
    {{"casual", "casual"}, {"strong", "casual"}, {"greedy", "strong"}, {"casual", "greedy"}}};

constexpr int most_to_plant = 14;

// Processor time, so that it does not matter what else the machine does.
double seconds_now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Of each match one position for every number of pumpkins still to plant, at random among those with that number.
const std::map<int, std::vector<State>>& positions(const GamePtr& game) {
  static std::map<int, std::vector<State>> found;
  if (!found.empty()) return found;
  constexpr std::uint64_t enough = 300;
  for (std::uint64_t match = 0; found[1].size() < enough; ++match) {
    const auto& names = players[match % players.size()];
    const std::array bot = {bots::make_bot(names[0], game).value(), bots::make_bot(names[1], game).value()};
    std::map<int, std::vector<State>> met;
    AnyState any = game->start();
    for (std::uint64_t number = 0; !game->turn(any).is_over(); ++number) {
      met[any.as<State>().supply[0]].push_back(any.as<State>());
      const Seat seat = game->turn(any).seats.front();
      game->play(any, bots::ask_bot(*bot[static_cast<std::size_t>(seat)], *game, any, seat, match, number).move);
    }
    Rng rng(11, match);
    for (const auto& [to_plant, states] : met)
      if (found[to_plant].size() < enough) found[to_plant].push_back(states[rng.below(static_cast<std::uint32_t>(states.size()))]);
  }
  return found;
}

void run(benchmark::State& bench, int to_plant, std::size_t wanted) {
  const auto game = game_with<BiteThePumpkin>(2);
  std::vector<State> all = positions(game).at(to_plant);
  if (all.size() > wanted) all.resize(wanted);
  std::vector<double> nodes;
  double slowest = 0;
  double herd = 0;
  for (auto _ : bench)
    for (const State& state : all) {
      Solver solver(game->game);
      const double begin = seconds_now();
      const Verdict verdict = solver.solve(state, ~0ull >> 1, [&](std::uint64_t) { return seconds_now() - begin < allowed_seconds; });
      slowest = std::max(slowest, seconds_now() - begin);
      if (verdict != Verdict::unknown) nodes.push_back(static_cast<double>(solver.nodes()));
      herd += verdict == Verdict::herd_wins;
    }
  std::sort(nodes.begin(), nodes.end());
  bench.counters["positions"] = static_cast<double>(all.size());
  bench.counters["settled"] = static_cast<double>(nodes.size());
  bench.counters["herd_wins"] = herd;
  bench.counters["nodes"] = nodes.empty() ? 0 : nodes[nodes.size() / 2];
  bench.counters["slowest"] = slowest;
}

}  // namespace

void add_solve() {
  for (int to_plant = 1; to_plant <= most_to_plant; ++to_plant)
    benchmark::RegisterBenchmark(("solve/bite-the-pumpkin/" + std::to_string(to_plant) + "-to-plant").c_str(),
                                 [to_plant](benchmark::State& state) { run(state, to_plant, to_plant <= 8 ? 300 : 20); })
        ->Iterations(1)
        ->Unit(benchmark::kSecond);
}

}  // namespace sounder::bench
