// BP-8, BP-9 and auto_bite: what the pigs eat. In every scene a farmer plants first, then the herd's turn begins.
#include <gtest/gtest.h>

#include <map>

#include "rules/bite_the_pumpkin/bite.h"
#include "rules/bite_the_pumpkin/scene.h"

namespace sounder::bite_the_pumpkin {
namespace {

using Texts = std::vector<std::string>;

TEST(BiteThePumpkin, BP8_a_pig_next_to_one_pumpkin_eats_it_without_being_asked) {
  for (const char* cell : {"b4", "c4", "d4", "b5", "d5", "b6", "c6", "d6"}) {
    Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . P . . . . .
      . . . . . . . .
      . . . . . . . .
      P . . . . . o .
      P P P . . . o o)");
    scene.play("plant " + std::string(cell));
    EXPECT_EQ(scene.state.planted[0], cells({"g1", "h1", "g2"})) << cell;
    EXPECT_EQ(scene.state.lying(), cells({"c5"})) << cell;
    EXPECT_EQ(scene.state.phase, Phase::run) << cell;
  }
}

TEST(BiteThePumpkin, BP8_a_pig_two_cells_away_eats_nothing) {
  for (const char* cell : {"a5", "c7", "e5", "c3", "e7", "a7"}) {
    Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . P
      . . . . . . . P
      . . P . . . . P
      . . . . . . . P
      . . . . . . . .
      . . . . . . o .
      . . . . . . . o)");
    scene.play("plant " + std::string(cell));
    EXPECT_EQ(count(scene.state.planted[0]), 3) << cell;
    EXPECT_EQ(scene.state.lying(), Cells{0}) << cell;
  }
}

TEST(BiteThePumpkin, BP8_a_pig_with_two_pumpkins_eats_one) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . o . o . . . .
      . . P . . . . .
      . . . . . . . .
      . . . . . . . .
      P . . . . . . .
      P P P . o o o .)");
  scene.play("plant h8");
  EXPECT_EQ(scene.moves(), (Texts{"bite c5xb6", "bite c5xd6"}));
  scene.play("bite c5xd6");
  EXPECT_EQ(scene.picture(), plain(R"(
      . . . . . . . o
      . . . . . . . .
      . o . . . . . .
      . . P . . . . .
      . . . . . . . .
      . . . . . . . .
      P . . . . . . .
      P P P . o o o .)"));
  EXPECT_EQ(scene.state.lying(), cells({"c5"}));
}

TEST(BiteThePumpkin, BP8_two_pigs_at_one_pumpkin_one_of_them_eats_it) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . . o . . . .
      . . P . P . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P . . o o .)");
  scene.play("plant h8");
  EXPECT_EQ(scene.moves(), (Texts{"bite c5xd6", "bite e5xd6"}));
  scene.play("bite e5xd6");
  EXPECT_EQ(scene.state.lying(), cells({"e5"}));
}

TEST(BiteThePumpkin, BP8_the_same_eaten_and_the_same_eaters_are_one_bite_and_no_decision) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . o o . . . .
      . . P P . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P . . o o .)");
  scene.play("plant h8");
  EXPECT_EQ(scene.state.planted[0], cells({"f1", "g1", "h8"}));
  EXPECT_EQ(scene.state.lying(), cells({"c5", "d5"}));
  EXPECT_EQ(scene.state.phase, Phase::run);
}

TEST(BiteThePumpkin, BP8_a_pig_may_go_hungry_only_when_another_ate_all_it_reaches) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . . o . o . .
      . . P . P . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P . . o o .)");
  scene.play("plant h8");
  EXPECT_EQ(scene.moves(), (Texts{"bite c5xd6 e5xf6", "bite e5xd6"}));
  EXPECT_EQ(scene.refusal("bite c5xd6"), "The pig on e5 must eat too: it reaches f6.");
  EXPECT_EQ(scene.refusal("bite e5xf6"), "The pig on c5 must eat too: it reaches d6.");
  scene.play("bite e5xd6");
  EXPECT_EQ(scene.state.planted[0], cells({"f6", "f1", "g1", "h8"}));
  EXPECT_EQ(scene.state.lying(), cells({"e5"}));
}

TEST(BiteThePumpkin, BP8_what_is_no_bite_is_refused_with_the_reason) {
  Scene scene(two_seats, R"(
      . . . . . . . .
      . . . . . . . .
      . . . o . o . .
      . . P . P . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P . . o o .)");
  scene.play("plant h8");
  EXPECT_EQ(scene.refusal("bite d5xd6"), "There is no pig on d5.");
  EXPECT_EQ(scene.refusal("bite c5xb6"), "There is nothing to eat on b6.");
  EXPECT_EQ(scene.refusal("bite c5xf6"), "The pig on c5 does not reach f6.");
  EXPECT_EQ(scene.refusal("bite c5xd6 e5xd6"), "The vegetable on d6 can be eaten only once.");
  EXPECT_EQ(scene.refusal("bite e5xd6 e5xf6"), "The pig on e5 eats one pumpkin a turn.");
  EXPECT_EQ(scene.refusal("bite c5-d6"), "`c5-d6` is not a bite: name a pig and a vegetable, as in `d5xc4`.");
  EXPECT_EQ(scene.refusal("bite"), "The herd bites now: `bite d5xc4`, with all pigs that eat.");
  EXPECT_EQ(scene.refusal("run north"), "The herd bites now: `bite d5xc4`, with all pigs that eat.");
  EXPECT_EQ(scene.refusal("bite e5xf6 c5xd6"), "");  // in any order
}

