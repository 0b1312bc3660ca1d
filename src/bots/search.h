// Information-set Monte Carlo tree search (ISMCTS) with PUCT selection and first-play-urgency (FPU) reduction. One
// search serves every game.
//
// One simulation:
// 1. Determinization: `imagine` samples a state that the seat to move at the root can't tell from the true one.
// 2. Selection: from the root on, the seat to move takes the edge with the largest
//
//      Q(a) + c_puct * P(a) * sqrt(1 + N) / (1 + n(a))
//
//    N is the number of visits of the node, n(a) that of the edge. Q(a) is the mean share of the victory that the seat
//    got through the edge; without a visit it is the mean of the node less `fpu_reduction`. P(a) is the prior; the
//    priors of one node sum to 1. `c_puct` and `fpu_reduction` are constants of the game's `SearchTraits`.
// 3. Expansion: an edge leads to a node once it has `expand_at` visits.
// 4. Evaluation: `SearchTraits` estimates the share of each seat at the leaf, by a playout, a heuristic or a net. A
//    finished match has its exact shares.
// 5. Backpropagation: every edge and node on the path averages the share of the seat that moved there, as max^n does.
//    So the search serves two to six seats alike.
//
// A node is an information set. Its key is the hash of the state as `imagine` makes it for the seat with a fixed
// generator; that state is the same for all states the seat can't tell apart. Three properties follow:
// - The legal moves of a node are the same in every determinization, so moves need no availability counts.
// - Orders of moves that lead to the same information set share one node (transpositions), and the next decision of the
//   match reuses the nodes of the last one.
// - Seats that choose at the same time choose without knowing each other's choice.
//
// Chance: a draw with few outcomes takes each in proportion to its weight (the outcome with the largest deficit is
// next); a draw with many outcomes is sampled.
//
// References: Kocsis and Szepesvari, "Bandit Based Monte-Carlo Planning" (2006): UCT. Cowling, Powley and Whitehouse,
// "Information Set Monte Carlo Tree Search" (2012). Rosin, "Multi-armed Bandits with Episode Context" (2011), and
// Silver et al., "Mastering the Game of Go without Human Knowledge" (2017): PUCT.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/net_input.h"

namespace sounder::bots {

// What a game's SearchTraits remembers between simulations; empty if it remembers nothing.
template <class S>
struct MemoryOf {
  struct type {};
};
template <class S>
requires requires { typename S::Memory; }
struct MemoryOf<S> {
  using type = typename S::Memory;
};

template <Game G>
class Search {
  using Memory = typename MemoryOf<SearchTraits<G>>::type;
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  struct Edge {
    Move move;
    float prior;  // the priors of one node sum to 1
    float mean;   // mean share of the victory, of the seat that moves here
    std::uint32_t visits;
  };

  static constexpr bool has_points = requires(const G& game, const State& state) {
    SearchTraits<G>::points(game, state, Seat::p1);
  };

  // `net` may be null: `SearchTraits::evaluate` is used then.
  explicit Search(const G& game, const Net* net = nullptr, std::uint32_t max_edges = 1u << 21)
      : game_(game), net_(net), max_edges_(max_edges) {}

  void forget() {
    nodes_.clear();
    edges_.clear();
    std::fill(index_.begin(), index_.end(), none);
  }

  // Sets the root. Nodes of earlier searches stay, unless half of the room for edges is used. With `tries_all` every
  // move of the root is tried once, in random order, before PUCT selects.
  void begin(const State& root, Seat seat, bool tries_all = false) {
    tries_all_ = tries_all;
    if (edges_.size() > max_edges_ / 2) forget();
    root_ = root;
    seat_ = seat;
    root_node_ = find_or_expand(root, seat);
    if (root_node_ == none) {
      forget();
      root_node_ = find_or_expand(root, seat);
    }
  }

  // Sets the root of a search for points instead of the victory: the shares of its edges are of no victory, but grow
  // with the points that each seat gains from the root on.
  void begin_for_points(const State& root, Seat seat) requires has_points {
    forget();
    for_points_ = true;
    for (Seat each : seats_of(game_.options().seats))
      points_at_root_[each] = SearchTraits<G>::points(game_, root, each);
    begin(root, seat);
  }

