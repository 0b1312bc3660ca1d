// Do bots keep what they promise? Matches of `strong` against itself: what it promised the seat to move before each decision, beside what
// that seat got in the end. `error` is the mean difference over tenths of the promises, weighted by how many there are, in points;
// `start_promised` and `start_came` are about the first decision of a match and its seat, in percent.
#include "benches.h"
#include "bots/arena.h"
#include "bots/bot.h"

namespace sounder::bench {
namespace {

constexpr std::uint64_t matches = 100;

struct Promise {
  Seat seat;
  double share;
};

// The promises of a match, and its result.
Result play(const GamePtr& game, bots::Bot& bot, std::uint64_t seed, std::vector<Promise>& promises) {
  Rng chance(seed);
  AnyState state = game->start();
  bot.begin_match(Seat::p1);
  std::uint64_t number = 0;
  for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state), ++number) {
    if (turn.is_chance()) {
      game->play(state, game->draw(state, chance));
      continue;
    }
    const Seat seat = turn.seats.front();
    const bots::Advice advice = bots::ask_bot(bot, *game, state, seat, seed, number);
    if (!advice.considered.empty() && advice.considered[0].visits > 0) promises.push_back({seat, advice.considered[0].share});
    game->play(state, advice.move);
  }
  return game->result(state);
}

void run(benchmark::State& bench, const GamePtr& game) {
  std::array<double, 10> many{}, promised{}, came{};
  double start_promised = 0, start_came = 0;
  for (auto _ : bench) {
    const auto bot = bots::make_bot("strong", game).value();
    for (std::uint64_t match = 0; match < matches; ++match) {
      std::vector<Promise> promises;
      const Result result = play(game, *bot, bots::match_seed(2026, match), promises);
      const auto got = [&](Seat seat) { return result.winners.contains(seat) ? 1.0 / result.winners.size() : 0.0; };
      for (const auto& [seat, share] : promises) {
        const auto tenth = std::min<std::size_t>(9, static_cast<std::size_t>(10 * share));
        many[tenth] += 1;
        promised[tenth] += share;
        came[tenth] += got(seat);
      }
      if (promises.empty()) continue;
      start_promised += promises[0].share;
      start_came += got(promises[0].seat);
    }
  }
  double all = 0, error = 0;
  for (std::size_t tenth = 0; tenth < many.size(); ++tenth) {
    all += many[tenth];
    error += std::abs(promised[tenth] - came[tenth]);
  }
  bench.counters["decisions"] = all;
  bench.counters["error"] = all > 0 ? 100 * error / all : 0;
  bench.counters["start_promised"] = 100 * start_promised / static_cast<double>(matches);
  bench.counters["start_came"] = 100 * start_came / static_cast<double>(matches);
}

}  // namespace

void add_calibration() {
  for_each_game([&]<class G>() {
    for (int seats = G::facts.min_seats; seats <= G::facts.max_seats; ++seats)
      benchmark::RegisterBenchmark(("calibration/" + std::string(G::facts.id) + "/" + std::to_string(seats)).c_str(),
                                   [game = game_with<G>(seats)](benchmark::State& state) { run(state, game); })
          ->Iterations(1)
          ->Unit(benchmark::kSecond);
  });
}

}  // namespace sounder::bench
