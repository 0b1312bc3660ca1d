// Bite the Pumpkin as an observation: what is particular to it. What holds for every game is in observation_check.h.
#include <gtest/gtest.h>

#include <map>

#include "rules/bite_the_pumpkin/scene.h"
#include "rules/observation_check.h"

namespace sounder::bite_the_pumpkin {
namespace {

using observation_check::Numbers;
using Texts = std::vector<std::string>;

// What is not 0, by name.
std::map<std::string, int> seen(const Scene& scene, Viewer viewer) {
  const Numbers numbers = observation_check::observation_of(scene.game, scene.state, viewer);
  std::map<std::string, int> by_name;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (numbers[i] != 0) by_name[scene.game.observation_name(static_cast<int>(i))] = numbers[i];
  return by_name;
}

Texts path_of(const Scene& scene, std::string_view text) {
  Texts names;
  const auto parsed = scene.game.parse(scene.state, scene.seat(), text);
  for (const int action : scene.game.path(scene.state, parsed.move.value()))
    names.push_back(scene.game.action_name(action));
  return names;
}

TEST(BiteThePumpkinNumbers, hold_in_random_matches_with_all_options) {
  for (const Cells trees : {trees_of("classic"), Cells{0}})
    for (int auto_bite = 0; auto_bite <= 1; ++auto_bite) {
      Options options = {.seats = 3, .auto_bite = static_cast<std::int8_t>(auto_bite), .trees = trees};
      check_observation(BiteThePumpkin(options), 2, 1);
      options.broccoli_help = 2;
      options.novice_help = 1;
      check_observation(BiteThePumpkin(options), 2, 1);
      options.broccoli_help = 0;
      options.seats = 2;
      for (options.novice_help = 0; options.novice_help <= 2; ++options.novice_help)
        check_observation(BiteThePumpkin(options), 2, 2);
    }
}

TEST(BiteThePumpkinNumbers, a_position_of_two_seats) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . . T . . . .
      . . P . . . . .
      . . . . . . . .
      . . . . . . . .
      P . . . . . o .
      P P P . . . o o)");
  const std::map<std::string, int> before = {{"pig on c5", 1},
                                             {"pig on a2", 1},
                                             {"pig on a1", 1},
                                             {"pig on b1", 1},
                                             {"pig on c1", 1},
                                             {"tree on d6", 1},
                                             {"pumpkin on g2", 1},
                                             {"pumpkin on g1", 1},
                                             {"pumpkin on h1", 1},
                                             {"phase: plant", 1},
                                             {"asked: pumpkin farmer", 1},
                                             {"pumpkin farmer: supply", 10},
                                             {"pumpkin farmer: on the meadow", 3}};
  EXPECT_EQ(seen(scene, Viewer::audience()), before);
  scene.play("plant c6");
  std::map<std::string, int> after = before;
  after.erase("phase: plant");
  after.erase("asked: pumpkin farmer");
  after["pig that has eaten a pumpkin on c5"] = 1;
  after["phase: run"] = after["asked: herd"] = after["changed this round"] = after["viewer: pumpkin farmer"] = 1;
  after["pumpkin farmer: supply"] = 9;
  EXPECT_EQ(seen(scene, Seat::p2), after);
}

TEST(BiteThePumpkinNumbers, broccoli_is_seen_with_three_seats_only) {
  const BiteThePumpkin two(two_seats);
  EXPECT_EQ(two.observation_size(), 4 * 64 + 17);
  for (int i = 0; i < two.observation_size(); ++i)
    EXPECT_EQ(two.observation_name(i).find("broccoli"), std::string::npos);
  Scene scene(three_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . . P . . . . .
      . . o . . . . .
      . . . . . . . .
      P . . . . o o o
      P P P . b b b .)");
  EXPECT_EQ(seen(scene, Seat::p1).count("asked: broccoli farmer"), 1u);
  scene.play("plant h8");
  const std::map<std::string, int> numbers = seen(scene, Seat::p3);
  EXPECT_EQ(scene.game.observation_size(), 6 * 64 + 25);
  for (const char* name : {"pig that has eaten a pumpkin on c5", "pig that has eaten broccoli on c5", "broccoli on h8",
                           "viewer: broccoli farmer"})
    EXPECT_EQ(numbers.count(name), 1u) << name;
  EXPECT_EQ(numbers.at("broccoli farmer: supply"), 9);
  EXPECT_EQ(numbers.at("broccoli farmer: on the meadow"), 4);
}

