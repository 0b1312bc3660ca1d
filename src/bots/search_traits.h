// What a search can't know of a game: how a state that is not yet decided will end, which moves deserve a look first,
// how much thinking a level needs. Every game with such knowledge has a `SearchTraits` of its own, in the folder of its
// name; the one here serves any game.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "bots/value.h"
#include "rules/random_play.h"

namespace sounder::bots {

// What each seat may expect of the victory; together 1.
using Shares = PerSeat<float>;

template <Game G>
Shares final_shares(const G& game, const typename G::State& state) {
  const Result result = game.result(state);
  Shares shares{};
  for (Seat seat : result.winners) shares[seat] = 1.0f / static_cast<float>(result.winners.size());
  return shares;
}

// e to the x without the library's, which may differ from machine to machine in the last digit.
inline float same_exp(float x) {
  float power = 1.0f + std::clamp(x, -24.0f, 24.0f) / 256.0f;
  for (int i = 0; i < 8; ++i) power *= power;
  return power;
}

// Points into shares: a lead of `sure` points makes the leader about three times as likely to win as the other.
template <class Points>
Shares shares_of_points(const Points& points, int seats, float sure) {
  float best = points[0];
  for (int i = 1; i < seats; ++i) best = std::max(best, points[i]);
  Shares shares{};
  float sum = 0;
  for (int i = 0; i < seats; ++i) sum += shares[i] = same_exp(1.1f * (points[i] - best) / sure);
  for (int i = 0; i < seats; ++i) shares[i] /= sum;
  return shares;
}

// How a level thinks. A beginner looks one move ahead and overlooks some moves; the others search.
struct Level {
  std::string_view name;
  std::uint32_t simulations = 0;  // 0: does not search
  float overlooks = 0;            // of the moves, where it does not search
  std::uint32_t proof_nodes = 0;  // how hard it looks for a proof first, in games that have a solver
  bool asks_net = false;          // who will win, where the game has one (net_input.h) and it is at hand
  float slips = 0;                // how often it makes a move that is not much worse than its best
};

// What may be spent on a proof: so many positions, and as long as `go_on` says yes.
struct ProofBudget {
  std::uint64_t nodes = 0;
  bool timed = false;  // then `nodes` is no limit
  int threads = 1;
  std::function<bool(std::uint64_t)> go_on = {};
};

// That the seat to move wins, with a move that does it; without one, that it loses.
template <class Move>
struct Proven {
  std::optional<Move> winning;
};

// Optional in a SearchTraits:
//   void priors(game, state, seat, moves, float* out)      weights of the moves, any positive numbers
//   State unguessed(game, state, seat)                     with the other seats' secret choices not yet made, so that
//   the search
//                                                          makes them instead of taking them at random
//   std::optional<Move> routine(game, state, seat)         a move that goes without thinking: the bot makes it at once,
//   and the
//                                                          search takes it for granted
//   bool guesses(game, state, seat)                        others choose at the same time unseen: the bot mixes its
//   choice Shares evaluate_with_net(game, state, rng, net)                   as `evaluate`, by asking a net
//   (net_input.h) double told(game, seat, share)                         what to promise where the search has found
//   this share: experience with it Prover                                                 with
//   `std::optional<Proven<Move>> operator()(game, state, effort)`; a bot
//                                                          keeps one, which may remember what it found
//   Message reason(game, state, seat, move)                what speaks for the move; with it `vocabulary()`, all it can
//   say. With a
//                                                          Prover there is a fifth argument: whether the move wins, if
//                                                          that is proven
//   std::unique_ptr<Bot> make_level(level, game)           a level that plays in a way of its own; null for those that
//   play as usual own_bots                                               names of bots only this game has, made by
//   `make_own(name, game)`
struct DefaultSearchTraits {
  static constexpr float c_puct = 1.0f;         // how much unexplored moves draw the search
  static constexpr float fpu_reduction = 0.1f;  // how much worse than its parent an untried move is taken to be
  static constexpr int quota_outcomes =
      16;  // chance with at most so many outcomes is met in exact proportion, else drawn
  static constexpr std::uint32_t expand_at = 1;  // visits of a move before what follows is remembered
  static constexpr std::array<Level, 4> levels = {Level{"novice", 0, 0.4f}, Level{"casual", 200},
                                                  Level{"strong", 2'000}, Level{"master", 20'000}};
};

template <Game G>
struct SearchTraits : DefaultSearchTraits {
  // Plays at random to the end.
  static Shares evaluate(const G& game, typename G::State state, Rng& rng) {
    play_randomly<G, Pick::fast>(game, state, rng);
    return final_shares(game, state);
  }
};

}  // namespace sounder::bots
