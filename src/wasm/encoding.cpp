// Observation encodings compiled for the browser, to compare them with the native ones. An engine of its own that no
// page loads.
#include "match/hex.h"
#include "match/registry.h"
#include "rl/env_of.h"
#include "rules/all_games.h"
#include "wasm/answer.h"

namespace sounder::wasm {
namespace {

template <class G>
std::unique_ptr<rl::Env> env_for(const GamePtr& game) {
  if constexpr (HasObservation<G>)
    return std::make_unique<rl::EnvOf<G>>(std::static_pointer_cast<const Adapter<G>>(game));
  return nullptr;
}

}  // namespace

// {"hashes": ["0123456789abcdef", ...]}: all observations and action masks of seeded random matches.
SOUNDER_EXPORT const char* sounder_encoding_hashes(const char* game_id, int seats, int matches) {
  const auto game = make_game({game_id, seats, {}, {}});
  if (!game) return say_error(game.error());
  std::unique_ptr<rl::Env> env;
  for_each_game([&]<class G>() { env = env_for<G>(*game); });
  return say([&](JsonWriter& out) {
    out.key("hashes").begin_array();
    for (int k = 0; env && k < matches; ++k) out.value(hex_of(rl::env_hash(*env, static_cast<std::uint64_t>(k))));
    out.end_array();
  });
}

}  // namespace sounder::wasm
