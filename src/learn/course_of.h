// One match of a typed game behind the door of course.h.
#pragma once

#include "learn/course.h"
#include "match/adapter.h"

namespace sounder::learn {

template <Game G>
class CourseOf final : public Course {
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  explicit CourseOf(std::shared_ptr<const Adapter<G>> game)
      : adapter_(std::move(game)), observed_(adapter_->game.observed()) {
    stand(adapter_->start());
  }
  std::unique_ptr<Course> copy() const override { return std::make_unique<CourseOf>(*this); }

  const AnyGame& game() const override { return *adapter_; }
  AnyState state() const override { return AnyState::of(standing_.state); }
  void stand(const AnyState& state) override {
    standing_.state = state.as<State>();
    standing_.ask(adapter_->game, turn());
  }

  int observed() const override { return observed_ + numbers_of_path<G>; }
  Turn turn() const override { return adapter_->game.turn(standing_.state); }
  Seat asked() const override { return standing_.asked; }
  void ask(Seat seat) override { standing_.ask(adapter_->game, seat); }
  std::span<const std::uint16_t> chosen() const override {
    return {standing_.question.chosen.begin(), static_cast<std::size_t>(standing_.question.chosen.size())};
  }
  std::span<const std::uint64_t> legal() const override { return standing_.question.legal.bits(); }
  bool is_legal(int action) const override {
    return standing_.asked != Seat::nobody && in_range(action) && standing_.question.legal.contains(action);
  }
  bool act(int action) override {
    if (!standing_.act(adapter_->game, action)) return false;
    standing_.ask(adapter_->game, turn());
    return true;
  }
  void play(const AnyMove& move) override { play(move.as<Move>()); }
  void draw(Rng& rng) override { play(adapter_->game.draw(standing_.state, rng)); }
  void observe(Viewer viewer, std::int16_t* out) const override {
    learn::observe(adapter_->game, observed_, standing_, viewer, out);
  }

 private:
  static bool in_range(int action) { return action >= 0 && action < G::actions; }
  void play(const Move& move) {
    adapter_->game.play(standing_.state, move);
    standing_.ask(adapter_->game, turn());
  }

  std::shared_ptr<const Adapter<G>> adapter_;
  int observed_;
  Standing<G> standing_;
};

}  // namespace sounder::learn
