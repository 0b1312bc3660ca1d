// What a door asks for after every move: the situation of one seat, as JSON, in the middle of a match played at random.
#include "match/situation.h"

#include "benches.h"
#include "rules/random_play.h"

namespace sounder::bench {
namespace {

template <Game G>
Match played(const Adapter<G>& any, std::size_t steps) {
  Match match(game_with<G>(any.seats()));
  Rng rng(3);
  for (Turn turn = match.turn(); !turn.is_over() && match.steps().size() < steps; turn = match.turn()) {
    const auto move = random_step(any.game, match.state().template as<typename G::State>(), turn, rng);
    match.play(turn.is_chance() ? Seat::nobody : turn.seats.front(), AnyMove::of(move));
  }
  return match;
}

// Somebody is to decide; in a game of simultaneous choices everybody is.
template <Game G>
Match in_the_middle(const Adapter<G>& any) {
  const std::size_t all = played(any, SIZE_MAX).steps().size();
  Match best(game_with<G>(any.seats()));
  for (std::size_t steps = all / 2; steps < all; ++steps) {
    Match match = played(any, steps);
    if (match.turn().decides() && match.turn().seats.size() > (best.steps().empty() ? 0 : best.turn().seats.size())) best = match;
  }
  return best;
}

}  // namespace

void add_situations() {
  add_for_every_game("situation", [](benchmark::State& bench, const auto& any) {
    const Match match = in_the_middle(any);
    const Table table(Record{match, std::vector<Player>(static_cast<std::size_t>(any.seats())), {}});
    const Seat seat = match.turn().seats.front();
    std::string text;
    for (auto _ : bench) {
      text.clear();
      JsonWriter json(text);
      write_situation(json, table, table.at(), seat, seat);
      benchmark::DoNotOptimize(text.data());
    }
    bench.counters["situations/s"] = per_second(static_cast<double>(bench.iterations()));
    bench.SetBytesProcessed(bench.iterations() * static_cast<std::int64_t>(text.size()));
  });
}

}  // namespace sounder::bench
