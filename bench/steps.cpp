// The single acts of a search: listing the moves of a state, copying it, hashing it. Over states met in random play, so
// that neither the branch predictor nor the cache knows them by heart.
#include <vector>

#include "benches.h"
#include "rules/random_play.h"

namespace sounder::bench {
namespace {

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

}  // namespace

void add_steps() {
  add_for_every_game("moves", [](benchmark::State& bench, const auto& any) {
    using G = std::remove_cvref_t<decltype(any.game)>;
    double listed = 0;
    run_over_decisions(bench, any.game, [&](const auto& state) {
      MoveListOf<G> moves;
      any.game.moves(state, any.game.turn(state).seats.front(), moves);
      listed += moves.size();
      benchmark::DoNotOptimize(moves);
    });
    bench.counters["moves/s"] = per_second(listed);
    bench.counters["moves/list"] = listed / static_cast<double>(bench.iterations());
  });
  add_for_every_game("copy", [](benchmark::State& bench, const auto& any) {
    auto copy = any.game.start();
    run_over_decisions(bench, any.game, [&](const auto& state) {
      copy = state;
      benchmark::DoNotOptimize(copy);
    });
    bench.counters["bytes"] = sizeof copy;
  });
  add_for_every_game("hash", [](benchmark::State& bench, const auto& any) {
    run_over_decisions(bench, any.game, [](const auto& state) { benchmark::DoNotOptimize(hash_of(state)); });
  });
}

}  // namespace sounder::bench
