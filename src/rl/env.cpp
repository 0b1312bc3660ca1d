#include "rl/env.h"

#include <vector>

namespace sounder::rl {

std::uint64_t env_hash(const Env& from, std::uint64_t number) {
  const auto env = from.copy();
  Rng rng(2026, number);
  std::vector<std::int16_t> seen(static_cast<std::size_t>(from.observation_size()));
  std::uint64_t hash = number;
  for (Turn turn = env->turn(); !turn.is_over(); turn = env->turn()) {
    if (turn.is_chance()) {
      env->draw(rng);
      continue;
    }
    std::uint32_t count = 0;
    for (const std::uint64_t word : env->legal_actions()) {
      hash = hash_words(hash, word);
      count += static_cast<std::uint32_t>(std::popcount(word));
    }
    for (int viewer = 0; viewer <= env->game().seats(); ++viewer) {
      env->observe(viewer < env->game().seats() ? Viewer(seat_at(viewer)) : Viewer::audience(), seen.data());
      hash = hash_words(hash, hash_bytes(seen.data(), seen.size() * sizeof seen[0]));
    }
    env->step(nth_action(env->legal_actions(), rng.below(count)));
  }
  return hash_words(hash, env->state().hash());
}

}  // namespace sounder::rl
