// The check of numbers on a toy whose numbers are sound, and on broken ones that it must catch.
#include <gtest/gtest-spi.h>

#include "rules/observation_check.h"
#include "toys/truffle_guess.h"

namespace sounder {
namespace {

using toys::TruffleGuess;

enum class Flaw : std::uint8_t {
  none,
  leaking,         // another's truffle
  leaking_to_all,  // a guess, to the audience
  unwritten,       // a number left as it was
  too_long,        // a number too many
  twin_names,
  twin_actions,
  twin_paths,
  beginning,    // one path begins another
  secret_path,  // the path hangs on another's truffle
  blind,        // what is asked can't be told from the numbers
  lost_action,  // not among the quick ones
  extra_action,
  wrong_way_back,
  not_single  // long paths said to be single actions
};

// Guesses are actions 0 and 1 (2 and 3 in odd rounds, so that it matters what is seen); a guess may be one that is made
// in two steps.
class Numbered : public TruffleGuess {
 public:
  static constexpr int actions = 6;
  static constexpr int longest_path = 2;
  explicit Numbered(const Options& options, Flaw flaw = Flaw::none) : TruffleGuess(options), flaw_(flaw) {}

  Path path(const State& s, Move move) const {
    const int last = 2 * (s.round % 2) + move.what - 1;
    Path path;
    const bool two_steps = flaw_ == Flaw::not_single || (flaw_ == Flaw::beginning && move.what == 2);
    if (two_steps) path.add(flaw_ == Flaw::beginning ? static_cast<std::uint16_t>(last - 1) : std::uint16_t{4});
    if (flaw_ == Flaw::twin_paths)
      path.add(4);
    else if (flaw_ == Flaw::secret_path)
      path.add(static_cast<std::uint16_t>((last + s.truffles[0]) % 4));
    else
      path.add(static_cast<std::uint16_t>(last));
    return path;
  }
  std::string action_name(int action) const {
    return "action " + std::to_string(flaw_ == Flaw::twin_actions ? action / 2 : action);
  }
  bool single_actions(const State& s, Seat, ActionSet<actions>& set) const {
    set.add(2 * (s.round % 2));
    if (flaw_ != Flaw::lost_action) set.add(2 * (s.round % 2) + 1);
    if (flaw_ == Flaw::extra_action) set.add(5);
    return true;
  }
  Move move_of(const State&, Seat seat, int action) const {
    return {seat, static_cast<std::uint8_t>(1 + (flaw_ == Flaw::wrong_way_back ? 0 : action % 2))};
  }
  int observation_size() const { return 5; }
  void observe(const State& s, Viewer viewer, std::int16_t* out) const {
    const auto own = static_cast<std::size_t>(viewer.is_audience() ? 0 : index_of(viewer.seat()));
    out[0] = static_cast<std::int16_t>(s.stage);
    out[1] = flaw_ == Flaw::blind ? std::int16_t{0} : s.round;
    out[2] = s.die;
    if (flaw_ != Flaw::unwritten || s.die != 3) out[3] = viewer.is_audience() ? std::int16_t{0} : s.truffles[own];
    out[4] = flaw_ == Flaw::leaking && !viewer.is_audience() ? s.truffles[1 - own % 2] : std::int16_t{0};
    if (flaw_ == Flaw::leaking_to_all && viewer.is_audience()) out[4] = s.guesses[0];
    if (flaw_ == Flaw::too_long) out[5] = 7;
  }
  std::string observation_name(int number) const {
    return "number " + std::to_string(flaw_ == Flaw::twin_names ? number / 2 : number);
  }

 private:
  Flaw flaw_;
};
static_assert(HasFastActions<Numbered>);

// All that the check finds wrong.
std::string verdict(Flaw flaw) {
  testing::TestPartResultArray found;
  {
    const testing::ScopedFakeTestPartResultReporter reporter(
        testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &found);
    check_observation(Numbered({.seats = 2}, flaw), 10, 1);
  }
  std::string messages;
  for (int i = 0; i < found.size(); ++i) messages += std::string(found.GetTestPartResult(i).message()) + "\n";
  return messages;
}

TEST(NumbersCheck, finds_nothing_in_sound_numbers) { EXPECT_EQ(verdict(Flaw::none), ""); }

TEST(NumbersCheck, catches_what_is_wrong) {
  const std::vector<std::pair<Flaw, std::string>> all = {
      {Flaw::leaking, "can't know shows: \"number 4\""},
      {Flaw::leaking_to_all, "the audience sees a secret: \"number 4\""},
      {Flaw::unwritten, "not written for"},
      {Flaw::too_long, "writes beyond its 5 numbers"},
      {Flaw::twin_names, "two numbers are called \"number 0\""},
      {Flaw::twin_actions, "two actions are called \"action 0\""},
      {Flaw::twin_paths, "have the same path"},
      {Flaw::beginning, "guess low begins guess high"},
      {Flaw::secret_path, "shows a secret"},
      {Flaw::blind, "two questions look alike"},
      {Flaw::lost_action, "action 1 where guess low is legal"},
      {Flaw::extra_action, "action 5 where guess low is legal"},
      {Flaw::wrong_way_back, "guess high comes back as guess low"},
      {Flaw::not_single, "of guess low"},
  };
  for (const auto& [flaw, message] : all)
    EXPECT_NE(verdict(flaw).find(message), std::string::npos) << message << "\n" << verdict(flaw);
}

}  // namespace
}  // namespace sounder
