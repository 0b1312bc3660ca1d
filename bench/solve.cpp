// How far the solver of Bite the Pumpkin gets: positions out of matches between bots, by the number of pumpkins still
// to plant, and positions right after the setup of strong bots, by layout (docs/studies/bite-the-pumpkin-opening.md);
// each with a minute on all cores. `median` and `slowest` are in seconds, `nodes` is the median of the settled ones.
#include <algorithm>
#include <ctime>
#include <map>
#include <thread>

#include "benches.h"
#include "bots/bite_the_pumpkin/solver.h"
#include "bots/bot.h"

namespace sounder::bench {
namespace {

using bots::pumpkin::Solver;
using bots::pumpkin::Verdict;
using State = BiteThePumpkin::State;

constexpr double allowed_seconds = 60;
constexpr int table_bits = 22;
constexpr std::array<std::array<const char*, 2>, 4> players = {
    {{"casual", "casual"}, {"strong", "casual"}, {"greedy", "strong"}, {"casual", "greedy"}}};

constexpr int most_to_plant = 15;  // right after the setup

// Processor time a thread, so that it does not matter what else the machine does.
int threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }
double seconds_now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC / threads(); }
double median(std::vector<double> of) {
  if (of.empty()) return 0;
  std::sort(of.begin(), of.end());
  return of[of.size() / 2];
}

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
      const Seat seat = game->turn(any).first;
      game->play(any, bots::ask_bot(*bot[static_cast<std::size_t>(seat)], *game, any, seat, match, number).move);
    }
    Rng rng(11, match);
    for (const auto& [to_plant, states] : met)
      if (found[to_plant].size() < enough)
        found[to_plant].push_back(states[rng.below(static_cast<std::uint32_t>(states.size()))]);
  }
  return found;
}

using Herd = std::shared_ptr<const Adapter<BiteThePumpkin>>;

void settle(benchmark::State& bench, const Herd& game, const std::vector<State>& all) {
  std::vector<double> nodes;
  std::vector<double> seconds;
  double herd = 0;
  for (auto _ : bench)
    for (const State& state : all) {
      Solver solver(game->game, table_bits, threads());
      const double begin = seconds_now();
      const Verdict verdict =
          solver.solve(state, ~0ull >> 1, [&](std::uint64_t) { return seconds_now() - begin < allowed_seconds; });
      seconds.push_back(seconds_now() - begin);
      if (verdict != Verdict::unknown) nodes.push_back(static_cast<double>(solver.nodes()));
      herd += verdict == Verdict::herd_wins;
    }
  bench.counters["positions"] = static_cast<double>(all.size());
  bench.counters["settled"] = static_cast<double>(nodes.size());
  bench.counters["herd_wins"] = herd;
  bench.counters["nodes"] = median(nodes);
  bench.counters["median"] = median(seconds);
  bench.counters["slowest"] = *std::max_element(seconds.begin(), seconds.end());
}

void run(benchmark::State& bench, int to_plant, std::size_t wanted) {
  const auto game = game_with<BiteThePumpkin>(2);
  std::vector<State> all = positions(game).at(to_plant);
  if (all.size() > wanted) all.resize(wanted);
  settle(bench, game, all);
}

// Where `strong` has placed all pigs and the fifth pumpkin, in each match anew.
void run_after_setup(benchmark::State& bench, const std::string& layout) {
  constexpr std::uint64_t matches = 25;
  const Herd game = std::dynamic_pointer_cast<const Adapter<BiteThePumpkin>>(
      make_game({"bite-the-pumpkin", 2, {}, {{"layout", {layout, {}, {}}}}}).value());
  std::vector<State> all;
  const auto bot = bots::make_bot("strong", game).value();
  for (std::uint64_t match = 0; match < matches; ++match) {
    AnyState any = game->start();
    bot->begin_match(Seat::p1);
    for (std::uint64_t number = 0; any.as<State>().supply[0] > most_to_plant; ++number) {
      const Seat seat = game->turn(any).first;
      game->play(any, bots::ask_bot(*bot, *game, any, seat, match, number).move);
    }
    all.push_back(any.as<State>());
  }
  settle(bench, game, all);
}

}  // namespace

void add_solve() {
  for (const char* layout : {"classic", "hedge", "meadow", "orchard"})
    benchmark::RegisterBenchmark(("solve/bite-the-pumpkin/after-setup/" + std::string(layout)).c_str(),
                                 [layout](benchmark::State& state) { run_after_setup(state, layout); })
        ->Iterations(1)
        ->Unit(benchmark::kSecond);
  for (int to_plant = 1; to_plant <= most_to_plant; ++to_plant)
    benchmark::RegisterBenchmark(("solve/bite-the-pumpkin/" + std::to_string(to_plant) + "-to-plant").c_str(),
                                 [to_plant](benchmark::State& state) {
                                   run(state, to_plant, to_plant <= 8 ? 300 : to_plant == most_to_plant ? 100 : 20);
                                 })
        ->Iterations(1)
        ->Unit(benchmark::kSecond);
}

}  // namespace sounder::bench
