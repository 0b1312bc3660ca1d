// The bots of one game, by name. For each game of games.txt CMake writes a file that instantiates this
// (bots_of_game.cpp.in).
#pragma once

#include "bots/greedy_bot.h"
#include "bots/lessons_of.h"
#include "bots/offer.h"
#include "bots/random_bot.h"
#include "bots/search_bot.h"

namespace sounder::bots {

template <Game G>
std::unique_ptr<Bot> make_for(std::string_view name, const GamePtr& any) {
  auto game = typed<G>(any);
  if (name == "random") return std::make_unique<RandomBot>(any);
#ifndef __EMSCRIPTEN__  // to compare with, which nobody does there
  if (name == "greedy") return std::make_unique<GreedyBot<G>>(std::move(game));
#endif
  for (const Level& level : Sense<G>::levels) {
    if (level.name != name) continue;
    if constexpr (requires { Sense<G>::make_level(level, game); })
      if (auto own = Sense<G>::make_level(level, game)) return own;
    if constexpr (Sense<G>::levels[0].overlooks > 0)
      if (level.simulations == 0) return std::make_unique<GreedyBot<G>>(std::move(game), level.overlooks);
    return std::make_unique<SearchBot<G>>(std::move(game), level);
  }
#ifndef __EMSCRIPTEN__
  if constexpr (requires { Sense<G>::own_bots; }) return Sense<G>::make_own(name, game);
#endif
  return nullptr;
}

// The mean of so many outlooks.
template <Game G>
Shares judge_for(const AnyGame& any, const AnyState& state, Rng& rng, int times) {
  const G& game = static_cast<const Adapter<G>&>(any).game;
  if (game.turn(state.as<typename G::State>()).is_over()) return final_shares(game, state.as<typename G::State>());
  Shares sum{};
  for (int i = 0; i < times; ++i) {
    const Rng before = rng;
    const Shares one = outlook_of(game, state.as<typename G::State>(), rng, net_for(game));
    if (rng == before) return one;  // no chance in it: the others would be the same
    for (std::size_t s = 0; s < sum.size(); ++s) sum[s] += one[s];
  }
  for (float& share : sum) share /= static_cast<float>(times);
  return sum;
}

template <Game G>
Offer make_offer() {
  Offer offer{{}, {"random"}, &judge_for<G>, &make_for<G>, {}};
  for (const Level& level : Sense<G>::levels) {
    offer.levels.emplace_back(level.name);
    if (level.asks_net) offer.ask_nets.emplace_back(level.name);
  }
#ifndef __EMSCRIPTEN__
  offer.yardsticks.emplace_back("greedy");
  if constexpr (requires { Sense<G>::own_bots; })
    for (std::string_view name : Sense<G>::own_bots) offer.yardsticks.emplace_back(name);
#endif
  if constexpr (HasJudging<G>) {
    offer.give_nets = &Judges<G>::give;
    offer.nets_at_hand = &Judges<G>::at_hand;
  }
#ifndef __EMSCRIPTEN__
  if constexpr (HasJudging<G>)
    offer.teacher = [](const GamePtr& game, const LessonPlan& plan) -> std::unique_ptr<Teacher> {
      return std::make_unique<TeacherOf<G>>(game, plan);
    };
#endif
  if constexpr (requires { Sense<G>::vocabulary(); }) offer.reasons = Sense<G>::vocabulary();
  return offer;
}

}  // namespace sounder::bots
