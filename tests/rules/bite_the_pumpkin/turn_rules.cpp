// BP-10 to BP-16 and BP-18: count, run, digest, the farmer's turn, and how a match ends.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/bite_the_pumpkin/scene.h"
#include "rules/random_play.h"

namespace sounder::bite_the_pumpkin {
namespace {

using Texts = std::vector<std::string>;
constexpr std::size_t pumpkins = at(Vegetable::pumpkin);
constexpr std::size_t broccoli = at(Vegetable::broccoli);

// ---- BP-10: count ----

constexpr const char* two_pigs_at_table = R"(
      . . . . . . . .
      . . . . . . . .
      . o . . . . o .
      . P . . . . P .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P . . . . o)";

TEST(BiteThePumpkin, BP10_the_herd_wins_at_once_when_two_pumpkins_are_left) {
  Scene scene(two_seats, two_pigs_at_table);
  const Cells pigs = scene.state.pigs;
  scene.play("plant h2");
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.winners(), SeatSet(Seat::p1));
  EXPECT_EQ(count(scene.state.planted[pumpkins]), 2);
  EXPECT_EQ(scene.state.pigs, pigs);  // before anybody ran
  const Result result = scene.game.result(scene.state);
  EXPECT_EQ(result.scores[0], 1);
  EXPECT_EQ(result.scores[1], 0);
  EXPECT_EQ(result.ranks[0], 1);
  EXPECT_EQ(result.ranks[1], 2);
}

TEST(BiteThePumpkin, BP10_three_pumpkins_left_are_enough_to_go_on) {
  Scene scene(two_seats, two_pigs_at_table);
  scene.state.planted[pumpkins] |= cells({"h3"});
  scene.play("plant h2");
  EXPECT_FALSE(scene.over());
  EXPECT_EQ(scene.state.phase, Phase::run);
}

constexpr const char* two_gardens = R"(
      . . . . . . . .
      . . . . . . . .
      . o . . . . o .
      . P . . . . P .
      . . . . . . . .
      . . . . . . . .
      . . . . b b b .
      P P P . . . o o)";

TEST(BiteThePumpkin, BP10_with_three_seats_a_farmer_with_two_left_is_out_and_plants_no_more) {
  Scene scene(three_seats, two_gardens);
  scene.play("plant d8");
  EXPECT_FALSE(scene.over());
  EXPECT_EQ(scene.state.standing[pumpkins], FarmerStatus::out);
  EXPECT_EQ(scene.state.standing[broccoli], FarmerStatus::playing);
  scene.play("run west");
  EXPECT_EQ(scene.seat(), Seat::p3);                              // the pumpkin farmer is not asked
  EXPECT_EQ(scene.state.planted[pumpkins], cells({"g1", "h1"}));  // what he has stays
}

TEST(BiteThePumpkin, BP10_the_vegetables_of_a_farmer_who_is_out_can_still_be_eaten) {
  Scene scene(three_seats, R"(
      . . . P P P P .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      b b b b . . P .
      . . . . . . . o)");
  scene.state.standing[pumpkins] = FarmerStatus::out;
  scene.play("plant a5");
  EXPECT_EQ(scene.state.planted[pumpkins], Cells{0});
  EXPECT_EQ(scene.state.lying(), cells({"g2"}));
}

TEST(BiteThePumpkin, BP10_a_farmer_with_three_left_is_not_out) {
  Scene scene(three_seats, two_gardens);
  scene.state.planted[pumpkins] |= cells({"h3"});
  scene.play("plant d8");
  EXPECT_EQ(scene.state.standing[pumpkins], FarmerStatus::playing);
  scene.play("run west");
  EXPECT_EQ(scene.seat(), Seat::p2);
}

TEST(BiteThePumpkin, BP10_both_farmers_out_is_the_herds_win) {
  Scene scene(three_seats, two_gardens);
  scene.state.planted[broccoli] = cells({"e2"});
  scene.play("plant d8");
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.winners(), SeatSet(Seat::p1));
  const Result result = scene.game.result(scene.state);
  EXPECT_EQ(result.ranks[1], 2);
  EXPECT_EQ(result.ranks[2], 2);
}

TEST(BiteThePumpkin, BP10_one_farmer_out_after_the_other_is_the_herds_win) {
  Scene scene(three_seats, two_gardens);
  scene.state.standing[broccoli] = FarmerStatus::out;
  scene.state.planting = Vegetable::pumpkin;
  Scene fewer = scene;
  scene.play("plant d8");  // two of five are eaten, three are left
  EXPECT_FALSE(scene.over());
  fewer.state.planted[pumpkins] &= ~cells({"h1"});
  fewer.play("plant d8");
  EXPECT_TRUE(fewer.over());
  EXPECT_EQ(fewer.winners(), SeatSet(Seat::p1));
}

