// What a seat can do when it acts: HP-1, HP-2, HP-4, HP-9 to HP-12.
#include <gtest/gtest.h>

#include "rules/happy_pigs/farmyard.h"

namespace sounder::happy_pigs {
namespace {

// Three seats; p1 acts with all the number of its action on a card that changes nothing meanwhile, the others have
// nothing to do.
Farmyard& act(Farmyard& yard, const char* action) {
  yard.round(13, "Warm Straw");  // feed 7, mate 6, buy 9, sell 8; p1 is first
  const char* idle = std::string_view(action) == "mate" ? "feed" : "mate";
  return yard.choose({action, idle, idle});
}

TEST(HappyPigs, HP1_a_tile_that_is_not_in_the_reserve_cannot_be_taken) {
  Farmyard yard(3);
  yard.money(p1, 100).reserve(Good::small, 0).reserve(Good::amulet, 0).reserve(Good::field, 0);
  act(yard, "buy");
  EXPECT_EQ(yard.moves(), (Texts{"buy piglet", "buy average", "buy big", "buy vaccine", "buy supplement", "done"}));
  EXPECT_EQ(yard.refusal(p1, "buy small"), "There is no small pig left in the reserve.");
  EXPECT_EQ(yard.refusal(p1, "buy field"), "There is no field left in the reserve.");
}

TEST(HappyPigs, HP1_what_comes_back_can_be_taken_again) {
  Farmyard yard(3);
  yard.herd(p1, "B").reserve(Good::big, 0);
  act(yard, "sell");
  yard.play(p1, "sell big");
  EXPECT_EQ(yard.state.reserve[at(Good::big)], 1);
}

TEST(HappyPigs, HP2_prices_of_pigs_items_and_fields) {
  const Farmyard yard(2);
  const std::array<int, 8> prices = {3, 6, 10, 15, 1, 1, 1, 10};
  for (Good good : all_goods)
    EXPECT_EQ(yard.game().buying_price(yard.state, p1, good), prices[at(good)]) << name_of(good);
  for (Size size : all_sizes) EXPECT_EQ(yard.game().selling_price(yard.state, size), prices[at(size)]) << name_of(size);
  EXPECT_EQ(yard.game().options().market.field_price(1), 0);
}

TEST(HappyPigs, HP2_every_further_field_costs_five_more) {
  Farmyard yard(3);
  yard.money(p1, 10 + 15 + 20 + 25);
  act(yard, "buy");
  yard.play(p1, {"buy field", "buy field", "buy field", "buy field"});
  EXPECT_EQ(yard.farm(p1).fields, 5);
  EXPECT_EQ(yard.farm(p1).money, 0 + 5) << "70 paid; five actions were left and nothing else can be bought";
}

TEST(HappyPigs, HP4_what_would_not_fit_is_not_offered) {
  Farmyard buyer(3);
  buyer.money(p1, 100).herd(p1, "BBpp");  // room for a piglet, nothing else
  act(buyer, "buy");
  EXPECT_EQ(buyer.moves(), (Texts{"buy piglet", "buy vaccine", "buy supplement", "buy amulet", "buy field", "done"}));
  EXPECT_EQ(buyer.refusal(p1, "buy small"), "There is no room for this small pig on the fields of p1.");

  Farmyard feeder(3);
  feeder.herd(p1, "AAssp").items(p1, 0, 2, 0);
  act(feeder, "feed");
  EXPECT_EQ(feeder.moves(), (Texts{"feed piglet", "done"}))
      << "the average and small pigs can't grow, the piglet just so";

  Farmyard parent(3);
  parent.herd(p1, "BBss").items(p1, 0, 0, 1);
  act(parent, "mate");
  EXPECT_NE(parent.state.phase, Phase::act) << "no room for a newborn: nothing is asked";
  EXPECT_EQ(parent.farm(p1).money, 45 + 6);
}

TEST(HappyPigs, HP9_feeding_grows_a_pig_by_one_size) {
  Farmyard yard(3);
  yard.herd(p1, "psA+B");
  act(yard, "feed");
  EXPECT_EQ(yard.moves(), (Texts{"feed piglet", "feed small", "feed average vaccinated", "done"}));
  yard.play(p1, "feed small");
  EXPECT_EQ(yard.herd(p1), "BA+Ap");
  EXPECT_EQ(yard.state.reserve[at(Good::small)], 48);
  EXPECT_EQ(yard.state.reserve[at(Good::average)], 46);
  EXPECT_EQ(yard.refusal(p1, "feed big"), "A big pig has reached its largest size.");
}

TEST(HappyPigs, HP9_no_pig_is_fed_twice_in_a_round) {
  Farmyard yard(3);
  yard.fields(p1, 2).herd(p1, "ppp+");
  act(yard, "feed");
  yard.play(p1, "feed piglet");
  EXPECT_EQ(yard.moves(), (Texts{"feed piglet", "feed piglet vaccinated", "done"})) << "the small pig has been fed";
  EXPECT_EQ(yard.refusal(p1, "feed small"), "Every small pig of p1 has been fed in this round.");
  yard.play(p1, "feed piglet vaccinated");
  EXPECT_EQ(yard.moves(), (Texts{"feed piglet", "done"}));
  yard.play(p1, "feed piglet");
  EXPECT_EQ(yard.herd(p1), "s+ss");
  EXPECT_NE(yard.state.phase, Phase::act) << "all are fed";
  EXPECT_EQ(yard.farm(p1).money, 45 + 4);
}

TEST(HappyPigs, HP9_marks_are_counted_per_kind_and_cleared_when_the_turn_ends) {
  Farmyard yard(3);
  yard.herd(p1, "ps").herd(p2, "s");
  yard.round(13, "Warm Straw").choose({"feed", "feed", "mate"});
  yard.play(p1, "feed piglet");  // two small pigs now, one of them fed
  yard.play(p1, "feed small");
  EXPECT_EQ(yard.herd(p1), "As");
  EXPECT_EQ(yard.moves(p2), (Texts{"feed small", "done"})) << "marks are the acting seat's own";
  yard.play(p2, "done");
  EXPECT_EQ(yard.state.fed, Herd{});
}

TEST(HappyPigs, HP9_with_a_supplement_a_piglet_or_small_pig_grows_two_sizes) {
  Farmyard yard(3);
  yard.fields(p1, 2).herd(p1, "psA").items(p1, 0, 2, 0);
  act(yard, "feed");
  EXPECT_EQ(yard.moves(), (Texts{"feed piglet", "feed piglet+supplement", "feed small", "feed small+supplement",
                                 "feed average", "done"}));
  EXPECT_EQ(yard.refusal(p1, "feed average+supplement"), "A supplement works only for piglets and small pigs.");
  yard.play(p1, {"feed piglet+supplement", "feed small+supplement"});
  EXPECT_EQ(yard.herd(p1), "BAA");
  EXPECT_EQ(yard.farm(p1).items[at(Item::supplement)], 0);
  EXPECT_EQ(yard.state.reserve[at(Good::supplement)], 25);
  EXPECT_EQ(yard.farm(p1).actions, 5) << "one action each";
  EXPECT_EQ(yard.moves(), (Texts{"feed average", "done"})) << "one of the two average pigs has not been fed";
}

TEST(HappyPigs, HP9_only_the_final_tile_must_be_there_and_only_the_final_herd_must_pack) {
  Farmyard yard(3);
  yard.herd(p1, "p").items(p1, 0, 1, 0).reserve(Good::small, 0);
  act(yard, "feed");
  EXPECT_EQ(yard.moves(), (Texts{"feed piglet+supplement", "done"}));
  yard.play(p1, "feed piglet+supplement");
  EXPECT_EQ(yard.herd(p1), "A");
}

TEST(HappyPigs, HP10_every_average_or_big_pig_has_one_piglet_a_round) {
  // The rulebook's example: one big pig, one piglet.
  Farmyard one(3);
  one.herd(p1, "B");
  act(one, "mate");
  one.play(p1, "mate");
  EXPECT_EQ(one.herd(p1), "Bp");
  EXPECT_NE(one.state.phase, Phase::act);
  EXPECT_EQ(one.farm(p1).money, 45 + 5) << "the other five are unused";

  Farmyard yard(3);
  yard.fields(p1, 2).herd(p1, "BA+s");
  act(yard, "mate");
  yard.play(p1, {"mate", "mate"});
  EXPECT_EQ(yard.herd(p1), "BA+spp") << "a small pig is too young";
  EXPECT_NE(yard.state.phase, Phase::act);
}

TEST(HappyPigs, HP10_with_an_amulet_the_newborn_is_small) {
  Farmyard yard(3);
  yard.herd(p1, "B").items(p1, 0, 0, 1).reserve(Good::piglet, 0);
  act(yard, "mate");
  EXPECT_EQ(yard.moves(), (Texts{"mate+amulet", "done"})) << "a small tile is needed, no piglet";
  yard.play(p1, "mate+amulet");
  EXPECT_EQ(yard.herd(p1), "Bs");
  EXPECT_EQ(yard.farm(p1).items[at(Item::amulet)], 0);
  EXPECT_EQ(yard.state.reserve[at(Good::amulet)], 25);
}

TEST(HappyPigs, HP10_newborns_are_no_parents_in_the_same_round) {
  Farmyard yard(3);
  yard.fields(p1, 3).herd(p1, "BB").items(p1, 0, 0, 2);
  act(yard, "mate");
  yard.play(p1, {"mate+amulet", "mate"});
  EXPECT_NE(yard.state.phase, Phase::act);
  EXPECT_EQ(yard.herd(p1), "BBsp");
}

TEST(HappyPigs, HP11_buying_with_seven_money) {
  // The rulebook's example.
  Farmyard yard(3);
  yard.money(p1, 7);
  act(yard, "buy");
  EXPECT_EQ(yard.moves(), (Texts{"buy piglet", "buy small", "buy vaccine", "buy supplement", "buy amulet", "done"}));
  EXPECT_EQ(yard.refusal(p1, "buy average"), "p1 has 7 coins, and an average pig costs 10.");
  yard.play(p1, "buy small");
  EXPECT_EQ(yard.herd(p1), "s");
  EXPECT_EQ(yard.farm(p1).money, 1);
  EXPECT_EQ(yard.farm(p1).actions, 8) << "one thing, one action";
}

TEST(HappyPigs, HP11_a_big_pig_sells_for_fifteen) {
  // The rulebook's example.
  Farmyard yard(3);
  yard.herd(p1, "B+Bp");
  act(yard, "sell");
  EXPECT_EQ(yard.moves(), (Texts{"sell piglet", "sell big", "sell big vaccinated", "done"}));
  yard.play(p1, "sell big vaccinated");
  EXPECT_EQ(yard.farm(p1).money, 60);
  EXPECT_EQ(yard.herd(p1), "Bp");
  EXPECT_EQ(yard.state.reserve[at(Good::big)], 49);
}

TEST(HappyPigs, HP12_without_vaccinate_any_time_vaccines_are_for_the_change_of_season_only) {
  Farmyard yard(3, {{"vaccinate_any_time", 0}});
  yard.herd(p1, "BB").items(p1, 1, 0, 0);
  act(yard, "sell");
  EXPECT_EQ(yard.moves(), (Texts{"sell big", "done"}));
  EXPECT_EQ(yard.refusal(p1, "vaccinate big"), "Expected `sell big`, `sell big vaccinated` or `done`.");
  Farmyard change(3, {{"vaccinate_any_time", 0}});
  change.herd(p1, "BB").items(p1, 1, 0, 0).round(4, "Land Office").choose({"feed", "feed", "feed"});
  EXPECT_EQ(change.moves(), (Texts{"vaccinate big", "done"}));
  EXPECT_EQ(change.refusal(p1, "vaccinate small"), "p1 has no small pig.");
}

}  // namespace
}  // namespace sounder::happy_pigs
