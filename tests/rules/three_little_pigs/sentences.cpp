// What the game says: moves as data, and the same in every language for those who read and those who are read about.
#include <boost/json.hpp>

#include "rules/three_little_pigs/messages.h"
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

std::string data_of(const Message& message) {
  std::string text;
  JsonWriter json(text);
  write(json, message);
  return text;
}

// What the move is, before it is played.
std::string described(Table& table, const std::string& text) {
  const Move move = table.game.parse(table.s, table.to_move(), text).move.value();
  const std::string data = data_of(table.game.describe(table.s, move));
  table.play(text);
  return data;
}

i18n::Localizer localizer(std::string_view language, SeatSet you = {}) {
  return i18n::Localizer(language, Setup{"three-little-pigs", 2, {}, {}}, {you, {"Anna", "Otto"}});
}

TEST(ThreeLittlePigsSays, what_a_move_is_as_data) {
  Options options = options_for(2);
  options.first_seat = 0;
  Table table(options);
  EXPECT_EQ(described(table, "top straw door pot"),
            R"({"key":"chance.top","material":"straw","part":"door","pot":true})");
  while (table.s.phase == Phase::turn_up) table.play(table.chances().begin()->first);
  EXPECT_EQ(described(table, "first p2"), R"({"key":"chance.first","who":"p2"})");
  table.give(Seat::p1, "wood window");
  table.give(Seat::p1, "wood door");
  table.give(Seat::p2, "straw window");
  EXPECT_EQ(described(table, "roll DWDWD"),
            R"({"key":"chance.roll","dice":["door","window","door","window","door"],"shown":[)"
            R"({"key":"some.faces","count":3,"face":"door"},{"key":"some.faces","count":2,"face":"window"}]})");
  EXPECT_EQ(described(table, "reroll 2 4"), R"({"key":"move.reroll","dice":[2,4]})");
  table.play("roll DWDWD");
  EXPECT_EQ(described(table, "stop"), R"({"key":"move.stop"})");
  EXPECT_EQ(described(table, "buy straw door on new"),
            R"({"key":"move.buy","material":"straw","part":"door","pot":true,"fresh":true,"house":2})");
  EXPECT_EQ(described(table, "buy straw window on 1"),
            R"({"key":"move.buy","material":"straw","part":"window","pot":false,"fresh":false,"house":1})");
  if (table.s.phase == Phase::turn_up) table.play("top straw window plain");
  table.play("roll DDxxR");
  EXPECT_EQ(described(table, "blow p2 house 2"), R"({"key":"move.blow","victim":"p2","house":2})");
  EXPECT_EQ(described(table, "spin brick"), R"({"key":"chance.spin","material":"brick"})");
}

TEST(ThreeLittlePigsSays, the_reader_is_addressed_and_others_are_named) {
  const Message blow = messages::blow(Seat::p2, 1);
  EXPECT_EQ(localizer("en", Seat::p1).story(blow, Seat::p1), "You let the wolf blow on house 1 of Otto.");
  EXPECT_EQ(localizer("en", Seat::p2).story(blow, Seat::p1), "Anna lets the wolf blow on your house 1.");
  EXPECT_EQ(localizer("en").story(blow, Seat::p1), "Anna lets the wolf blow on house 1 of Otto.");
  EXPECT_EQ(localizer("it", Seat::p2).story(blow, Seat::p1), "Anna fa soffiare il lupo sulla tua casa 1.");
  EXPECT_EQ(localizer("fr", Seat::p1).story(blow, Seat::p1), "Vous faites souffler le loup sur la maison 1 (Otto).");
  EXPECT_EQ(localizer("en", Seat::p1).say(messages::turn_begins(Seat::p1)), "It is your turn.");
  EXPECT_EQ(localizer("it", Seat::p1).say(messages::turn_begins(Seat::p2)), "Tocca a Otto.");
  EXPECT_EQ(localizer("fr", Seat::p1).say(messages::turn_begins(Seat::p1)), "C’est à vous.");
}

TEST(ThreeLittlePigsSays, tiles_have_the_articles_of_their_language) {
  const Message buy = messages::buy(Material::brick, Part::roof, false, false, 2);
  EXPECT_EQ(localizer("en").button(buy), "Buy a brick roof for house 2");
  EXPECT_EQ(localizer("it").button(buy), "Compra un tetto di mattoni per la casa 2");
  EXPECT_EQ(localizer("fr").button(buy), "Acheter un toit en brique pour la maison 2");
  const Message potted = messages::buy(Material::straw, Part::window, true, true, 1);
  EXPECT_EQ(localizer("en", Seat::p1).story(potted, Seat::p1),
            "You buy a straw window with a flowerpot and start house 1.");
  EXPECT_EQ(localizer("it").story(potted, Seat::p1),
            "Anna compra una finestra di paglia con vaso di fiori e comincia la casa 1.");
  EXPECT_EQ(localizer("fr").say(messages::turned_up(Material::wood, Part::roof, false)),
            "Le prochain toit en bois n’a pas de pot.");
  EXPECT_EQ(localizer("it").say(messages::too_dear(Material::wood, Part::door, 3, 1, true)),
            "Una porta di legno costa 3 porte, e ne resta 1.");
}

TEST(ThreeLittlePigsSays, dice_are_counted_and_joined) {
  const Message reroll = messages::reroll({1, 3, 5});
  EXPECT_EQ(localizer("en").button(reroll), "Roll dice 1, 3 and 5 again");
  EXPECT_EQ(localizer("it").button(messages::reroll({4})), "Rilancia il dado 4");
  EXPECT_EQ(localizer("fr", Seat::p2).story(reroll, Seat::p2), "Vous relancez les dés 1, 3 et 5.");
  Table table = Table::after_setup(2);
  table.play("roll DWWxx");  // no house to blow on: the turn ends
  table.play("roll DWWxR");
  EXPECT_EQ(localizer("it").say(table.game.prompt(table.s, Seat::p2)),
            "1 porta, 2 finestre, 1 tetto e 1 lupo. Rilanci (ancora 2 volte) o ti fermi?");
}

}  // namespace
}  // namespace sounder::three_little_pigs