  void simulate(Rng& rng) {
    State state = game_.imagine(root_, seat_, rng);
    if constexpr (requires { SearchTraits<G>::unguessed(game_, state, seat_); })
      state = SearchTraits<G>::unguessed(game_, state, seat_);
    path_.clear();
    std::uint32_t node = root_node_;
    Seat seat = seat_;
    for (;;) {
      const std::uint32_t chosen = path_.empty() && tries_all_ ? select_at_root(rng) : select(nodes_[node]);
      const bool expanded = edges_[chosen].visits >= SearchTraits<G>::expand_at;
      path_.push_back({node, chosen, seat});
      game_.play(state, edges_[chosen].move);
      const Turn turn = advance(state, rng);
      if (turn.is_over()) return backpropagate(for_points_ ? gained(state) : final_shares(game_, state));
      seat = turn.first;
      if (!expanded || path_.size() >= max_depth) break;
      node = find_or_expand(state, seat);
      if (node == none) break;
    }
    backpropagate(for_points_ ? gained(state) : evaluate(state, rng));
  }

  // The edges of the root, in the order of `moves`.
  const Edge* begin_edges() const { return edges_.data() + nodes_[root_node_].first; }
  const Edge* end_edges() const { return begin_edges() + nodes_[root_node_].size; }

 private:
  static constexpr std::uint32_t none = ~0u;
  static constexpr std::size_t max_depth = 512;

  // A decision or a draw with few outcomes: the edges `first` to `first + size - 1`.
  struct Node {
    std::uint64_t key;
    std::uint32_t first;
    std::uint32_t size;
    std::uint32_t visits;
    float mean;  // mean share of the seat that moves here
  };
  struct PathStep {
    std::uint32_t node;
    std::uint32_t edge;
    Seat seat;
  };

  // The key of the seat's information set.
  std::uint64_t key_of(const State& state, Seat seat) const {
    Rng fixed(0);
    return hash_words(hash_of(game_.imagine(state, seat, fixed)), index_of(seat) + 1u);
  }

  std::uint32_t find_or_expand(const State& state, Seat seat) {
    return find_or_add(key_of(state, seat), [&] {
      MoveListOf<G> moves;
      list_moves(game_, state, seat, moves);
      const auto first = edges_.size();
      edges_.resize(first + static_cast<std::size_t>(moves.size()));
      const float uniform = 1.0f / static_cast<float>(moves.size());
      for (int i = 0; i < moves.size(); ++i) edges_[first + i] = {moves[i], uniform, 0.0f, 0};
      constexpr bool with_memory = requires(float* weights) {
        SearchTraits<G>::priors(game_, state, seat, moves, weights, memory_);
      };
      if constexpr (with_memory ||
                    requires(float* weights) { SearchTraits<G>::priors(game_, state, seat, moves, weights); }) {
        std::array<float, G::most_moves> weights;
        if constexpr (with_memory)
          SearchTraits<G>::priors(game_, state, seat, moves, weights.data(), memory_);
        else
          SearchTraits<G>::priors(game_, state, seat, moves, weights.data());
        float sum = 0;
        for (int i = 0; i < moves.size(); ++i) sum += weights[i];
        for (int i = 0; i < moves.size(); ++i) edges_[first + i].prior = weights[i] / sum;
      }
    });
  }

  // Plays draws and routine moves until a seat has a decision to search or the match is over.
  Turn advance(State& state, Rng& rng) {
    if constexpr (requires { SearchTraits<G>::play_routine(game_, state, memory_); })
      SearchTraits<G>::play_routine(game_, state, memory_);
    Turn turn = resolve_chance(state, rng);
    if constexpr (requires { SearchTraits<G>::routine(game_, state, seat_); }) {
      while (turn.decides()) {
        const auto move = SearchTraits<G>::routine(game_, state, turn.first);
        if (!move) break;
        game_.play(state, *move);
        turn = resolve_chance(state, rng);
      }
    }
    return turn;
  }

  // Plays draws until a seat decides or the match is over. With few outcomes the one with the largest deficit is next;
  // with more than `quota_outcomes` one is sampled.
  Turn resolve_chance(State& state, Rng& rng) {
    Turn turn = game_.turn(state);
    for (; turn.is_chance(); turn = game_.turn(state)) {
      if constexpr (G::most_chances > SearchTraits<G>::quota_outcomes) {
        game_.play(state, game_.draw(state, rng));
      } else {
        const std::uint32_t node = find_or_add(hash_of(state), [&] {
          ChanceListOf<G> chances;
          game_.chances(state, chances);
          const auto total = static_cast<float>(total_weight(chances));
          for (const auto& chance : chances)
            edges_.push_back({chance.move, static_cast<float>(chance.weight) / total, 0.0f, 0});
        });
        if (node == none) {
          game_.play(state, game_.draw(state, rng));
          continue;
        }
        Node& chance = nodes_[node];
        std::uint32_t next = chance.first;
        for (std::uint32_t i = chance.first; i < chance.first + chance.size; ++i)
          if (deficit(i, chance.visits) > deficit(next, chance.visits)) next = i;
        ++chance.visits;
        ++edges_[next].visits;
        game_.play(state, edges_[next].move);
      }
    }
    return turn;
  }

