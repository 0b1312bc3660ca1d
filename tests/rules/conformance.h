// The conformance test. Name a game and the setups to try, and it gets every property test. Of many setups ./test tries
// every fifth, ./test --full all:
//
//   struct Mine { using Game = MyGame; static std::vector<Setup> setups() { ... } static constexpr int matches = 20; };
//   INSTANTIATE_TYPED_TEST_SUITE_P(MyGame, Conformance, Mine);
#pragma once

#include <gtest/gtest.h>

#include "match/record.h"
#include "match/registry.h"
#include "rules/properties.h"
#include "tier.h"

namespace sounder {

template <class Trial>
class Conformance : public testing::Test {
 protected:
  static GamePtr make(const sounder::Setup& setup) {
    auto game = make_game(setup);
    if (!game) throw std::runtime_error(game.error().message);
    return *game;
  }
  template <class Question>
  static void ask(Question&& question) {
    const std::vector<sounder::Setup> setups = Trial::setups();
    const std::size_t step = setups.size() > 10 && !full_test() ? 5 : 1;
    for (std::size_t i = 0; i < setups.size(); i += step) {
      const GamePtr game = make(setups[i]);
      for (int k = 0; k < Trial::matches; ++k)
        ASSERT_EQ(question(game, static_cast<std::uint64_t>(k)), "") << to_json({Match(game), {}, {}});
    }
  }
};

TYPED_TEST_SUITE_P(Conformance);

TYPED_TEST_P(Conformance, every_property_holds_in_random_matches) {
  this->ask([](const GamePtr& game, std::uint64_t seed) {
    return properties::whole_match(*game, properties::typed_of<typename TypeParam::Game>(), seed);
  });
}

TYPED_TEST_P(Conformance, play_from_text_equals_play_from_moves) {
  this->ask([](const GamePtr& game, std::uint64_t seed) { return properties::text_play_equals_move_play(game, seed); });
}

TYPED_TEST_P(Conformance, fast_moves_are_as_likely_as_listed_ones) {
  // At the start, every listed move comes about equally often from the fast way.
  for (const sounder::Setup& setup : TypeParam::setups()) {
    const GamePtr game = this->make(setup);
    AnyState state = game->start();
    Rng rng(5);
    while (game->turn(state).is_chance()) game->play(state, game->draw(state, rng));
    std::vector<AnyMove> moves;
    const Seat seat = game->turn(state).first;
    game->moves(state, seat, moves);
    std::map<std::string, int> seen;
    const int draws = 400 * static_cast<int>(moves.size());
    for (int i = 0; i < draws; ++i) ++seen[game->text(state, game->any_move(state, seat, rng))];
    for (const AnyMove& move : moves) EXPECT_NEAR(seen[game->text(state, move)], 400, 120) << game->text(state, move);
  }
}

TYPED_TEST_P(Conformance, chance_is_asked_in_every_setup_or_in_none) {
  for (const sounder::Setup& setup : TypeParam::setups()) {
    const GamePtr game = this->make(setup);
    bool asked = false;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(TypeParam::matches) && !asked; ++seed)
      asked = properties::asks_chance(*game, seed);
    EXPECT_EQ(asked, game->facts().chance) << to_json({Match(game), {}, {}});
  }
}

REGISTER_TYPED_TEST_SUITE_P(Conformance, every_property_holds_in_random_matches, play_from_text_equals_play_from_moves,
                            fast_moves_are_as_likely_as_listed_ones, chance_is_asked_in_every_setup_or_in_none);

}  // namespace sounder
