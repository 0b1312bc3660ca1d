// A match as Python holds it: a game, where it began, what has happened since, and its dice.
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
  // From the beginning. Without dice chance is asked for, like a seat.
  PlayedMatch(GamePtr game, DiceNote note, std::shared_ptr<const ChanceSource> dice);
  static PlayedMatch of(const Record& record);
  // From a state that was imagined for a seat; what is drawn from here on comes from the seed.
  static PlayedMatch imagined(GamePtr game, const AnyState& state, Seat seat, std::uint64_t seed);

  const AnyGame& game() const { return *game_; }
  const GamePtr& game_ptr() const { return game_; }
  const AnyState& state() const { return state_; }
  const std::vector<Step>& steps() const { return steps_; }
  const DiceNote& dice() const { return note_; }
  Turn turn() const { return game_->turn(state_); }
  bool is_imagined() const { return imagined_for_ != Seat::nobody; }
  // Whose eyes an imagined match was made for.
  Seat imagined_for() const { return imagined_for_; }
  // The seat that is asked: of several the first, in an imagined match the one it was imagined for; nobody where none
  // is.
  Seat asked() const;
  // This very position; moves that are listed share it.
  PositionPtr position() const;

  // A legal move, and what chance draws after it. Refuses what is none.
  void play(Seat seat, const PlayableMove& move);
  void play(Seat seat, std::string_view text);

  // What the dice give, where chance is asked.
  void draw();

  AnyState state_at(std::size_t count) const;
  // Only the first `count` moves stay.
  void rewind(std::size_t count);
  // How many moves stay when the last decision is taken back, with what chance drew after it.
  std::size_t before_last_decision() const;

  Record record() const;

 private:
  void check_turn(Seat seat) const;
  void take(const Step& step);
  void draw_all();

  GamePtr game_;
  AnyState origin_;  // where it began
  AnyState state_;
  std::vector<Step> steps_;
  std::uint64_t draws_ = 0;
  DiceNote note_;
  std::shared_ptr<const ChanceSource> dice_;
  Seat imagined_for_ = Seat::nobody;
  std::vector<Player> players_ = {};
  mutable PositionPtr position_;  // made when it is asked for
};

// The seat of this name, "p1"; refuses what is none.
Seat seat_or_refuse(const std::optional<std::string>& name, const AnyGame& game);

}  // namespace sounder::python
