// Players as Python names them: whole numbers from 0, in the order of the seats; -1 is nobody.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/variant.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "match/any_game.h"

namespace sounder::python {

// What a caller may give for a seat: the player's number, or the name of records ("p1").
using SeatArgument = std::variant<int, std::string>;
// The same, or None: nobody, or the current player, as the function says.
using OptionalSeat = std::optional<SeatArgument>;

// A seat of the game; refuses anything else.
Seat seat_or_refuse(const SeatArgument& given, const AnyGame& game);
// A seat of the game, or nobody (-1 or None); refuses anything else.
Seat seat_or_nobody(const OptionalSeat& given, const AnyGame& game);

inline int player_of(Seat seat) { return seat == Seat::nobody ? -1 : index_of(seat); }

// Who is asked now: seats that choose at once all are, of seats that act together the first one.
inline SeatSet asked_in(const Turn& turn) { return turn.together ? SeatSet(turn.first) : turn.seats; }

inline std::vector<int> players_of(SeatSet seats) {
  std::vector<int> players;
  for (const Seat seat : seats) players.push_back(index_of(seat));
  return players;
}

}  // namespace sounder::python