TEST(BiteThePumpkinNumbers, standings_and_options_are_seen) {
  Scene scene({.seats = 2, .novice_help = 2, .auto_bite = 1}, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . P . . . . .
      . . . . . . . .
      . . . . . . . .
      P . . . . . o .
      P P P . . . . .)");
  scene.state.idle_rounds = 7;
  EXPECT_EQ(seen(scene, Seat::p1).at("idle rounds"), 7);
  scene.play("plant c6");
  const std::map<std::string, int> numbers = seen(scene, Seat::p1);
  for (const char* name : {"phase: match over", "pumpkin farmer: is out", "viewer: herd", "auto_bite"})
    EXPECT_EQ(numbers.at(name), 1) << name;
  EXPECT_EQ(numbers.at("novice_help"), 2);
  EXPECT_EQ(numbers.count("asked: herd"), 0u);
}

TEST(BiteThePumpkinNumbers, extra_plantings_of_three_seats_are_seen) {
  Scene scene({.seats = 3, .broccoli_help = 2});
  EXPECT_EQ(seen(scene, Seat::p1).at("broccoli_help"), 2);
  EXPECT_EQ(seen(scene, Seat::p1).count("extra plantings"), 0u);
  scene.state.round = Round::helping;
  EXPECT_EQ(seen(scene, Seat::p1).at("extra plantings"), 1);
}

TEST(BiteThePumpkinNumbers, moves_on_cells_are_called_as_they_are_written) {
  Scene scene(two_seats);
  EXPECT_EQ(path_of(scene, "pig d5"), Texts{"pig d5"});
  scene.play("pig d5");
  EXPECT_EQ(path_of(scene, "plant h8"), Texts{"plant h8"});
}

TEST(BiteThePumpkinNumbers, a_bite_is_chosen_pig_by_pig) {
  Scene scene(three_seats, R"(
      . . . . . . . .
      . . o . . . . .
      . . P . b . . .
      . . . o . . . .
      . . . . . . . .
      . . . . . . . .
      P . . . . . o o
      P P P . b b b .)");
  scene.play("plant b5");
  EXPECT_EQ(path_of(scene, "bite c6xd5 c6xb5"),
            Texts({"pig 1 eats nothing", "pig 2 eats nothing", "pig 3 eats nothing", "pig 4 eats nothing",
                   "pig 5 eats pumpkin south-east, broccoli south-west"}));
  EXPECT_EQ(path_of(scene, "bite c6xc7 c6xb5").back(), "pig 5 eats pumpkin north, broccoli south-west");
  ActionSet<BiteThePumpkin::actions> set;
  EXPECT_FALSE(scene.game.single_actions(scene.state, Seat::p1, set));
  EXPECT_EQ(set.size(), 0);
}

// Whatever lies around a pig, its plate is called by the side on which it lies.
TEST(BiteThePumpkinNumbers, plates_are_named_by_the_side) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . o o o . . . .
      . o P o . . . .
      . o o . . . . .
      . . . . . . . .
      P . . . . . . o
      P P P . . . . .)");
  scene.play("plant d4");
  const std::map<std::string, std::string> sides = {{"b4", "south-west"}, {"c4", "south"},     {"d4", "south-east"},
                                                    {"b5", "west"},       {"d5", "east"},      {"b6", "north-west"},
                                                    {"c6", "north"},      {"d6", "north-east"}};
  for (const auto& [cell, side] : sides)
    EXPECT_EQ(path_of(scene, "bite c5x" + cell).back(), "pig 5 eats pumpkin " + side);
}

// Everything that can be told apart is seen apart: what follows each move of a question, and all that is met.
TEST(BiteThePumpkinNumbers, two_states_look_alike_only_if_they_are) {
  for (Options options : {two_seats, three_seats}) {
    options.trees = trees_of("classic");
    const BiteThePumpkin game(options);
    std::map<Numbers, State> met;
    const auto meet = [&](State s) {
      const Numbers numbers = observation_check::observation_of(game, s, Seat::p1);
      if (s.phase != Phase::plant) s.planting = Vegetable::pumpkin;  // has a meaning there only
      EXPECT_EQ(met.emplace(numbers, s).first->second, s) << picture_of(game.options(), s);
    };
    for (std::uint64_t match = 0; match < 2; ++match) {
      Rng rng(3, match);
      State s = game.start();
      for (Turn turn = game.turn(s); !turn.is_over(); turn = game.turn(s)) {
        MoveListOf<BiteThePumpkin> moves;
        game.moves(s, turn.first, moves);
        for (const Move& move : moves) {
          State after = s;
          game.play(after, move);
          meet(after);
        }
        game.play(s, random_step(game, s, turn, rng));
      }
    }
    EXPECT_GT(met.size(), 1000u);
  }
}

}  // namespace
}  // namespace sounder::bite_the_pumpkin
