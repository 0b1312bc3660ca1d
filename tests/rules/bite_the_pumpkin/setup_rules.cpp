// BP-1 to BP-7: board, pieces and setup.
#include <gtest/gtest.h>

#include "match/registry.h"
#include "rules/bite_the_pumpkin/scene.h"

namespace sounder::bite_the_pumpkin {
namespace {

using Texts = std::vector<std::string>;

bool offers(const Scene& scene, const std::string& text) {
  const Texts moves = scene.moves();
  return std::find(moves.begin(), moves.end(), text) != moves.end();
}

Scene classic(int seats = 2, int novice_help = 0) {
  Options options;
  options.seats = static_cast<std::int8_t>(seats);
  options.novice_help = static_cast<std::int8_t>(novice_help);
  options.trees = trees_of("classic");
  return Scene(options);
}

TEST(BiteThePumpkin, BP1_the_board_has_files_a_to_h_and_ranks_1_to_8) {
  const Texts moves = Scene(two_seats).moves();
  ASSERT_EQ(moves.size(), 64u);
  EXPECT_EQ(moves[0], "pig a1");
  EXPECT_EQ(moves[1], "pig b1");
  EXPECT_EQ(moves[8], "pig a2");
  EXPECT_EQ(moves[63], "pig h8");
  for (const char* text : {"pig i1", "pig a9", "pig a0", "pig 11", "pig a", "pig a10", "pig A1", "pig a1 b1", "pig"})
    EXPECT_EQ(Scene(two_seats).refusal(text), "Name one square from a1 to h8, as in `pig d5`.") << text;
}

TEST(BiteThePumpkin, BP1_a_cell_holds_one_piece_at_most) {
  Scene scene = classic();
  EXPECT_EQ(scene.refusal("pig d4"), "There is a tree on d4.");
  scene.play("pig a1");
  EXPECT_EQ(scene.refusal("plant a1"), "There is a pig on a1.");
  EXPECT_EQ(scene.refusal("plant d4"), "There is a tree on d4.");
  scene.play("plant h8");
  EXPECT_EQ(scene.refusal("pig a1"), "There is a pig on a1.");
  EXPECT_EQ(scene.refusal("pig h8"), "There is a pumpkin on h8.");
  Scene three = classic(3);
  three.play_all({"pig a1", "plant c8"});
  EXPECT_EQ(three.refusal("plant c8"), "There is a pumpkin on c8.");
  three.play_all({"plant h8", "pig a2"});
  EXPECT_EQ(three.refusal("plant h8"), "There is broccoli on h8.");
}

TEST(BiteThePumpkin, BP2_the_classic_trees_are_the_designers) {
  EXPECT_EQ(classic().picture(), plain(R"(
      . . . . . . . .
      . . . . . . T .
      T . . . . . . .
      . . . . T . . .
      . . . T . . . .
      . . . . . T . .
      . T . . . . . .
      . . . . . . . .)"));
  EXPECT_EQ(classic().moves().size(), 58u);
}

TEST(BiteThePumpkin, BP2_orchard_and_hedge_are_layouts_of_their_own) {
  EXPECT_NE(trees_of("orchard"), trees_of("classic"));
  EXPECT_NE(trees_of("hedge"), trees_of("classic"));
  EXPECT_NE(trees_of("hedge"), trees_of("orchard"));
}

// As many as are in the box.
TEST(BiteThePumpkin, BP2_two_more_layouts_have_six_trees) {
  for (const char* name : {"stray", "arch"}) {
    EXPECT_EQ(count(trees_of(name)), 6) << name;
    EXPECT_NE(trees_of(name), trees_of("classic")) << name;
  }
  EXPECT_NE(trees_of("stray"), trees_of("arch"));
}

TEST(BiteThePumpkin, BP3_two_seats_have_20_pumpkins_three_have_18_of_each_kind) {
  EXPECT_EQ(classic(2).state.supply, (PerVegetable<std::uint8_t>{20, 0}));
  EXPECT_EQ(classic(3).state.supply, (PerVegetable<std::uint8_t>{18, 18}));
}

TEST(BiteThePumpkin, BP4_herd_and_farmer_place_five_each_in_turn_herd_first) {
  Scene scene = classic();
  for (const char* move :
       {"pig h1", "plant a8", "pig h2", "plant b8", "pig h3", "plant c8", "pig h4", "plant d8", "pig h5"}) {
    EXPECT_EQ(scene.seat(), move[1] == 'i' ? Seat::p1 : Seat::p2) << move;
    scene.play(move);
  }
  scene.play("plant a7");
  EXPECT_EQ(count(scene.state.pigs), 5);
  EXPECT_EQ(count(scene.state.planted[0]), 5);
  EXPECT_EQ(scene.state.supply[0], 15);
  EXPECT_EQ(scene.moves(), (Texts{"run north", "run south", "run east", "run west"}));
}

TEST(BiteThePumpkin, BP4_with_three_seats_the_broccoli_farmer_comes_third) {
  Scene scene = classic(3);
  const std::vector<std::pair<Seat, const char*>> setup = {
      {Seat::p1, "pig h1"},   {Seat::p2, "plant a8"}, {Seat::p3, "plant a1"}, {Seat::p1, "pig h2"},
      {Seat::p2, "plant b8"}, {Seat::p3, "plant b1"}, {Seat::p1, "pig h3"},   {Seat::p2, "plant c8"},
      {Seat::p3, "plant c1"}, {Seat::p1, "pig h4"},   {Seat::p2, "plant d8"}, {Seat::p3, "plant d1"},
      {Seat::p1, "pig h5"},   {Seat::p2, "plant a7"}, {Seat::p3, "plant a2"}};
  for (const auto& [seat, move] : setup) {
    EXPECT_EQ(scene.seat(), seat) << move;
    scene.play(move);
  }
  EXPECT_EQ(scene.state.supply, (PerVegetable<std::uint8_t>{13, 13}));
  EXPECT_EQ(scene.state.phase, Phase::run);
}

TEST(BiteThePumpkin, BP5_a_pig_is_not_placed_next_to_a_pumpkin_not_even_diagonally) {
  Scene scene(two_seats);
  scene.play_all({"pig h1", "plant c5"});
  for (const char* cell : {"b4", "c4", "d4", "b5", "d5", "b6", "c6", "d6"})
    EXPECT_EQ(scene.refusal("pig " + std::string(cell)), std::string(cell) + " is next to the vegetable on c5.");
  for (const char* cell : {"a3", "c3", "e5", "c7", "e7", "h2"})
    EXPECT_TRUE(offers(scene, "pig " + std::string(cell))) << cell;
  EXPECT_EQ(scene.moves().size(), 64u - 1 - 9);
}

TEST(BiteThePumpkin, BP5_broccoli_keeps_pigs_away_as_well) {
  Scene scene(three_seats);
  scene.play_all({"pig h1", "plant c5", "plant f5"});
  EXPECT_EQ(scene.refusal("pig g6"), "g6 is next to the vegetable on f5.");
  EXPECT_EQ(scene.moves().size(), 64u - 1 - 18);
}

// Four pigs stand, the fifth comes after the broccoli farmer has planted e8.
constexpr const char* no_quiet_cell_left = R"(
      . o . . . . P P
      . . . . . . P P
      . . . . . . . .
      . b . . o . . b
      . . . . . . . .
      . . . . . . . .
      . o . . b . . o
      . . . . . . . .)";

TEST(BiteThePumpkin, BP5_any_empty_cell_will_do_when_every_one_is_next_to_a_vegetable) {
  Scene scene(three_seats, no_quiet_cell_left, 14);
  scene.play("plant e8");
  EXPECT_EQ(scene.seat(), Seat::p1);
  EXPECT_EQ(scene.moves().size(), 64u - 4 - 8);
  EXPECT_TRUE(offers(scene, "pig a1"));
  EXPECT_EQ(scene.english(scene.game.prompt(scene.state, Seat::p1)),
            "Place a pig (5 of 5) anywhere: no empty square is away from the vegetables.");
}

TEST(BiteThePumpkin, BP5_the_only_quiet_cell_is_no_decision) {
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
  scene.play("plant e8");
  EXPECT_TRUE(scene.state.pigs & bit(*cell_named("h8")));
  EXPECT_EQ(scene.seat(), Seat::p2);  // and the pumpkin farmer places his fifth
  EXPECT_EQ(scene.state.supply[0], 14);
}

TEST(BiteThePumpkin, BP6_pumpkin_and_broccoli_are_never_orthogonal_neighbours_in_setup) {
  Scene scene(three_seats);
  scene.play_all({"pig h1", "plant c5"});
  for (const char* cell : {"c4", "c6", "b5", "d5"})
    EXPECT_EQ(scene.refusal("plant " + std::string(cell)), std::string(cell) + " is beside the pumpkin on c5.");
  for (const char* cell : {"b4", "d4", "b6", "d6"}) EXPECT_TRUE(offers(scene, "plant " + std::string(cell))) << cell;
  scene.play_all({"plant d6", "pig h2"});
  EXPECT_EQ(scene.refusal("plant d5"), "d5 is beside the broccoli on d6.");
  EXPECT_TRUE(offers(scene, "plant c4"));  // beside one of his own kind
}

TEST(BiteThePumpkin, BP6_the_rim_is_no_neighbour_of_the_other_rim) {
  Scene scene(three_seats);
  scene.play_all({"pig d1", "plant h4"});
  EXPECT_TRUE(offers(scene, "plant a4"));
  EXPECT_TRUE(offers(scene, "plant a5"));
}

TEST(BiteThePumpkin, BP6_holds_in_play_too) {
  Scene scene(three_seats, R"(
      P P P P P . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . o . o . . . .
      . . . . . . . .
      . o . . . . . .
      . . . . . b b b)");
  EXPECT_EQ(scene.seat(), Seat::p3);
  EXPECT_EQ(scene.refusal("plant b3"), "b3 is beside the pumpkins on b2 and b4.");
  EXPECT_EQ(scene.refusal("plant c4"), "c4 is beside the pumpkins on b4 and d4.");
  EXPECT_TRUE(offers(scene, "plant c3"));
  EXPECT_TRUE(offers(scene, "plant f2"));
}

TEST(BiteThePumpkin, BP7_novice_help_is_extra_pumpkins_after_setup_out_of_the_supply) {
  for (int help : {0, 1, 2}) {
    Scene scene = classic(2, help);
    scene.play_all(
        {"pig h1", "plant a8", "pig h2", "plant b8", "pig h3", "plant c8", "pig h4", "plant d8", "pig h5", "plant a7"});
    int extra = 0;
    for (const char* cell : {"plant b7", "plant c7", "plant d7"})
      if (scene.seat() == Seat::p2) {
        scene.play(cell);
        ++extra;
      }
    EXPECT_EQ(extra, help);
    EXPECT_EQ(scene.state.supply[0], 15 - help);
    EXPECT_EQ(scene.state.phase, Phase::run);
  }
}

// The ten pieces of two farmers and five pigs, far from one another.
Scene three_placed(std::int8_t novice_help, std::int8_t broccoli_help) {
  Options options;
  options.seats = 3;
  options.novice_help = novice_help;
  options.broccoli_help = broccoli_help;
  options.trees = trees_of("classic");
  Scene scene(options);
  scene.play_all({"pig h1", "plant a8", "plant f8", "pig h2", "plant b8", "plant g8", "pig h3", "plant c8", "plant h8",
                  "pig h4", "plant a7", "plant f7", "pig g4", "plant b7", "plant h7"});
  return scene;
}

TEST(BiteThePumpkin, BP7_with_three_seats_each_farmer_has_his_own_help_first_the_pumpkin_farmer) {
  for (std::int8_t pumpkins = 0; pumpkins <= 2; ++pumpkins)
    for (std::int8_t broccoli = 0; broccoli <= 2; ++broccoli) {
      Scene scene = three_placed(pumpkins, broccoli);
      Texts seats;
      for (Cells cells; scene.state.phase == Phase::plant;) {
        seats.push_back(sounder::name_of(scene.seat()));
        cells = scene.game.plant_cells(scene.state, scene.state.planting);
        scene.play("plant " + std::string(cell_name(lowest(cells))));
      }
      Texts expected(static_cast<std::size_t>(pumpkins), "p2");
      expected.insert(expected.end(), static_cast<std::size_t>(broccoli), "p3");
      EXPECT_EQ(seats, expected);
      EXPECT_EQ(scene.state.supply[0], 13 - pumpkins);
      EXPECT_EQ(scene.state.supply[1], 13 - broccoli);
      EXPECT_EQ(scene.state.phase, Phase::run);
    }
}

TEST(BiteThePumpkin, BP7_extra_plantings_keep_pumpkins_and_broccoli_apart) {
  Scene scene = three_placed(1, 1);
  EXPECT_EQ(scene.refusal("plant e8"), "e8 is beside the broccoli on f8.");
  scene.play("plant d8");
  EXPECT_EQ(scene.refusal("plant d7"), "d7 is beside the pumpkin on d8.");
}

// Every empty cell is beside a pumpkin; the broccoli farmer has two extra plantings to come.
constexpr const char* closed_to_broccoli = R"(
  T o T b b T o T
  o T T b b b T o
  T o T T T T P P
  T T T T T T P P
  T T T T T . o .
  T T T T T T T P
  T T T T T T T T
  T T T T T T T T
)";

TEST(BiteThePumpkin, BP7_a_farmer_without_a_legal_cell_loses_the_rest) {
  Options options;
  options.seats = 3;
  options.novice_help = 2;
  options.broccoli_help = 2;
  Scene scene(options, closed_to_broccoli);
  scene.state.supply = {12, 13};  // the second extra pumpkin comes next
  scene.state.round = Round::helping;
  scene.state.planting = Vegetable::pumpkin;
  scene.play("plant f4");
  EXPECT_EQ(scene.state.supply, (PerVegetable<std::uint8_t>{11, 13}));
  EXPECT_EQ(scene.state.phase, Phase::bite) << "the herd's first turn";
  EXPECT_EQ(scene.state.round, Round::quiet);
}

TEST(BiteThePumpkin, BP7_broccoli_help_is_for_three_seats_only) {
  const auto refused = make_game({"bite-the-pumpkin", 2, {{"broccoli_help", 1}}, {}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "bite-the-pumpkin: broccoli_help is for three seats (BP-7)");
  for (const char* help : {"novice_help", "broccoli_help"})
    EXPECT_TRUE(make_game({"bite-the-pumpkin", 3, {{help, 2}}, {}})) << help;
}

}  // namespace
}  // namespace sounder::bite_the_pumpkin
