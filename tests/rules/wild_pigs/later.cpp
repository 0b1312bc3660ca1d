// The later state of the design: every difference of WP-1 to WP-4, WP-7, WP-10, WP-23, WP-32 and WP-34.
#include "rules/random_play.h"
#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

const std::map<std::string, int> later_edition = {{"edition", 1}};

TEST(WildPigsLater, WP1_WP3_one_lane_and_one_card_more) {
  Table table(3, later_edition);
  table.s = table.game().start();
  table.deal();
  EXPECT_TRUE(table.pig(4, Row::back).there());
  EXPECT_FALSE(table.pig(5, Row::back).there());
  EXPECT_EQ(table.s.market(Ware::upgrade).fresh.count, 5);
  EXPECT_EQ(table.s.market(Ware::weapon).fresh.count, 5);
}

TEST(WildPigsLater, WP2_the_deck_has_six_cards_a_lane_a_quarter_of_each_type) {
  Table three(3, later_edition);
  three.s = three.game().start();
  EXPECT_EQ(three.s.deck_left, 24);
  EXPECT_EQ(three.s.breeds_left, (PerBreed<std::uint8_t>{6, 6, 6, 6}));
  EXPECT_EQ(three.s.phase, Phase::spawn);
}

TEST(WildPigsLater, WP32_chance_says_which_types_get_one_more) {
  Table table(2, later_edition);
  table.s = table.game().start();
  EXPECT_EQ(table.s.deck_left, 18);
  EXPECT_EQ(table.moves(), (Texts{"extra feral, cunning", "extra feral, massive", "extra feral, hybrid",
                                  "extra cunning, massive", "extra cunning, hybrid", "extra massive, hybrid"}));
  table.play("extra feral, hybrid");
  EXPECT_EQ(table.s.breeds_left, (PerBreed<std::uint8_t>{5, 4, 4, 5}));
}

TEST(WildPigsLater, WP2_cards_are_drawn_by_type_then_by_copies_with_replacement) {
  Table table(3, later_edition);
  table.s = table.game().start();
  const double all = [&] {
    ChanceListOf<WildPigs> list;
    table.game().chances(table.s, list);
    return static_cast<double>(total_weight(list));
  }();
  EXPECT_DOUBLE_EQ(table.weight("threat grunt") / all, 0.25 * 2 / 12);
  EXPECT_DOUBLE_EQ(table.weight("threat pigeon") / all, 0.25 * 1 / 7);
  table.play("threat pigeon");
  EXPECT_EQ(table.s.breeds_left[at(Breed::hybrid)], 5);
  const double left = [&] {
    ChanceListOf<WildPigs> list;
    table.game().chances(table.s, list);
    return static_cast<double>(total_weight(list));
  }();
  EXPECT_DOUBLE_EQ(table.weight("threat pigeon") / left,
                   5.0 / 23 * 1 / 7);  // it can come again, its breed has a card less
  EXPECT_DOUBLE_EQ(table.weight("threat grunt") / left, 6.0 / 23 * 2 / 12);
  table.s.breeds_left = {0, 0, 0, 3};
  EXPECT_EQ(table.weight("threat grunt"), 0u);
}

TEST(WildPigsLater, WP4_five_slots_and_five_tokens) {
  Table table(2, later_edition);
  table.p(1).slots = {4, 5};
  table.tokens(1, 4, 5, 5, 0);
  EXPECT_EQ(table.moves("extend"), (Texts{"extend upgrade"}));
  EXPECT_EQ(table.moves("prepare"), (Texts{"prepare attack"}));
}

TEST(WildPigsLater, WP7_tactical_gives_one_four_one) {
  Table table(2, later_edition);
  table.p(2).stance = Stance::tactical;
  table.play("end");
  EXPECT_EQ(table.p(2).pool, cubes(1, 4, 1));
}

TEST(WildPigsLater, WP10_wild_tokens_pay_in_fights_only) {
  Table table(2, later_edition);
  table.offer(Ware::weapon, "slingshot");
  table.tokens(1, 0, 0, 1, 0);
  EXPECT_EQ(table.moves("buy"), Texts{});
  EXPECT_NE(table.refusal("buy slingshot with 1 wild B").find("fights only"), std::string::npos);
  table.put(1, Row::front, "grunt");
  table.p(1).pool = cubes(5, 0, 0);
  EXPECT_TRUE(table.offers("fight lane 1"));
}

TEST(WildPigsLater, WP23_up_to_four_wounds_cost_nothing) {
  const int costs[] = {0, 0, 0, 0, 0, 10, 10, 10, 10, 10, 20};
  for (int wounds = 0; wounds <= 10; ++wounds) EXPECT_EQ(wound_cost(editions[1], wounds), costs[wounds]);
}

