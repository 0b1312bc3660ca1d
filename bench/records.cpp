// Writing and reading the record of a whole match.
#include "match/record.h"

#include "benches.h"
#include "rules/random_play.h"

namespace sounder::bench {
namespace {

template <Game G>
Record random_record(const Adapter<G>& any) {
  Match match(game_with<G>(any.seats()));
  Rng rng(3);
  for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
    const auto move = random_step(any.game, match.state().template as<typename G::State>(), turn, rng);
    match.play(turn.is_chance() ? Seat::nobody : turn.first, AnyMove::of(move));
  }
  return {match, std::vector<Player>(static_cast<std::size_t>(any.seats())), SeedNote{3}};
}

void count(benchmark::State& bench, const Record& record, const std::string& text) {
  bench.counters["records/s"] = per_second(static_cast<double>(bench.iterations()));
  bench.counters["moves/s"] =
      per_second(static_cast<double>(bench.iterations()) * static_cast<double>(record.match.steps().size()));
  bench.SetBytesProcessed(bench.iterations() * static_cast<std::int64_t>(text.size()));
}

}  // namespace

void add_records() {
  add_for_every_game("record/write", [](benchmark::State& bench, const auto& any) {
    const Record record = random_record(any);
    std::string text;
    for (auto _ : bench) benchmark::DoNotOptimize(text = to_json(record));
    count(bench, record, text);
  });
  add_for_every_game("record/parse", [](benchmark::State& bench, const auto& any) {
    const Record record = random_record(any);
    const std::string text = to_json(record);
    for (auto _ : bench) {
      auto parsed = parse_record(text, "record");
      if (!parsed) return bench.SkipWithError(parsed.error().message.c_str());
      benchmark::DoNotOptimize(parsed);
    }
    count(bench, record, text);
  });
}

}  // namespace sounder::bench
