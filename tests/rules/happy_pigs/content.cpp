// Decks and markets of one's own: what is read, and how what is wrong is named.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <sstream>

#include "match/registry.h"
#include "rules/happy_pigs/farmyard.h"
#include "rules/random_play.h"

namespace sounder::happy_pigs {
namespace {

std::string built_in(const char* kind, const char* name) {
  return json::serialize(find_built_in("happy-pigs", kind, name)->document);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  if (at == std::string::npos) throw std::invalid_argument("not there: " + from);
  return text.replace(at, from.size(), to);
}

std::string refusal(const std::string& deck, const std::string& market = {}) {
  try {
    const Farmyard yard(2, {}, deck, market);
  } catch (const std::invalid_argument& refused) {
    return refused.what();
  }
  return "read";
}

const std::string sounder_deck = built_in("deck", "sounder");
const std::string classic_market = built_in("market", "classic");
const std::string pig_show =
    R"({"name":"Pig Show","feed":9,"mate":7,"buy":6,"sell":8,"effect":{"kind":"most_pigs","size":"big","money":6}})";

std::string with_pig_show(const std::string& from, const std::string& to) {
  return replaced(sounder_deck, pig_show, replaced(pig_show, from, to));
}

TEST(HappyPigsContent, the_built_in_files_read_back) {
  EXPECT_EQ(refusal(sounder_deck), "read");
  EXPECT_EQ(refusal({}, classic_market), "read");
}

TEST(HappyPigsContent, what_is_wrong_with_a_card_is_named_with_card_and_field) {
  const std::string card = R"(deck sounder.autumn[1] "Pig Show")";
  EXPECT_EQ(refusal(with_pig_show(R"("feed":9)", R"("feed":-1)")),
            card + ".feed: found -1, expected a whole number from 0 to 15");
  EXPECT_EQ(refusal(with_pig_show(R"("feed":9)", R"("feed":"9")")),
            card + R"(.feed: found "9", expected a whole number from 0 to 15)");
  EXPECT_EQ(refusal(with_pig_show(R"(,"sell":8)", "")), card + R"(: the field "sell" is missing)");
  EXPECT_EQ(refusal(with_pig_show(R"("sell":8)", R"("sell":8,"colour":"red")")), card + R"(: unknown field "colour")");
  EXPECT_EQ(
      refusal(with_pig_show("most_pigs", "storm")),
      card +
          R"(.effect.kind: found "storm", expected one of cheaper, dearer, litter, grow, items, item_of_choice, money_per_pig, money_for_herd, most_pigs, no_room)");
  EXPECT_EQ(refusal(with_pig_show(R"("money":6)", R"("money":-6)")),
            card + ".effect.money: found -6, expected a whole number from 1 to 50");
  EXPECT_EQ(refusal(with_pig_show(R"(,"money":6)", "")), card + R"(.effect: the field "money" is missing)");
  EXPECT_EQ(refusal(with_pig_show(R"("money":6)", R"("money":6,"item":"amulet")")),
            card + R"(.effect: unknown field "item")");
  EXPECT_EQ(refusal(with_pig_show(R"("size":"big")", R"("size":"huge")")),
            card + R"(.effect.size: found "huge", expected one of piglet, small, average, big, any)");
  EXPECT_EQ(refusal(with_pig_show(R"("name":"Pig Show",)", "")),
            R"(deck sounder.autumn[1]: the field "name" is missing)");
  EXPECT_EQ(refusal(with_pig_show("Pig Show", "")),
            R"(deck sounder.autumn[1].name: found "", expected a name of 1 to 32 characters, no blank at its ends)");
}

TEST(HappyPigsContent, names_are_unique_within_a_season) {
  const std::string twice = with_pig_show("Pig Show", "Sausage Fest");
  EXPECT_NE(refusal(twice).find(R"(deck sounder.autumn[1] "Sausage Fest": found )"), std::string::npos)
      << refusal(twice);
  EXPECT_NE(refusal(twice).find("expected every name once in a season"), std::string::npos);
  EXPECT_EQ(refusal(with_pig_show("Pig Show", "Ham Season")), "read") << "in another season the name is free";
}

TEST(HappyPigsContent, a_season_has_at_least_four_cards) {
  auto deck = boost::json::parse(sounder_deck);
  auto& winter = deck.as_object().at("winter").as_array();
  winter.resize(4);
  EXPECT_EQ(refusal(boost::json::serialize(deck)), "read");
  winter.resize(3);
  EXPECT_EQ(refusal(boost::json::serialize(deck)), "deck sounder.winter: has 3 entries, expected 4 to 12");
}

TEST(HappyPigsContent, the_last_card_of_a_short_season_is_no_chance_move) {
  auto deck = boost::json::parse(sounder_deck);
  deck.as_object().at("spring").as_array().resize(4);
  Farmyard yard(3, {}, boost::json::serialize(deck));
  for (Seat seat : {p1, p2, p3}) yard.play(seat, "done");
  for (const char* card : {"Season of Love", "Fresh Clover"}) yard.card(card).choose({"mate", "mate", "mate"});
  EXPECT_EQ(yard.cards(), (Texts{"card Litter Fair", "card Travelling Vet"}));
  yard.card("Travelling Vet").play(p1, "choose mate").play(p2, "choose mate");
  EXPECT_EQ(yard.told(p3, "choose mate"),
            "p3 chooses mate. p3 mates 3 times. p1 mates twice. p2 mates twice. p3 gets 3 coins for unused actions. p1 "
            "gets 2 coins for unused "
            "actions. p2 gets 2 coins for unused actions. p3 gets 2 vaccines. p1 gets 2 vaccines. p2 gets 2 vaccines. "
            "The last card of spring is "
            "Litter Fair: feed 7, mate 8, buy 9 and sell 6.");
  EXPECT_TRUE(yard.turn().decides());
  EXPECT_EQ(yard.game().card_in_force(yard.state)->name(), "Litter Fair");
}

TEST(HappyPigsContent, the_market_is_read_and_checked) {
  const std::string rich =
      replaced(replaced(classic_market, R"("money":45)", R"("money":60)"), R"("big":15)", R"("big":20)");
  Farmyard yard(2, {}, {}, rich);
  EXPECT_EQ(yard.farm(p1).money, 60);
  EXPECT_EQ(yard.game().buying_price(yard.state, p1, Good::big), 20);
  EXPECT_EQ(refusal({}, replaced(classic_market, R"("field_step":5)", R"("field_step":-5)")),
            "market classic.field_step: found -5, expected a whole number from 0 to 40");
  EXPECT_EQ(refusal({}, replaced(classic_market, R"("field":20)", R"("field":5)")),
            "market classic.reserve.field: found 5, expected a whole number from 6 to 20");
  EXPECT_EQ(refusal({}, replaced(classic_market, R"("purchases":5,)", "")),
            R"(market classic: the field "purchases" is missing)");
}

// A deck on which every action has this number.
std::string deck_of(int number) {
  auto deck = boost::json::parse(sounder_deck);
  for (const char* season : {"spring", "summer", "autumn", "winter"})
    for (auto& card : deck.as_object()[season].as_array())
      for (const char* action : {"feed", "mate", "buy", "sell"}) card.as_object()[action] = number;
  return boost::json::serialize(deck);
}

TEST(HappyPigsContent, HP5_purchases_of_none_are_none) {
  const Farmyard yard(3, {}, {}, replaced(classic_market, R"("purchases":5)", R"("purchases":0)"));
  EXPECT_TRUE(yard.turn().is_chance()) << "nobody is asked to shop";
  for (const Farm& farm : yard.state.farms) EXPECT_EQ(farm.actions, 0);
  EXPECT_EQ(yard.state.farm(p1).money, 45);
}

TEST(HappyPigsContent, HP7_a_share_of_none_is_no_action) {
  Farmyard yard(3, {}, deck_of(1));
  yard.round(1, "Fresh Clover").herd(p1, "p").herd(p2, "p").herd(p3, "p").choose({"feed", "feed", "sell"});
  EXPECT_EQ(yard.seat(), p1);
  EXPECT_EQ(yard.farm(p1).actions, 1);
  EXPECT_EQ(yard.farm(p2).actions, 0);
  yard.play(p1, "feed piglet");
  EXPECT_EQ(yard.seat(), p3) << "p2 came second to one action and is passed over";
  EXPECT_EQ(yard.herd(p2), "p");
  EXPECT_EQ(yard.farm(p2).actions, 0);
  EXPECT_EQ(yard.farm(p2).money, 45) << "what one has not got can't be left untaken";
}

TEST(HappyPigsContent, HP7_a_card_may_give_no_action_at_all) {
  Farmyard yard(2, {{"neutral", 2}}, deck_of(0));
  yard.round(1, "Travelling Vet").herd(p1, "p").choose({"feed", "sell"});
  EXPECT_TRUE(yard.turn().is_chance()) << "the next card";
  EXPECT_EQ(yard.herd(p1), "p");
  EXPECT_EQ(yard.farm(p1).money, 45);
  EXPECT_EQ(yard.farm(p1).items[at(Item::vaccine)], 2) << "the effect comes all the same";
}

TEST(HappyPigsContent, HP7_nobody_ever_has_more_actions_than_a_card_says) {
  const std::string market = replaced(classic_market, R"("purchases":5)", R"("purchases":0)");
  for (int number : {0, 1, 2})
    for (int seats : {2, 6}) {
      const Farmyard yard(seats, {}, deck_of(number), market);
      Rng rng(7);
      State s = yard.game().start();
      while (!yard.game().turn(s).is_over()) {
        const Turn turn = yard.game().turn(s);
        yard.game().play(s, random_step(yard.game(), s, turn, rng));
        for (const Farm& farm : s.farms) ASSERT_LE(farm.actions, number);
      }
    }
}

// The limits of what a file may say are limits the rules can stand.
TEST(HappyPigsContent, the_most_generous_file_plays_within_the_longest_match) {
  auto market = boost::json::parse(classic_market);
  auto& numbers = market.as_object();
  numbers["money"] = 500;
  numbers["purchases"] = 10;
  numbers["field_step"] = 0;
  for (auto& [good, price] : numbers["prices"].as_object()) price = good == "big" ? 40 : 1;
  for (auto& [good, left] : numbers["reserve"].as_object()) left = good == "field" ? 20 : 50;
  auto deck = boost::json::parse(sounder_deck);
  for (const char* season : {"spring", "summer", "autumn", "winter"})
    for (auto& card : deck.as_object()[season].as_array()) {
      for (const char* action : {"feed", "mate", "buy", "sell"}) card.as_object()[action] = 15;
      card.as_object()["effect"] =
          boost::json::parse(R"({"kind":"dearer","piglet":20,"small":20,"average":20,"big":20})");
    }
  for (int seats : {2, 6}) {
    const Farmyard yard(seats, {}, boost::json::serialize(deck), boost::json::serialize(market));
    Rng rng(8);
    for (int match = 0; match < 20; ++match) {
      State s = yard.game().start();
      EXPECT_LT(play_randomly(yard.game(), s, rng), HappyPigs::facts.longest);
      for (const Farm& farm : s.farms) EXPECT_GE(farm.money, 0);
    }
  }
}

}  // namespace
}  // namespace sounder::happy_pigs