// Five pigs that each have pumpkins of their own: four times 4 and one with as many as stand on rank 6 in d to f.
constexpr const char* feast = R"(
      . . . . . . . .
      . . . . . . . .
      o o o o . . . .
      o P . . P . . .
      . . . . . . . .
      o . o o . o o o
      . P . . P . . P
      o . o o . o o o)";

TEST(BiteThePumpkin, BP17_up_to_512_bites_are_one_decision) {
  Scene scene(two_seats, feast, 3);
  scene.play("plant e6");
  EXPECT_EQ(scene.moves().size(), 4u * 4 * 4 * 4 * 2);
}

TEST(BiteThePumpkin, BP17_more_than_512_bites_are_chosen_one_at_a_time_until_the_rest_fits) {
  Scene scene(two_seats, feast, 3);
  scene.state.planted[0] |= cells({"e6"});
  scene.play("plant f6");
  EXPECT_EQ(scene.moves().size(), 19u);  // one for each pumpkin
  EXPECT_EQ(scene.refusal("bite b2xa1 e2xd1 h2xg1 b5xa5 e5xd6"),
            "There are too many ways to bite: name one bite at a time, as in `bite d5xc4`.");
  scene.play("bite b2xa1");
  EXPECT_EQ(scene.state.phase, Phase::bite);
  EXPECT_EQ(scene.state.lying(), cells({"b2"}));
  EXPECT_EQ(scene.moves().size(), 4u * 4 * 4 * 3);
  EXPECT_EQ(scene.refusal("bite b2xc1 e2xd1 h2xg1 b5xa5 e5xd6"), "The pig on b2 eats one pumpkin a turn.");
  scene.play("bite e2xd1 h2xg1 b5xa5 e5xd6");
  EXPECT_EQ(count(scene.state.planted[0]), 14);
}

TEST(BiteThePumpkin, BP9_a_pig_eats_a_pumpkin_and_a_broccoli_in_one_turn) {
  Scene scene(three_seats, R"(
      . . . . . . . P
      . . . . . . . P
      . o . . . . . P
      . . P . . . . P
      . . . b . . . .
      . . . . . . . .
      . . . . b b b .
      o o o . . . . .)");
  scene.play("plant g1");
  EXPECT_EQ(scene.picture(), plain(R"(
      . . . . . . . P
      . . . . . . . P
      . . . . . . . P
      . . P . . . . P
      . . . . . . . .
      . . . . . . . .
      . . . . b b b .
      o o o . . . b .)"));
  EXPECT_EQ(scene.state.lying(), cells({"c5"}));
}

constexpr const char* kitchen_garden = R"(
      . . . . . . . P
      . . . . . . . P
      . . o . . . . P
      . . P P . . . .
      . . . b . . . .
      . . . . . . . .
      . . . . b b b .
      o o o . . . . .)";

TEST(BiteThePumpkin, BP9_each_kind_is_matched_on_its_own_and_like_outcomes_are_one_bite) {
  Scene scene(three_seats, kitchen_garden);
  scene.play("plant g1");
  // Either pig may eat either; who eats which of the two when both eat makes no difference.
  std::vector<Cells> who_lies;
  for (const std::string& text : scene.moves()) {
    Scene after = scene;
    after.play(text);
    EXPECT_FALSE(after.state.vegetables() & cells({"c6", "d4"})) << text;
    who_lies.push_back(after.state.lying());
  }
  std::sort(who_lies.begin(), who_lies.end());
  EXPECT_EQ(who_lies, (std::vector<Cells>{cells({"c5"}), cells({"d5"}), cells({"c5", "d5"})}));
}

TEST(BiteThePumpkin, BP9_a_pig_does_not_eat_two_of_a_kind) {
  Scene scene(three_seats, kitchen_garden);
  scene.play("plant e4");
  EXPECT_EQ(scene.refusal("bite c5xc6 d5xd4 d5xe4"), "The pig on d5 eats one broccoli a turn.");
  EXPECT_EQ(scene.refusal("bite c5xc6 d5xe4"), "The pig on c5 must eat too: it reaches d4.");
  EXPECT_EQ(scene.refusal("bite d5xe4 d5xc6 c5xd4"), "");
}

