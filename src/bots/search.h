// One search for every game: Monte Carlo tree search over what each seat knows.
//
// A simulation walks from the root to a state not seen before, judges it with the game's `SearchTraits` (a playout, a
// value), and books the result on every move it came through, each for the seat that made it. So it serves two to six
// seats alike.
//
// A node is remembered under what its seat knows there: the hash of the state as `imagine` makes it for that seat
// with always the same chance, which is the same for all states the seat can't tell apart. Three things follow from
// that one idea. Different orders of moves that lead to the same state share what was learned. Seats that choose at the
// same time choose without knowing each other's choice. And what was thought about one move serves the next.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/net_input.h"

namespace sounder::bots {

template <Game G>
class Search {
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  struct Edge {
    Move move;
    float prior;  // of all moves of the node together 1
    float mean;   // share of the deciding seat
    std::uint32_t visits;
  };

  // `net` may be null: then the game's own evaluate serves.
  explicit Search(const G& game, const Net* net = nullptr, std::uint32_t most_edges = 1u << 21)
      : game_(game), net_(net), most_edges_(most_edges) {}

  void forget() {
    nodes_.clear();
    edges_.clear();
    std::fill(index_.begin(), index_.end(), none);
  }

  // Makes room for thinking about this state, keeping what earlier thinking found.
  void begin(const State& root, Seat seat) {
    if (edges_.size() > most_edges_ / 2) forget();
    root_ = root;
    seat_ = seat;
    root_node_ = find_or_expand(root, seat);
    if (root_node_ == none) {
      forget();
      root_node_ = find_or_expand(root, seat);
    }
  }

  void simulate(Rng& rng) {
    State state = game_.imagine(root_, seat_, rng);
    if constexpr (requires { SearchTraits<G>::unguessed(game_, state, seat_); })
      state = SearchTraits<G>::unguessed(game_, state, seat_);
    path_.clear();
    std::uint32_t node = root_node_;
    Seat seat = seat_;
    for (;;) {
      const std::uint32_t chosen = select(nodes_[node]);
      const bool known = edges_[chosen].visits >= SearchTraits<G>::expand_at;
      path_.push_back({node, chosen, seat});
      game_.play(state, edges_[chosen].move);
      const Turn turn = go_on(state, rng);
      if (turn.is_over()) return backpropagate(final_shares(game_, state));
      seat = turn.seats.front();
      if (!known || path_.size() >= longest_path) break;
      node = find_or_expand(state, seat);
      if (node == none) break;
    }
    backpropagate(evaluate_state(game_, state, rng, net_));
  }

  // What was found out about the moves at the root, in the game's order.
  const Edge* begin_edges() const { return edges_.data() + nodes_[root_node_].first; }
  const Edge* end_edges() const { return begin_edges() + nodes_[root_node_].size; }

 private:
  static constexpr std::uint32_t none = ~0u;
  static constexpr std::size_t longest_path = 512;

  // A node, or a chance event with few outcomes: `size` moves from `first` on.
  struct Node {
    std::uint64_t key;
    std::uint32_t first;
    std::uint32_t size;
    std::uint32_t visits;
    float mean;  // share of the deciding seat
  };
  struct PathStep {
    std::uint32_t node;
    std::uint32_t edge;
    Seat seat;
  };

  // What seat knows here, as a number.
  std::uint64_t key_of(const State& state, Seat seat) const {
    Rng always_the_same(0);
    return hash_words(hash_of(game_.imagine(state, seat, always_the_same)), index_of(seat) + 1u);
  }

