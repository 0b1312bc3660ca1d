// One match as an environment: the current player answers with an action, until the match is over. Where several seats
// are to move, they are the current player one after the other; no observation has the choices of the others before the
// rules reveal them.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>

#include "match/any_game.h"
#include "rl/steps.h"

namespace sounder::rl {

// The return of each seat at the end. Returns sum to 0; a victory alone is 1.
inline PerSeat<double> rewards_of(const Result& result, int seats) {
  PerSeat<double> rewards{};
  const double share = 1.0 / result.winners.size();
  for (int seat = 0; seat < seats; ++seat) {
    const double won = result.winners.contains(seat_at(seat)) ? share : 0.0;
    rewards[seat] = (won * seats - 1) / (seats - 1);
  }
  return rewards;
}

// Plain data of a fixed size, so that a batch can store matches side by side.
template <Game G>
requires HasObservation<G>
struct EnvState {
  typename G::State state;
  Question<G> question;
  Seat current_player = Seat::nobody;  // nobody: the match is over, or chance is to draw

  // Draws until a seat is the current player or the match is over.
  void go_on(const G& game, Rng& dice) {
    Turn turn = game.turn(state);
    for (; turn.is_chance(); turn = game.turn(state)) game.play(state, game.draw(state, dice));
    ask(game, turn);
  }
  void ask(const G& game, Turn turn) { ask(game, turn.decides() ? turn.first : Seat::nobody); }
  void ask(const G& game, Seat seat) {
    current_player = seat;
    if (seat != Seat::nobody) Steps<G>::ask(game, state, seat, question);
  }
  // Returns whether the action completed a move, which is then played. The current player may change.
  bool step(const G& game, int action) {
    const auto move = Steps<G>::take(game, state, current_player, question, action);
    if (move) game.play(state, *move);
    return move.has_value();
  }
};

// The n-th action in a set, with n from 0 and below the size of the set.
inline int nth_action(std::span<const std::uint64_t> words, std::uint32_t n) {
  for (std::size_t i = 0;; ++i) {
    std::uint64_t word = words[i];
    const auto here = static_cast<std::uint32_t>(std::popcount(word));
    if (n >= here) {
      n -= here;
      continue;
    }
    for (; n > 0; --n) word &= word - 1;
    return static_cast<int>(64 * i) + std::countr_zero(word);
  }
}

// The last numbers of an observation: the actions that the current player has chosen in its unfinished move. No other
// seat knows them.
template <class G>
constexpr int path_features = G::longest_path - 1;

// `observation_size` is the size of the game's own observation.
template <class G>
void observe(const G& game, int observation_size, const EnvState<G>& state, Viewer viewer, std::int16_t* out) {
  game.observe(state.state, viewer, out);
  if constexpr (constexpr int numbers = path_features<G>; numbers > 0) {
    std::int16_t* const path = out + observation_size;
    std::fill_n(path, numbers, std::int16_t{0});
    if (!viewer.is_audience() && viewer.is(state.current_player))
      for (int i = 0; i < state.question.chosen.size(); ++i)
        path[i] = static_cast<std::int16_t>(state.question.chosen[i] + 1);
  }
}

// The same without the game's type, for one match.
class Env {
 public:
  virtual ~Env() = default;
  virtual std::unique_ptr<Env> copy() const = 0;

  virtual const AnyGame& game() const = 0;
  virtual int observation_size() const = 0;  // numbers of an observation
  virtual AnyState state() const = 0;
  // Sets a state of this game, with no action chosen of a move.
  virtual void set_state(const AnyState&) = 0;

  virtual Turn turn() const = 0;
  // The first, if several seats are to move; nobody: the match is over, or chance is to draw.
  virtual Seat current_player() const = 0;
  // Makes another of the seats that are to move the current player; the actions chosen of an unfinished move are
  // forgotten.
  virtual void ask(Seat) = 0;
  virtual std::span<const std::uint16_t> chosen() const = 0;  // actions of its unfinished move, forced ones included
  virtual std::span<const std::uint64_t> legal_actions() const = 0;  // one bit for each action of the current player
  virtual bool is_legal(int action) const = 0;
  virtual bool step(int action) = 0;      // a legal action; returns whether it completed a move
  virtual void play(const AnyMove&) = 0;  // a whole legal move, or an outcome of a draw
  virtual void draw(Rng&) = 0;
  virtual void observe(Viewer, std::int16_t* out) const = 0;
};

// A hash over random match `number` from the state of this one, action by action: all observations and all action
// masks. The browser's build computes the same from the same code, and a test compares the two.
std::uint64_t env_hash(const Env& from, std::uint64_t number);

}  // namespace sounder::rl
