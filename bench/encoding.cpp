// What learning agents ask at every decision: the observation of a state, and the legal actions.
#include "decisions.h"
#include "rules/observation.h"

namespace sounder::bench {
namespace {

// The first actions of all legal moves, as quickly as the game can tell.
template <HasObservation G>
void first_actions(const G& game, const typename G::State& state, Seat seat, ActionSet<G::actions>& set) {
  if constexpr (HasFastActions<G>)
    if (game.single_actions(state, seat, set)) return;
  MoveListOf<G> moves;
  game.moves(state, seat, moves);
  for (const auto& move : moves) set.add(game.path(state, move)[0]);
}

template <class Adapter>
concept WithObservation = HasObservation<std::remove_cvref_t<decltype(std::declval<Adapter>().game)>>;

}  // namespace

void add_encoding() {
  add_for_every_game("numbers/observe", []<WithObservation Any>(benchmark::State& bench, const Any& any) -> void {
    std::vector<std::int16_t> numbers(static_cast<std::size_t>(any.game.observation_size()));
    run_over_decisions(bench, any.game, [&](const auto& state) {
      any.game.observe(state, any.game.turn(state).first, numbers.data());
      benchmark::DoNotOptimize(numbers.data());
      benchmark::ClobberMemory();
    });
    bench.counters["numbers"] = any.game.observation_size();
  });
  add_for_every_game("numbers/actions", []<WithObservation Any>(benchmark::State& bench, const Any& any) -> void {
    using G = std::remove_cvref_t<decltype(any.game)>;
    double offered = 0;
    run_over_decisions(bench, any.game, [&](const auto& state) {
      ActionSet<G::actions> set;
      first_actions(any.game, state, any.game.turn(state).first, set);
      offered += set.size();
    });
    bench.counters["actions"] = G::actions;
    bench.counters["offered"] = offered / static_cast<double>(bench.iterations());
  });
}

}  // namespace sounder::bench
