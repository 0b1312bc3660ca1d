// A bot that searches: a proof first if the game has a solver, then as many simulations as its level or budget allows.
#pragma once

#include "bots/bot.h"
#include "bots/greedy_bot.h"
#include "bots/in_parallel.h"
#include "bots/search.h"
#include "match/adapter.h"

namespace sounder::bots {

// The solver that a bot keeps between moves; empty if the game has none.
template <class S>
struct ProverOf {
  struct type {};
};
template <class S>
requires requires { typename S::Prover; }
struct ProverOf<S> {
  using type = typename S::Prover;
};

template <Game G>
class SearchBot final : public Bot {
  using State = typename G::State;
  using Move = typename G::Move;
  using Edge = typename Search<G>::Edge;

 public:
  SearchBot(std::shared_ptr<const Adapter<G>> game, const Level& level)
      : game_(std::move(game)), level_(level), net_(level.asks_net ? net_for(game_->game) : nullptr) {
    if constexpr (requires { SearchTraits<G>::simulations(game_->game, level); })
      level_.simulations = SearchTraits<G>::simulations(game_->game, level);
    if (level.lapses > 0) lapses_ = std::make_unique<GreedyBot<G>>(game_, SearchTraits<G>::levels[1].overlooks);
  }

  void begin_match(Seat) override {
    for (Search<G>& tree : trees_) tree.forget();
  }

  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) override {
    Advice advice = search(imagined, seat, rng, budget);
    if (lapses_ && !budget.advise && rng.below(1000) < static_cast<std::uint32_t>(1000 * level_.lapses))
      advice.move = lapses_->think(imagined, seat, rng, budget).move;
    return advice;
  }

  std::optional<bool> wins_after(const AnyState& imagined, Seat seat, const AnyMove& move) override {
    if constexpr (has_prover) {
      const State& state = imagined.as<State>();
      if (!last_proof_ || last_proof_->state != hash_of(state) || last_proof_->move != move)
        last_proof_ = {hash_of(state), move, SearchTraits<G>::wins_after(game_->game, state, seat, move.as<Move>())};
      return last_proof_->wins;
    }
    return std::nullopt;
  }

  Message reason(const AnyState& imagined, Seat seat, const AnyMove& move) override {
    if constexpr (has_prover) {
      return SearchTraits<G>::reason(game_->game, imagined.as<State>(), seat, move.as<Move>(),
                                     wins_after(imagined, seat, move));
    } else if constexpr (requires {
                           SearchTraits<G>::reason(game_->game, imagined.as<State>(), seat, move.as<Move>());
                         })
      return SearchTraits<G>::reason(game_->game, imagined.as<State>(), seat, move.as<Move>());
    return {};
  }

