// Notation, refusals, prompts, what is told, and the view a board is drawn from.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "rules/happy_pigs/farmyard.h"

namespace sounder::happy_pigs {
namespace {

TEST(HappyPigsWords, moves_are_written_as_the_rulings_have_it) {
  const Farmyard yard(2);
  const auto text = [&](const Move& move) { return yard.game().text(yard.state, move); };
  const auto of = [](auto word) { return static_cast<std::uint8_t>(word); };
  EXPECT_EQ(text({Verb::card, Seat::nobody, 5}), "card Land Office");
  EXPECT_EQ(text({Verb::choose, p1, of(Action::feed)}), "choose feed");
  EXPECT_EQ(text({Verb::neutral, p1, of(Action::sell)}), "neutral sell");
  EXPECT_EQ(text({Verb::feed, p1, of(Size::small)}), "feed small");
  EXPECT_EQ(text({Verb::feed, p1, of(Size::piglet), true, true}), "feed piglet+supplement vaccinated");
  EXPECT_EQ(text({Verb::mate, p1}), "mate");
  EXPECT_EQ(text({Verb::mate, p1, 0, false, true}), "mate+amulet");
  EXPECT_EQ(text({Verb::buy, p1, of(Good::average)}), "buy average");
  EXPECT_EQ(text({Verb::buy, p1, of(Good::vaccine)}), "buy vaccine");
  EXPECT_EQ(text({Verb::buy, p1, of(Good::field)}), "buy field");
  EXPECT_EQ(text({Verb::sell, p1, of(Size::big), true}), "sell big vaccinated");
  EXPECT_EQ(text({Verb::vaccinate, p1, of(Size::small)}), "vaccinate small");
  EXPECT_EQ(text({Verb::grow, p1, of(Size::piglet), true}), "grow piglet vaccinated");
  EXPECT_EQ(text({Verb::take, p1, of(Item::amulet)}), "take amulet");
  EXPECT_EQ(text({Verb::done, p1}), "done");
}

TEST(HappyPigsWords, a_card_is_read_within_its_season) {
  Farmyard yard(3);
  yard.round(4, "Land Office").choose({"mate", "mate", "mate"});
  EXPECT_EQ(yard.refusal(Seat::nobody, "card Fresh Clover"),
            "Expected a card of summer not yet seen: `card Season of Love`, `card Village Fete`, `card Acorn Glut`, "
            "`card Barbecue Weather`, "
            "`card Item Stall` or `card Piglet Race`.");
  yard.card("Season of Love");
  EXPECT_EQ(yard.game().card_in_force(yard.state)->numbers, (PerAction<std::uint8_t>{8, 6, 9, 7})) << "the summer one";
}

TEST(HappyPigsWords, refusals_say_why) {
  Farmyard yard(3);
  EXPECT_EQ(yard.refusal(p1, ""), "Expected `buy average`, `buy vaccine`, `buy field` or `done`.");
  EXPECT_EQ(yard.refusal(p1, "feed small"), "Expected `buy average`, `buy vaccine`, `buy field` or `done`.");
  EXPECT_EQ(yard.refusal(p1, "buy"),
            "Expected piglet, small, average, big, vaccine, supplement, amulet or field after `buy`.");
  EXPECT_EQ(yard.refusal(p1, "buy pig"),
            "Expected piglet, small, average, big, vaccine, supplement, amulet or field after `buy`.");
  EXPECT_EQ(yard.refusal(p1, "buy big big"),
            "`big` is too much: expected `buy average`, `buy vaccine`, `buy field` or `done`.");
  EXPECT_EQ(yard.refusal(p1, "buy+amulet big"), "Expected `buy average`, `buy vaccine`, `buy field` or `done`.");
  EXPECT_EQ(yard.refusal(p2, "buy big"), "It is somebody else’s turn.");
  EXPECT_EQ(yard.refusal(Seat::nobody, "buy big"), "It is somebody else’s turn.");
  yard.herd(p1, "B+Ap").round(13, "Warm Straw");
  EXPECT_EQ(yard.refusal(p1, "choose"), "Expected feed, mate, buy or sell after `choose`.");
  EXPECT_EQ(yard.refusal(p1, "done"), "Expected `choose feed`, `choose mate`, `choose buy` or `choose sell`.");
  EXPECT_EQ(yard.refusal(p1, "neutral feed"), "Expected `choose feed`, `choose mate`, `choose buy` or `choose sell`.");
  Farmyard seller = yard, feeder = yard, parent = yard;
  seller.choose({"sell", "mate", "mate"});
  EXPECT_EQ(seller.refusal(p1, "sell big"), "p1 has no unvaccinated big pig.");
  EXPECT_EQ(seller.refusal(p1, "sell average vaccinated"), "p1 has no vaccinated average pig.");
  EXPECT_EQ(seller.refusal(p1, "sell small"), "p1 has no small pig.");
  EXPECT_EQ(seller.refusal(p1, "card Pig Show"), "Expected `sell big`, `sell big vaccinated` or `done`.");
  feeder.choose({"feed", "mate", "mate"});
  EXPECT_EQ(feeder.refusal(p1, "feed piglet+supplement"), "p1 has no supplement.");
  EXPECT_EQ(feeder.refusal(p1, "feed piglet+amulet"), "`piglet+amulet`: only `+supplement` goes with `feed`.");
  EXPECT_EQ(
      feeder.refusal(p1, "feed piglet vaccinated vaccinated"),
      "`vaccinated` is too much: expected `feed small`, `feed piglet+supplement`, `feed small vaccinated` or `done`.");
  parent.choose({"mate", "feed", "feed"});
  EXPECT_EQ(parent.refusal(p1, "mate+amulet"), "p1 has no amulet.");
  EXPECT_EQ(parent.refusal(p1, "mate+vaccine"), "`mate+vaccine`: only `+amulet` goes with `mate`.");
  parent.items(p1, 0, 0, 1).play(p1, "mate+amulet").play(p1, "done");
  EXPECT_EQ(parent.refusal(p1, "mate"), "A season card is drawn now.");
  Farmyard over(3);
  over.state.phase = Phase::over;
  EXPECT_EQ(over.refusal(p1, "done"), "The match is over.");
}

TEST(HappyPigsWords, prompts_say_what_is_asked) {
  Farmyard yard(2);
  EXPECT_EQ(yard.prompt(p1), "Stock up before round 1: buy up to 5 things.");
  yard.herd(p1, "As").herd(p2, "AAs").items(p1, 1, 0, 0).round(4, "Fresh Clover");
  EXPECT_EQ(yard.prompt(p1), "Pick an action in secret. All who pick it share its number.");
  yard.play(p2, "choose buy");
  EXPECT_EQ(yard.prompt(p2), "Lay the neutral tile in secret. It takes a share, too.");
  yard.play(p2, "neutral buy").play(p1, "choose mate");
  EXPECT_EQ(yard.prompt(p2), "Buy something (4 actions left, each unused one pays 1 coin).");
  yard.play(p2, "buy vaccine").play(p2, "done");
  EXPECT_EQ(yard.prompt(p1), "Mate: a piglet is born (9 actions left, each unused one pays 1 coin).");
  yard.play(p1, "mate");
  EXPECT_EQ(yard.prompt(p1), "Fresh Clover: you may grow one piglet.");
  yard.play(p1, "done");
  EXPECT_EQ(yard.prompt(p2), "The spring ends: vaccinate the pigs you want to keep (1 vaccine).");
}

TEST(HappyPigsWords, forced_steps_and_season_effects_are_told_with_the_move_before_them) {
  Farmyard yard(3);
  yard.herd(p1, "BB+").herd(p2, "s").items(p2, 0, 0, 0).round(4, "Season of Love");  // p1 is first
  yard.play(p1, "choose sell").play(p2, "choose feed");
  EXPECT_EQ(yard.told(p3, "choose mate"), "p3 chooses mate. p1 sells 7 times. p2 feeds 9 times. p3 mates 6 times.");
  EXPECT_EQ(yard.told(p1, "done"), "p1 stops with 7 actions left. p1 gets 7 coins for unused actions.");
  EXPECT_EQ(yard.told(p2, "feed small"),
            "p2 feeds a small pig. p2 gets 8 coins for unused actions. p3 gets 6 coins for unused actions. p1 gets 1 "
            "piglet. The spring "
            "ends. p1 loses 2 pigs. p2 loses 1 pig.");
  EXPECT_EQ(yard.told(Seat::nobody, "card Item Stall"),
            "The new card of summer is Item Stall: feed 7, mate 8, buy 6 and sell 9.");
}

TEST(HappyPigsWords, a_gift_that_falls_short_is_told) {
  Farmyard yard(3);
  yard.fields(p1, 2)
      .herd(p1, "AAAAAA")
      .reserve(Good::piglet, 1)
      .round(1, "Season of Love")
      .choose({"sell", "mate", "mate"});
  EXPECT_EQ(yard.told(p1, "done"),
            "p1 stops with 7 actions left. p1 gets 7 coins for unused actions. p2 gets 3 coins for unused actions. p3 "
            "gets 3 coins for unused "
            "actions. p1 gets 1 of 3 piglets.");
}

TEST(HappyPigsWords, the_view_has_all_a_board_needs) {
  Farmyard yard(2, {{"forecast", 1}});
  yard.herd(p1, "B+ps").items(p1, 1, 2, 3).fields(p1, 2).round(5, "Barbecue Weather");
  yard.play(p1, "choose feed").play(p2, {"choose sell", "neutral feed"}).play(p1, "feed piglet");
  const auto view = boost::json::parse(yard.view(p1)).as_object();
  EXPECT_EQ(view.at("phase"), "act");
  EXPECT_EQ(view.at("round"), 5);
  EXPECT_EQ(view.at("season"), "summer");
  EXPECT_EQ(view.at("rounds_a_season"), 4);
  EXPECT_EQ(view.at("rounds_to_change"), 3);
  EXPECT_EQ(view.at("first"), "p1");
  EXPECT_EQ(view.at("viewer"), "p1");
  EXPECT_EQ(boost::json::serialize(view.at("asked")), R"(["p1"])");
  EXPECT_EQ(
      boost::json::serialize(view.at("card")),
      R"({"season":"summer","id":"barbecue-weather","name":"Barbecue Weather","feed":9,"mate":8,"buy":7,"sell":6,"effect":[{"key":"effect.dearer","pigs":["big"],"more":3}]})");
  EXPECT_EQ(view.at("next_card").as_object().at("season"), "summer");
  EXPECT_EQ(view.at("seen").as_array().size(), 6u);
  EXPECT_EQ(view.at("unseen").as_array().size(), 4u);
  EXPECT_EQ(boost::json::serialize(view.at("market").as_array()[3]),
            R"({"good":"big","left":49,"price":15,"sells_for":18})");
  EXPECT_EQ(boost::json::serialize(view.at("neutral")), R"({"holder":"p2","has_chosen":true,"choice":"feed"})");
  EXPECT_EQ(
      boost::json::serialize(view.at("farms").as_array()[0]),
      R"({"seat":"p1","money":45,"fields":2,"next_field_price":15,"items":{"vaccine":1,"supplement":2,"amulet":3},)"
      R"("has_chosen":true,"choice":"feed","actions":4,"pigs":[)"
      R"({"size":"big","vaccinated":true,"fed":false,"adult":true,"field":0,"x":0,"y":0,"width":4,"height":3},)"
      R"({"size":"small","vaccinated":false,"fed":true,"adult":false,"field":1,"x":0,"y":3,"width":2,"height":3},)"
      R"({"size":"small","vaccinated":false,"fed":false,"adult":false,"field":1,"x":0,"y":0,"width":2,"height":3}]})");
}

}  // namespace
}  // namespace sounder::happy_pigs
