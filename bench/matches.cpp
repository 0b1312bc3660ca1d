// Whole random matches on one core: through the game's move lists, with its own fast move, and through AnyGame.
#include "benches.h"
#include "rules/random_play.h"

namespace sounder::bench {
namespace {

// Match k is Rng(1, k), so every run plays the same matches in the same order.
template <class Play>
void run_matches(benchmark::State& bench, Play play) {
  std::uint64_t matches = 0;
  double steps = 0;
  for (auto _ : bench) {
    Rng rng(1, matches++);
    steps += play(rng);
  }
  bench.counters["matches/s"] = per_second(static_cast<double>(matches));
  bench.counters["steps/s"] = per_second(steps);
  bench.counters["steps/match"] = steps / static_cast<double>(matches);
}

template <Pick pick>
void play_typed(benchmark::State& bench, const auto& any) {
  using G = std::remove_cvref_t<decltype(any.game)>;
  run_matches(bench, [&](Rng& rng) {
    auto state = any.game.start();
    const int steps = play_randomly<G, pick>(any.game, state, rng);
    benchmark::DoNotOptimize(state);
    return steps;
  });
}

int play_any(const AnyGame& game, Rng& rng, Pick pick) {
  AnyState state = game.start();
  std::vector<AnyMove> moves;
  int steps = 0;
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state), ++steps) {
    if (turn.is_chance()) {
      game.play(state, game.draw(state, rng));
    } else if (pick == Pick::fast) {
      game.play(state, game.any_move(state, turn.first, rng));
    } else {
      game.moves(state, turn.first, moves);
      game.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  benchmark::DoNotOptimize(state);
  return steps;
}

void run_any(benchmark::State& bench, const AnyGame& game, Pick pick) {
  run_matches(bench, [&](Rng& rng) { return play_any(game, rng, pick); });
}

}  // namespace

void add_matches() {
  add_for_every_game("match/listed",
                     [](benchmark::State& bench, const auto& any) { play_typed<Pick::listed>(bench, any); });
  add_for_every_game("match/fast",
                     [](benchmark::State& bench, const auto& any) { play_typed<Pick::fast>(bench, any); });
  add_for_every_game("match/any-game-listed",
                     [](benchmark::State& bench, const auto& any) { run_any(bench, any, Pick::listed); });
  add_for_every_game("match/any-game-fast",
                     [](benchmark::State& bench, const auto& any) { run_any(bench, any, Pick::fast); });
}

}  // namespace sounder::bench
