#include "match/state_history.h"

#include <algorithm>

namespace sounder {

AnyState StateHistory::state_at(const AnyGame& game, std::span<const Step> steps, std::size_t count) const {
  AnyState state = game.start();
  const std::size_t size = state.bytes().size();
  const std::size_t states = kept_.size() / size;
  std::size_t at = 0;
  if (states > 0) {
    const std::size_t nearest = std::min(count / stride, states - 1);
    state = AnyState::of_bytes(std::span(kept_).subspan(nearest * size, size));
    at = nearest * stride;
  }
  for (; at < count; ++at) game.play(state, steps[at].move);
  return state;
}

void StateHistory::add(const AnyGame& game, const AnyState& before, const Step& step) {
  if (marks_.size() % stride == 0) kept_.insert(kept_.end(), before.bytes().begin(), before.bytes().end());
  const bool known = game.reveals(before, step.seat, step.move);
  marks_.push_back(static_cast<std::uint8_t>((known ? reveals : 0) | (game.inside_a_move(before) ? inside : 0)));
}

void StateHistory::forget_after(std::size_t count) {
  if (count >= marks_.size()) return;
  const std::size_t size = kept_.size() / ((marks_.size() + stride - 1) / stride);
  marks_.resize(count);
  kept_.resize((count + stride - 1) / stride * size);
}

}  // namespace sounder
