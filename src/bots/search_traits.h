// What the search needs to know about a game: the evaluation of a state, priors of moves, and the levels. A game with
// such knowledge specializes `SearchTraits` in its folder of src/bots/; the one here works for any game.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "bots/value.h"
#include "rules/random_play.h"

namespace sounder::bots {

// The expected share of the victory of each seat; the shares sum to 1.
using Shares = PerSeat<float>;

template <Game G>
Shares final_shares(const G& game, const typename G::State& state) {
  const Result result = game.result(state);
  Shares shares{};
  for (Seat seat : result.winners) shares[seat] = 1.0f / static_cast<float>(result.winners.size());
  return shares;
}

// e to the power of x. The library's function may differ between machines in the last digit.
inline float same_exp(float x) {
  float power = 1.0f + std::clamp(x, -24.0f, 24.0f) / 256.0f;
  for (int i = 0; i < 8; ++i) power *= power;
  return power;
}

// Shares from points: a softmax in which a lead of `sure` points makes the leader about three times as likely to win.
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

// Calibration: what came of an expected share, in thousandths; linear between the points.
struct Measured {
  std::uint16_t expected;
  std::uint16_t came;
};
template <std::size_t n>
double came_of(const std::array<Measured, n>& points, double share) {
  std::size_t i = 1;
  while (i + 1 < n && points[i].expected < 1000 * share) ++i;
  const Measured& from = points[i - 1];
  const Measured& to = points[i];
  return (from.came + (1000 * share - from.expected) * (to.came - from.came) / (to.expected - from.expected)) / 1000;
}

// The parameters of a level. `beginner` and `novice` look one move ahead and overlook moves, as people do; the others
// search.
struct Level {
  std::string_view name;
  std::uint32_t simulations = 0;        // 0: no search
  float overlooks = 0;                  // part of the moves that it overlooks, if it does not search
  std::uint32_t proof_nodes = 0;        // nodes of a proof before the search, in games that have a solver
  bool asks_net = false;                // evaluate with the net, if the game has one (net_input.h) and it is loaded
  float slips = 0;                      // probability of a move that is slightly worse than the best
  std::uint32_t setup_simulations = 0;  // of a decision of the setup (`sets_up` below), if more than `simulations`
  float lapses = 0;                     // probability that a level that searches decides as `novice` does
  int most_seats = 6;                   // no better than the level below at larger tables, so not offered there
};

// The limits of a proof: a number of positions, and `go_on`, which ends it by returning false.
struct ProofBudget {
  std::uint64_t nodes = 0;
  bool timed = false;  // then `nodes` is no limit
  int threads = 1;
  std::function<bool(std::uint64_t)> go_on = {};
  bool settle = false;  // for a hint: worth more positions than a move
};

// A proof that the seat to move wins, with a winning move; without a move, that it loses.
template <class Move>
struct Proven {
  std::optional<Move> winning;
};

// Optional members of a SearchTraits:
//
// void priors(game, state, seat, moves, float* out)
//   Weights of the moves, positive; the search makes priors of them that sum to 1.
// void candidates(game, state, seat, moves)
//   The moves that greedy play considers, at least one; without it, all legal moves.
// void leave_out_idle(game, state, moves)
//   Takes out moves that serve nothing; at least one stays. Bots that look at moves do not look at these.
// float points(game, state, seat)
//   The score that the seat may expect. Where the match is won or lost whatever it plays, a bot plays for points.
// State unguessed(game, state, seat)
//   The state without the other seats' secret choices. The search makes these choices instead of sampling them.
// std::optional<Move> routine(game, state, seat)
//   A move that needs no search: the bot plays it at once, and so does every simulation.
// std::uint32_t simulations(game, level)
//   The simulations of a decision, where the level's are not enough at every table.
// Memory
//   What one search remembers between its simulations, to find the same in less time: `priors` gets it as its last
//   argument, and the search calls the next two.
// Shares evaluate_with(game, state, rng, net, memory)
//   `evaluate_with_net`, or `evaluate` where the net is null. `memory` may be null.
// void play_routine(game, state, memory)
//   Plays routine moves, many at a time.
// std::optional<Move> opening(game, state, seat, rng)
//   Likewise, for the bot alone: a move drawn among good openings. It comes before `routine`.
// bool sets_up(game, state)
//   A decision of the setup, with many moves nearly alike: the search tries all of them, in random order, with the
//   level's `setup_simulations`, and the bot draws one about as good as the best.
// float effort(game, level, seat)
//   The part of the level's simulations that the seat makes.
// bool guesses(game, state, seat)
//   Other seats choose at the same time: the bot randomizes its choice.
// bool draws_sharply(game)
//   It draws in proportion to the third power of the visits, not to the visits: nearly always the best move.
// Shares evaluate_with_net(game, state, rng, net)
//   As `evaluate`, with a net (net_input.h).
// double told(game, state, seat, level, share)
//   Calibration: the share to report for the share that the search of this level has found for a move in the state. It
//   grows with the share.
// Prover
//   A solver: `std::optional<Proven<Move>> operator()(game, state, effort)`. A bot keeps one between moves.
// Message reason(game, state, seat, move)
//   What speaks for a move; empty if nothing does. `vocabulary()` is the list of all reasons. With a Prover there is a
//   fifth argument: whether the move wins, if that is proven.
// Message difference(game, state, seat, best, next)
//   What speaks for the best move against the next best (difference.h); empty if nothing does. It belongs to the same
//   vocabulary.
// std::optional<bool> wins_after(game, state, seat, move)
//   With a Prover: whether the seat wins after the move, if a short proof tells.
// std::unique_ptr<Bot> make_level(level, game)
//   A level with a bot of its own; null for levels that search.
// own_bots
//   Names of bots that only this game has, made by `make_own(name, game)`.
struct DefaultSearchTraits {
  static constexpr float c_puct = 1.0f;          // exploration constant of PUCT
  static constexpr float fpu_reduction = 0.1f;   // how much lower than its node's mean an unvisited move counts
  static constexpr int quota_outcomes = 16;      // draws with more outcomes are sampled, others taken in proportion
  static constexpr std::uint32_t expand_at = 1;  // visits of an edge before it leads to a node
  static constexpr std::array<Level, 5> levels = {Level{"beginner", 0, 0.75f}, Level{"novice", 0, 0.4f},
                                                  Level{"casual", 200}, Level{"strong", 2'000},
                                                  Level{"master", 20'000}};
};

template <Game G>
struct SearchTraits;

// The moves that a bot looks at.
template <Game G>
void list_moves(const G& game, const typename G::State& state, Seat seat, MoveListOf<G>& moves) {
  game.moves(state, seat, moves);
  if constexpr (requires { SearchTraits<G>::leave_out_idle(game, state, moves); })
    SearchTraits<G>::leave_out_idle(game, state, moves);
}

template <Game G>
struct SearchTraits : DefaultSearchTraits {
  // A random playout to the end.
  static Shares evaluate(const G& game, typename G::State state, Rng& rng) {
    play_randomly<G, Pick::fast>(game, state, rng);
    return final_shares(game, state);
  }
};

}  // namespace sounder::bots
