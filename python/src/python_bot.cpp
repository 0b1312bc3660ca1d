#include "python_bot.h"

#include <nanobind/stl/string.h>

#include "errors.h"
#include "interrupt.h"
#include "played_match.h"

namespace nb = nanobind;

namespace sounder::python {
namespace {

class PythonBot final : public bots::Bot {
 public:
  PythonBot(nb::handle bot, GamePtr game, std::shared_ptr<Failure> failure, std::shared_ptr<Callbacks> callbacks)
      : bot_(bot), game_(std::move(game)), failure_(std::move(failure)), callbacks_(std::move(callbacks)) {}

  bots::Advice think(const AnyState& imagined, Seat seat, Rng& rng, const bots::Budget&) override {
    const std::uint64_t seed = hash_words(rng.next(), imagined.hash());
    if (!failure_->has()) {
      const nb::gil_scoped_acquire held;
      try {
        const Callbacks::Inside inside(*callbacks_);
        return {ask(imagined, seat, seed)};
      } catch (...) {
        failure_->keep(std::current_exception());
      }
    }
    return {game_->any_move(imagined, seat, rng)};  // the match is discarded
  }

 private:
  AnyMove ask(const AnyState& imagined, Seat seat, std::uint64_t seed) const {
    PlayedMatch turn = PlayedMatch::imagined(game_, imagined, seat, seed);
    const nb::object answer = bot_(nb::cast(turn));  // a copy that the bot may play on
    PlayableMove move{};
    std::string text;
    if (nb::try_cast(answer, move))
      turn.play(seat, move);
    else if (nb::try_cast(answer, text))
      turn.play(seat, text);
    else
      refuse("a bot answered with " + std::string(nb::repr(answer).c_str()).substr(0, 100) +
             ", expected one of turn.legal_moves() or its text");
    return turn.steps().front().move;
  }

  nb::handle bot_;  // PythonBots keeps it alive
  GamePtr game_;
  std::shared_ptr<Failure> failure_;
  std::shared_ptr<Callbacks> callbacks_;
};

}  // namespace

void Failure::keep(std::exception_ptr thrown) {
  const std::lock_guard lock(guard_);
  if (has_) return;
  first_ = std::move(thrown);
  has_ = true;
}

void Failure::rethrow() const {
  if (has_) std::rethrow_exception(first_);
}

Callbacks::Inside::Inside(Callbacks& all) : all_(all) {
  if (all_.cancelled_) {
    PyErr_SetNone(PyExc_KeyboardInterrupt);
    throw nb::python_error();
  }
  all_.threads_.insert(thread_);
}

void Callbacks::cancel() {
  cancelled_ = true;
  for (const unsigned long thread : threads_) PyThreadState_SetAsyncExc(thread, PyExc_KeyboardInterrupt);
}

PythonBots::PythonBots(const Named& named) : bots_(named) {
  for (const auto& [name, bot] : bots_)
    registered_.push_back(std::make_unique<bots::RegisteredBot>(
        name, [bot = nb::handle(bot), failure = failure_, callbacks = callbacks_](const GamePtr& game) {
          return std::make_unique<PythonBot>(bot, game, failure, callbacks);
        }));
}

void PythonBots::name_exactly(std::vector<std::string>& names) const {
  for (std::string& name : names)
    for (std::size_t i = 0; i < bots_.size(); ++i)
      if (name == bots_[i].first) {
        name = registered_[i]->own_name();
        break;
      }
}

bool Progress::tell(std::uint64_t done, const PythonBots& bots) {
  Failure& failure = bots.failure();
  if (callback_.is_none() || failure.has()) return !failure.has();
  const auto now = std::chrono::steady_clock::now();
  if (done < all_ && now - told_ < std::chrono::milliseconds(100)) return true;
  told_ = now;
  const nb::gil_scoped_acquire held;
  try {
    const Callbacks::Inside inside(bots.callbacks());
    callback_(done, all_);
  } catch (...) {
    if (bots.callbacks().are_cancelled()) return false;  // the finished matches are valid and kept
    failure.keep(std::current_exception());
  }
  return !failure.has();
}

}  // namespace sounder::python
