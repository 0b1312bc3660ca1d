// A typed game behind the doors of learn.h.
#pragma once

#include "learn/batch_of.h"
#include "learn/course_of.h"
#include "learn/learn.h"

namespace sounder::learn {

template <Game G>
class NumbersOf final : public Numbers {
 public:
  explicit NumbersOf(std::shared_ptr<const Adapter<G>> game) : adapter_(std::move(game)) {}

  int actions() const override { return G::actions; }
  int longest_path() const override { return G::longest_path; }
  int observed() const override { return adapter_->game.observed() + numbers_of_path<G>; }
  int most_chances() const override { return G::most_chances; }
  bool has_secrets() const override { return HasSecrets<G>; }
  std::string action_name(int action) const override { return adapter_->game.action_name(action); }
  std::string observed_name(int number) const override {
    const int after = number - adapter_->game.observed();
    return after < 0 ? adapter_->game.observed_name(number) : "chosen of this move: " + std::to_string(after + 1);
  }
  std::vector<std::uint16_t> path(const AnyState& state, const AnyMove& move) const override {
    const Path path = adapter_->game.path(state.as<typename G::State>(), move.as<typename G::Move>());
    return {path.begin(), path.end()};
  }
  std::unique_ptr<Course> course() const override { return std::make_unique<CourseOf<G>>(adapter_); }
  std::unique_ptr<Batch> batch(int size, int threads, std::uint64_t seed) const override {
    return std::make_unique<BatchOf<G>>(adapter_, size, threads, seed);
  }

 private:
  std::shared_ptr<const Adapter<G>> adapter_;
};

// Null for a game without numbers.
template <Game G>
std::unique_ptr<Numbers> make_numbers(const GamePtr& game) {
  if constexpr (HasNumbers<G>) return std::make_unique<NumbersOf<G>>(std::static_pointer_cast<const Adapter<G>>(game));
  return nullptr;
}

// Of a game by its type, each compiled in a file of its own.
template <class G>
std::unique_ptr<Numbers> numbers_for(const GamePtr& game);

}  // namespace sounder::learn
