// The nets of the game's bots, which the page fetches only when a bot needs them. A question that needs them is
// answered with {"misses_nets": game}: the caller gives the nets, or says that there are none, and asks again.
#pragma once

#include "bots/bot.h"
#include "wasm/open.h"

namespace sounder::wasm {

inline bool nets_were_offered = false;

inline bool misses_nets(std::string_view bot = {}) {
  return !nets_were_offered && bots::misses_nets(device->session.game().facts().id, bot);
}

inline const char* say_misses_nets() {
  return say([](JsonWriter& out) { out.field("misses_nets", device->session.game().facts().id); });
}

}  // namespace sounder::wasm