// ---- BP-11: run ----

constexpr const char* before_running = R"(
      . . . . . . . .
      . . P . . . . .
      . . . . . T . .
      . P . . . P . .
      . . . . . . . .
      . . . . . . . o
      . . . . P . . .
      P . . . . . . o)";

std::string after_running(const char* direction) {
  Scene scene(two_seats, before_running);
  scene.play_all({"plant h2", direction});
  return scene.picture();
}

TEST(BiteThePumpkin, BP11_pigs_run_north_to_the_edge_or_a_tree) {
  EXPECT_EQ(after_running("run north"), plain(R"(
      P P P . P . . .
      . . . . . . . .
      . . . . . T . .
      . . . . . P . .
      . . . . . . . .
      . . . . . . . o
      . . . . . . . o
      . . . . . . . o)"));
}

TEST(BiteThePumpkin, BP11_pigs_run_south) {
  EXPECT_EQ(after_running("run south"), plain(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . T . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . o
      . . . . . . . o
      P P P . P P . o)"));
}

TEST(BiteThePumpkin, BP11_pigs_run_east_to_a_vegetable_or_a_pig_that_has_stopped) {
  EXPECT_EQ(after_running("run east"), plain(R"(
      . . . . . . . .
      . . . . . . . P
      . . . . . T . .
      . . . . . . P P
      . . . . . . . .
      . . . . . . . o
      . . . . . . P o
      . . . . . . P o)"));
}

TEST(BiteThePumpkin, BP11_pigs_run_west) {
  EXPECT_EQ(after_running("run west"), plain(R"(
      . . . . . . . .
      P . . . . . . .
      . . . . . T . .
      P P . . . . . .
      . . . . . . . .
      . . . . . . . o
      P . . . . . . o
      P . . . . . . o)"));
}

constexpr const char* pigs_in_one_file = R"(
      . . . . . . . .
      . . . . . . . .
      . . . P . . . .
      . . . P . . . .
      . . . . . . . .
      . . . P . . . .
      . . . . . . . .
      P . . P . o o o)";

TEST(BiteThePumpkin, BP11_pigs_in_one_file_stack_up_behind_the_front_pig) {
  Scene scene(two_seats, pigs_in_one_file);
  scene.play_all({"plant h2", "run north"});
  EXPECT_EQ(scene.state.pigs, cells({"d8", "d7", "d6", "d5", "a8"}));
}

TEST(BiteThePumpkin, BP11_a_lying_pig_stops_the_others_and_does_not_run) {
  Scene scene(two_seats, pigs_in_one_file);
  scene.play_all({"plant e6", "bite d5xe6", "run north"});
  EXPECT_EQ(scene.state.pigs, cells({"d8", "d5", "d4", "d3", "a8"}));
}

TEST(BiteThePumpkin, BP11_a_direction_in_which_nobody_moves_is_legal) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . o .
      P P P P P . . o)");
  scene.play("plant h2");
  const Cells pigs = scene.state.pigs;
  EXPECT_EQ(scene.moves(), (Texts{"run north", "run south", "run east", "run west"}));
  scene.play("run south");
  EXPECT_EQ(scene.state.pigs, pigs);
  EXPECT_EQ(scene.seat(), Seat::p2);
}

TEST(BiteThePumpkin, BP11_when_every_pig_lies_the_turn_goes_on_without_a_decision) {
  Scene scene(two_seats, R"(
      o . o . o . o .
      P . P . P . P .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . o o
      P . . . . . o o)");
  scene.play("plant a2");
  EXPECT_EQ(scene.seat(), Seat::p2);  // all ate, none could run: the farmer plants again
  EXPECT_EQ(count(scene.state.planted[pumpkins]), 4);
  EXPECT_EQ(scene.state.lying(), Cells{0});
}

TEST(BiteThePumpkin, BP11_only_the_four_directions_are_runs) {
  Scene scene(two_seats, pigs_in_one_file);
  scene.play("plant h2");
  for (const char* text : {"run", "run up", "run north east", "run North"})
    EXPECT_EQ(scene.refusal(text), "Name a direction: `run north`, `run south`, `run east` or `run west`.") << text;
  EXPECT_EQ(scene.refusal("bite d5xe6"), "The herd runs now: `run north`, `run south`, `run east` or `run west`.");
}

TEST(BiteThePumpkin, BP12_pigs_that_lay_stand_up_and_can_run_in_the_next_turn) {
  Scene scene(two_seats, pigs_in_one_file);
  scene.play_all({"plant e6", "bite d5xe6"});
  EXPECT_EQ(scene.state.lying(), cells({"d5"}));
  scene.play("run south");
  EXPECT_EQ(scene.state.lying(), Cells{0});
  scene.play_all({"plant h2", "run west"});
  EXPECT_TRUE(scene.state.pigs & cells({"a5"}));
}

// ---- BP-13 to BP-15: the farmers ----

TEST(BiteThePumpkin, BP13_a_farmer_plants_on_any_empty_cell_and_may_not_pass) {
  Scene scene(two_seats, pigs_in_one_file);
  EXPECT_EQ(scene.moves().size(), 64u - 5 - 3);
  EXPECT_EQ(scene.refusal("pass"), "A farmer may not pass while there is a square to plant.");
  EXPECT_EQ(scene.refusal("run north"), "A farmer plants now: `plant c4`.");
  EXPECT_EQ(scene.refusal("plant d3"), "There is a pig on d3.");
  scene.play("plant e2");  // next to a pig is allowed; it is eaten at once
  EXPECT_EQ(scene.state.supply[pumpkins], 9);
}

TEST(BiteThePumpkin, BP13_a_farmer_without_a_legal_cell_passes) {
  Scene scene(three_seats, nearly_closed);
  scene.play("plant b3");
  EXPECT_EQ(scene.seat(), Seat::p1);
  scene.play("run north");  // both farmers pass
  EXPECT_EQ(scene.seat(), Seat::p1);
  EXPECT_EQ(scene.state.supply, (PerVegetable<std::uint8_t>{10, 9}));
}

TEST(BiteThePumpkin, BP13_the_only_legal_cell_is_no_decision) {
  Scene scene(three_seats, R"(
      o . b . o . b .
      . b . o . b . o
      o . b . o . b .
      . b . o . b . o
      o . b . o . b .
      T . . o . b . o
      T T T T T T T T
      P P P P P T T T)");
  scene.state.phase = Phase::run;
  scene.play("run north");  // b3 is all that is open: the pumpkin farmer plants there, the other passes
  EXPECT_TRUE(scene.state.planted[pumpkins] & cells({"b3"}));
  EXPECT_EQ(scene.state.supply, (PerVegetable<std::uint8_t>{9, 10}));
  EXPECT_EQ(scene.seat(), Seat::p1);
}

TEST(BiteThePumpkin, BP14_the_farmer_wins_at_once_with_the_last_pumpkin) {
  Scene scene(two_seats, two_pigs_at_table, 1);
  scene.play("plant h2");  // the herd would eat two of the four and win, but does not come to it
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.winners(), SeatSet(Seat::p2));
  EXPECT_EQ(scene.state.supply[pumpkins], 0);
}