  Message difference(const AnyState& imagined, Seat seat, const AnyMove& best, const AnyMove& next) override {
    if constexpr (requires {
                    SearchTraits<G>::difference(game_->game, imagined.as<State>(), seat, best.as<Move>(),
                                                next.as<Move>());
                  })
      return SearchTraits<G>::difference(game_->game, imagined.as<State>(), seat, best.as<Move>(), next.as<Move>());
    return {};
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr bool has_prover = requires { typename SearchTraits<G>::Prover; };
  struct LastProof {
    std::uint64_t state;
    AnyMove move;
    std::optional<bool> wins;
  };

  Advice search(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) {
    const State& state = imagined.as<State>();
    const Clock::time_point begin = Clock::now();
    const auto proven = prove(state, budget, begin);
    if (proven && proven->winning) {
      const AnyMove move = AnyMove::of(*proven->winning);
      last_proof_ = {hash_of(state), move, true};
      return {move, {{move, 1.0, 1}}, 0, true};
    }
    if constexpr (requires { SearchTraits<G>::opening(game_->game, state, seat, rng); })
      if (const auto move = SearchTraits<G>::opening(game_->game, state, seat, rng))
        return {AnyMove::of(*move), budget.explain ? weigh_all(state, seat, rng) : std::vector<Considered>{}};
    if constexpr (requires { SearchTraits<G>::routine(game_->game, state, seat); })
      if (const auto move = SearchTraits<G>::routine(game_->game, state, seat))
        return {AnyMove::of(*move), budget.explain ? weigh_all(state, seat, rng) : std::vector<Considered>{}};
    const auto threads = static_cast<std::size_t>(std::max(1, budget.threads));
    while (trees_.size() < threads) trees_.emplace_back(game_->game, net_);
    const bool sets_up = is_setup(state);
    std::uint64_t own = sets_up ? std::max(level_.simulations, level_.setup_simulations) : level_.simulations;
    if constexpr (requires { SearchTraits<G>::effort(game_->game, level_, seat); })
      own = static_cast<std::uint64_t>(SearchTraits<G>::effort(game_->game, level_, seat) * static_cast<float>(own));
    const std::uint64_t simulations = budget.simulations > 0 ? budget.simulations : own;
    const Clock::time_point deadline = begin + budget.time;
    std::vector<std::uint64_t> done(threads);
    // Root parallelization: every thread has a tree of its own, and the visits are added up. The result depends on the
    // number of threads only.
    const std::uint64_t seed = rng.next();
    in_parallel(threads, [&](std::size_t i) {
      Rng chance(seed, i);
      trees_[i].begin(state, seat, sets_up);
      const std::uint64_t part = budget.time.count() > 0 ? ~0ull : simulations / threads + (i < simulations % threads);
      for (; done[i] < part && !is_up(budget, deadline, done[i]); ++done[i]) trees_[i].simulate(chance);
    });
    Advice advice;
    for (std::uint64_t count : done) advice.simulations += count;
    advice.considered = add_up(threads);
    advice.move = pick(state, seat, advice.considered, budget, rng);
    if constexpr (Search<G>::has_points)
      if (is_decided(advice.considered)) advice.move = best_for_points(state, seat, advice, rng);
    calibrate(state, seat, advice.considered);
    if (proven) {  // lost against best play: the search gives the move that is hardest to answer
      for (Considered& move : advice.considered) move.share = 0;
      advice.proven = false;
      last_proof_ = {hash_of(state), advice.move, false};
    }
    return advice;
  }

  // A proof comes first and may take three quarters of a time budget: if it succeeds, no search is needed.
  std::optional<Proven<Move>> prove(const State& state, [[maybe_unused]] const Budget& budget,
                                    [[maybe_unused]] Clock::time_point begin) {
    last_proof_.reset();
    if constexpr (has_prover) {
      if (level_.proof_nodes == 0) return std::nullopt;
      ProofBudget effort{.nodes = level_.proof_nodes, .settle = budget.advise};
#ifndef __EMSCRIPTEN__  // in the browser a proof has the level's number of nodes
      if (budget.time.count() > 0) {
        const Clock::time_point end = begin + budget.time * 3 / 4;
        effort = {~0ull >> 1, true, std::max(1, budget.threads), [&budget, end](std::uint64_t) {
                    return Clock::now() < end && !(budget.stopped && budget.stopped->load());
                  }};
      }
#endif
      return prover_(game_->game, state, effort);
    }
    return std::nullopt;
  }

  static bool is_up(const Budget& budget, Clock::time_point deadline, std::uint64_t done) {
    if (done == 0 || done % 16 != 0) return false;  // at least 16 simulations, and not a clock reading for each
    if (budget.stopped && budget.stopped->load(std::memory_order_relaxed)) return true;
    return budget.time.count() > 0 && Clock::now() >= deadline;
  }

  std::vector<Considered> add_up(std::size_t threads) const {
    std::vector<Considered> all;
    for (const Edge* tried = trees_[0].begin_edges(); tried != trees_[0].end_edges(); ++tried)
      all.push_back({AnyMove::of(tried->move), 0, 0});
    for (std::size_t t = 0; t < threads; ++t) {
      const Edge* tried = trees_[t].begin_edges();
      for (Considered& move : all) {
        move.visits += tried->visits;
        move.share += static_cast<double>(tried->mean) * tried->visits;
        ++tried;
      }
    }
    for (Considered& move : all) move.share = move.visits ? move.share / static_cast<double>(move.visits) : 0;
    put_best_first(all);
    return all;
  }

  // The expected share after every move, as the mean of a few evaluations, without search. All moves get the same
  // chance, so that they differ by what they do.
  std::vector<Considered> weigh_all(const State& state, Seat seat, Rng& rng) const {
    constexpr int times = 32;
    const G& game = game_->game;
    MoveListOf<G> moves;
    list_moves(game, state, seat, moves);
    const std::uint64_t seed = rng.next();
    std::vector<Considered> all;
    for (const Move& move : moves) {
      double sum = 0;
      for (std::uint64_t i = 0; i < times; ++i) {
        Rng same(seed, i);
        State next = game.imagine(state, seat, same);
        game.play(next, move);
        while (game.turn(next).is_chance()) game.play(next, game.draw(next, same));
        const Shares shares =
            game.turn(next).is_over() ? final_shares(game, next) : evaluate_state(game, next, same, net_);
        sum += static_cast<double>(shares[seat]);
      }
      all.push_back({AnyMove::of(move), sum / times, times});
    }
    put_best_first(all);
    calibrate(state, seat, all);
    return all;
  }

  void calibrate([[maybe_unused]] const State& state, [[maybe_unused]] Seat seat,
                 [[maybe_unused]] std::vector<Considered>& moves) const {
    if constexpr (requires { SearchTraits<G>::told(game_->game, state, seat, level_, 0.5); })
      for (Considered& move : moves) {
        move.found = move.share;
        move.share = SearchTraits<G>::told(game_->game, state, seat, level_, move.share);
      }
  }

  // The most visited move; in the setup, any that is about as good. Where seats choose at the same time, a random one
  // of the often visited moves, in proportion to their visits, so that opponents can't predict it.
  AnyMove pick(const State& state, Seat seat, std::vector<Considered>& moves, const Budget& budget, Rng& rng) const {
    if constexpr (requires { SearchTraits<G>::guesses(game_->game, state, seat); }) {
      if (SearchTraits<G>::guesses(game_->game, state, seat)) {
        constexpr std::uint64_t seldom = 5;  // moves with less than a fifth of the first move's visits are left out
        const auto drawn = [&](const Considered& move) -> std::uint64_t {
          if (move.visits * seldom < moves[0].visits) return 0;
          if constexpr (requires { SearchTraits<G>::draws_sharply(game_->game); })
            if (SearchTraits<G>::draws_sharply(game_->game) && moves[0].visits > 0) {
              const std::uint64_t part = 100 * move.visits / moves[0].visits;
              return part * part * part;
            }
          return move.visits;
        };
        std::uint64_t total = 0;
        for (const Considered& move : moves) total += drawn(move);
        for (Considered& move : moves)
          move.chosen = total > 0 ? static_cast<double>(drawn(move)) / static_cast<double>(total) : 0;
        auto ticket =
            static_cast<std::uint64_t>(rng.below(static_cast<std::uint32_t>(std::max<std::uint64_t>(total, 1))));
        for (const Considered& move : moves) {
          if (ticket < drawn(move)) return move.move;
          ticket -= drawn(move);
        }
      }
    }
    return is_setup(state) ? any_about_as_good(moves, budget.advise, rng) : moves[0].move;
  }

  // One of the moves that are about as good as the most visited one, each equally likely, so that openings vary; as
  // advice the one with the largest share.
  static AnyMove any_about_as_good(const std::vector<Considered>& moves, bool advise, Rng& rng) {
    constexpr double about = 0.01;
    constexpr std::uint64_t seldom = 4;  // moves with less than a quarter of the first move's visits are left out
    Considered chosen = moves[0];
    std::uint32_t alike = 0;
    for (const Considered& move : moves) {
      if (move.visits * seldom < moves[0].visits || move.share < moves[0].share - about) continue;
      if (advise ? move.share > chosen.share : rng.below(++alike) == 0) chosen = move;
    }
    return chosen.move;
  }

  // Whether the seat as good as certainly wins, or loses whatever it plays.
  static bool is_decided(const std::vector<Considered>& moves) {
    constexpr double certain = 0.985;
    constexpr std::uint64_t seldom = 8;  // moves with less than an eighth of the first move's visits are left out
    return moves[0].share >= certain || std::all_of(moves.begin(), moves.end(), [&](const Considered& move) {
             return move.visits * seldom < moves[0].visits || move.share <= 1 - certain;
           });
  }

  // The best move for points of those that win no less often.
  AnyMove best_for_points(const State& state, Seat seat, const Advice& advice, Rng& rng) const {
    constexpr double no_less = 0.01;
    constexpr std::uint64_t least_simulations = 100;
    Search<G> search(game_->game);
    search.begin_for_points(state, seat);
    const std::uint64_t simulations =
        std::clamp<std::uint64_t>(advice.simulations, least_simulations, 10 * least_simulations);
    for (std::uint64_t i = 0; i < simulations; ++i) search.simulate(rng);
    AnyMove best = advice.move;
    std::uint32_t most = 0;
    for (const Edge* tried = search.begin_edges(); tried != search.end_edges(); ++tried) {
      const AnyMove move = AnyMove::of(tried->move);
      const bool wins_as_often = std::any_of(
          advice.considered.begin(), advice.considered.end(),
          [&](const Considered& one) { return one.move == move && one.share >= advice.considered[0].share - no_less; });
      if (!wins_as_often || tried->visits <= most) continue;
      most = tried->visits;
      best = move;
    }
    return best;
  }

  bool is_setup([[maybe_unused]] const State& state) const {
    if constexpr (requires { SearchTraits<G>::sets_up(game_->game, state); })
      return SearchTraits<G>::sets_up(game_->game, state);
    return false;
  }

  std::shared_ptr<const Adapter<G>> game_;
  Level level_;
  const Net* net_;
  std::unique_ptr<GreedyBot<G>> lapses_;
  std::vector<Search<G>> trees_;  // one per thread
  typename ProverOf<SearchTraits<G>>::type prover_;
  std::optional<LastProof> last_proof_;
};

}  // namespace sounder::bots
