// WP-7 to WP-11, WP-25, WP-26, WP-29: what a seat may do in its turn.
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

// What p2 is given at the start of its turn.
Cubes income(Table& table) {
  const Cubes before = table.p(2).pool;
  table.play("stance tactical");
  if (table.s.seat() == Seat::p1) table.play("end");
  EXPECT_EQ(table.s.seat(), Seat::p2);
  return table.p(2).pool - before;
}
Cubes income(Stance stance, std::vector<std::string> upgrades = {}, Era era = Era::day, Cubes pool = {}) {
  Table table;
  table.s.era = era;
  table.p(2).stance = stance;
  table.p(2).pool = pool;
  for (const std::string& upgrade : upgrades) table.own(2, upgrade);
  return income(table);
}

TEST(WildPigs, WP7_each_stance_gives_its_cubes) {
  EXPECT_EQ(income(Stance::aggressive), cubes(5, 0, 1));
  EXPECT_EQ(income(Stance::tactical), cubes(1, 5, 0));
  EXPECT_EQ(income(Stance::hunkered), cubes(0, 1, 5));
  EXPECT_EQ(income(Stance::balanced), cubes(2, 2, 2));
}

TEST(WildPigs, WP7_upgrades_add_to_it_by_day_and_by_night) {
  EXPECT_EQ(income(Stance::tactical, {"red-mist"}), cubes(2, 5, 0));
  EXPECT_EQ(income(Stance::tactical, {"red-mist", "temper-tannery", "boarchine"}), cubes(7, 5, 0));
  EXPECT_EQ(income(Stance::tactical, {"mud-bath", "mud-spa"}), cubes(1, 5, 3));
  EXPECT_EQ(income(Stance::tactical, {"mud-bath", "mud-spa"}, Era::night), cubes(1, 5, 5));
  EXPECT_EQ(income(Stance::tactical, {"were-farmer"}), cubes(1, 5, 1));
  EXPECT_EQ(income(Stance::tactical, {"were-farmer"}, Era::night), cubes(3, 5, 0));
  EXPECT_EQ(income(Stance::tactical, {"night-mason"}), cubes(1, 6, 0));
  EXPECT_EQ(income(Stance::tactical, {"night-mason"}, Era::night), cubes(1, 5, 2));
}

TEST(WildPigs, WP7_the_stances_colour_is_blue_for_balanced) {
  EXPECT_EQ(income(Stance::aggressive, {"muscle-memory"}), cubes(6, 0, 1));
  EXPECT_EQ(income(Stance::hunkered, {"habit"}), cubes(0, 1, 7));
  EXPECT_EQ(income(Stance::balanced, {"muscle-memory", "habit"}), cubes(2, 5, 2));
}

TEST(WildPigs, WP25_the_colour_one_has_least_of_is_paid_after_all_others_and_ties_go_to_blue_then_red) {
  EXPECT_EQ(income(Stance::tactical, {"balanced-diet"}), cubes(1, 5, 1));
  EXPECT_EQ(income(Stance::tactical, {"balanced-diet", "mud-spa"}), cubes(2, 5, 2));  // green has 2 by then
  EXPECT_EQ(income(Stance::balanced, {"balanced-diet"}), cubes(2, 3, 2));
  EXPECT_EQ(income(Stance::balanced, {"balanced-diet", "balanced-diet"}), cubes(3, 3, 2));
  EXPECT_EQ(income(Stance::balanced, {"balanced-diet"}, Era::day, cubes(0, 4, 0)), cubes(3, 2, 2));
}

TEST(WildPigs, WP25_what_a_bought_card_gives_counts_at_once_but_income_only_next_time) {
  Table table;
  table.offer(Ware::upgrade, "trough-forge");  // 1B 2G
  table.p(1).pool = cubes(0, 1, 4);
  table.tokens(1, 1, 0, 0, 0);
  EXPECT_FALSE(table.offers("prepare mass"));
  table.play("buy trough-forge");
  EXPECT_TRUE(table.offers("prepare mass"));
  EXPECT_TRUE(table.offers("use trough-forge attack"));

  Table income_later;
  income_later.offer(Ware::upgrade, "red-mist");
  income_later.p(1).pool = cubes(1, 1, 0);
  income_later.play("buy red-mist");
  EXPECT_EQ(income_later.p(1).pool, cubes(0, 0, 0));

  Table discount;
  discount.offer(Ware::upgrade, "pig-latin");  // 2B: fights cost 1 less
  discount.put(1, Row::front, "grunt");
  discount.p(1).pool = cubes(5, 2, 0);
  EXPECT_FALSE(discount.offers("fight lane 1"));
  discount.play("buy pig-latin");
  EXPECT_TRUE(discount.offers("fight lane 1"));
}