TEST(BiteThePumpkin, BP14_one_pumpkin_in_hand_is_not_yet_a_win) {
  Scene scene(two_seats, pigs_in_one_file, 2);
  scene.play("plant h2");
  EXPECT_FALSE(scene.over());
}

constexpr const char* quiet_gardens = R"(
      P P P P P . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      o o o o . . . .
      . . . . . . . .
      . . . . b b b b)";

TEST(BiteThePumpkin, BP15_while_one_farmer_is_home_and_the_other_plays_the_match_goes_on) {
  Scene scene(three_seats, quiet_gardens, 1);
  scene.state.supply[pumpkins] = 3;
  scene.play("plant g2");
  EXPECT_EQ(scene.state.standing[broccoli], FarmerStatus::home);
  EXPECT_FALSE(scene.over());
  scene.play_all({"run east", "plant a4", "run east"});
  EXPECT_EQ(scene.seat(), Seat::p2);  // the broccoli farmer is not asked any more
}

TEST(BiteThePumpkin, BP15_when_both_are_home_the_broccoli_farmer_wins) {
  Scene first(three_seats, quiet_gardens, 1);
  first.play_all({"plant g2", "run east", "plant a4"});  // broccoli first, then pumpkins
  EXPECT_TRUE(first.over());
  EXPECT_EQ(first.winners(), SeatSet(Seat::p3));
  Scene second(three_seats, quiet_gardens, 1);
  second.state.planting = Vegetable::pumpkin;
  second.play("plant a4");  // pumpkins first
  EXPECT_FALSE(second.over());
  EXPECT_EQ(second.state.standing[pumpkins], FarmerStatus::home);
  second.play("plant g2");
  EXPECT_TRUE(second.over());
  EXPECT_EQ(second.winners(), SeatSet(Seat::p3));
  EXPECT_EQ(second.game.result(second.state).ranks[1], 2);
}

