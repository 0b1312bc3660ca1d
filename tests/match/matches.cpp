// A match: moves made, taken back, written and read as steps.
#include "i18n/english.h"
#include "match/match.h"

#include <gtest/gtest.h>

#include "match/played.h"
#include "toys/registered.h"

namespace sounder {
namespace {

Match pigs_and_pumpkins(std::initializer_list<const char*> texts) {
  Match match(game_of({"bite-the-pumpkin", 2, {}, {}}));
  for (const char* text : texts) {
    const auto step = parse_step(match.game(), match.state(), text);
    if (!step.move) throw std::runtime_error(std::string(text) + ": " + i18n::english(match.game(), step.reason));
    match.play(step.move->seat, step.move->move);
  }
  return match;
}

std::string refusal(const Match& match, std::string_view text) {
  const auto step = parse_step(match.game(), match.state(), text);
  return step.move ? "taken" : i18n::english(match.game(), step.reason);
}

TEST(Match, every_state_of_it_can_be_asked_for_again) {
  const Match match = played(toys::truffle_guess(3), SeededChance(2));
  AnyState state = match.game().start();
  for (std::size_t count = 0; count < match.steps().size(); ++count) {
    EXPECT_EQ(match.state_at(count), state) << count;
    match.game().play(state, match.steps()[count].move);
  }
  EXPECT_EQ(match.state(), state);
}

TEST(Match, rewinding_forgets_moves_and_draws) {
  Match match = played(toys::truffle_guess(3), SeededChance(2));
  EXPECT_EQ(match.draws(), 5u);  // three truffles, two rolls
  match.rewind(7);               // three truffles, a roll, three guesses
  EXPECT_EQ(match.steps().size(), 7u);
  EXPECT_EQ(match.draws(), 4u);
  EXPECT_TRUE(match.turn().is_chance());
  EXPECT_EQ(match.state(), match.state_at(7));
  match.rewind(0);
  EXPECT_EQ(match.draws(), 0u);
  EXPECT_EQ(match.state(), match.game().start());
}

TEST(Steps, a_seat_stands_in_front_where_several_are_to_move) {
  Match match(toys::truffle_guess(3));
  const SeededChance source(1);
  while (match.turn().is_chance()) match.play(Seat::nobody, source.draw(match.game(), match.state(), match.draws()));
  EXPECT_EQ(refusal(match, "guess low"), "Several seats are to move: put p1, p2 or p3 and a colon in front.");
  EXPECT_EQ(refusal(match, "p4: guess low"), "[refuse.expected]");  // there is no p4
  EXPECT_EQ(refusal(match, "p2:guess low"), "Several seats are to move: put p1, p2 or p3 and a colon in front.");
  EXPECT_EQ(refusal(match, "p2: guess"), "[refuse.expected]");
  const auto second = parse_step(match.game(), match.state(), "p2: guess high");
  ASSERT_TRUE(second.move);
  EXPECT_EQ(second.move->seat, Seat::p2);
  EXPECT_EQ(step_text(match.game(), match.state(), *second.move), "p2: guess high");
  match.play(second.move->seat, second.move->move);
  EXPECT_EQ(refusal(match, "p2: guess low"), "p2 is not to move now.");
  const auto third = parse_step(match.game(), match.state(), "p3: guess low");
  match.play(third.move->seat, third.move->move);
  // One seat is left: it needs no name, but may have it.
  EXPECT_EQ(refusal(match, "guess low"), "taken");
  EXPECT_EQ(refusal(match, "p1: guess low"), "taken");
  const auto first = parse_step(match.game(), match.state(), "p1: guess low");
  EXPECT_EQ(step_text(match.game(), match.state(), *first.move), "guess low");
  EXPECT_EQ(match.text_at(4), "p2: guess high");
}

TEST(Steps, a_chance_move_is_nobodys) {
  Match match(toys::truffle_guess(2));
  const auto step = parse_step(match.game(), match.state(), "truffle 2");
  ASSERT_TRUE(step.move);
  EXPECT_EQ(step.move->seat, Seat::nobody);
  EXPECT_EQ(refusal(match, "p1: truffle 2"), "p1 is not to move now.");
  EXPECT_NE(refusal(match, "truffle 4"), "taken");
}

TEST(Steps, nobody_moves_after_the_end) {
  const Match match = played(toys::truffle_guess(2), SeededChance(1));
  EXPECT_EQ(refusal(match, "guess low"), "The match is over.");
  EXPECT_EQ(refusal(match, "p1: guess low"), "The match is over.");
}

TEST(Steps, the_seat_is_checked_where_one_is_to_move) {
  const Match match = pigs_and_pumpkins({"pig d5"});
  EXPECT_EQ(refusal(match, "p1: plant a1"), "p1 is not to move now.");
  EXPECT_EQ(refusal(match, "p2: plant a1"), "taken");
  EXPECT_EQ(refusal(match, "plant a1"), "taken");
}

}  // namespace
}  // namespace sounder
