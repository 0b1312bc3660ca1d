// A match as Python holds it: a game, the state it began at, its moves and its source of chance.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/chance.h"
#include "match/record.h"
#include "position.h"

namespace sounder::python {

class PlayedMatch {
 public:
  // From the start. Without dice the caller plays chance moves.
  PlayedMatch(GamePtr game, DiceNote note, std::shared_ptr<const ChanceSource> dice);
  static PlayedMatch of(const Record& record);
  // From a state imagined for a seat (determinization). Later chance moves come from the seed.
  static PlayedMatch imagined(GamePtr game, const AnyState& state, Seat seat, std::uint64_t seed);

  const AnyGame& game() const { return *game_; }
  const GamePtr& game_ptr() const { return game_; }
  const AnyState& state() const { return state_; }
  const std::vector<Step>& steps() const { return steps_; }
  const DiceNote& dice() const { return note_; }
  Turn turn() const { return game_->turn(state_); }
  bool is_imagined() const { return imagined_for_ != Seat::nobody; }
  // The seat an imagined match was made for.
  Seat imagined_for() const { return imagined_for_; }
  // The seat to decide: of several the first, in an imagined match the one it was imagined for; nobody if there is
  // none.
  Seat current_player() const;
  // The current position; the moves listed here share it.
  PositionPtr position() const;

  // Plays a move and the chance moves after it. Refuses an illegal one.
  void play(Seat seat, const PlayableMove& move);
  void play(Seat seat, std::string_view text);

  // Plays the next chance moves from the dice.
  void draw();

  AnyState state_at(std::size_t count) const;
  // Keeps only the first `count` moves.
  void rewind(std::size_t count);
  // Number of moves left when the last decision and the chance moves after it are taken back.
  std::size_t before_last_decision() const;

  Record record() const;

 private:
  void check_turn(Seat seat) const;
  void take(const Step& step);
  void draw_all();

  GamePtr game_;
  AnyState origin_;  // the state it began at
  AnyState state_;
  std::vector<Step> steps_;
  std::uint64_t draws_ = 0;
  DiceNote note_;
  std::shared_ptr<const ChanceSource> dice_;
  Seat imagined_for_ = Seat::nobody;
  std::vector<Player> players_ = {};
  mutable PositionPtr position_;  // made on first use
};

}  // namespace sounder::python
