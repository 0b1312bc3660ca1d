// Items of the rulebook that no test of a single ruling covers (docs/rules/sources.md).
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

TEST(WildPigs, WP1_two_to_five_seats) {
  EXPECT_EQ(WildPigs::facts.min_seats, 2);
  EXPECT_EQ(WildPigs::facts.max_seats, 5);
}

TEST(WildPigs, WP6_seats_take_their_turns_clockwise_from_the_first) {
  Table table(4);
  table.s = table.game().start();
  for (std::uint64_t seed = 1; table.s.phase != Phase::first_seat; ++seed) {
    Rng rng(seed);
    table.game().play(table.s, table.game().draw(table.s, rng));
  }
  table.play("first p3");
  for (Seat seat : {Seat::p3, Seat::p4, Seat::p1, Seat::p2}) {
    EXPECT_EQ(table.s.seat(), seat);
    EXPECT_EQ(table.s.round, 1);
    table.play("stance tactical");
    if (table.turn().decides() && table.s.seat() == seat) table.play("end");
  }
  EXPECT_EQ(table.s.round, 2);
}

TEST(WildPigs, WP6_a_threat_is_enraged_only_once) {
  Table table(2);
  table.put(1, Row::front, "grunt");  // 6R
  table.round().deal();
  table.round().deal();
  EXPECT_TRUE(table.pig(1, Row::front).enraged);
  for (PlayerState& player : table.s.players) {
    player.pool = cubes(8, 0, 0);
    player.tokens = {};
  }
  EXPECT_TRUE(table.offers("fight lane 1")) << "two red more, not four";
  for (PlayerState& player : table.s.players) player.pool = cubes(7, 0, 0);
  EXPECT_FALSE(table.offers("fight lane 1"));
}

TEST(WildPigs, WP11_the_wild_token_comes_first_then_weights_then_attacks) {
  Table table;
  table.put(1, Row::front, "ham-burglar");  // cunning
  table.put(2, Row::front, "sowmo", 2);     // massive
  table.p(1).pool = cubes(2, 1, 0);
  table.p(1).stance = Stance::tactical;
  table.play("stance balanced");  // nothing else to do, so the turn ends
  ASSERT_EQ(table.moves(), (Texts{"lose 2R", "lose 1R 1B"})) << "the attack of lane 1";
  EXPECT_EQ(table.p(1).count(Token::wild), 1);
  EXPECT_EQ(table.pig(2, Row::front).weights, 3);
  EXPECT_EQ(table.p(1).wounds, 0) << "lane 2 has not attacked yet";
  table.play("lose 2R");
  EXPECT_EQ(table.p(1).wounds, 1) << "with the weight gained a moment ago";
}

TEST(WildPigs, WP18_a_hybrid_against_tactical_wounds_whoever_has_fewer_than_two_cubes) {
  for (const Cubes& pool : {cubes(0, 0, 0), cubes(0, 1, 0)}) {
    Table table;
    table.put(1, Row::front, "porcupig");
    table.p(1).stance = Stance::aggressive;
    table.p(1).pool = pool;
    table.play("stance tactical");
    EXPECT_EQ(table.p(1).pool, cubes(0, 0, 0));
    EXPECT_EQ(table.p(1).wounds, 1);
  }
}

TEST(WildPigs, WP20_a_tribute_is_usual) {
  const Table table;
  EXPECT_EQ(boss_rule_names[static_cast<std::size_t>(table.options().boss)], "tribute");
}

TEST(WildPigs, WP20_a_boss_gains_neither_weight_nor_rage) {
  Table table;
  table.s.round = rounds_per_era;
  table.round();
  ASSERT_TRUE(table.s.at_boss);
  table.s.player().free_stances = 1;  // so that the turn does not end by itself
  table.s.player().tokens = {};
  table.s.player().pool = cubes(6, 0, 10);
  table.play("threshold 1", "threshold 3");
  EXPECT_EQ(table.s.player().pool, cubes(0, 0, 0)) << "6R and 10G as printed, after six rounds";
}

TEST(WildPigs, WP22_the_night_begins_with_as_many_threats_as_seats) {
  for (int seats = 2; seats <= 5; ++seats) {
    Table table(seats, {{"boss", 2}});
    table.s.round = rounds_per_era;
    table.put(1, Row::front, "grunt");
    table.round();
    ASSERT_TRUE(table.s.at_boss);
    while (table.turn().decides() && table.s.at_boss) table.play("end");
    EXPECT_EQ(table.s.era, Era::night);
    EXPECT_EQ(table.s.deck_left, 4 * seats);
    table.deal();
    for (int lane = 1; lane <= most_lanes; ++lane) {
      EXPECT_EQ(table.pig(lane, Row::back).there(), lane <= seats);
      EXPECT_FALSE(table.pig(lane, Row::mid).there() || table.pig(lane, Row::front).there());
    }
    EXPECT_EQ(table.s.round, 1);
  }
}

}  // namespace
}  // namespace sounder::wild_pigs
