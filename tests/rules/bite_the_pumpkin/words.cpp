// What is told of a move and what is asked of a seat: words for people.
#include <gtest/gtest.h>

#include "match/plain.h"
#include "rules/bite_the_pumpkin/scene.h"

namespace sounder::bite_the_pumpkin {
namespace {

std::string told(const Scene& scene, std::string_view text) {
  const auto parsed = scene.game.parse(scene.state, scene.seat(), text);
  if (!parsed.move) return "refused: " + plain(parsed.reason);
  State after = scene.state;
  scene.game.play(after, *parsed.move);
  return scene.game.tell(scene.state, *parsed.move, after);
}

constexpr const char* quiet = R"(
      P P P P P . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . o o
      . . . . . . o o)";

TEST(BiteThePumpkinWords, a_move_without_consequences_is_told_as_it_reads) {
  EXPECT_EQ(told(Scene(two_seats), "pig c3"), "pig c3");
  EXPECT_EQ(told(Scene(two_seats, quiet), "plant a1"), "plant a1");
  EXPECT_EQ(told(Scene(two_seats, quiet).play("plant a1"), "run south"), "run south");
}

TEST(BiteThePumpkinWords, bites_without_a_choice_are_told_with_the_move_before_them) {
  EXPECT_EQ(told(Scene(two_seats, quiet), "plant f7"), "plant f7; the pigs eat f7");
  Scene scene(two_seats, quiet);
  scene.state.planted[0] |= bit(*cell_named("a6"));
  scene.play_all({"plant h3", "run south"});  // a pig stops at a7, above the pumpkin
  EXPECT_EQ(told(scene, "plant c5"), "plant c5; the pigs eat a6");
}

TEST(BiteThePumpkinWords, a_farmer_going_out_or_home_is_told) {
  Scene scene(two_seats, quiet);
  scene.state.planted[0] = bit(*cell_named("g1")) | bit(*cell_named("h1"));
  EXPECT_EQ(told(scene, "plant f7"), "plant f7; the pigs eat f7; the farmer is out");
  EXPECT_EQ(told(Scene(two_seats, quiet, 1), "plant f7"), "plant f7; the farmer has planted everything");
}

constexpr const char* nearly_closed = R"(
      o . b . o . b .
      . b . o . b . o
      o . b . o . b .
      . b . o . b . o
      o . b . o . b .
      . . . o . b . o
      T T T T T T T T
      P P P P P T T T)";

TEST(BiteThePumpkinWords, passes_and_the_end_of_a_closed_meadow_are_told) {
  Scene scene(three_seats, nearly_closed);
  EXPECT_EQ(told(scene, "plant b3"), "plant b3");
  scene.play("plant b3");
  EXPECT_EQ(told(scene, "run north"), "run north; the pumpkin farmer passes; the broccoli farmer passes");
  for (int round = 1; round < 20; ++round) scene.play("run west");
  EXPECT_EQ(told(scene, "run north"),
            "run north; the pumpkin farmer passes; the broccoli farmer passes; nothing has changed for 20 rounds");
}

TEST(BiteThePumpkinWords, a_planting_without_a_choice_is_told) {
  Scene scene(three_seats, R"(
      o . b . o . T .
      . b . o . b . o
      o . b . o . b .
      . b . o . b . o
      o . b . o . b .
      T . . o . b . o
      T T T T T T T T
      P P P P P T T T)");
  scene.state.phase = Phase::run;
  EXPECT_EQ(told(scene, "run north"), "run north");  // the pumpkin farmer may plant b3 or h8, the other only b3
  scene.play("run north");
  EXPECT_EQ(told(scene, "plant h8"), "plant h8; the broccoli farmer plants b3, the only cell open");
  EXPECT_EQ(told(scene, "plant b3"), "plant b3; the broccoli farmer passes");
}

TEST(BiteThePumpkinWords, a_pig_without_a_choice_is_told) {
  Scene scene(three_seats, R"(
      . o . . . . P .
      . . . . . . P P
      . . . . . . . .
      . b . . o . . b
      . . . . . . . .
      . . . . . . . .
      . o . . b . . o
      P . . . . . . .)",
              14);
  EXPECT_EQ(told(scene, "plant e8"), "plant e8; a pig goes to h8, the only quiet cell");
}

TEST(BiteThePumpkinWords, prompts_say_what_is_asked) {
  Scene scene(three_seats);
  const auto prompt = [&] { return scene.game.prompt(scene.state, scene.seat()); };
  EXPECT_EQ(prompt(), "Place pig 1 of 5, not next to a vegetable.");
  scene.play("pig a1");
  EXPECT_EQ(prompt(), "Plant a pumpkin on an empty cell, not beside the other vegetable.");
  scene.play("plant h8");
  EXPECT_EQ(prompt(), "Plant a broccoli on an empty cell, not beside the other vegetable.");
  EXPECT_EQ(Scene(two_seats, quiet).game.prompt(Scene(two_seats, quiet).state, Seat::p2), "Plant a pumpkin on an empty cell.");
  Scene herd(two_seats, quiet);
  EXPECT_EQ(herd.game.prompt(herd.play("plant a1").state, Seat::p1), "Choose where your standing pigs run.");
}

TEST(BiteThePumpkinWords, roles_are_herd_and_farmers) {
  EXPECT_EQ(BiteThePumpkin::role(two_seats, Seat::p1), "herd");
  EXPECT_EQ(BiteThePumpkin::role(two_seats, Seat::p2), "farmer");
  EXPECT_EQ(BiteThePumpkin::role(three_seats, Seat::p2), "pumpkins");
  EXPECT_EQ(BiteThePumpkin::role(three_seats, Seat::p3), "broccoli");
}

TEST(BiteThePumpkinWords, the_view_shows_all_there_is) {
  Scene scene(three_seats, nearly_closed);
  scene.play("plant b3");
  std::string json;
  JsonWriter writer(json);
  scene.game.view(scene.state, Viewer::audience(), writer);
  EXPECT_EQ(json, R"({"phase":"run","trees":["f1","g1","h1","a2","b2","c2","d2","e2","f2","g2","h2"],"pigs":["a1","b1","c1","d1","e1"],)"
                  R"("lying":[],"pumpkins":["d3","h3","a4","e4","d5","h5","a6","e6","d7","h7","a8","e8"],)"
                  R"("broccoli":["b3","f3","c4","g4","b5","f5","c6","g6","b7","f7","c8","g8"],)"
                  R"("farmers":[{"seat":"p2","vegetable":"pumpkin","supply":10,"on_board":12,"standing":"playing"},)"
                  R"({"seat":"p3","vegetable":"broccoli","supply":9,"on_board":12,"standing":"playing"}]})");
}

}  // namespace
}  // namespace sounder::bite_the_pumpkin
