// The conformance test on a toy that is sound, and on broken editions of it that it must catch.
#include "rules/conformance.h"
#include "toys/registered.h"

namespace sounder {
namespace {

using toys::Fault;
using toys::TruffleGuess;

struct ToyTrial {
  using Game = TruffleGuess;
  static constexpr int matches = 30;
  static std::vector<Setup> setups() {
    toys::register_truffle_guess();
    std::vector<Setup> all;
    for (int seats = 2; seats <= 4; ++seats) all.push_back({"truffle-guess", seats, {}, {}});
    return all;
  }
};
INSTANTIATE_TYPED_TEST_SUITE_P(TruffleGuess, Conformance, ToyTrial);

std::string verdict(Fault fault) {
  const Adapter<TruffleGuess> game({.seats = 3, .fault = fault}, {"truffle-guess", 3, {}, {}});
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    if (const std::string wrong = properties::whole_match(game, properties::typed_of<TruffleGuess>(), seed);
        !wrong.empty())
      return wrong;
  return {};
}

TEST(ConformanceCatches, nothing_in_a_sound_game) { EXPECT_EQ(verdict(Fault::none), ""); }
TEST(ConformanceCatches, a_view_that_leaks) {
  EXPECT_NE(verdict(Fault::leaking_view).find("can't know"), std::string::npos);
}
TEST(ConformanceCatches, a_forced_step_that_is_asked) {
  EXPECT_NE(verdict(Fault::forced_step).find("forced step"), std::string::npos);
}
TEST(ConformanceCatches, dice_that_are_not_as_likely_as_they_say) {
  EXPECT_NE(verdict(Fault::crooked_draw).find("times in"), std::string::npos);
}
TEST(ConformanceCatches, two_moves_with_one_text) {
  EXPECT_NE(verdict(Fault::twin_moves).find("two moves read"), std::string::npos);
}
TEST(ConformanceCatches, a_match_without_end) {
  EXPECT_NE(verdict(Fault::endless).find("longer than"), std::string::npos);
}
TEST(ConformanceCatches, secrets_whose_order_matters) {
  EXPECT_NE(verdict(Fault::order_matters).find("order of simultaneous"), std::string::npos);
}
TEST(ConformanceCatches, a_match_nobody_wins) {
  EXPECT_NE(verdict(Fault::bad_result).find("without a winner"), std::string::npos);
}
TEST(ConformanceCatches, a_move_counted_under_another_kind) {
  EXPECT_NE(verdict(Fault::wrong_kind).find("is counted as"), std::string::npos);
}

// The same toy, but it says that nothing is drawn in it.
struct Denying : TruffleGuess {
  using TruffleGuess::TruffleGuess;
  static constexpr Facts facts = {"truffle-guess", "Truffle Guess", "Sounder's tests", 2, 4, 1, 100, false};
};
TEST(ConformanceCatches, a_draw_in_a_game_without_chance) {
  const Adapter<Denying> game({.seats = 3}, {"truffle-guess", 3, {}, {}});
  EXPECT_NE(properties::whole_match(game, properties::typed_of<Denying>(), 0).find("without chance"),
            std::string::npos);
}

// ---- Secrets can leak in many ways, and each is tested ----

TEST(ConformanceCatches, a_hash_of_secrets_in_a_view) {
  EXPECT_NE(verdict(Fault::hash_in_view).find("can't know"), std::string::npos);
}
TEST(ConformanceCatches, a_story_that_says_what_was_chosen_in_secret) {
  EXPECT_NE(verdict(Fault::telling).find("is told which it was"), std::string::npos) << verdict(Fault::telling);
}
TEST(ConformanceCatches, a_story_told_to_too_many) {
  EXPECT_NE(verdict(Fault::telling_too_many).find("is told which it was"), std::string::npos)
      << verdict(Fault::telling_too_many);
}
TEST(ConformanceCatches, a_description_that_hangs_on_a_secret) {
  EXPECT_NE(verdict(Fault::describing).find("what a move is shows a secret"), std::string::npos)
      << verdict(Fault::describing);
}
TEST(ConformanceCatches, a_refusal_that_gives_a_secret_away) {
  EXPECT_NE(verdict(Fault::refusing).find("is refused tells"), std::string::npos) << verdict(Fault::refusing);
}
TEST(ConformanceCatches, a_move_that_may_be_taken_back_though_it_showed_something) {
  EXPECT_NE(verdict(Fault::undoable).find("said to make nothing known"), std::string::npos) << verdict(Fault::undoable);
}
TEST(ConformanceCatches, a_secret_choice_that_counts_as_open) {
  EXPECT_NE(verdict(Fault::open_guesses).find("which it can't see"), std::string::npos) << verdict(Fault::open_guesses);
}
TEST(ConformanceCatches, an_open_move_that_counts_as_secret) {
  EXPECT_NE(verdict(Fault::shy_rolls).find("which sees it"), std::string::npos) << verdict(Fault::shy_rolls);
}
TEST(ConformanceCatches, a_screen_that_anybody_may_see) {
  EXPECT_NE(verdict(Fault::careless_screen).find("shows what"), std::string::npos) << verdict(Fault::careless_screen);
}
TEST(ConformanceCatches, a_record_in_progress_with_secrets) {
  EXPECT_NE(verdict(Fault::hasty_record).find("still a secret"), std::string::npos) << verdict(Fault::hasty_record);
}

}  // namespace
}  // namespace sounder
