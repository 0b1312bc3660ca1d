// The implementation of env.h for a typed game.
#pragma once

#include "match/adapter.h"
#include "rl/env.h"

namespace sounder::rl {

template <Game G>
class EnvOf final : public Env {
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  explicit EnvOf(std::shared_ptr<const Adapter<G>> game)
      : adapter_(std::move(game)), observation_size_(adapter_->game.observation_size()) {
    set_state(adapter_->start());
  }
  std::unique_ptr<Env> copy() const override { return std::make_unique<EnvOf>(*this); }

  const AnyGame& game() const override { return *adapter_; }
  AnyState state() const override { return AnyState::of(state_.state); }
  void set_state(const AnyState& state) override {
    state_.state = state.as<State>();
    state_.ask(adapter_->game, turn());
  }

  int observation_size() const override { return observation_size_ + path_features<G>; }
  Turn turn() const override { return adapter_->game.turn(state_.state); }
  Seat current_player() const override { return state_.current_player; }
  void ask(Seat seat) override { state_.ask(adapter_->game, seat); }
  std::span<const std::uint16_t> chosen() const override {
    return {state_.question.chosen.begin(), static_cast<std::size_t>(state_.question.chosen.size())};
  }
  std::span<const std::uint64_t> legal_actions() const override { return state_.question.legal.bits(); }
  bool is_legal(int action) const override {
    return state_.current_player != Seat::nobody && in_range(action) && state_.question.legal.contains(action);
  }
  bool step(int action) override {
    if (!state_.step(adapter_->game, action)) return false;
    state_.ask(adapter_->game, turn());
    return true;
  }
  void play(const AnyMove& move) override { play(move.as<Move>()); }
  void draw(Rng& rng) override { play(adapter_->game.draw(state_.state, rng)); }
  void observe(Viewer viewer, std::int16_t* out) const override {
    rl::observe(adapter_->game, observation_size_, state_, viewer, out);
  }

 private:
  static bool in_range(int action) { return action >= 0 && action < G::actions; }
  void play(const Move& move) {
    adapter_->game.play(state_.state, move);
    state_.ask(adapter_->game, turn());
  }

  std::shared_ptr<const Adapter<G>> adapter_;
  int observation_size_;
  EnvState<G> state_;
};

}  // namespace sounder::rl
