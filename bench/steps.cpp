// The single acts of a search: listing the moves of a state, copying it, hashing it.
#include "decisions.h"

namespace sounder::bench {

void add_steps() {
  add_for_every_game("moves", [](benchmark::State& bench, const auto& any) {
    using G = std::remove_cvref_t<decltype(any.game)>;
    double listed = 0;
    run_over_decisions(bench, any.game, [&](const auto& state) {
      MoveListOf<G> moves;
      any.game.moves(state, any.game.turn(state).first, moves);
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
