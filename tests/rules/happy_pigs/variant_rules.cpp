// The two-player variant (HP-17) and the tactical ones (HP-18).
#include <gtest/gtest.h>

#include "match/registry.h"
#include "rules/happy_pigs/farmyard.h"

namespace sounder::happy_pigs {
namespace {

const Choices with_neutral_off = {{"neutral", 2}};
const Choices open = {{"open_actions", 1}};

std::string refused(int seats, const Choices& options) {
  const auto game = make_game({"happy-pigs", seats, options, {}});
  return game ? "" : game.error().message;
}

TEST(HappyPigs, HP17_neutral_tiles_are_on_for_two_unless_switched_off_and_refused_for_more) {
  EXPECT_TRUE(Farmyard(2).game().with_neutral());
  EXPECT_TRUE(Farmyard(2, {{"neutral", 1}}).game().with_neutral());
  EXPECT_FALSE(Farmyard(2, with_neutral_off).game().with_neutral());
  EXPECT_FALSE(Farmyard(3).game().with_neutral());
  EXPECT_FALSE(Farmyard(6, with_neutral_off).game().with_neutral());
  for (int seats = 3; seats <= 6; ++seats)
    EXPECT_EQ(refused(seats, {{"neutral", 1}}), "happy-pigs: the neutral tiles are for two seats (HP-17)");
  EXPECT_EQ(refused(3, {{"first_seat", 4}}), "happy-pigs: first_seat is p4, expected chance or p1 to p3");
}

TEST(HappyPigs, HP17_the_second_player_starts_with_the_neutral_tiles) {
  EXPECT_EQ(Farmyard(2).state.neutral_holder, p2);
  EXPECT_EQ(Farmyard(2, {{"first_seat", 2}}).state.neutral_holder, p1);
  EXPECT_EQ(Farmyard(2, with_neutral_off).state.neutral_holder, Seat::nobody);
}

TEST(HappyPigs, HP17_the_holder_picks_an_action_then_a_neutral_one_both_secret) {
  Farmyard yard(2);
  yard.round(1, "Land Office").herd(p1, "BB").herd(p2, "BB");
  EXPECT_EQ(yard.moves(p2), (Texts{"choose feed", "choose mate", "choose buy", "choose sell"}));
  yard.play(p2, "choose sell");
  EXPECT_EQ(yard.moves(p2), (Texts{"neutral feed", "neutral mate", "neutral buy", "neutral sell"}));
  EXPECT_EQ(yard.turn().seats, seats_of(2)) << "both are still to move, in any order";
  Farmyard other = yard;
  EXPECT_EQ(yard.told(p2, "neutral mate", p1), "p2 chooses in secret.");
  EXPECT_EQ(other.told(p2, "neutral sell", p1), "p2 chooses in secret.");
  EXPECT_EQ(yard.view(p1), other.view(p1));
  EXPECT_EQ(yard.view(Viewer::audience()), other.view(Viewer::audience()));
  EXPECT_NE(yard.view(p2), other.view(p2));
  EXPECT_EQ(yard.told(p1, "choose mate"),
            "p1 chooses mate. p1 mates 4 times. p2 sells 9 times. The neutral mates 3 times.");
}

TEST(HappyPigs, HP17_the_neutral_choice_is_imagined_anew_by_the_opponent_only) {
  Farmyard yard(2);
  yard.round(1, "Land Office").play(p2, "choose sell").play(p2, "neutral mate");
  Rng rng(5);
  bool changed = false;
  for (int i = 0; i < 60; ++i) {
    EXPECT_EQ(yard.game().imagine(yard.state, p2, rng), yard.state);
    State other = yard.game().imagine(yard.state, p1, rng);
    changed = changed || other.neutral != yard.state.neutral;
    other.neutral = yard.state.neutral;
    other.farm(p2).choice = yard.farm(p2).choice;
    EXPECT_EQ(other, yard.state);
  }
  EXPECT_TRUE(changed);
}

TEST(HappyPigs, HP17_the_neutral_is_dealt_last_and_hinders_its_holder_too) {
  Farmyard yard(2);
  yard.herd(p1, "pppp").herd(p2, "pppp").round(1, "Fresh Clover");  // feed 6, mate 9, buy 7, sell 8
  yard.play(p1, "choose sell").play(p2, {"choose sell", "neutral sell"});
  EXPECT_EQ(yard.farm(p1).actions, 3);
  EXPECT_EQ(yard.farm(p2).actions, 3) << "eight by three: the neutral gets the two that are left";
  EXPECT_EQ(yard.farm(p1).money + yard.farm(p2).money, 90) << "its actions pay nobody";
}

TEST(HappyPigs, HP17_the_tiles_pass_to_the_opponent_they_have_hindered) {
  Farmyard yard(2);
  yard.round(1, "Land Office");
  yard.play(p1, "choose feed").play(p2, {"choose mate", "neutral feed"});  // nobody has pigs: the round is over
  EXPECT_EQ(yard.state.neutral_holder, p1);
  yard.card("Litter Fair");
  EXPECT_EQ(yard.state.neutral, Action::none);
  yard.play(p2, "choose mate").play(p1, {"choose mate", "neutral feed"});
  EXPECT_EQ(yard.state.neutral_holder, p1) << "who misses the opponent keeps them";
  yard.card("Fresh Clover").play(p2, "choose mate").play(p1, {"choose feed", "neutral feed"});
  EXPECT_EQ(yard.state.neutral_holder, p1) << "hindering oneself does not count";
}

TEST(HappyPigs, HP17_the_tiles_pass_only_for_the_next_round) {
  Farmyard yard(2);
  yard.herd(p1, "BB").round(1, "Land Office");
  yard.play(p1, "choose sell").play(p2, {"choose mate", "neutral sell"});
  EXPECT_EQ(yard.state.neutral_holder, p2) << "while the round lasts they lie where they were laid";
  EXPECT_EQ(yard.told(p1, "done"),
            "p1 stops with 5 actions left. p1 gets 5 coins for unused actions. p2 gets 7 coins for unused actions. The "
            "neutral tiles go "
            "to p1.");
}

TEST(HappyPigs, HP17_with_open_actions_the_neutral_is_laid_secretly_before_the_first_choice) {
  Farmyard yard(2, open);
  yard.round(1, "Land Office").herd(p1, "BB").herd(p2, "BB");
  EXPECT_EQ(yard.turn().seats, SeatSet(p2));
  EXPECT_EQ(yard.moves(), (Texts{"neutral feed", "neutral mate", "neutral buy", "neutral sell"}));
  Farmyard other = yard;
  EXPECT_EQ(yard.told(p2, "neutral mate", p1), "p2 chooses in secret.");
  other.play(p2, "neutral sell");
  EXPECT_EQ(yard.turn().seats, SeatSet(p1));
  EXPECT_EQ(yard.view(p1), other.view(p1));
  EXPECT_EQ(yard.told(p1, "choose mate", p2), "p1 chooses mate.");
  other.play(p1, "choose mate");
  EXPECT_EQ(yard.view(p1), other.view(p1)) << "still secret after the first open choice";
  Rng rng(1);
  bool changed = false;
  for (int i = 0; i < 20; ++i) {
    const State imagined = yard.game().imagine(yard.state, p1, rng);
    EXPECT_EQ(imagined.farm(p1).choice, Action::mate);
    changed = changed || imagined.neutral != Action::mate;
  }
  EXPECT_TRUE(changed);
  EXPECT_EQ(yard.told(p2, "choose sell"),
            "p2 chooses sell. p1 mates 4 times. p2 sells 9 times. The neutral mates 3 times.");
}

TEST(HappyPigs, HP18_with_forecast_the_next_card_is_face_up) {
  Farmyard yard(3, {{"forecast", 1}});
  for (Seat seat : {p1, p2, p3}) yard.play(seat, "done");
  yard.card("Land Office");
  EXPECT_TRUE(yard.turn().is_chance()) << "round 1 draws two";
  EXPECT_EQ(yard.refusal(Seat::nobody, "card Land Office").substr(0, 40), "Expected a card of spring not yet seen: ");
  yard.card("School Trip");
  EXPECT_TRUE(yard.turn().decides());
  EXPECT_EQ(yard.game().card_in_force(yard.state)->name(), "Land Office");
  EXPECT_NE(yard.view(p1).find(R"("next_card":{"season":"spring","id":"school-trip","name":"School Trip")"),
            std::string::npos);
  yard.choose({"mate", "mate", "mate"});
  EXPECT_TRUE(yard.turn().is_chance()) << "every further round draws one";
  yard.card("Litter Fair");
  EXPECT_EQ(yard.game().card_in_force(yard.state)->name(), "School Trip");
}

TEST(HappyPigs, HP18_the_forecast_crosses_seasons_and_round_16_draws_none) {
  Farmyard yard(3, {{"forecast", 1}});
  yard.round(3, "Land Office").choose({"mate", "mate", "mate"});
  EXPECT_EQ(yard.state.round, 3);
  EXPECT_EQ(yard.cards().size(), 6u);
  yard.card("Item Stall");  // a summer card while spring goes on
  EXPECT_TRUE(yard.turn().decides());
  yard.choose({"mate", "mate", "mate"});
  EXPECT_EQ(yard.cards().size(), 5u);
  yard.card("Acorn Glut");
  EXPECT_EQ(yard.game().card_in_force(yard.state)->name(), "Item Stall");

  Farmyard last(3, {{"forecast", 1}});
  last.round(15, "Ham Season").choose({"mate", "mate", "mate"});
  EXPECT_TRUE(last.turn().decides()) << "the card of round 16 has been seen, and there is no other";
  EXPECT_EQ(last.state.round, 15);
}

TEST(HappyPigs, HP18_without_forecast_nothing_of_the_next_round_is_drawn) {
  Farmyard yard(3);
  for (Seat seat : {p1, p2, p3}) yard.play(seat, "done");
  yard.card("Land Office");
  EXPECT_TRUE(yard.turn().decides());
  EXPECT_EQ(yard.state.drawn, 1);
}

TEST(HappyPigs, HP18_with_open_actions_seats_choose_in_turn_order_visibly) {
  Farmyard yard(3, open);
  yard.herd(p1, "pp").herd(p2, "pp").herd(p3, "pp").round(2, "Land Office");  // p2 is first
  EXPECT_EQ(yard.turn().seats, SeatSet(p2));
  EXPECT_EQ(yard.told(p2, "choose sell", p1), "p2 chooses sell.");
  EXPECT_EQ(yard.turn().seats, SeatSet(p3));
  EXPECT_NE(yard.view(p1).find(R"("choice":"sell")"), std::string::npos);
  EXPECT_NE(yard.view(Viewer::audience()).find(R"("choice":"sell")"), std::string::npos);
  Rng rng(2);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(yard.game().imagine(yard.state, p1, rng), yard.state) << "nothing is hidden";
  yard.play(p3, "choose feed");
  EXPECT_EQ(yard.told(p1, "choose sell"), "p1 chooses sell. p2 sells 5 times. p3 feeds 8 times. p1 sells 4 times.");
}

}  // namespace
}  // namespace sounder::happy_pigs
