// The implementation of encoding.h for a typed game.
#pragma once

#include "rl/batch_of.h"
#include "rl/encoding.h"
#include "rl/env_of.h"

namespace sounder::rl {

template <Game G>
class EncodingOf final : public Encoding {
 public:
  explicit EncodingOf(std::shared_ptr<const Adapter<G>> game) : adapter_(std::move(game)) {}

  int actions() const override { return G::actions; }
  int longest_path() const override { return G::longest_path; }
  int observation_size() const override { return adapter_->game.observation_size() + path_features<G>; }
  int most_chances() const override { return G::most_chances; }
  bool has_secrets() const override { return HasSecrets<G>; }
  std::string action_name(int action) const override { return adapter_->game.action_name(action); }
  std::string observation_name(int number) const override {
    const int after = number - adapter_->game.observation_size();
    return after < 0 ? adapter_->game.observation_name(number) : "chosen of this move: " + std::to_string(after + 1);
  }
  std::vector<std::uint16_t> path(const AnyState& state, const AnyMove& move) const override {
    const Path path = adapter_->game.path(state.as<typename G::State>(), move.as<typename G::Move>());
    return {path.begin(), path.end()};
  }
  std::unique_ptr<Env> env() const override { return std::make_unique<EnvOf<G>>(adapter_); }
  std::unique_ptr<Batch> batch(int size, int threads, std::uint64_t seed) const override {
    return std::make_unique<BatchOf<G>>(adapter_, size, threads, seed);
  }

 private:
  std::shared_ptr<const Adapter<G>> adapter_;
};

// Null for a game without an encoding.
template <Game G>
std::unique_ptr<Encoding> make_encoding(const GamePtr& game) {
  if constexpr (HasObservation<G>)
    return std::make_unique<EncodingOf<G>>(std::static_pointer_cast<const Adapter<G>>(game));
  return nullptr;
}

// By the type of the game; each is compiled in a file of its own.
template <class G>
std::unique_ptr<Encoding> encoding_for(const GamePtr& game);

}  // namespace sounder::rl
