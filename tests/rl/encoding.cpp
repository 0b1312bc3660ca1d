// The conformance test of observation encodings: all games, all setups; and toys with broken encodings, which it must
// catch.
#include <gtest/gtest.h>

#include "every_setup.h"
#include "rl/encoding_of.h"
#include "rl/properties.h"
#include "rules/all_games.h"
#include "toys/counted_guess.h"

namespace sounder {
namespace {

constexpr std::size_t most_setups = 24;
constexpr std::uint64_t matches = 2;

class GamesInNumbers : public testing::TestWithParam<std::string> {};

TEST_P(GamesInNumbers, every_property_holds_in_random_matches) {
  for (const auto& setup : every_setup(**find_game(GetParam()), most_setups)) {
    const GamePtr game = make_game(setup).value();
    const auto numbers = rl::encoding_of(game).value();
    ASSERT_LE(numbers->actions(), 4000);
    ASSERT_EQ(properties::names_of_numbers(*numbers), "") << describe(setup);
    for (std::uint64_t seed = 0; seed < matches; ++seed)
      ASSERT_EQ(properties::numbers_in_a_match(*game, *numbers, seed), "") << describe(setup) << ", seed " << seed;
  }
}

// Whatever the options and the content, an action is the same and so is what it is called, cards of one's own apart.
TEST_P(GamesInNumbers, the_actions_are_as_many_in_every_setup) {
  std::optional<int> actions;
  for (const auto& setup : every_setup(**find_game(GetParam()), most_setups)) {
    const auto numbers = rl::encoding_of(make_game(setup).value()).value();
    EXPECT_EQ(numbers->actions(), actions.value_or(numbers->actions()));
    actions = numbers->actions();
  }
}

std::vector<std::string> ids() {
  std::vector<std::string> ids;
  for_each_game([&]<class G>() {
    if (HasObservation<G>) ids.emplace_back(G::facts.id);
  });
  return ids;
}
INSTANTIATE_TEST_SUITE_P(All, GamesInNumbers, testing::ValuesIn(ids()), [](const auto& tried) {
  std::string name = tried.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

// ---- Broken numbers ----

using toys::CountedGuess;
using toys::NumbersFault;

template <NumbersFault fault>
std::string verdict() {
  using Toy = CountedGuess<fault>;
  const auto game =
      std::make_shared<const Adapter<Toy>>(typename Toy::Options{.seats = 3}, Setup{"truffle-guess", 3, {}, {}});
  const rl::EncodingOf<Toy> numbers(game);
  if (std::string wrong = properties::names_of_numbers(numbers); !wrong.empty()) return wrong;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    if (std::string wrong = properties::numbers_in_a_match(*game, numbers, seed); !wrong.empty()) return wrong;
  return {};
}
#define EXPECT_VERDICT(fault, words) \
  EXPECT_NE(verdict<NumbersFault::fault>().find(words), std::string::npos) << verdict<NumbersFault::fault>()

TEST(NumbersCatch, nothing_in_sound_ones) { EXPECT_EQ(verdict<NumbersFault::none>(), ""); }
TEST(NumbersCatch, two_moves_that_are_one_action) { EXPECT_VERDICT(twins, "both begin with"); }
TEST(NumbersCatch, a_move_that_is_the_beginning_of_another) { EXPECT_VERDICT(beginning, "both begin with"); }
TEST(NumbersCatch, a_secret_choice_among_the_numbers) { EXPECT_VERDICT(leak, "can't know"); }
TEST(NumbersCatch, a_secret_hand_among_the_numbers) { EXPECT_VERDICT(peeping, "can't know"); }
TEST(NumbersCatch, a_number_that_is_not_written) { EXPECT_VERDICT(unwritten, "not written"); }
TEST(NumbersCatch, two_numbers_called_alike) { EXPECT_VERDICT(names, "a name of its own"); }
TEST(NumbersCatch, an_action_beyond_the_last) { EXPECT_VERDICT(too_many, "expected one below"); }
TEST(NumbersCatch, a_quick_way_that_forgets_an_action) { EXPECT_VERDICT(missing, "offered are 0, expected 0 1"); }
TEST(NumbersCatch, a_quick_way_to_another_move) { EXPECT_VERDICT(other_move, "lead elsewhere"); }

}  // namespace
}  // namespace sounder
