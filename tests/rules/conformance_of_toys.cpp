// The conformance test on a toy that is sound, and on broken editions of it that it must catch.
#include "rules/conformance.h"
#include "toys/registered.h"

namespace sounder {
namespace {

using toys::Fault;
using toys::TruffleGuess;

struct ToyTrial {
  using Game = toys::Sound;
  static constexpr int matches = 30;
  static std::vector<Setup> setups() {
    toys::register_truffle_guess();
    std::vector<Setup> all;
    for (int seats = 2; seats <= 4; ++seats) all.push_back({"truffle-guess", seats, {}, {}});
    return all;
  }
};
INSTANTIATE_TYPED_TEST_SUITE_P(TruffleGuess, Conformance, ToyTrial);

template <Fault fault>
std::string verdict() {
  typename TruffleGuess<fault>::Options options;
  options.seats = 3;
  const Adapter<TruffleGuess<fault>> game(options, {"truffle-guess", 3, {}, {}});
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    if (const std::string wrong = properties::whole_match(game, seed); !wrong.empty()) return wrong;
  return {};
}

TEST(ConformanceCatches, nothing_in_a_sound_game) { EXPECT_EQ(verdict<Fault::none>(), ""); }
TEST(ConformanceCatches, a_view_that_leaks) { EXPECT_NE(verdict<Fault::leaking_view>().find("can't know"), std::string::npos); }
TEST(ConformanceCatches, a_forced_step_that_is_asked) { EXPECT_NE(verdict<Fault::forced_step>().find("forced step"), std::string::npos); }
TEST(ConformanceCatches, dice_that_are_not_as_likely_as_they_say) {
  EXPECT_NE(verdict<Fault::crooked_draw>().find("times in"), std::string::npos);
}
TEST(ConformanceCatches, two_moves_with_one_text) { EXPECT_NE(verdict<Fault::twin_moves>().find("two moves read"), std::string::npos); }
TEST(ConformanceCatches, a_match_without_end) { EXPECT_NE(verdict<Fault::endless>().find("longer than"), std::string::npos); }
TEST(ConformanceCatches, secrets_whose_order_matters) {
  EXPECT_NE(verdict<Fault::order_matters>().find("order of simultaneous"), std::string::npos);
}
TEST(ConformanceCatches, a_match_nobody_wins) { EXPECT_NE(verdict<Fault::bad_result>().find("without a winner"), std::string::npos); }
TEST(ConformanceCatches, a_move_counted_under_another_kind) {
  EXPECT_NE(verdict<Fault::wrong_kind>().find("is counted as"), std::string::npos);
}

}  // namespace
}  // namespace sounder
