// The picture in a terminal: drawn from the view alone, never broader than the page.
#include "terminal/pictures.h"

#include <boost/json.hpp>
#include <sstream>

#include "rules/random_play.h"
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

boost::json::object view_of(const Table& table) {
  std::string text;
  JsonWriter json(text);
  table.game.view(table.s, Viewer::audience(), json);
  return boost::json::parse(text).as_object();
}

std::string drawn(const boost::json::object& view, int width, const boost::json::object* before = nullptr,
                  bool coloured = false, std::string_view language = "en") {
  const terminal::Style style(coloured);
  const i18n::Localizer localizer(language, Setup{"three-little-pigs", 2, {}, {}});
  return terminal::draw("three-little-pigs", view, {style, width, before, 24, &localizer});
}

TEST(ThreeLittlePigsPicture, shows_dice_stacks_houses_and_points) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw door pot,wood window,brick roof");
  table.give(Seat::p1, "straw window");
  table.give(Seat::p2, "wood door");
  table.stack(Material::wood, Part::window).top = Top::pot;
  table.sell_out(Material::straw, Part::roof);
  table.play({"roll DWxRR", "reroll 1 4"});
  EXPECT_EQ("\n" + drawn(view_of(table), 80), R"(
 Turn 1: p1 rolls, 2 rolls left                             1 of 2 stacks empty
 ┌───┐ ┌───┐ ╔═══╗ ╔═══╗ ╔═══╗    tiles left    door    window  roof
 │ D │ │ W │ ║ x ║ ║ R ║ ║ R ║    straw 2 dice  4       4       -
 └───┘ └───┘ ╚═══╝ ╚═══╝ ╚═══╝    wood  3 dice  4       4 *     4
   1     2     3     4     5      brick 4 dice  4       4       4
       kept  lock        kept
  /b\
  [w]
  |s|*  [s]         |w|
   1     2           1
 > p1  11 points     p2  0 points
 |door|  [window]  /roof\  * flowerpot  x wolf  s straw  w wood  b brick
)");
}

TEST(ThreeLittlePigsPicture, has_words_where_there_is_room) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p2, "straw door pot,brick roof");
  const std::string picture = drawn(view_of(table), 130);
  EXPECT_NE(picture.find("/brick\\"), std::string::npos);
  EXPECT_NE(picture.find("|straw|*"), std::string::npos);
  EXPECT_NE(picture.find("most houses +3 p2"), std::string::npos);
  EXPECT_NE(picture.find("straw house +2 -"), std::string::npos);
}

TEST(ThreeLittlePigsPicture, speaks_the_readers_language) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p1, "straw door pot,brick roof");
  table.play("roll DWxRR");
  EXPECT_EQ("\n" + drawn(view_of(table), 80, nullptr, false, "it"), R"(
 Turno 1: p1 sceglie i dadi, restano 2 lanci                 pile vuote: 0 su 2
 ┌───┐ ┌───┐ ╔═══╗ ╔═══╗ ╔═══╗    tessere         porta     finestra  tetto
 │ D │ │ W │ ║ x ║ ║ R ║ ║ R ║    paglia  2 dadi  4         4         4
 └───┘ └───┘ ╚═══╝ ╚═══╝ ╚═══╝    legno   3 dadi  4         4         4
   1     2     3     4     5      mattoni 4 dadi  4         4         4
             lupo
  /b\
  |s|*
   1
 > p1  15 punti     p2  0 punti
 Premi:  casa di paglia +2 -  casa di legno +2 -  casa di mattoni +2 -
 Se finisse ora:  più case +3 p1  casa più alta +3 p1  più vasi di fiori +3 p1
 D |porta|  W [finestra]  R /tetto\  * vaso di fiori  x lupo  s paglia  w legno
 b mattoni
)");
  EXPECT_NE(drawn(view_of(table), 130, nullptr, false, "it").find("/mattoni\\"), std::string::npos);
  const std::string french = drawn(view_of(table), 80, nullptr, false, "fr");
  EXPECT_NE(french.find("Tour 1\u00a0: p1 choisit les dés, encore 2 lancers"), std::string::npos) << french;
  EXPECT_NE(french.find("W [fenêtre]"), std::string::npos) << french;
}

TEST(ThreeLittlePigsPicture, marks_the_house_the_wolf_blows_on) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");
  table.play("roll DDxxR");
  EXPECT_NE(drawn(view_of(table), 80).find("x 1 x"), std::string::npos);
}

TEST(ThreeLittlePigsPicture, marks_what_changed) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw door");
  const auto before = view_of(table);
  table.give(Seat::p1, "straw window");
  const std::string inverse = "\x1b[7m";
  const std::string picture = drawn(view_of(table), 80, &before, true);
  EXPECT_EQ(picture.find(inverse), picture.rfind(inverse));  // one house only
  EXPECT_NE(picture.find(inverse + "   2"), std::string::npos);
  EXPECT_EQ(drawn(view_of(table), 80, nullptr, true).find(inverse), std::string::npos);
}

TEST(ThreeLittlePigsPicture, is_never_broader_than_the_page) {
  for (int seats = 2; seats <= 5; ++seats) {
    const ThreeLittlePigs game(options_for(seats, seats % 2 == 1));
    Table table(game.options());
    Rng rng(8);
    for (Turn turn = game.turn(table.s);; turn = game.turn(table.s)) {
      for (int width : {60, 80, 130})
        for (const i18n::Language& language : i18n::languages()) {
          std::istringstream picture(drawn(view_of(table), width, nullptr, width == 80, language.id));
          for (std::string line; std::getline(picture, line);) ASSERT_LE(terminal::columns(line), width) << line;
        }
      if (turn.is_over()) break;
      game.play(table.s, random_step(game, table.s, turn, rng));
    }
  }
}

}  // namespace
}  // namespace sounder::three_little_pigs
