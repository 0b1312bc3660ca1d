// What is told of a move and what is asked of a seat: words for people.
#include <gtest/gtest.h>

#include "i18n/localizer.h"
#include "rules/bite_the_pumpkin/messages.h"
#include "rules/bite_the_pumpkin/scene.h"

namespace sounder::bite_the_pumpkin {
namespace {

Move move_of(const Scene& scene, std::string_view text) {
  return scene.game.parse(scene.state, scene.seat(), text).move.value();
}

// What followed a move.
std::string told(const Scene& scene, std::string_view text) {
  Narration narration;
  scene.game.tell(scene.state, move_of(scene, text), narration);
  std::string story;
  for (const Told& one : narration) {
    EXPECT_EQ(one.known_to, SeatSet::everybody());
    story += (story.empty() ? "" : " ") + scene.english(one.message);
  }
  return story;
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

TEST(BiteThePumpkinWords, nothing_follows_a_move_without_consequences) {
  EXPECT_EQ(told(Scene(two_seats), "pig c3"), "");
  EXPECT_EQ(told(Scene(two_seats, quiet), "plant a1"), "");
  EXPECT_EQ(told(Scene(two_seats, quiet).play("plant a1"), "run south"), "");
}

TEST(BiteThePumpkinWords, bites_without_a_choice_are_told_with_the_move_before_them) {
  EXPECT_EQ(told(Scene(two_seats, quiet), "plant f7"), "The pigs eat the pumpkin on f7.");
  Scene scene(two_seats, quiet);
  scene.state.planted[0] |= bit(*cell_named("a6"));
  scene.play_all({"plant h3", "run south"});  // a pig stops at a7, above the pumpkin
  EXPECT_EQ(told(scene, "plant c5"), "The pigs eat the pumpkin on a6.");
}

TEST(BiteThePumpkinWords, what_is_eaten_is_told_kind_by_kind) {
  Scene scene(three_seats, R"(
      P . P . . . . .
      o . o . . . . .
      . . . . . P P P
      . . . . . . . .
      b . . . . . . .
      b . . . . . o o
      b . . . . . o o
      . . . . . . o o)");
  EXPECT_EQ(told(scene, "plant e5"), "The pigs eat the pumpkins on a7 and c7. The pigs eat the broccoli on e5.");
}

TEST(BiteThePumpkinWords, a_herd_that_lies_down_as_a_whole_is_told) {
  Scene scene(two_seats, R"(
      P . P . P . P .
      o . o . o . o .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . P
      . . . . . . . .
      o o o o . . . .
      . . . . . . . .)");
  EXPECT_EQ(told(scene, "plant h3"),
            "The pigs eat the pumpkins on h3, a7, c7, e7 and g7. All pigs are lying, so nobody runs.");
}

TEST(BiteThePumpkinWords, a_farmer_going_out_or_home_is_told) {
  Scene scene(two_seats, quiet);
  scene.state.planted[0] = bit(*cell_named("g1")) | bit(*cell_named("h1"));
  EXPECT_EQ(told(scene, "plant f7"),
            "The pigs eat the pumpkin on f7. p2 is out: only 2 pumpkins are left on the meadow.");
  EXPECT_EQ(told(Scene(two_seats, quiet, 1), "plant f7"), "p2 has planted the last pumpkin.");
}

TEST(BiteThePumpkinWords, passes_and_the_end_of_a_closed_meadow_are_told) {
  Scene scene(three_seats, nearly_closed);
  EXPECT_EQ(told(scene, "plant b3"), "");
  scene.play("plant b3");
  EXPECT_EQ(told(scene, "run north"), "p2 passes: no square is open. p3 passes: no square is open.");
  for (int round = 1; round < 20; ++round) scene.play("run west");
  EXPECT_EQ(
      told(scene, "run north"),
      "p2 passes: no square is open. p3 passes: no square is open. Nothing has been planted or eaten for 20 rounds, "
      "so the match is over.");
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
  EXPECT_EQ(told(scene, "run north"), "");  // the pumpkin farmer may plant b3 or h8, the other only b3
  scene.play("run north");
  EXPECT_EQ(told(scene, "plant h8"), "p3 plants a broccoli on b3, the only square open.");
  EXPECT_EQ(told(scene, "plant b3"), "p3 passes: no square is open.");
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
  EXPECT_EQ(told(scene, "plant e8"), "A pig goes to h8, the only square open to it.");
}

TEST(BiteThePumpkinWords, prompts_say_what_is_asked) {
  Scene scene(three_seats);
  const auto prompt = [](const Scene& asked) { return asked.english(asked.game.prompt(asked.state, asked.seat())); };
  EXPECT_EQ(prompt(scene), "Place a pig (1 of 5), away from the vegetables.");
  scene.play("pig a1");
  EXPECT_EQ(prompt(scene), "Plant a pumpkin on an empty square, not beside the other vegetable.");
  scene.play("plant h8");
  EXPECT_EQ(prompt(scene), "Plant a broccoli on an empty square, not beside the other vegetable.");
  EXPECT_EQ(prompt(Scene(two_seats, quiet)), "Plant a pumpkin on an empty square.");
  EXPECT_EQ(prompt(Scene(two_seats, quiet).play("plant a1")), "Choose where your standing pigs run.");
}

TEST(BiteThePumpkinWords, moves_say_what_they_are) {
  const auto said = [](const Scene& scene, const char* text) {
    std::string json;
    JsonWriter writer(json);
    write(writer, scene.game.describe(scene.state, move_of(scene, text)));
    return json;
  };
  EXPECT_EQ(said(Scene(two_seats), "pig c3"), R"({"key":"move.pig","cell":"c3"})");
  EXPECT_EQ(said(Scene(two_seats, quiet), "plant a1"), R"({"key":"move.plant","vegetable":"pumpkin","cell":"a1"})");
  EXPECT_EQ(said(Scene(three_seats, quiet), "plant a1"), R"({"key":"move.plant","vegetable":"broccoli","cell":"a1"})");
  EXPECT_EQ(said(Scene(two_seats, quiet).play("plant a1"), "run west"), R"({"key":"move.run","direction":"west"})");
  Scene bites(three_seats, R"(
      . . o . . . . .
      . P . . . . . .
      b . o . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . P P
      . . . . . . P P
      . . . . . . . .)");
  bites.state.phase = Phase::bite;
  EXPECT_EQ(said(bites, "bite b7xa6 b7xc6"),
            R"({"key":"move.bite","bites":[{"key":"bite.one","pig":"b7","vegetable":"broccoli","food":"a6"},)"
            R"({"key":"bite.one","pig":"b7","vegetable":"pumpkin","food":"c6"}]})");
}

TEST(BiteThePumpkinWords, moves_have_a_button_and_a_story) {
  Scene bites(two_seats, R"(
      . . . . . . . .
      . P . . P . . .
      . o o . o . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . P P
      . . . . . . . P
      . . . . . . . .)");
  bites.state.phase = Phase::bite;
  const i18n::Localizer english("en", sounder::Setup{"bite-the-pumpkin", 2, {}, {}}, {.you = Seat::p1});
  const Message bite = bites.game.describe(bites.state, move_of(bites, "bite b7xc6 e7xe6"));
  EXPECT_EQ(english.button(bite), "b7 eats c6 and e7 eats e6");
  EXPECT_EQ(english.story(bite, Seat::p1), "You bite: b7 eats c6 and e7 eats e6.");
  EXPECT_EQ(english.story(messages::run(Direction::east), Seat::p1), "You run east.");
  EXPECT_EQ(english.story(messages::plant(Vegetable::pumpkin, "a1"), Seat::p2), "p2 plants a pumpkin on a1.");
  EXPECT_EQ(english.button(messages::pig("a1")), "Place a pig on a1");
}

TEST(BiteThePumpkinWords, roles_are_herd_and_farmers) {
  EXPECT_EQ(BiteThePumpkin::role(two_seats, Seat::p1), messages::herd());
  EXPECT_EQ(BiteThePumpkin::role(two_seats, Seat::p2), messages::farmer());
  EXPECT_EQ(BiteThePumpkin::role(three_seats, Seat::p2), messages::pumpkin_farmer());
  EXPECT_EQ(BiteThePumpkin::role(three_seats, Seat::p3), messages::broccoli_farmer());
}

TEST(BiteThePumpkinWords, the_view_shows_all_there_is) {
  Scene scene(three_seats, nearly_closed);
  scene.play("plant b3");
  std::string json;
  JsonWriter writer(json);
  scene.game.view(scene.state, Viewer::audience(), writer);
  EXPECT_EQ(
      json,
      R"({"phase":"run","trees":["f1","g1","h1","a2","b2","c2","d2","e2","f2","g2","h2"],"pigs":["a1","b1","c1","d1","e1"],)"
      R"("lying":[],"pumpkins":["d3","h3","a4","e4","d5","h5","a6","e6","d7","h7","a8","e8"],)"
      R"("broccoli":["b3","f3","c4","g4","b5","f5","c6","g6","b7","f7","c8","g8"],"reach":[],"herd":5,"herd_wins_at":2,)"
      R"("farmers":[{"seat":"p2","vegetable":"pumpkin","stock":18,"supply":10,"on_board":12,"standing":"playing"},)"
      R"({"seat":"p3","vegetable":"broccoli","stock":18,"supply":9,"on_board":12,"standing":"playing"}]})");
}

// What a board draws between pigs and food. A pig that has eaten one kind still reaches the other (BP-9).
TEST(BiteThePumpkinWords, the_view_says_who_reaches_what) {
  Scene scene(three_seats, R"(
      . . o . . . . .
      . P . . . . . .
      b . o . . . . .
      . . . . . . . .
      . . . . . . P P
      . . . . . . P P
      . . . . . . . .
      . . . . . . . o)");
  const auto reach = [&] {
    std::string json;
    JsonWriter writer(json);
    scene.game.view(scene.state, Viewer::audience(), writer);
    const std::size_t at = json.find("\"reach\"");
    return json.substr(at, json.find(",\"herd\"") - at);
  };
  EXPECT_EQ(reach(), R"("reach":[{"pig":"b7","food":["a6","c6","c8"]}])");
  scene.state.eaters[at(Vegetable::pumpkin)] = bit(*cell_named("b7"));
  EXPECT_EQ(reach(), R"("reach":[{"pig":"b7","food":["a6"]}])");
}

}  // namespace
}  // namespace sounder::bite_the_pumpkin