TEST(BiteThePumpkin, BP15_a_farmer_who_comes_home_wins_at_once_if_the_other_is_out) {
  Scene broccoli_home(three_seats, quiet_gardens, 1);
  broccoli_home.state.standing[pumpkins] = FarmerStatus::out;
  broccoli_home.play("plant g2");
  EXPECT_TRUE(broccoli_home.over());
  EXPECT_EQ(broccoli_home.winners(), SeatSet(Seat::p3));
  Scene pumpkins_home(three_seats, quiet_gardens, 1);
  pumpkins_home.state.standing[broccoli] = FarmerStatus::out;
  pumpkins_home.state.planting = Vegetable::pumpkin;
  pumpkins_home.play("plant a4");
  EXPECT_TRUE(pumpkins_home.over());
  EXPECT_EQ(pumpkins_home.winners(), SeatSet(Seat::p2));
}

TEST(BiteThePumpkin, BP15_a_farmer_who_is_home_wins_when_the_other_goes_out) {
  Scene scene(three_seats, two_gardens);
  scene.state.standing[broccoli] = FarmerStatus::home;
  scene.state.supply[broccoli] = 0;
  scene.state.planted[pumpkins] &= ~cells({"h1"});
  scene.state.planting = Vegetable::pumpkin;
  scene.play("plant d8");  // two are eaten, two are left
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.winners(), SeatSet(Seat::p3));
}

TEST(BiteThePumpkin, BP15_a_farmer_who_is_home_can_no_longer_go_out) {
  Scene scene(three_seats, two_gardens);
  scene.state.standing[pumpkins] = FarmerStatus::home;
  scene.state.supply[pumpkins] = 0;
  scene.play("plant d8");
  EXPECT_EQ(count(scene.state.planted[pumpkins]), 2);
  EXPECT_EQ(scene.state.standing[pumpkins], FarmerStatus::home);
  EXPECT_FALSE(scene.over());
}

// ---- BP-16: what has one possibility is not asked ----

TEST(BiteThePumpkin, BP16_a_closed_meadow_never_asks_its_farmers_to_pass) {
  Scene scene(three_seats, nearly_closed);
  scene.play("plant b3");
  for (int round = 1; round <= 19; ++round) {
    EXPECT_EQ(scene.seat(), Seat::p1);
    EXPECT_EQ(scene.moves(), (Texts{"run north", "run south", "run east", "run west"}));
    EXPECT_NE(scene.refusal("pass"), "");
    scene.play("run east");
  }
}

TEST(BiteThePumpkin, BP16_whatever_is_asked_has_two_answers_and_none_of_them_is_pass) {
  for (const Options& options : {two_seats, three_seats}) {
    Rng rng(16);
    for (int match = 0; match < 100; ++match) {
      Scene scene(options);
      for (Turn turn = scene.game.turn(scene.state); !turn.is_over(); turn = scene.game.turn(scene.state)) {
        const Texts moves = scene.moves();
        ASSERT_GE(moves.size(), 2u);
        ASSERT_EQ(std::count(moves.begin(), moves.end(), "pass"), 0);
        scene.game.play(scene.state, random_step(scene.game, scene.state, turn, rng));
      }
    }
  }
}

// ---- BP-18: a meadow closed to both farmers ends after 20 idle rounds ----

TEST(BiteThePumpkin, BP18_twenty_rounds_without_a_bite_or_a_planting_are_shared_by_all_who_are_not_out) {
  Scene scene(three_seats, nearly_closed);
  scene.play("plant b3");
  for (int round = 1; round <= 19; ++round) scene.play("run east");
  EXPECT_FALSE(scene.over());
  Scene one_out = scene;
  scene.play("run east");
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.winners(), seats_of(3));
  one_out.state.standing[pumpkins] = FarmerStatus::out;
  one_out.play("run east");
  SeatSet herd_and_broccoli = Seat::p1;
  herd_and_broccoli |= Seat::p3;
  EXPECT_EQ(one_out.winners(), herd_and_broccoli);
}

TEST(BiteThePumpkin, BP18_a_planting_starts_the_count_of_idle_rounds_anew) {
  Scene scene(three_seats, nearly_closed);
  scene.state.phase = Phase::run;
  scene.state.idle_rounds = 19;
  scene.play("run east");
  scene.play("plant b3");
  EXPECT_FALSE(scene.over());
  EXPECT_EQ(scene.state.idle_rounds, 0);
}

TEST(BiteThePumpkin, a_state_of_two_seats_fits_in_a_cache_line) { EXPECT_LE(sizeof(State), 64u); }

}  // namespace
}  // namespace sounder::bite_the_pumpkin
