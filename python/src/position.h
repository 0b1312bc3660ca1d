// A position of a match, and the moves there.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "match/match.h"

namespace sounder::python {

// A game and a state of it. Moves are only moves in their position, so each keeps it.
struct Position {
  GamePtr game;
  AnyState state;

  bool operator==(const Position& other) const { return game == other.game && state == other.state; }
};
using PositionPtr = std::shared_ptr<const Position>;

// A legal move, or an outcome of chance (its seat is `nobody`).
struct PlayableMove {
  PositionPtr at;
  Seat seat;
  AnyMove move;

  std::string text() const { return at->game->text(at->state, move); }
  std::string describe(const std::string& language) const;  // a sentence
  std::vector<int> actions() const;                         // of an environment: the path that makes this move
  bool operator==(const PlayableMove& other) const {
    return seat == other.seat && move == other.move && *at == *other.at;
  }
};

// All legal moves of a seat. A Python object is made only of a move that is read.
struct MoveList {
  PositionPtr at;
  Seat seat;
  std::vector<AnyMove> moves;

  PlayableMove operator[](std::size_t i) const { return {at, seat, moves[i]}; }
  static MoveList of(PositionPtr at, Seat seat);
};

// A language that there is a catalogue for.
std::string_view language_or_refuse(const std::string& language);

}  // namespace sounder::python
