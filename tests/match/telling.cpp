// What may be shown and told where not everybody may know everything. The toy has a secret hand and secret simultaneous
// choices.
#include "match/telling.h"

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

TEST(Telling, a_card_dealt_in_secret_is_told_to_its_owner_only) {
  const GamePtr game = toys::truffle_guess(2);
  const AnyState start = game->start();
  const Step deal = chance(*game, start, "truffle 2");
  const Telling own = telling_of(*game, start, deal, Seat::p1);
  EXPECT_FALSE(own.hidden);
  EXPECT_EQ(own.told, std::vector<Message>{toys::messages::smells(Seat::p1, 2)});
  for (const Seat other : {Seat::p2, Seat::nobody}) {
    const Telling telling = telling_of(*game, start, deal, other);
    EXPECT_TRUE(telling.hidden);
    EXPECT_TRUE(telling.told.empty());
  }
}

TEST(Telling, people_at_one_screen_hear_what_each_of_them_may_know) {
  const GamePtr game = toys::truffle_guess(2);
  const AnyState start = game->start();
  SeatSet both = Seat::p1;
  both |= Seat::p2;
  const Telling telling = telling_of(*game, start, chance(*game, start, "truffle 2"), both);
  EXPECT_TRUE(telling.hidden);
  EXPECT_TRUE(telling.told.empty());
}

TEST(Telling, an_open_roll_is_told_to_all) {
  const GamePtr game = toys::truffle_guess(2);
  AnyState state = game->start();
  for (const char* text : {"truffle 2", "truffle 3"}) game->play(state, chance(*game, state, text).move);
  EXPECT_FALSE(telling_of(*game, state, chance(*game, state, "roll 5"), SeatSet::everybody()).hidden);
}

TEST(Telling, a_guess_is_secret_until_the_last_is_made) {
  Dealt toy;
  const Step first = toy.guess(Seat::p1, "guess high");
  EXPECT_TRUE(telling_of(*toy.game, toy.state, first, Seat::p2).hidden);
  EXPECT_FALSE(telling_of(*toy.game, toy.state, first, Seat::p1).hidden);
  toy.game->play(toy.state, first.move);
  const Telling last = telling_of(*toy.game, toy.state, toy.guess(Seat::p2, "guess low"), Seat::p1);
  EXPECT_FALSE(last.hidden) << "the last guess shows in the score at once";
  EXPECT_EQ(last.told.back(), toys::messages::right(Seat::p1));
}

TEST(Telling, an_open_game_tells_everybody_everything) {
  const GamePtr game = *make_game({"bite-the-pumpkin", 3, {}, {}});
  Rng rng(3);
  AnyState state = game->start();
  for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state)) {
    const Step step{turn.first, game->any_move(state, turn.first, rng)};
    Narration narration;
    game->tell(state, step.move, narration);
    const Telling telling = telling_of(*game, state, step, SeatSet::everybody());
    EXPECT_FALSE(telling.hidden);
    EXPECT_EQ(telling.told.size(), narration.size());
    EXPECT_TRUE(game->secret_from(state, step.seat).empty());
    game->play(state, step.move);
  }
}

// A match of these moves, as a record has them.
Match match_of(const GamePtr& game, const std::vector<std::string>& texts) {
  Match match(game);
  for (const std::string& text : texts) {
    const ParsedMove<Step> step = parse_step(*game, match.state(), text);
    EXPECT_TRUE(step.move) << text << ": " << json_of(step.reason);
    if (!step.move) break;
    match.play(step.move->seat, step.move->move);
  }
  return match;
}

TEST(Telling, HP8_a_record_in_progress_holds_the_choices_when_all_are_in) {
  const GamePtr game = *make_game({"happy-pigs", 3, {{"first_seat", 1}}, {}});
  std::vector<std::string> moves = {"buy big", "done", "done", "done", "card Land Office"};
  const std::size_t before_the_choices = moves.size();
  for (const char* choice : {"p2: choose feed", "p3: choose mate"}) {
    moves.push_back(choice);
    EXPECT_EQ(match_of(game, moves).open_moves(), before_the_choices) << choice;
  }
  moves.push_back("choose sell");
  EXPECT_EQ(match_of(game, moves).open_moves(), moves.size());
  moves.push_back("sell big");
  EXPECT_EQ(match_of(game, moves).open_moves(), moves.size());
}

TEST(Telling, HP17_a_record_in_progress_does_not_hold_the_neutral_action_under_an_open_choice) {
  const GamePtr game = *make_game({"happy-pigs", 2, {{"open_actions", 1}, {"first_seat", 1}}, {}});
  std::vector<std::string> moves = {"buy big", "done", "done", "card Land Office"};
  const std::size_t before_the_choices = moves.size();
  for (const char* choice : {"neutral sell", "choose mate"}) {
    moves.push_back(choice);
    EXPECT_EQ(match_of(game, moves).open_moves(), before_the_choices) << choice;
  }
  moves.push_back("choose buy");
  EXPECT_EQ(match_of(game, moves).open_moves(), moves.size());
}

TEST(Telling, a_secret_hand_does_not_keep_open_moves_out_of_a_record) {
  const GamePtr game = toys::truffle_guess(2);
  std::vector<std::string> moves = {"truffle 2", "truffle 3", "roll 5", "p2: guess high"};
  EXPECT_EQ(match_of(game, moves).open_moves(), 3u);
  moves.push_back("guess low");
  EXPECT_EQ(match_of(game, moves).open_moves(), 5u) << "the score tells both guesses";
}

}  // namespace
}  // namespace sounder
