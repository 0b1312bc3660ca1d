#include "players.h"

#include "errors.h"

namespace sounder::python {
namespace {

std::optional<Seat> seat_of(const SeatArgument& given, const AnyGame& game) {
  if (const auto* const name = std::get_if<std::string>(&given)) return seat_named(*name, game.seats());
  const int player = std::get<int>(given);
  return player >= 0 && player < game.seats() ? std::optional(seat_at(player)) : std::nullopt;
}

[[noreturn]] void refuse_seat(const SeatArgument& given, const AnyGame& game, const std::string& or_else) {
  const auto* const name = std::get_if<std::string>(&given);
  const std::string text = name ? "\"" + name->substr(0, 60) + "\"" : std::to_string(std::get<int>(given));
  const int seats = game.seats();
  refuse("seat is " + text + ", expected 0 to " + std::to_string(seats - 1) + " (\"p1\" to \"p" +
         std::to_string(seats) + "\")" + or_else);
}

}  // namespace

Seat seat_or_refuse(const SeatArgument& given, const AnyGame& game) {
  if (const auto seat = seat_of(given, game)) return *seat;
  refuse_seat(given, game, "");
}

Seat seat_or_nobody(const OptionalSeat& given, const AnyGame& game) {
  if (!given || *given == SeatArgument(-1)) return Seat::nobody;
  if (const auto seat = seat_of(*given, game)) return *seat;
  refuse_seat(*given, game, ", or -1 or None for nobody");
}

}  // namespace sounder::python
