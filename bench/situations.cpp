// What a front end asks for after every move: the situation of one seat, as JSON, in the middle of a match played at
// random. `slowest_us` is that of the dearest in all of the match, whichever seat looks.
#include "match/situation.h"

#include "benches.h"
#include "bots/arena.h"
#include "rules/random_play.h"

namespace sounder::bench {
namespace {

template <Game G>
Match played(const Adapter<G>& any, std::size_t steps) {
  Match match(game_with<G>(any.seats()));
  Rng rng(3);
  for (Turn turn = match.turn(); !turn.is_over() && match.steps().size() < steps; turn = match.turn()) {
    const auto move = random_step(any.game, match.state().template as<typename G::State>(), turn, rng);
    match.play(turn.is_chance() ? Seat::nobody : turn.first, AnyMove::of(move));
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
    if (match.turn().decides() && match.turn().seats.size() > (best.steps().empty() ? 0 : best.turn().seats.size()))
      best = match;
  }
  return best;
}

MatchSession table_of(const Match& match) {
  return MatchSession(Record{match, std::vector<Player>(static_cast<std::size_t>(match.game().seats())), {}});
}

void write(std::string& text, const MatchSession& table, std::size_t at, Seat seat) {
  text.clear();
  JsonWriter json(text);
  write_situation(json, table, at, seat, seat);
  benchmark::DoNotOptimize(text.data());
}

// In seconds; of a few tries the best counts, since the machine has other things to do.
double slowest(const MatchSession& table) {
  double slowest = 0;
  std::string text;
  for (std::size_t at = 0; at <= table.at(); ++at)
    for (int i = 0; i < table.game().seats(); ++i) {
      double best = 1;
      for (int tries = 0; tries < 5; ++tries) {
        const double begin = bots::thread_seconds();
        write(text, table, at, seat_at(i));
        best = std::min(best, bots::thread_seconds() - begin);
      }
      slowest = std::max(slowest, best);
    }
  return slowest;
}

}  // namespace

void add_situations() {
  add_for_every_game("situation", [](benchmark::State& bench, const auto& any) {
    const Match match = in_the_middle(any);
    const MatchSession table = table_of(match);
    const Seat seat = match.turn().first;
    std::string text;
    for (auto _ : bench) write(text, table, table.at(), seat);
    bench.counters["slowest_us"] = 1e6 * slowest(table_of(played(any, SIZE_MAX)));
    bench.counters["situations/s"] = per_second(static_cast<double>(bench.iterations()));
    bench.SetBytesProcessed(bench.iterations() * static_cast<std::int64_t>(text.size()));
  });
}

}  // namespace sounder::bench
