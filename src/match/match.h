// A match: a game and the moves made so far. The state is always the result of the moves.
#pragma once

#include <vector>

#include "match/any_game.h"

namespace sounder {

struct Step {
  Seat seat;  // nobody for a chance move
  AnyMove move;
  bool operator==(const Step&) const = default;
};

class Match {
 public:
  explicit Match(GamePtr game) : game_(std::move(game)), state_(game_->start()) {}

  const AnyGame& game() const { return *game_; }
  const GamePtr& game_ptr() const { return game_; }
  const AnyState& state() const { return state_; }
  const std::vector<Step>& steps() const { return steps_; }
  Turn turn() const { return game_->turn(state_); }
  std::uint64_t draws() const { return draws_; }

  void play(Seat seat, const AnyMove& move);

  // The state after the first `count` moves.
  AnyState state_at(std::size_t count) const;
  // Removes all but the first `count` moves.
  void rewind(std::size_t count);

  // How many moves a record of an unfinished match may have: those before the first choice that is still secret.
  std::size_t open_moves() const { return steps_.size() - static_cast<std::size_t>(game_->secret_steps(state_)); }

  // The move's notation in records: with the seat in front if several seats were to move.
  std::string text_at(std::size_t number) const;

 private:
  GamePtr game_;
  AnyState state_;
  std::vector<Step> steps_;
  std::uint64_t draws_ = 0;  // chance moves so far
};

// `p3: choose feed` if several seats are to move, else the move's notation.
std::string step_text(const AnyGame&, const AnyState& before, const Step&);
// The step that a text means, or the reason why it is not legal here.
ParsedMove<Step> parse_step(const AnyGame&, const AnyState& before, std::string_view text);

}  // namespace sounder
