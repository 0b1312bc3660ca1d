// What is said as data: what a move is, who may hear what followed, and cards whose names look like something else.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <set>

#include "i18n/english.h"
#include "match/content.h"
#include "rules/happy_pigs/farmyard.h"
#include "rules/happy_pigs/story.h"

namespace sounder::happy_pigs {
namespace {

std::string described(const Farmyard& yard, Seat seat, std::string_view text) {
  return json_of(yard.game().describe(yard.state, yard.game().parse(yard.state, seat, text).move.value()));
}

TEST(HappyPigsMessages, a_move_says_what_becomes_of_it) {
  Farmyard yard(2, {{"neutral", 2}});
  EXPECT_EQ(described(yard, p1, "buy field"), R"({"key":"move.buy","good":"field","price":10})");
  EXPECT_EQ(described(yard, p1, "done"), R"({"key":"move.end_shopping","things":5})");
  yard.herd(p1, "Bp+").items(p1, 1, 1, 1).round(4, "Fresh Clover");
  EXPECT_EQ(described(yard, p1, "choose sell"), R"({"key":"move.choose","action":"sell"})");
  Farmyard feeder = yard, parent = yard, seller = yard;
  feeder.choose({"feed", "sell"});
  while (feeder.seat() != p1) feeder.play(feeder.seat(), "done");
  EXPECT_EQ(described(feeder, p1, "feed piglet+supplement vaccinated"),
            R"({"key":"move.feed","pig":"piglet","vaccinated":true,"supplement":true,"becomes":"average"})");
  EXPECT_EQ(described(feeder, p1, "done"), R"({"key":"move.stop","actions":6,"money":6})");
  parent.choose({"mate", "sell"});
  EXPECT_EQ(described(parent, p1, "mate"), R"({"key":"move.mate","amulet":false,"newborn":"piglet"})");
  EXPECT_EQ(described(parent, p1, "mate+amulet"), R"({"key":"move.mate","amulet":true,"newborn":"small"})");
  seller.choose({"sell", "mate"});
  EXPECT_EQ(described(seller, p1, "sell big"), R"({"key":"move.sell","pig":"big","vaccinated":false,"price":15})");
  seller.play(p1, "done");
  EXPECT_EQ(described(seller, p1, "grow piglet vaccinated"),
            R"({"key":"move.grow","pig":"piglet","vaccinated":true,"becomes":"small"})");
  EXPECT_EQ(described(seller, p1, "done"), R"({"key":"move.decline","pig":"piglet"})");
  seller.play(p1, "done");
  EXPECT_EQ(described(seller, p1, "vaccinate big"), R"({"key":"move.vaccinate","pig":"big"})");
  EXPECT_EQ(described(seller, p1, "done"), R"({"key":"move.end_vaccinating","vaccines":1})");
  seller.play(p1, "done");
  EXPECT_EQ(
      described(seller, Seat::nobody, "card Item Stall"),
      R"({"key":"chance.card","season":"summer","card":{"of":"deck","id":"item-stall","name":"Item Stall"},"feed":7,"mate":8,"buy":6,"sell":9})");
}

TEST(HappyPigsMessages, a_person_is_spoken_to) {
  Farmyard yard(2);
  yard.money(p1, 3);
  const i18n::Localizer to_p1("en", yard.any->setup(), {p1, {"Ada", "Bo"}});
  const auto refused = [&](const char* text) { return to_p1.say(yard.game().parse(yard.state, p1, text).reason); };
  EXPECT_EQ(refused("buy big"), "You have 3 coins, and a big pig costs 15.");
  const i18n::Localizer to_p2("en", yard.any->setup(), {p2, {"Ada", "Bo"}});
  EXPECT_EQ(to_p2.say(yard.game().parse(yard.state, p1, "buy big").reason), "Ada has 3 coins, and a big pig costs 15.");
}

// A deck in which a card of autumn has this name.
std::string deck_with(const std::string& name, const std::string& id = {}) {
  auto deck = boost::json::parse(json::serialize(find_built_in("happy-pigs", "deck", "sounder")->document));
  deck.as_object()["name"] = "mine";
  auto& card = deck.as_object().at("autumn").as_array()[1].as_object();
  card["name"] = name;
  if (!id.empty()) card["id"] = id;
  return boost::json::serialize(deck);
}

TEST(HappyPigsMessages, a_card_of_ones_own_may_have_any_name) {
  for (const char* name :
       {"End", "Hook, Line and Sinker", "done", "feed small; p1 gets 7 coins", "p2 loses 3 pigs", "{who}"}) {
    Farmyard yard(3, {}, deck_with(name));
    yard.herd(p1, "BB").herd(p2, "B").round(9, "Sausage Fest").choose({"mate", "mate", "mate"});
    for (Seat seat : {p1, p2, p3})
      while (yard.turn().decides() && yard.seat() == seat) yard.play(seat, "done");
    EXPECT_EQ(yard.told(Seat::nobody, "card " + std::string(name)),
              "The new card of autumn is " + std::string(name) + ": feed 9, mate 7, buy 6 and sell 8.");
    EXPECT_EQ(yard.game().card_in_force(yard.state)->name(), name);
    const i18n::Localizer french("fr", yard.any->setup());
    const Card& card = *yard.game().card_in_force(yard.state);
    EXPECT_EQ(french.say(messages::ask_take(name_of(card))), std::string(name) + " : prenez un objet.")
        << "the author's name in any language";
  }
}

TEST(HappyPigsMessages, a_card_has_the_id_of_its_file_or_of_its_name) {
  const auto id = [](const std::string& name, const std::string& given = {}) {
    const Farmyard yard(3, {}, deck_with(name, given));
    return std::string(yard.game().options().deck.card(Season::autumn, 1).id());
  };
  EXPECT_EQ(id("Pig Show"), "pig-show");
  EXPECT_EQ(id("Hook, Line and Sinker"), "hook-line-and-sinker");
  EXPECT_EQ(id("Farmer's 2nd Day!"), "farmers-2nd-day");
  EXPECT_EQ(id("\u732a"), "") << "nothing to make one of: the card has a name and no translations";
  EXPECT_EQ(id("Pig Show", "show-of-pigs"), "show-of-pigs");
}

// Plays matches and listens: nothing is said that the vocabulary has not, and of what followed everybody may know all.
TEST(HappyPigsMessages, all_that_is_said_is_in_the_vocabulary) {
  const auto vocabulary = HappyPigs::vocabulary();
  std::set<std::string_view> said;
  const auto check = [&](const Message& message) {
    ASSERT_NE(std::find(vocabulary.begin(), vocabulary.end(), message.def), vocabulary.end()) << message.key();
    said.insert(message.key());
  };
  for (const Choices& options : {Choices{}, Choices{{"neutral", 2}}, Choices{{"open_actions", 1}}})
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      Farmyard yard(2 + static_cast<int>(seed % 2), options.contains("neutral") && seed % 2 ? Choices{} : options);
      Rng rng(seed);
      for (Turn turn = yard.turn(); !turn.is_over(); turn = yard.turn()) {
        MoveListOf<HappyPigs> moves;
        if (turn.decides()) {
          check(yard.game().prompt(yard.state, turn.first));
          yard.game().moves(yard.state, turn.first, moves);
        }
        const Move move = turn.is_chance()
                              ? yard.game().draw(yard.state, rng)
                              : moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
        check(yard.game().describe(yard.state, move));
        Narration narration;
        yard.game().tell(yard.state, move, narration);
        for (const Told& told : narration) {
          check(told.message);
          EXPECT_EQ(told.known_to, SeatSet::everybody());
        }
        yard.game().play(yard.state, move);
      }
    }
  EXPECT_GE(said.size(), 35u) << "of asking, moving, drawing and telling nearly everything comes up";
}

}  // namespace
}  // namespace sounder::happy_pigs