TEST(BiteThePumpkin, BP9_a_pig_that_ate_only_broccoli_lies_down_too) {
  Scene scene(three_seats, R"(
      . . . . . . . P
      . . . . . . . P
      . . . . . . . P
      . . P . . . . P
      . . . . . . . .
      . . . . . . . .
      . . . . b b b .
      o o o . . . . .)");
  scene.play_all({"plant c4", "run north"});
  EXPECT_TRUE(scene.state.pigs & cells({"c5"}));
  EXPECT_FALSE(scene.state.planted[1] & cells({"c4"}));
}

TEST(BiteThePumpkin, auto_bite_lets_pigs_in_cell_order_take_the_first_pumpkin_left_to_them) {
  constexpr const char* picture = R"(
      . . . . . . . .
      . . . . . . . .
      . . . o . o . .
      . . P . P . . .
      . . . o . . . .
      . . . . . . . .
      . . . . . . . .
      P P P . . o o .)";
  Scene scene({.seats = 2, .auto_bite = 1}, picture);
  scene.play("plant h8");
  EXPECT_EQ(scene.state.phase, Phase::run);
  EXPECT_EQ(scene.picture(), plain(R"(
      . . . . . . . o
      . . . . . . . .
      . . . . . o . .
      . . P . P . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P . . o o .)"));  // c5 takes d4, e5 takes d6
  EXPECT_EQ(scene.state.lying(), cells({"c5", "e5"}));
  Scene asked(two_seats, picture);
  asked.play("plant h8");
  EXPECT_EQ(asked.state.phase, Phase::bite);
}

TEST(BiteThePumpkin, auto_bite_takes_one_of_each_kind_and_leaves_nobody_hungry) {
  Scene scene({.seats = 3, .auto_bite = 1}, R"(
      . . . . . . . P
      . . . . . . . P
      . . o . o . . P
      . . P P . . . .
      . . b . b . . .
      . . . . . . . .
      . . . . b b b .
      o o o . . . . .)");
  scene.play("plant g1");
  EXPECT_EQ(scene.state.phase, Phase::run);
  EXPECT_EQ(scene.state.lying(), cells({"c5", "d5"}));
  EXPECT_EQ(scene.state.vegetables() & cells({"c6", "e6", "c4", "e4"}), Cells{0});
}

// Every listed bite comes from the fast way, and about equally often.
void expect_fast_bites_as_listed(const Scene& scene) {
  ASSERT_EQ(scene.state.phase, Phase::bite);
  const Texts moves = scene.moves();
  std::map<std::string, int> seen;
  Rng rng(3);
  for (std::size_t i = 0; i < 100 * moves.size(); ++i)
    ++seen[scene.game.text(scene.state, scene.game.any_move(scene.state, Seat::p1, rng))];
  EXPECT_EQ(seen.size(), moves.size());
  for (const std::string& text : moves) EXPECT_NEAR(seen[text], 100, 60) << text;
}

TEST(BiteThePumpkin, BP8_fast_bites_are_those_of_the_list_equally_likely) {
  Scene each_for_itself(two_seats, feast, 3);
  expect_fast_bites_as_listed(each_for_itself.play("plant e6"));
  Scene one_at_a_time(two_seats, feast, 3);
  one_at_a_time.state.planted[0] |= cells({"e6"});
  expect_fast_bites_as_listed(one_at_a_time.play("plant f6"));
  expect_fast_bites_as_listed(one_at_a_time.play("bite b2xa1"));
  Scene contested(three_seats, kitchen_garden);
  expect_fast_bites_as_listed(contested.play("plant e4"));
}

// Herds in the midst of vegetables, so that pigs share them in all ways: also more of them than a list of moves holds.
TEST(BiteThePumpkin, BP17_bites_are_counted_as_they_are_listed) {
  Rng rng(17);
  int pig_by_pig = 0;
  for (int i = 0; i < 20'000; ++i) {
    State s;
    Cells patch = 0;  // a corner of the meadow, narrow or wide
    for (int row = 0; row < 3 + i % 3; ++row) patch |= Cells{(1u << (3 + i / 3 % 4)) - 1} << 8 * row;
    const auto any_of = [&](Cells free) {
      return bit(nth_cell(free, static_cast<int>(rng.below(static_cast<std::uint32_t>(count(free))))));
    };
    while (count(s.pigs) < BiteThePumpkin::pigs) s.pigs |= any_of(patch & ~s.pigs);
    for (std::uint32_t n = rng.below(10); n > 0 && (patch & ~(s.pigs | s.vegetables())); --n)
      s.planted[i % 2 ? rng.below(2) : 0] |= any_of(patch & ~(s.pigs | s.vegetables()));
    s.phase = Phase::bite;
    Meals meals;
    legal_bites(s, meals);
    ASSERT_EQ(count_bites(s), meals.size()) << picture_of(two_seats, s);
    pig_by_pig +=
        meals.size() > 1 && count(bites_of(s, meals[0].meal()).all_eaters()) == 1 && count(s.vegetables()) > 4;
  }
  EXPECT_GT(pig_by_pig, 0);
}

}  // namespace
}  // namespace sounder::bite_the_pumpkin
