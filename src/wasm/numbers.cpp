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
std::unique_ptr<rl::Env> course_of(const GamePtr& game) {
  if constexpr (HasObservation<G>)
    return std::make_unique<rl::EnvOf<G>>(std::static_pointer_cast<const Adapter<G>>(game));
  return nullptr;
}

}  // namespace

// {"hashes": ["0123456789abcdef", ...]}: all observations and action masks of seeded random matches.
SOUNDER_EXPORT const char* sounder_numbers_hashes(const char* game_id, int seats, int matches) {
  const auto game = make_game({game_id, seats, {}, {}});
  if (!game) return say_error(game.error());
  std::unique_ptr<rl::Env> course;
  for_each_game([&]<class G>() { course = course_of<G>(*game); });
  return say([&](JsonWriter& out) {
    out.key("hashes").begin_array();
    for (int k = 0; course && k < matches; ++k) out.value(hex_of(rl::env_hash(*course, static_cast<std::uint64_t>(k))));
    out.end_array();
  });
}

}  // namespace sounder::wasm