  // How far the visits of an outcome are behind its weight.
  float deficit(std::uint32_t i, std::uint32_t visits) const {
    return edges_[i].prior * static_cast<float>(visits + 1) - static_cast<float>(edges_[i].visits);
  }

  // PUCT with FPU reduction; see the head of this file.
  std::uint32_t select(const Node& node) const {
    const Edge* const edges = edges_.data() + node.first;
    const float unvisited = node.mean - SearchTraits<G>::fpu_reduction;
    const float exploration = SearchTraits<G>::c_puct * std::sqrt(static_cast<float>(node.visits + 1));
    float best = -1e9f;
    std::uint32_t chosen = 0;
    for (std::uint32_t i = 0; i < node.size; ++i) {
      const float value = edges[i].visits ? edges[i].mean : unvisited;
      const float score = value + exploration * edges[i].prior / static_cast<float>(1 + edges[i].visits);
      if (score > best) {
        best = score;
        chosen = i;
      }
    }
    return node.first + chosen;
  }

  Shares evaluate(const State& state, Rng& rng) {
    if constexpr (requires { SearchTraits<G>::evaluate_with(game_, state, rng, net_, &memory_); })
      return SearchTraits<G>::evaluate_with(game_, state, rng, net_, &memory_);
    else
      return evaluate_state(game_, state, rng, net_);
  }

  // A point counts as much as a twentieth of the victory.
  Shares gained([[maybe_unused]] const State& state) const {
    Shares shares{};
    if constexpr (has_points)
      for (Seat seat : seats_of(game_.options().seats))
        shares[seat] = 0.5f + (SearchTraits<G>::points(game_, state, seat) - points_at_root_[seat]) / 20.0f;
    return shares;
  }

  // A random one of the root's moves without a visit; if there is none, as everywhere.
  std::uint32_t select_at_root(Rng& rng) {
    const Node& root = nodes_[root_node_];
    std::uint32_t chosen = 0;
    std::uint32_t untried = 0;
    for (std::uint32_t i = root.first; i < root.first + root.size; ++i)
      if (edges_[i].visits == 0 && rng.below(++untried) == 0) chosen = i;
    if (untried > 0) return chosen;
    tries_all_ = false;
    return select(root);
  }

  void backpropagate(const Shares& shares) {
    for (const PathStep& step : path_) {
      const float share = shares[step.seat];
      const auto add = [share](auto& to) { to.mean += (share - to.mean) / static_cast<float>(++to.visits); };
      add(edges_[step.edge]);
      add(nodes_[step.node]);
    }
  }

  // A hash table with open addressing and linear probing, at most half full. `none` when there is no room for edges.
  template <class Fill>
  std::uint32_t find_or_add(std::uint64_t key, Fill&& fill) {
    if (2 * (nodes_.size() + 1) > index_.size()) grow();
    std::size_t slot = key & (index_.size() - 1);
    for (; index_[slot] != none; slot = (slot + 1) & (index_.size() - 1))
      if (nodes_[index_[slot]].key == key) return index_[slot];
    if (edges_.size() >= max_edges_) return none;
    const auto first = static_cast<std::uint32_t>(edges_.size());
    fill();
    index_[slot] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({key, first, static_cast<std::uint32_t>(edges_.size()) - first, 0, 0.5f});
    return index_[slot];
  }
  void grow() {
    index_.assign(std::max<std::size_t>(1024, 2 * index_.size()), none);
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
      std::size_t slot = nodes_[i].key & (index_.size() - 1);
      while (index_[slot] != none) slot = (slot + 1) & (index_.size() - 1);
      index_[slot] = i;
    }
  }

  const G& game_;
  const Net* net_;
  std::uint32_t max_edges_;
  State root_{};
  Seat seat_ = Seat::p1;
  std::uint32_t root_node_ = none;
  bool tries_all_ = false;
  bool for_points_ = false;
  PerSeat<float> points_at_root_{};
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> index_;
  std::vector<PathStep> path_;
  [[no_unique_address]] Memory memory_;
};

}  // namespace sounder::bots
