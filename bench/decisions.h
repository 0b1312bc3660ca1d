// Acts asked of one state after the other: states met in random play, so that neither the branch predictor nor the
// cache knows them by heart.
#pragma once

#include <vector>

#include "benches.h"
#include "rules/random_play.h"

namespace sounder::bench {

constexpr std::size_t sample_size = 4096;

template <Game G>
std::vector<typename G::State> decisions_of(const G& game) {
  std::vector<typename G::State> met;
  for (std::uint64_t match = 0; met.size() < sample_size; ++match) {
    Rng rng(2, match);
    auto state = game.start();
    for (Turn turn = game.turn(state); !turn.is_over() && met.size() < sample_size; turn = game.turn(state)) {
      if (turn.decides()) met.push_back(state);
      game.play(state, random_step(game, state, turn, rng));
    }
  }
  return met;
}

// Asks `act` of one state after the other.
template <class Act>
void run_over_decisions(benchmark::State& bench, const auto& game, Act act) {
  const auto states = decisions_of(game);
  std::size_t at = 0;
  for (auto _ : bench) act(states[at++ % sample_size]);
  bench.SetItemsProcessed(bench.iterations());
}

}  // namespace sounder::bench
