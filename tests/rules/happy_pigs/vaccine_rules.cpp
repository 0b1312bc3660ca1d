// HP-12: vaccinating at any time of one's own turns.
#include <gtest/gtest.h>

#include <algorithm>

#include "match/registry.h"
#include "rules/happy_pigs/farmyard.h"
#include "rules/random_play.h"

namespace sounder::happy_pigs {
namespace {

// p1 has chosen this, alone; the cards of these rounds leave farms alone.
Farmyard& in_turn(Farmyard& yard, const char* action, int round = 1) {
  const bool mates = std::string_view(action) == "mate";
  yard.round(round, round == 4 ? "Land Office" : "Litter Fair");
  return yard.choose({action, mates ? "feed" : "mate", mates ? "feed" : "mate"});
}

TEST(HappyPigs, HP12_a_seat_may_vaccinate_before_round_one) {
  Farmyard yard(2);
  yard.play(p1, {"buy small", "buy vaccine"});
  EXPECT_EQ(yard.moves(), (Texts{"buy piglet", "buy small", "buy average", "buy big", "buy vaccine", "buy supplement",
                                 "buy amulet", "buy field", "vaccinate small", "done"}));
  EXPECT_EQ(yard.told(p1, "vaccinate small"), "p1 vaccinates a small pig.");
  EXPECT_EQ(yard.herd(p1), "s+");
  EXPECT_EQ(yard.farm(p1).actions, 3) << "it is none of the five things";
  EXPECT_EQ(yard.seat(), p1);
}

TEST(HappyPigs, HP12_a_seat_may_vaccinate_in_its_turn_whatever_it_chose) {
  for (const char* action : {"feed", "mate", "buy", "sell"}) {
    Farmyard yard(3);
    yard.herd(p1, "Bs").items(p1, 1, 0, 0);
    in_turn(yard, action);
    EXPECT_EQ(yard.refusal(p1, "vaccinate small"), "") << action;
    yard.play(p1, "vaccinate small");
    EXPECT_EQ(yard.herd(p1), "Bs+") << action;
  }
}

TEST(HappyPigs, HP12_any_number_of_times_and_it_is_no_action) {
  Farmyard yard(3);
  yard.herd(p1, "BAsp").items(p1, 3, 0, 0);
  in_turn(yard, "sell");
  const int actions = yard.farm(p1).actions;
  const int money = yard.farm(p1).money;
  yard.play(p1, {"vaccinate big", "vaccinate average", "vaccinate piglet"});
  EXPECT_EQ(yard.herd(p1), "B+A+sp+");
  EXPECT_EQ(yard.farm(p1).actions, actions) << "nothing is counted";
  EXPECT_EQ(yard.farm(p1).money, money) << "nothing is paid";
  EXPECT_EQ(yard.seat(), p1);
  EXPECT_EQ(yard.refusal(p1, "vaccinate small"), "p1 has no vaccine.");
  EXPECT_EQ(yard.moves(),
            (Texts{"sell piglet vaccinated", "sell small", "sell average vaccinated", "sell big vaccinated", "done"}));
}

TEST(HappyPigs, HP12_a_used_vaccine_goes_back_at_once_and_can_be_bought_again) {
  Farmyard yard(3);
  yard.herd(p1, "BB").items(p1, 2, 0, 0).reserve(Good::vaccine, 0);
  in_turn(yard, "buy");
  EXPECT_EQ(yard.refusal(p1, "buy vaccine"), "There is no vaccine left in the reserve.");
  yard.play(p1, {"vaccinate big", "buy vaccine", "vaccinate big"});
  EXPECT_EQ(yard.state.reserve[at(Good::vaccine)], 1);
  EXPECT_EQ(yard.farm(p1).items[at(Item::vaccine)], 1);
}

TEST(HappyPigs, HP12_only_who_holds_a_vaccine_and_an_unvaccinated_pig) {
  Farmyard none(3);
  none.herd(p1, "Bs");
  in_turn(none, "sell");
  EXPECT_EQ(none.moves(), (Texts{"sell small", "sell big", "done"}));
  EXPECT_EQ(none.refusal(p1, "vaccinate small"), "p1 has no vaccine.");
  EXPECT_EQ(none.refusal(p1, "buy field"), "Expected `sell big`, `sell big vaccinated` or `done`.");
  Farmyard safe(3);
  safe.herd(p1, "Bs+").items(p1, 2, 0, 0);
  in_turn(safe, "sell");
  EXPECT_EQ(safe.moves(), (Texts{"sell small vaccinated", "sell big", "vaccinate big", "done"}));
  EXPECT_EQ(safe.refusal(p1, "vaccinate small"), "p1 has no unvaccinated small pig.");
  EXPECT_EQ(safe.refusal(p1, "vaccinate average"), "p1 has no average pig.");
  EXPECT_EQ(safe.refusal(p1, "buy field"), "Expected `sell big`, `sell big vaccinated`, `vaccinate small` or `done`.");
}

TEST(HappyPigs, HP12_not_while_choosing) {
  for (int open = 0; open <= 1; ++open) {
    Farmyard yard(2, {{"open_actions", open}});
    yard.herd(p1, "B").items(p1, 1, 0, 0).herd(p2, "B").items(p2, 1, 0, 0).round(1, "Land Office");
    const Texts actions = {"choose feed", "choose mate", "choose buy", "choose sell"};
    if (open) yard.play(p2, "neutral feed");
    EXPECT_EQ(yard.moves(p1), actions);
    EXPECT_EQ(yard.refusal(p1, "vaccinate big"),
              "Expected `choose feed`, `choose mate`, `choose buy` or `choose sell`.");
    yard.play(p1, "choose feed");
    EXPECT_EQ(yard.moves(p2), actions);
    if (open) continue;
    yard.play(p2, "choose feed");
    EXPECT_EQ(yard.moves(p2), (Texts{"neutral feed", "neutral mate", "neutral buy", "neutral sell"}));
    EXPECT_NE(yard.refusal(p2, "vaccinate big"), "");
  }
}

TEST(HappyPigs, HP12_not_when_the_gift_of_a_card_is_asked) {
  Farmyard grows(3);
  grows.herd(p1, "Bp").items(p1, 1, 0, 0).round(1, "Fresh Clover").choose({"sell", "feed", "feed"}).play(p1, "done");
  ASSERT_EQ(grows.state.phase, Phase::effect);
  EXPECT_EQ(grows.moves(), (Texts{"grow piglet", "done"}));
  EXPECT_EQ(grows.refusal(p1, "vaccinate big"), "Expected `grow piglet`, `grow piglet vaccinated` or `done`.");
  Farmyard takes(3);
  takes.herd(p1, "B").items(p1, 1, 0, 0).round(5, "Item Stall").choose({"sell", "feed", "feed"});
  while (takes.state.phase == Phase::act) takes.play(takes.seat(), "done");
  ASSERT_EQ(takes.state.phase, Phase::effect);
  while (takes.seat() != p1) takes.play(takes.seat(), "take amulet");
  EXPECT_EQ(takes.moves(), (Texts{"take vaccine", "take supplement", "take amulet"}));
  EXPECT_NE(takes.refusal(p1, "vaccinate big"), "");
}

TEST(HappyPigs, HP12_not_in_the_turn_of_another_seat) {
  Farmyard yard(3);
  yard.herd(p1, "B").items(p1, 1, 0, 0).herd(p2, "B").items(p2, 1, 0, 0);
  yard.round(1, "Litter Fair").choose({"sell", "sell", "mate"});
  EXPECT_EQ(yard.seat(), p1);
  EXPECT_EQ(yard.refusal(p2, "vaccinate big"), "It is somebody else’s turn.");
  Farmyard shop(2);
  shop.play(p1, {"buy big", "buy vaccine", "done"});
  EXPECT_EQ(shop.refusal(p1, "vaccinate big"), "It is somebody else’s turn.");
}

TEST(HappyPigs, HP12_it_does_not_keep_a_turn_open) {
  // Nothing to feed: the seat is not asked, though it could vaccinate.
  Farmyard fed(3);
  fed.herd(p1, "B").items(p1, 1, 0, 0);
  in_turn(fed, "feed");
  EXPECT_NE(fed.state.phase, Phase::act);
  EXPECT_EQ(fed.farm(p1).money, 45 + 7) << "all seven feeds are paid at once";
  // The last action ends the turn, with a vaccine in stock.
  Farmyard last(3);
  last.herd(p1, "Bs").items(p1, 1, 0, 0);
  in_turn(last, "feed").play(p1, "feed small");
  EXPECT_NE(last.state.phase, Phase::act);
  EXPECT_EQ(last.herd(p1), "BA");
  // So it is before round one.
  Farmyard shop(2);
  shop.play(p1, {"buy big", "buy big", "buy vaccine"}).money(p1, 1).play(p1, "buy vaccine");
  EXPECT_EQ(shop.farm(p1).items[at(Item::vaccine)], 2);
  EXPECT_EQ(shop.seat(), p2) << "without money it is over";
}

TEST(HappyPigs, HP12_vaccinating_does_not_end_a_turn_either) {
  Farmyard yard(3);
  yard.herd(p1, "s").items(p1, 1, 0, 0);
  in_turn(yard, "feed").play(p1, "vaccinate small");
  EXPECT_EQ(yard.moves(), (Texts{"feed small vaccinated", "done"}));
}

TEST(HappyPigs, HP12_unfed_pigs_of_a_kind_are_vaccinated_first) {
  Farmyard yard(3);
  yard.fields(p1, 2).herd(p1, "pss").items(p1, 3, 0, 0);
  in_turn(yard, "feed").play(p1, "feed piglet");  // three small pigs, one of them fed
  yard.play(p1, "vaccinate small");
  EXPECT_EQ(yard.state.fed.count({Size::small, false}), 1) << "an unfed one was vaccinated";
  EXPECT_EQ(yard.state.fed.count({Size::small, true}), 0);
  EXPECT_EQ(yard.refusal(p1, "feed small vaccinated"), "");
  yard.play(p1, "vaccinate small");
  EXPECT_EQ(yard.state.fed.count({Size::small, true}), 0);
}

TEST(HappyPigs, HP12_when_only_fed_pigs_are_left_the_mark_goes_along) {
  Farmyard yard(3);
  yard.fields(p1, 2).herd(p1, "pA").items(p1, 1, 0, 0);
  in_turn(yard, "feed").play(p1, {"feed piglet", "vaccinate small"});
  EXPECT_EQ(yard.herd(p1), "As+");
  EXPECT_EQ(yard.state.fed.count({Size::small, false}), 0);
  EXPECT_EQ(yard.state.fed.count({Size::small, true}), 1);
  EXPECT_EQ(yard.moves(), (Texts{"feed average", "done"}));
  EXPECT_EQ(yard.refusal(p1, "feed small vaccinated"), "Every vaccinated small pig of p1 has been fed in this round.");
  EXPECT_NE(yard.view(p1).find(R"("size":"small","vaccinated":true,"fed":true)"), std::string::npos);
}

TEST(HappyPigs, HP12_a_parent_that_is_vaccinated_has_its_piglet_all_the_same) {
  Farmyard yard(3);
  yard.fields(p1, 2).herd(p1, "BA").items(p1, 1, 0, 0);
  in_turn(yard, "mate").play(p1, {"mate", "vaccinate big", "mate"});
  EXPECT_EQ(yard.herd(p1), "B+App");
  EXPECT_NE(yard.state.phase, Phase::act) << "both had theirs";
}

TEST(HappyPigs, HP12_an_early_vaccine_saves_a_pig_at_the_change_of_season) {
  Farmyard yard(3);
  yard.herd(p1, "BA").items(p1, 2, 0, 0);
  in_turn(yard, "sell", 4).play(p1, {"vaccinate big", "done"});
  EXPECT_EQ(yard.state.phase, Phase::vaccinate) << "asked for as before";
  EXPECT_EQ(yard.moves(), (Texts{"vaccinate average", "done"}));
  yard.play(p1, "done");
  EXPECT_EQ(yard.herd(p1), "B+");
}

TEST(HappyPigs, HP12_a_match_without_vaccinate_any_time_is_replayed_with_it_move_by_move) {
  for (int seats = 2; seats <= 6; ++seats) {
    const Farmyard before(seats, {{"vaccinate_any_time", 0}});
    const Farmyard now(seats);
    Rng rng(static_cast<std::uint64_t>(seats));
    State s = before.game().start();
    for (Turn turn = before.game().turn(s); !turn.is_over(); turn = before.game().turn(s)) {
      ASSERT_EQ(now.game().turn(s).seats, turn.seats);
      const Move move = random_step(before.game(), s, turn, rng);
      if (!turn.is_chance()) {
        MoveListOf<HappyPigs> moves;
        now.game().moves(s, move.seat, moves);
        ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
      }
      State other = s;
      before.game().play(s, move);
      now.game().play(other, move);
      ASSERT_EQ(s, other) << "the same steps are forced";
    }
  }
}

TEST(HappyPigs, HP12_new_matches_have_it_and_records_that_do_not_name_it_have_not) {
  EXPECT_EQ((*make_game({"happy-pigs", 3, {}, {}}))->setup().options.at("vaccinate_any_time"), 1);
  for (const auto& option : HappyPigs::options_offered)
    if (option.id == "vaccinate_any_time") EXPECT_EQ(option.absent, 0);
}

TEST(HappyPigs, HP12_the_numbers_of_actions_are_what_they_were) {
  const Farmyard yard(2);
  EXPECT_EQ(HappyPigs::actions, 50);
  EXPECT_EQ(yard.game().action_name(0), "choose feed");
  EXPECT_EQ(yard.game().action_name(36), "vaccinate piglet");
  EXPECT_EQ(yard.game().action_name(49), "done");
}

}  // namespace
}  // namespace sounder::happy_pigs
