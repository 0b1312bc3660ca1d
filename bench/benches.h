// Benchmarks over every game and every number of seats; a new game is measured without a line here.
// Names read `what/how/game/seats`: `match/listed/bite-the-pumpkin/2`.
#pragma once

#include <benchmark/benchmark.h>

#include <concepts>
#include <memory>
#include <string>

#include "match/adapter.h"
#include "match/registry.h"
#include "rules/all_games.h"

namespace sounder::bench {

void add_matches();     // whole random matches: what a simulation is made of
void add_steps();       // the single acts: listing moves, copying, hashing
void add_encoding();    // what learning agents ask
void add_records();     // writing and reading a record
void add_situations();  // what a front end shows a seat
void add_search();      // simulations of the search
void add_solve();       // positions settled by the solver
void add_lab();         // what the lab's bookkeeping costs beside the matches

template <Game G>
std::shared_ptr<const Adapter<G>> game_with(int seats) {
  return std::dynamic_pointer_cast<const Adapter<G>>(make_game({std::string(G::facts.id), seats, {}, {}}).value());
}

// Registers `run(benchmark::State&, const Adapter<G>&)` for every number of seats of every game that it takes.
template <class Run>
void add_for_every_game(const std::string& name, Run run) {
  for_each_game([&]<class G>() {
    if constexpr (std::invocable<Run, benchmark::State&, const Adapter<G>&>)
      for (int seats = G::facts.min_seats; seats <= G::facts.max_seats; ++seats)
        benchmark::RegisterBenchmark((name + "/" + std::string(G::facts.id) + "/" + std::to_string(seats)).c_str(),
                                     [run, game = game_with<G>(seats)](benchmark::State& state) { run(state, *game); });
  });
}

inline benchmark::Counter per_second(double count) { return {count, benchmark::Counter::kIsRate}; }

}  // namespace sounder::bench
