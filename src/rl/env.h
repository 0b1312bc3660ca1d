// One match in numbers: a seat is current_player, answers with an action, and so on to the end. Where several seats are
// to move they are current_player one after the other, and what the others have chosen is in no observation before the
// rules reveal it.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>

#include "match/any_game.h"
#include "rl/steps.h"

namespace sounder::rl {

// What a seat gets at the end: all in all nothing, 1 for a victory alone.
inline PerSeat<double> rewards_of(const Result& result, int seats) {
  PerSeat<double> rewards{};
  const double share = 1.0 / result.winners.size();
  for (int seat = 0; seat < seats; ++seat) {
    const double won = result.winners.contains(seat_at(seat)) ? share : 0.0;
    rewards[seat] = (won * seats - 1) / (seats - 1);
  }
  return rewards;
}

// The same for every game, so that a batch keeps them side by side.
template <Game G>
requires HasObservation<G>
struct EnvState {
  typename G::State state;
  Question<G> question;
  Seat current_player = Seat::nobody;  // nobody: it is over, or chance is to draw

  // Draws until somebody is current_player or it is over.
  void go_on(const G& game, Rng& dice) {
    Turn turn = game.turn(state);
    for (; turn.is_chance(); turn = game.turn(state)) game.play(state, game.draw(state, dice));
    ask(game, turn);
  }
  void ask(const G& game, Turn turn) { ask(game, turn.decides() ? turn.seats.front() : Seat::nobody); }
  void ask(const G& game, Seat seat) {
    current_player = seat;
    if (seat != Seat::nobody) Steps<G>::ask(game, state, seat, question);
  }
  // Whether the action has made a move, which is played then; who is current_player next is another matter.
  bool step(const G& game, int action) {
    const auto move = Steps<G>::take(game, state, current_player, question, action);
    if (move) game.play(state, *move);
    return move.has_value();
  }
};

// The n-th of the actions in a set, n from 0 and below how many they are.
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

// Of an observation the last numbers: the actions that the one who is current_player has chosen of the move in hand.
// Nobody else knows them.
template <class G>
constexpr int path_features = G::longest_path - 1;

// `observation_size` is how many the game itself has, which it may have to count.
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

// The same without the game's type, for one match at a time.
class Env {
 public:
  virtual ~Env() = default;
  virtual std::unique_ptr<Env> copy() const = 0;

  virtual const AnyGame& game() const = 0;
  virtual int observation_size() const = 0;  // numbers of an observation
  virtual AnyState state() const = 0;
  // Stands at a state of this game from now on, with nothing chosen of a move.
  virtual void set_state(const AnyState&) = 0;

  virtual Turn turn() const = 0;
  virtual Seat current_player() const = 0;  // of several the first; nobody: it is over, or chance is to draw
  // Asks another of the seats that are to move, or the same anew: nothing is chosen of its move.
  virtual void ask(Seat) = 0;
  virtual std::span<const std::uint16_t> chosen() const = 0;  // of its move, what was forced included
  virtual std::span<const std::uint64_t> legal_actions()
      const = 0;  // a bit for each action of the seat that is current_player
  virtual bool is_legal(int action) const = 0;
  virtual bool step(int action) = 0;      // one that is legal; whether that made a move
  virtual void play(const AnyMove&) = 0;  // a whole move that is legal, or one that is drawn
  virtual void draw(Rng&) = 0;
  virtual void observe(Viewer, std::int16_t* out) const = 0;
};

// One number over random match `number` from where this one stands, action by action: all that everybody observes, all
// that is legal. The browser's build computes the same from the same code, which is how the two are compared.
std::uint64_t env_hash(const Env& from, std::uint64_t number);

}  // namespace sounder::rl
