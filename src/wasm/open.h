// What is open in this engine.
#pragma once

#include <optional>

#include "wasm/answer.h"
#include "wasm/device.h"

namespace sounder::wasm {

inline std::optional<Device> device;

inline const char* nothing_open() { return say_error({"no match is open", {}, {}}); }

inline const char* say_no_seat(const char* name) { return say_error({std::string(name) + " is not to move", {}, {}}); }

// "p1", or any other text for the audience.
inline Viewer viewer_named(const char* name) {
  const auto seat = seat_named(name, device->session.game().seats());
  return seat ? Viewer(*seat) : Viewer::audience();
}

// The seat of that name, if it is to move in this state.
inline std::optional<Seat> mover_named(const char* name, const AnyState& state) {
  const auto seat = seat_named(name, device->session.game().seats());
  if (!seat || !device->session.game().turn(state).seats.contains(*seat)) return std::nullopt;
  return seat;
}

}  // namespace sounder::wasm
