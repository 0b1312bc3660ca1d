// What may be shown and told where not everybody may know everything. The toy has a secret hand and secret simultaneous choices.
#include "match/secrecy.h"
#include "match/plain.h"

#include <gtest/gtest.h>

#include "match/registry.h"
#include "toys/registered.h"

namespace sounder {
namespace {

Step chance(const AnyGame& game, const AnyState& state, const std::string& text) {
  return {Seat::nobody, *game.parse(state, Seat::nobody, text).move};
}

// The toy after the deal and the first roll: p1 and p2 are to guess.
struct Dealt {
  GamePtr game = toys::truffle_guess(2);
  AnyState state = game->start();
  Dealt() {
    for (const char* text : {"truffle 2", "truffle 3", "roll 5"}) game->play(state, chance(*game, state, text).move);
  }
  Step guess(Seat seat, const std::string& text) const { return {seat, *game->parse(state, seat, text).move}; }
};

TEST(Secrecy, a_card_dealt_in_secret_is_told_to_its_owner_only) {
  const GamePtr game = toys::truffle_guess(2);
  const AnyState start = game->start();
  const Step deal = chance(*game, start, "truffle 2");
  EXPECT_EQ(story(*game, start, deal, Seat::p1), "truffle 2");
  EXPECT_EQ(story(*game, start, deal, Seat::p2), "something is drawn in secret");
  EXPECT_EQ(story(*game, start, deal, Viewer::audience()), "something is drawn in secret");
}

TEST(Secrecy, an_open_roll_is_told_to_all) {
  const GamePtr game = toys::truffle_guess(2);
  AnyState state = game->start();
  for (const char* text : {"truffle 2", "truffle 3"}) game->play(state, chance(*game, state, text).move);
  // No view of the toy shows the die, so nobody knows more about it than anybody else: it is no secret.
  EXPECT_EQ(story(*game, state, chance(*game, state, "roll 5"), Seat::p1), "roll 5");
}

TEST(Secrecy, a_screen_with_a_secret_hand_is_for_its_owner_alone) {
  const Dealt toy;
  EXPECT_TRUE(shows_secrets(*toy.game, toy.state, Seat::p1, Seat::p2));
  EXPECT_TRUE(shows_secrets(*toy.game, toy.state, Seat::p2, Seat::p1));
}

TEST(Secrecy, a_guess_is_secret_until_the_last_is_made) {
  Dealt toy;
  EXPECT_TRUE(chooses_in_secret(*toy.game, toy.state, Seat::p1, Seat::p2));
  toy.game->play(toy.state, toy.guess(Seat::p1, "guess high").move);
  EXPECT_FALSE(chooses_in_secret(*toy.game, toy.state, Seat::p2, Seat::p1)) << "the last guess shows in the score at once";
}

TEST(Secrecy, an_open_game_has_none) {
  const GamePtr game = *make_game({"bite-the-pumpkin", 3, {}, {}});
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Rng rng(seed);
    AnyState state = game->start();
    for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state)) {
      const Seat seat = turn.seats.front();
      const Seat other = seat == Seat::p1 ? Seat::p2 : Seat::p1;
      EXPECT_FALSE(shows_secrets(*game, state, seat, other));
      EXPECT_FALSE(chooses_in_secret(*game, state, seat, other));
      const Step step{seat, game->any_move(state, seat, rng)};
      AnyState after = state;
      game->play(after, step.move);
      EXPECT_EQ(story(*game, state, step, other), plain_story(*game, state, step.move));
      state = after;
    }
  }
}

// A match of these moves, as a record has them.
Match match_of(const GamePtr& game, const std::vector<std::string>& texts) {
  Match match(game);
  for (const std::string& text : texts) {
    const Parsed<Step> step = parse_step(*game, match.state(), text);
    EXPECT_TRUE(step.move) << text << ": " << plain(step.reason);
    if (!step.move) break;
    match.play(step.move->seat, step.move->move);
  }
  return match;
}

TEST(Secrecy, HP8_a_record_in_progress_holds_the_choices_when_all_are_in) {
  const GamePtr game = *make_game({"happy-pigs", 3, {}, {}});
  std::vector<std::string> moves = {"buy big", "done", "done", "done", "card Land Office"};
  const std::size_t before_the_choices = moves.size();
  for (const char* choice : {"p2: choose feed", "p3: choose mate"}) {
    moves.push_back(choice);
    EXPECT_EQ(open_moves(match_of(game, moves)), before_the_choices) << choice;
  }
  moves.push_back("choose sell");
  EXPECT_EQ(open_moves(match_of(game, moves)), moves.size());
  moves.push_back("sell big");
  EXPECT_EQ(open_moves(match_of(game, moves)), moves.size());
}

TEST(Secrecy, HP17_a_record_in_progress_does_not_hold_the_neutral_action_under_an_open_choice) {
  const GamePtr game = *make_game({"happy-pigs", 2, {{"open_actions", 1}}, {}});
  std::vector<std::string> moves = {"buy big", "done", "done", "card Land Office"};
  const std::size_t before_the_choices = moves.size();
  for (const char* choice : {"neutral sell", "choose mate"}) {
    moves.push_back(choice);
    EXPECT_EQ(open_moves(match_of(game, moves)), before_the_choices) << choice;
  }
  moves.push_back("choose buy");
  EXPECT_EQ(open_moves(match_of(game, moves)), moves.size());
}

TEST(Secrecy, a_secret_hand_does_not_keep_open_moves_out_of_a_record) {
  const GamePtr game = toys::truffle_guess(2);
  std::vector<std::string> moves = {"truffle 2", "truffle 3", "roll 5", "p2: guess high"};
  EXPECT_EQ(open_moves(match_of(game, moves)), 3u);
  moves.push_back("guess low");
  EXPECT_EQ(open_moves(match_of(game, moves)), 5u) << "the score tells both guesses";
}

}  // namespace
}  // namespace sounder