TEST(WildPigs, WP8_one_main_action_of_fight_restance_and_prepare) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.p(1).pool = cubes(6, 0, 0);
  EXPECT_EQ(table.moves(), (Texts{"fight lane 1", "stance aggressive", "stance tactical", "stance hunkered",
                                  "prepare attack", "prepare conversion", "prepare wild"}));
  table.play("prepare conversion");
  EXPECT_EQ(table.p(1).count(Token::conversion), 1);
  EXPECT_EQ(table.moves("fight"), Texts{});
  EXPECT_EQ(table.moves("stance"), Texts{});
  EXPECT_EQ(table.moves("prepare"), Texts{});
  EXPECT_NE(table.refusal("stance tactical").find("main action"), std::string::npos);
}

TEST(WildPigs, WP8_prepare_stops_at_the_cap_and_mass_needs_an_upgrade) {
  Table table;
  table.tokens(1, 3, 0, 2, 0);
  EXPECT_EQ(table.moves("prepare"), (Texts{"prepare conversion", "prepare wild"}));
  table.own(1, "trough-forge");
  EXPECT_EQ(table.moves("prepare"), (Texts{"prepare conversion", "prepare wild", "prepare mass"}));
  table.tokens(1, 3, 0, 2, 3);
  EXPECT_EQ(table.moves("prepare"), (Texts{"prepare conversion", "prepare wild"}));
}

TEST(WildPigs, WP26_pass_is_legal_exactly_when_no_prepare_is) {
  Table table;
  EXPECT_FALSE(table.offers("pass"));
  EXPECT_NE(table.refusal("pass").find("prepare"), std::string::npos);
  table.tokens(1, 3, 3, 3, 0);
  EXPECT_TRUE(table.offers("pass"));
  table.own(1, "trough-forge");
  EXPECT_FALSE(table.offers("pass"));
  EXPECT_TRUE(table.offers("prepare mass"));
  table.tokens(1, 3, 3, 3, 3);
  table.play("pass");
  EXPECT_EQ(table.s.seat(), Seat::p1);  // it may still extend
  EXPECT_TRUE(table.offers("end"));
}

TEST(WildPigs, WP26_end_is_legal_only_after_a_main_action_and_comes_by_itself_when_nothing_else_is_left) {
  Table table;
  table.tokens(1, 0, 0, 1, 0);
  EXPECT_FALSE(table.offers("end"));
  EXPECT_NE(table.refusal("end").find("main action"), std::string::npos);
  table.play("stance tactical");
  EXPECT_EQ(table.moves(), (Texts{"extend upgrade", "extend weapon", "wild R", "wild B", "wild G", "end"}));
  table.play("extend upgrade");
  EXPECT_EQ(table.s.seat(), Seat::p2);
}

TEST(WildPigs, WP26_a_free_restance_is_not_the_main_action_and_waits_until_used) {
  Table table;
  table.p(1).free_stances = 2;
  table.play("free stance hunkered");
  EXPECT_EQ(table.p(1).stance, Stance::hunkered);
  EXPECT_EQ(table.p(1).free_stances, 1);
  EXPECT_FALSE(table.offers("free stance hunkered"));
  table.play("stance tactical");
  EXPECT_EQ(table.moves(), (Texts{"free stance aggressive", "free stance hunkered", "free stance balanced", "end"}));
  table.play("end");
  EXPECT_EQ(table.p(1).free_stances, 1);
  EXPECT_EQ(table.moves("free"), Texts{});  // p2 has none
}

TEST(WildPigs, WP9_one_card_a_turn_into_a_free_slot) {
  Table table;
  table.offer(Ware::weapon, "slingshot");
  table.offer(Ware::weapon, "banana-peel", true);
  table.offer(Ware::upgrade, "pig-latin");
  table.p(1).pool = cubes(0, 9, 0);
  EXPECT_EQ(table.moves("buy"), (Texts{"buy slingshot", "buy banana-peel", "buy pig-latin"}));
  table.play("buy slingshot");
  EXPECT_EQ(table.p(1).pool, cubes(0, 8, 0));
  EXPECT_EQ(table.moves("buy"), Texts{});
  EXPECT_NE(table.refusal("buy pig-latin").find("this turn"), std::string::npos);
  table.s.deeds.bought = false;
  EXPECT_EQ(table.moves("buy"), (Texts{"buy pig-latin"}));
  EXPECT_NE(table.refusal("buy banana-peel").find("slot"), std::string::npos);
  EXPECT_NE(table.refusal("buy pike").find("not for sale"), std::string::npos);
}