  std::uint32_t find_or_expand(const State& state, Seat seat) {
    return find_or_add(key_of(state, seat), [&] {
      MoveListOf<G> moves;
      game_.moves(state, seat, moves);
      const auto first = edges_.size();
      edges_.resize(first + static_cast<std::size_t>(moves.size()));
      const float even = 1.0f / static_cast<float>(moves.size());
      for (int i = 0; i < moves.size(); ++i) edges_[first + i] = {moves[i], even, 0.0f, 0};
      if constexpr (requires(float* weights) { SearchTraits<G>::priors(game_, state, seat, moves, weights); }) {
        std::array<float, G::most_moves> weights;
        SearchTraits<G>::priors(game_, state, seat, moves, weights.data());
        float sum = 0;
        for (int i = 0; i < moves.size(); ++i) sum += weights[i];
        for (int i = 0; i < moves.size(); ++i) edges_[first + i].prior = weights[i] / sum;
      }
    });
  }

  // Plays chance and what goes without thinking, until somebody has something to think about or the match is over.
  Turn go_on(State& state, Rng& rng) {
    Turn turn = after_chance(state, rng);
    if constexpr (requires { SearchTraits<G>::routine(game_, state, seat_); }) {
      while (turn.decides()) {
        const auto move = SearchTraits<G>::routine(game_, state, turn.seats.front());
        if (!move) break;
        game_.play(state, *move);
        turn = after_chance(state, rng);
      }
    }
    return turn;
  }

  // Plays chance moves until somebody decides or the match is over. Where the outcomes are few they come in exact
  // proportion: the one that is furthest behind its weight is next. Where they are many one is drawn.
  Turn after_chance(State& state, Rng& rng) {
    Turn turn = game_.turn(state);
    for (; turn.is_chance(); turn = game_.turn(state)) {
      if constexpr (G::most_chances > SearchTraits<G>::quota_outcomes) {
        game_.play(state, game_.draw(state, rng));
      } else {
        const std::uint32_t event = find_or_add(hash_of(state), [&] {
          ChanceListOf<G> chances;
          game_.chances(state, chances);
          const auto total = static_cast<float>(total_weight(chances));
          for (const auto& chance : chances)
            edges_.push_back({chance.move, static_cast<float>(chance.weight) / total, 0.0f, 0});
        });
        if (event == none) {
          game_.play(state, game_.draw(state, rng));
          continue;
        }
        Node& chance = nodes_[event];
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

  float deficit(std::uint32_t i, std::uint32_t visits) const {
    return edges_[i].prior * static_cast<float>(visits + 1) - static_cast<float>(edges_[i].visits);
  }

  // The move with the best mixture of what it gave, how likely it looked beforehand, and how seldom it was tried.
  std::uint32_t select(const Node& node) const {
    const Edge* const moves = edges_.data() + node.first;
    const float untried = node.mean - SearchTraits<G>::fpu_reduction;
    const float urge = SearchTraits<G>::c_puct * std::sqrt(static_cast<float>(node.visits + 1));
    float best = -1e9f;
    std::uint32_t chosen = 0;
    for (std::uint32_t i = 0; i < node.size; ++i) {
      const float known = moves[i].visits ? moves[i].mean : untried;
      const float worth = known + urge * moves[i].prior / static_cast<float>(1 + moves[i].visits);
      if (worth > best) {
        best = worth;
        chosen = i;
      }
    }
    return node.first + chosen;
  }

  void backpropagate(const Shares& shares) {
    for (const PathStep& step : path_) {
      const float share = shares[step.seat];
      const auto add = [share](auto& to) { to.mean += (share - to.mean) / static_cast<float>(++to.visits); };
      add(edges_[step.edge]);
      add(nodes_[step.node]);
    }
  }

  // Open addressing over the decisions, at most half full.
  template <class Fill>
  std::uint32_t find_or_add(std::uint64_t key, Fill&& fill) {
    if (2 * (nodes_.size() + 1) > index_.size()) grow();
    std::size_t slot = key & (index_.size() - 1);
    for (; index_[slot] != none; slot = (slot + 1) & (index_.size() - 1))
      if (nodes_[index_[slot]].key == key) return index_[slot];
    if (edges_.size() >= most_edges_) return none;
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
  std::uint32_t most_edges_;
  State root_{};
  Seat seat_ = Seat::p1;
  std::uint32_t root_node_ = none;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> index_;
  std::vector<PathStep> path_;
};

}  // namespace sounder::bots