TEST(WildPigsLater, WP32_the_main_action_may_be_skipped) {
  Table table(2, later_edition);
  EXPECT_TRUE(table.offers("end"));
  table.tokens(1, 5, 5, 5, 0);
  EXPECT_FALSE(table.offers("pass"));
  table.play("end");
  EXPECT_EQ(table.s.seat(), Seat::p2);
}

TEST(WildPigsLater, WP34_end_is_always_legal_and_pass_does_not_exist) {
  Rng rng(34);
  for (int match = 0; match < 3; ++match) {
    Table table(2, later_edition);
    table.s = table.game().start();
    while (!table.turn().is_over()) {
      if (table.turn().decides() && table.s.phase == Phase::act) {
        ASSERT_TRUE(table.offers("end"));
        ASSERT_FALSE(table.offers("pass"));
      }
      table.game().play(table.s, random_step(table.game(), table.s, table.turn(), rng));
    }
  }
}

TEST(WildPigsLater, WP34_a_tribute_plays_as_a_gift) {
  const auto view_after_a_match = [](int boss) {
    Table table(2, {{"edition", 1}, {"boss", boss}});
    table.s = table.game().start();
    Rng rng(20);
    play_randomly(table.game(), table.s, rng);
    return table.any->view(AnyState::of(table.s), Viewer::audience());
  };
  EXPECT_EQ(view_after_a_match(static_cast<int>(BossRule::tribute)),
            view_after_a_match(static_cast<int>(BossRule::gift)));
  EXPECT_NE(view_after_a_match(static_cast<int>(BossRule::tribute)),
            view_after_a_match(static_cast<int>(BossRule::race)));
}

TEST(WildPigsLater, WP32_a_boss_turn_has_a_main_action_but_no_fight) {
  Table table(2, later_edition);
  table.boss();
  table.put(1, Row::front, "grunt");
  table.p(1).pool = cubes(9, 9, 9);
  EXPECT_TRUE(table.offers("stance tactical"));
  EXPECT_TRUE(table.offers("prepare attack"));
  EXPECT_EQ(table.moves("fight"), Texts{});
  table.play("prepare attack");
  EXPECT_EQ(table.moves("prepare"), Texts{});
  EXPECT_EQ(table.s.seat(), Seat::p1);
}

TEST(WildPigsLater, WP32_no_penalties_at_bosses) {
  Table table(2, later_edition);
  table.boss();
  table.p(1).pool = cubes(1, 1, 1);
  table.play("end");
  EXPECT_EQ(table.p(1).wounds, 0);
  EXPECT_EQ(table.p(1).pool, cubes(1, 1, 1));
  EXPECT_NE(table.any->view(AnyState::of(table.s), Viewer(Seat::p1)).find("\"boss_rule\":\"gift\""), std::string::npos);
}

TEST(WildPigsLater, WP32_mass_is_never_prepared) {
  Table table(2, later_edition);
  table.own(1, "trough-forge");
  EXPECT_FALSE(table.offers("prepare mass"));
}

TEST(WildPigsLater, WP32_an_enraged_hybrid_does_nothing_to_balanced) {
  EXPECT_EQ(attack_by(Breed::hybrid, true, 0, Stance::balanced, editions[1]), Attack{});
}

TEST(WildPigsLater, WP32_a_hybrid_against_hunkered_always_grows_and_wounds_twice_if_it_had_three) {
  for (int weights = 0; weights <= 3; ++weights) {
    Table table(2, later_edition);
    table.put(1, Row::front, "porcupig", weights);
    table.p(1).stance = Stance::hunkered;
    table.play("end");
    EXPECT_EQ(table.pig(1, Row::front).weights, std::min(3, weights + 1));
    EXPECT_EQ(table.p(1).wounds, weights == 3 ? 2 : 1);
  }
}

TEST(WildPigsLater, WP32_reach_works_while_the_weapon_is_owned) {
  Table table(2, later_edition);
  table.put(1, Row::front, "razorback-mountain");
  table.put(1, Row::mid, "grunt");
  table.arm(1, "slingshot");
  table.p(1).pool = cubes(6, 0, 0);
  table.play("fight lane 1 mid");
  EXPECT_EQ(table.moves(), (Texts{"bare", "with slingshot"}));
  table.play("bare");
  EXPECT_EQ(table.p(1).owned[1], 1);
}

TEST(WildPigsLater, WP34_the_deck_factor_is_the_rulebooks) {
  auto made = make_game({"wild-pigs", 2, {{"edition", 1}, {"deck_factor", 5}}, {}});
  ASSERT_FALSE(made);
  EXPECT_NE(made.error().message.find("deck_factor"), std::string::npos);
}

}  // namespace
}  // namespace sounder::wild_pigs
