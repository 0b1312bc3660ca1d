// The search on one core with each game's `SearchTraits`: simulations from the start of play, in a tree that is thrown
// away after as many of them as a strong level makes for a move.
#include "bots/search.h"

#include "benches.h"
#include "bots/bite_the_pumpkin/search_traits.h"
#include "bots/happy_pigs/search_traits.h"
#include "bots/three_little_pigs/search_traits.h"
#include "bots/wild_pigs/search_traits.h"

namespace sounder::bench {

void add_search() {
  add_for_every_game("search", [](benchmark::State& bench, const auto& any) {
    using G = std::remove_cvref_t<decltype(any.game)>;
    constexpr std::uint64_t in_a_tree = 2'000;
    Rng rng(4);
    auto state = any.game.start();
    Turn turn = any.game.turn(state);
    for (; turn.is_chance(); turn = any.game.turn(state)) any.game.play(state, any.game.draw(state, rng));
    bots::Search<G> search(any.game);
    std::uint64_t done = 0;
    for (auto _ : bench) {
      if (done++ % in_a_tree == 0) {
        search.forget();
        search.begin(state, turn.first);
      }
      search.simulate(rng);
    }
    bench.counters["simulations/s"] = per_second(static_cast<double>(done));
  });
}

}  // namespace sounder::bench
