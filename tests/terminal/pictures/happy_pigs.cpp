// The farms in a terminal, and a greedy bot that minds them.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "match/match.h"
#include "rules/happy_pigs/farmyard.h"
#include "rules/random_play.h"
#include "terminal/pictures.h"

namespace sounder::happy_pigs {
namespace {

std::string drawn(const Farmyard& yard, int width, bool coloured = false, std::string_view language = "en") {
  const terminal::Style style(coloured);
  const auto view = boost::json::parse(yard.view(p1));
  const i18n::Localizer localizer(language, yard.any->setup());
  return terminal::draw("happy-pigs", view.as_object(), {style, width, nullptr, 24, &localizer});
}

TEST(HappyPigsPicture, pigs_stand_to_scale_on_their_fields) {
  Farmyard yard(2);
  yard.herd(p1, "B+ssp").items(p1, 2, 1, 0).round(1, "Land Office");
  yard.play(p1, "choose feed").play(p2, {"choose mate", "neutral sell"}).play(p1, "feed piglet");
  EXPECT_EQ(drawn(yard, 80), R"(Round 1 of 16, spring; p1 is first
Land Office (spring): feed 8, mate 7, buy 6, sell 9
This round fields cost 5 less.
Market: piglet 3 (50), small 6 (45), average 10 (48), big 15 (49),
vaccine 1 (23), supplement 1 (24), amulet 1 (25), field (18)
Neutral tiles: p2, laid: sell
>p1 45 feed 7    p2 45 mate 7 
+------------+  +------------+
|/------\ . .|  | . . . . . .|
||B+    | . .|  | . . . . . .|
|\______/ . .|  | . . . . . .|
|/--\/--\/--\|  | . . . . . .|
||s ||s ||s ||  | . . . . . .|
|\*_/\__/\__/|  | . . . . . .|
+v2 s1 a0----+  +v0 s0 a0----+
p piglet, s small, A average, B big; + vaccinated, * fed; v s a items
)");
}

TEST(HappyPigsPicture, HP5_before_the_first_player_is_drawn_nobody_is_first) {
  const Farmyard yard(2, {{"first_seat", 0}});
  EXPECT_TRUE(drawn(yard, 80).starts_with("Before round 1: chance decides who is first\n")) << drawn(yard, 80);
}

TEST(HappyPigsPicture, speaks_the_readers_language) {
  Farmyard yard(2);
  yard.herd(p1, "B").round(1, "Land Office").play(p1, "choose feed").play(p2, "choose mate");
  EXPECT_EQ(drawn(yard, 80, false, "fr"), R"(Manche 1 sur 16, printemps ; premier joueur p1
Bureau du cadastre : nourrir 8, reproduire 7, acheter 6, vendre 9
Dans cette manche, les champs coûtent 5 de moins.
Marché : porcelet 3 (50), petit 6 (48), moyen 10 (48), gros 15 (49),
vaccin 1 (25), complément 1 (25), amulette 1 (25), champ (18)
Tuiles neutres : p2
 p1 45 nourrir  >p2 45 a choisi
+------------+  +------------+ 
|/------\ . .|  | . . . . . .| 
||B     | . .|  | . . . . . .| 
|\______/ . .|  | . . . . . .| 
| . . . . . .|  | . . . . . .| 
| . . . . . .|  | . . . . . .| 
| . . . . . .|  | . . . . . .| 
+v0 s0 a0----+  +v0 s0 a0----+ 
p porcelet, s petit, A moyen, B gros ; + vacciné, * nourri ; v s a objets
)");
}

TEST(HappyPigsPicture, prices_changed_by_the_card_are_shown) {
  Farmyard yard(3);
  yard.round(13, "Ham Season");
  EXPECT_NE(drawn(yard, 80).find("big 15/19 (50)"), std::string::npos) << drawn(yard, 80);
}

TEST(HappyPigsPicture, no_line_is_wider_than_the_screen_and_24_lines_are_enough_for_all) {
  for (int seats = 2; seats <= 6; ++seats) {
    Farmyard yard(seats, {{"forecast", 1}});
    Rng rng(static_cast<std::uint64_t>(seats));
    int steps = 0;
    for (Turn turn = yard.turn(); !turn.is_over(); turn = yard.turn()) {
      yard.game().play(yard.state, random_step(yard.game(), yard.state, turn, rng));
      if (++steps % 4 != 0) continue;
      for (int width : {80, 112, 120, 160}) {
        const std::string picture = drawn(yard, width, width == 80,
                                          steps % 3 == 0   ? "it"
                                          : steps % 3 == 1 ? "fr"
                                                           : "en");
        int lines = 0;
        for (std::size_t at = 0; at < picture.size(); ++lines) {
          const std::size_t end = picture.find('\n', at);
          ASSERT_LE(terminal::columns(picture.substr(at, end - at)), width) << picture;
          at = end + 1;
        }
        ASSERT_LE(lines, 21) << picture;  // the prompt and a line of the story need the others
      }
    }
  }
}

TEST(HappyPigsBot, greedy_beats_random_play) {
  const Farmyard yard(4);
  auto greedy = *bots::make_bot("greedy", yard.any);
  auto random = *bots::make_bot("random", yard.any);
  int won = 0;
  for (std::uint64_t k = 0; k < 20; ++k) {
    Match match(yard.any);
    Rng rng(k);
    const Seat hero = seat_at(static_cast<int>(k % 4));
    for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
      if (turn.is_chance()) {
        match.play(Seat::nobody, yard.any->draw(match.state(), rng));
        continue;
      }
      const Seat seat = turn.first;
      match.play(
          seat, bots::ask_bot(seat == hero ? *greedy : *random, *yard.any, match.state(), seat, k, match.steps().size())
                    .move);
    }
    won += yard.any->result(match.state()).winners.contains(hero);
  }
  EXPECT_GE(won, 18) << "of 20 against three random seats";
}

}  // namespace
}  // namespace sounder::happy_pigs