TEST(WildPigs, WP9_extend_once_a_turn_for_a_wild_token_up_to_four_slots) {
  Table table;
  table.tokens(1, 0, 0, 2, 0);
  table.play("extend weapon");
  EXPECT_EQ(table.p(1).slots, (std::array<std::uint8_t, 2>{1, 2}));
  EXPECT_EQ(table.p(1).count(Token::wild), 1);
  EXPECT_EQ(table.moves("extend"), Texts{});
  table.s.deeds.extended = false;
  table.p(1).slots = {1, 4};
  EXPECT_EQ(table.moves("extend"), (Texts{"extend upgrade"}));
  table.tokens(1, 0, 0, 0, 0);
  EXPECT_EQ(table.moves("extend"), Texts{});
}

TEST(WildPigs, WP9_a_conversion_token_turns_up_to_three_cubes_of_one_colour_into_one_other) {
  Table table;
  table.tokens(1, 0, 1, 0, 0);
  table.p(1).pool = cubes(4, 1, 0);
  EXPECT_EQ(table.moves("convert"),
            (Texts{"convert 1 R to B", "convert 2 R to B", "convert 3 R to B", "convert 1 R to G", "convert 2 R to G",
                   "convert 3 R to G", "convert 1 B to R", "convert 1 B to G"}));
  table.play("convert 3 R to G");
  EXPECT_EQ(table.p(1).pool, cubes(1, 1, 3));
  EXPECT_EQ(table.p(1).count(Token::conversion), 0);
  EXPECT_EQ(table.moves("convert"), Texts{});
}

TEST(WildPigs, WP10_a_wild_token_pays_one_cube_of_a_purchase_but_not_of_a_use) {
  Table table;
  table.offer(Ware::upgrade, "pig-latin");  // 2B
  table.tokens(1, 0, 0, 2, 0);
  table.p(1).pool = cubes(3, 1, 1);
  EXPECT_EQ(table.moves("buy"), (Texts{"buy pig-latin with 1 wild B", "buy pig-latin with 2 wild B"}));
  table.own(1, "trough-forge");  // wants 2G
  EXPECT_EQ(table.moves("use"), Texts{});
  table.p(1).slots[0] = 2;
  table.play("buy pig-latin with 1 wild B");
  EXPECT_EQ(table.p(1).pool, cubes(3, 0, 1));
  EXPECT_EQ(table.p(1).count(Token::wild), 1);
}

TEST(WildPigs, WP11_the_end_of_a_turn_gives_a_wild_token_up_to_the_cap) {
  Table table;
  table.play("stance tactical");
  EXPECT_EQ(table.p(1).count(Token::wild), 1);
  table.tokens(2, 0, 0, 3, 0);
  table.play("stance tactical", "end");
  EXPECT_EQ(table.p(2).count(Token::wild), 3);
}

TEST(WildPigs, WP29_the_forge_turns_a_token_and_two_green_into_mass_once_a_turn_for_each_copy) {
  Table table;
  table.own(1, "trough-forge");
  table.own(1, "trough-forge");
  table.tokens(1, 1, 1, 1, 1);
  table.p(1).pool = cubes(0, 0, 6);
  EXPECT_EQ(table.moves("use"),
            (Texts{"use trough-forge attack", "use trough-forge conversion", "use trough-forge wild"}));  // not mass
  table.play("use trough-forge attack");
  EXPECT_EQ(table.p(1).tokens, (PerToken<std::uint8_t>{0, 1, 1, 2}));
  EXPECT_EQ(table.p(1).pool, cubes(0, 0, 4));
  table.play("use trough-forge wild");
  EXPECT_EQ(table.p(1).count(Token::mass), 3);
  EXPECT_EQ(table.moves("use"), Texts{});  // both copies used
  table.tokens(1, 1, 1, 1, 0);
  EXPECT_EQ(table.moves("use"), Texts{});  // and not only because of the cap
  table.tokens(1, 0, 1, 0, 3);
  table.s.deeds.used = 0;
  EXPECT_EQ(table.moves("use"), Texts{});  // at the cap
  table.tokens(1, 0, 1, 0, 2);
  EXPECT_EQ(table.moves("use"), (Texts{"use trough-forge conversion"}));
}

TEST(WildPigs, WP9_the_prism_turns_a_cube_into_one_of_each_other_colour_once_a_turn) {
  Table table;
  table.own(1, "prism-snout");
  table.p(1).pool = cubes(1, 0, 2);
  EXPECT_EQ(table.moves("use"), (Texts{"use prism-snout R", "use prism-snout G"}));
  table.play("use prism-snout G");
  EXPECT_EQ(table.p(1).pool, cubes(2, 1, 1));
  EXPECT_EQ(table.moves("use"), Texts{});
}

}  // namespace
}  // namespace sounder::wild_pigs
