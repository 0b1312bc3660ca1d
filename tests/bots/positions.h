// Every decision of matches of bots, to check in each what a bot says about its moves.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "bots/bot.h"
#include "bots/search_traits.h"
#include "match/adapter.h"
#include "match/chance.h"
#include "match/played.h"

namespace sounder::bots {

// Calls look(state, seat, chosen, others) for every decision, with at most `most` of the legal moves, spread over the
// list.
template <class Look>
void each_decision(const GamePtr& game, std::uint64_t matches, std::size_t most, Look&& look) {
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    const auto bot = make_bot("casual", game).value();
    const SeededChance dice(seed);
    Match match(game);
    for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
      if (turn.is_chance()) {
        match.play(Seat::nobody, dice.draw(*game, match.state(), match.draws()));
        continue;
      }
      const Seat seat = turn.first;
      const AnyState state = match.state();
      std::vector<AnyMove> legal;
      game->moves(state, seat, legal);
      const AnyMove chosen = ask_bot(*bot, *game, state, seat, seed, match.steps().size()).move;
      std::vector<AnyMove> others;
      const std::size_t step = legal.size() / most + 1;
      for (std::size_t i = seed % step; i < legal.size(); i += step) others.push_back(legal[i]);
      look(state, seat, chosen, others);
      match.play(seat, chosen);
    }
  }
}

// Calls look(state, seat, move) for the same moves.
template <class Look>
void each_move(const GamePtr& game, std::uint64_t matches, std::size_t most, Look&& look) {
  each_decision(game, matches, most,
                [&](const AnyState& state, Seat seat, const AnyMove& chosen, const std::vector<AnyMove>& others) {
                  look(state, seat, chosen);
                  for (const AnyMove& move : others) look(state, seat, move);
                });
}

// Calls look(game, state, seat, move, reason) where a bot has a reason for the move; returns the keys of all reasons.
template <Game G, class Look>
std::set<std::string_view> each_reason(std::initializer_list<int> seat_counts, std::uint64_t matches, Look&& look) {
  using Traits = SearchTraits<G>;
  std::set<std::string_view> keys;
  for (int seats : seat_counts) {
    const GamePtr any = game_of({std::string(G::facts.id), seats, {}, {}});
    const G& game = static_cast<const Adapter<G>&>(*any).game;
    each_move(any, matches, 6, [&](const AnyState& state, Seat seat, const AnyMove& any_move) {
      const auto& s = state.as<typename G::State>();
      const auto& move = any_move.as<typename G::Move>();
      Message why;
      if constexpr (requires { Traits::reason(game, s, seat, move); })
        why = Traits::reason(game, s, seat, move);
      else
        why = Traits::reason(game, s, seat, move, {});  // nothing is proven
      if (why.empty()) return;
      SCOPED_TRACE(game.text(s, move) + " " + std::string(why.key()));
      keys.insert(why.key());
      look(game, s, seat, move, why);
    });
  }
  return keys;
}

// Calls look(game, state, seat, best, next, why) where a bot prefers a move to another by a fact, for the move that it
// made and others, both ways round; returns how often each key came.
template <Game G, class Look>
std::map<std::string_view, int> each_difference(std::initializer_list<int> seat_counts, std::uint64_t matches,
                                                Look&& look) {
  using Move = typename G::Move;
  std::map<std::string_view, int> keys;
  for (int seats : seat_counts) {
    const GamePtr any = game_of({std::string(G::facts.id), seats, {}, {}});
    const G& game = static_cast<const Adapter<G>&>(*any).game;
    const auto see = [&](const typename G::State& s, Seat seat, const Move& best, const Move& next) {
      if (best == next) return;
      const Message why = SearchTraits<G>::difference(game, s, seat, best, next);
      if (why.empty()) return;
      SCOPED_TRACE(game.text(s, best) + " rather than " + game.text(s, next) + ": " + std::string(why.key()));
      ++keys[why.key()];
      const MessageArg& other = why.given.back();
      EXPECT_EQ((Message{other.def, other.items}), game.describe(s, next));
      look(game, s, seat, best, next, why);
    };
    each_decision(any, matches, 6,
                  [&](const AnyState& state, Seat seat, const AnyMove& chosen, const std::vector<AnyMove>& others) {
                    for (const AnyMove& move : others) {
                      see(state.as<typename G::State>(), seat, chosen.as<Move>(), move.as<Move>());
                      see(state.as<typename G::State>(), seat, move.as<Move>(), chosen.as<Move>());
                    }
                  });
  }
  return keys;
}

inline const MessageArg& arg(const Message& message, std::string_view name) {
  static const MessageArg none;
  for (std::size_t i = 0; i < message.given.size(); ++i)
    if (message.def->places()[i].name == name) return message.given[i];
  ADD_FAILURE() << message.key() << " has no " << name;
  return none;
}
inline std::int64_t number(const Message& message, std::string_view name) { return arg(message, name).number; }

}  // namespace sounder::bots
