// The bots of one game, by name. For each game of games.txt CMake writes a file that instantiates this
// (bots_of_game.cpp.in).
#pragma once

#include "bots/bot_catalog.h"
#include "bots/greedy_bot.h"
#include "bots/random_bot.h"
#include "bots/samples_of.h"
#include "bots/search_bot.h"

namespace sounder::bots {

template <Game G>
std::unique_ptr<Bot> make_for(std::string_view name, const GamePtr& any) {
  auto game = typed<G>(any);
  if (name == "random") return std::make_unique<RandomBot>(any);
#ifndef __EMSCRIPTEN__  // baselines, which the browser does not need
  if (name == "greedy") return std::make_unique<GreedyBot<G>>(std::move(game));
#endif
  for (const Level& level : SearchTraits<G>::levels) {
    if (level.name != name) continue;
    if constexpr (requires { SearchTraits<G>::make_level(level, game); })
      if (auto own = SearchTraits<G>::make_level(level, game)) return own;
    if constexpr (SearchTraits<G>::levels[0].overlooks > 0)
      if (level.simulations == 0) return std::make_unique<GreedyBot<G>>(std::move(game), level.overlooks);
    return std::make_unique<SearchBot<G>>(std::move(game), level);
  }
#ifndef __EMSCRIPTEN__
  if constexpr (requires { SearchTraits<G>::own_bots; }) return SearchTraits<G>::make_own(name, game);
#endif
  return nullptr;
}

// The mean of this many evaluations.
template <Game G>
Shares evaluate_for(const AnyGame& any, const AnyState& state, Rng& rng, int times) {
  const G& game = static_cast<const Adapter<G>&>(any).game;
  if (game.turn(state.as<typename G::State>()).is_over()) return final_shares(game, state.as<typename G::State>());
  Shares sum{};
  for (int i = 0; i < times; ++i) {
    const Rng before = rng;
    const Shares one = evaluate_state(game, state.as<typename G::State>(), rng, net_for(game));
    if (rng == before) return one;  // without chance the other evaluations would be the same
    for (std::size_t s = 0; s < sum.size(); ++s) sum[s] += one[s];
  }
  for (float& share : sum) share /= static_cast<float>(times);
  return sum;
}

template <Game G>
BotCatalog make_catalog() {
  BotCatalog catalog{{}, {"random"}, &evaluate_for<G>, &make_for<G>, {}};
  for (const Level& level : SearchTraits<G>::levels) {
    catalog.levels.emplace_back(level.name);
    catalog.most_seats.push_back(level.most_seats);
    if (level.asks_net) catalog.ask_nets.emplace_back(level.name);
  }
#ifndef __EMSCRIPTEN__
  catalog.baselines.emplace_back("greedy");
  if constexpr (requires { SearchTraits<G>::own_bots; })
    for (std::string_view name : SearchTraits<G>::own_bots) catalog.baselines.emplace_back(name);
#endif
  if constexpr (HasNetInput<G>) {
    catalog.give_nets = &NetsOf<G>::give;
    catalog.nets_at_hand = &NetsOf<G>::at_hand;
  }
#ifndef __EMSCRIPTEN__
  if constexpr (HasNetInput<G>)
    catalog.sample_writer = [](const GamePtr& game, const SelfPlayPlan& plan) -> std::unique_ptr<SampleWriter> {
      return std::make_unique<SampleWriterOf<G>>(game, plan);
    };
#endif
  if constexpr (requires { SearchTraits<G>::vocabulary(); }) catalog.reasons = SearchTraits<G>::vocabulary();
  return catalog;
}

}  // namespace sounder::bots
