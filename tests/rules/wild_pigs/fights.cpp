// WP-12, WP-13, WP-15 to WP-18, WP-27, WP-29: fights and attacks.
#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

TEST(WildPigs, WP12_the_frontmost_threat_of_a_lane_is_the_target) {
  Table table;
  table.put(1, Row::mid, "grunt");
  table.put(1, Row::back, "piglet-punk");
  table.put(2, Row::back, "snout-scout");
  table.p(1).pool = cubes(20, 20, 20);
  EXPECT_EQ(table.moves("fight"), (Texts{"fight lane 1", "fight lane 2"}));
  EXPECT_NE(table.refusal("fight lane 1 back").find("reach"), std::string::npos);
  table.play("fight lane 1");
  EXPECT_FALSE(table.pig(1, Row::mid).there());
  EXPECT_TRUE(table.pig(1, Row::back).there());  // nobody moves up before the round ends
}

TEST(WildPigs, WP12_a_weapon_with_reach_must_be_played_to_fight_behind_the_front) {
  Table table;
  table.put(1, Row::front, "razorback-mountain");
  table.put(1, Row::mid, "grunt");  // 6R
  table.arm(1, "slingshot");        // -2R, reach
  table.p(1).pool = cubes(6, 0, 0);
  EXPECT_EQ(table.moves("fight"), (Texts{"fight lane 1 mid"}));  // WP-27: named by its row
  table.play("fight lane 1 mid");                                // though six cubes would do without
  EXPECT_EQ(table.p(1).owned[1], 0);
  EXPECT_EQ(table.p(1).pool, cubes(3, 0, 0));  // 4 paid, 1 won
  EXPECT_TRUE(table.pig(1, Row::front).there());
}

Cubes rest(Table& table) {
  const Means means = means_of(table.options(), table.s, table.p(1));
  return rest_of(means, bill_of(table.options(), table.s, Target::pig(0, Row::front)), means.weapon_sets() - 1, 0,
                 Move::no_discount);
}

TEST(WildPigs, WP13_weights_cost_a_green_each_and_rage_two_red) {
  Table table;
  table.put(1, Row::front, "sowmo");  // 0/2/8
  EXPECT_EQ(rest(table), cubes(0, 2, 8));
  table.put(1, Row::front, "sowmo", 3);
  EXPECT_EQ(rest(table), cubes(0, 2, 11));
  table.put(1, Row::front, "sowmo", 2, true);
  EXPECT_EQ(rest(table), cubes(2, 2, 10));
}

TEST(WildPigs, WP13_mass_tokens_take_two_green_each_and_are_kept_three_with_the_boost) {
  Table table;
  table.put(1, Row::front, "sowmo");
  table.tokens(1, 0, 0, 0, 2);
  EXPECT_EQ(rest(table), cubes(0, 2, 4));
  table.own(1, "lead-trotters");
  EXPECT_EQ(rest(table), cubes(0, 2, 2));
  table.own(1, "lead-trotters");  // boosts don't stack
  EXPECT_EQ(rest(table), cubes(0, 2, 2));
  table.p(1).pool = cubes(0, 2, 2);
  table.play("fight lane 1");
  EXPECT_EQ(table.p(1).count(Token::mass), 3);  // kept, and one more won
}

TEST(WildPigs, WP13_attack_tokens_take_two_red_wild_tokens_one_of_any_colour_and_reductions_never_go_below_nothing) {
  Table table;
  table.put(1, Row::front, "piglet-punk");  // 5R 1B
  table.tokens(1, 2, 0, 1, 0);
  table.p(1).pool = cubes(1, 0, 0);
  table.play("fight lane 1");  // 2 attack, 1 wild for blue, 1R
  EXPECT_EQ(table.p(1).kills, 1);
  EXPECT_EQ(table.p(1).tokens, (PerToken<std::uint8_t>{0, 0, 1, 0}));  // a wild token for the end of the turn
  EXPECT_EQ(table.p(1).pool, cubes(1, 0, 0));                          // won

  Table over;
  over.put(1, Row::front, "grunt");
  over.arm(1, "lullaby-lute");
  over.own(1, "hog-whisperer");
  over.p(1).stance = Stance::aggressive;
  EXPECT_EQ(rest(over), cubes(0, 0, 0));
}

TEST(WildPigs, WP13_wild_tokens_that_paid_are_gone) {
  Table table;
  table.put(1, Row::front, "piglet-punk");  // 5R 1B
  table.tokens(1, 0, 0, 2, 0);
  table.p(1).pool = cubes(4, 0, 0);
  table.play("fight lane 1");  // with both, and so the turn is over
  EXPECT_EQ(table.s.seat(), Seat::p2);
  EXPECT_EQ(table.p(1).count(Token::wild), 1);  // for the end of the turn
  EXPECT_EQ(table.p(1).pool, cubes(1, 0, 0));   // won
}

TEST(WildPigs, WP13_upgrades_take_off_in_the_stances_colour) {
  Table table;
  table.put(1, Row::front, "porcupig");  // 4/4/3
  table.own(1, "pig-latin");
  table.own(1, "field-guide");
  table.p(1).stance = Stance::aggressive;
  EXPECT_EQ(rest(table), cubes(1, 4, 3));
  table.p(1).stance = Stance::tactical;
  EXPECT_EQ(rest(table), cubes(4, 1, 3));
  table.p(1).stance = Stance::hunkered;
  EXPECT_EQ(rest(table), cubes(4, 4, 0));
}

TEST(WildPigs, WP13_weapons_take_off_by_day_and_by_night_one_use_each) {
  Table table;
  table.put(1, Row::front, "porcupig");
  table.arm(1, "pike");
  table.arm(1, "lantern-lance");
  EXPECT_EQ(rest(table), cubes(4, 0, 0));
  table.s.era = Era::night;
  table.put(1, Row::front, "chimoira");  // 8/8/5
  EXPECT_EQ(rest(table), cubes(8, 0, 0));
  table.p(1).pool = cubes(8, 0, 0);
  table.play("fight lane 1");
  EXPECT_EQ(table.p(1).weapons[0].uses, 1);
  EXPECT_EQ(table.p(1).weapons[1].uses, 1);
}

TEST(WildPigs, WP13_what_cannot_be_paid_in_full_is_no_fight) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.p(1).pool = cubes(5, 9, 9);
  EXPECT_EQ(table.moves("fight"), Texts{});
  EXPECT_NE(table.refusal("fight lane 1").find("you lack 1 red"), std::string::npos) << table.refusal("fight lane 1");
  table.tokens(1, 0, 0, 1, 0);
  EXPECT_TRUE(table.offers("fight lane 1"));
}

TEST(WildPigs, WP27_balanced_with_a_discount_names_one_colour_for_the_fight) {
  Table table;
  table.put(1, Row::front, "porcupig");  // 4/4/3
  table.own(1, "field-guide");           // 2 less
  table.p(1).pool = cubes(9, 9, 9);
  table.play("fight lane 1");
  EXPECT_EQ(table.moves(), (Texts{"pay discount R", "pay discount B", "pay discount G"}));
  table.play("pay discount B");
  EXPECT_EQ(table.p(1).pool, cubes(5, 8, 6));  // 4/2/3 paid, 1B won
}

TEST(WildPigs, WP27_of_two_copies_the_one_with_fewer_uses_is_played_first) {
  Table table;
  table.put(1, Row::front, "sowmo");  // 0/2/8
  table.arm(1, "pike", 1);
  table.arm(1, "pike", 2);
  table.p(1).pool = cubes(0, 0, 5);
  table.play("fight lane 1");
  EXPECT_EQ(table.moves(), (Texts{"with pike", "with pike, pike"}));
  table.play("with pike");
  EXPECT_EQ(table.p(1).owned[1], 1);
  EXPECT_EQ(table.p(1).weapons[0].uses, 2);
}

TEST(WildPigs, WP27_a_new_copy_lies_behind_the_one_with_fewer_uses) {
  Table table;
  table.arm(1, "pike", 1);
  table.p(1).slots[1] = 2;
  table.offer(Ware::weapon, "pike");
  table.p(1).pool = cubes(3, 0, 2);
  table.play("buy pike");
  EXPECT_EQ(table.p(1).weapons[0].uses, 1);
  EXPECT_EQ(table.p(1).weapons[1].uses, 2);
}

TEST(WildPigs, WP15_a_win_gives_the_trophy_with_a_point_more_if_enraged_and_the_spoils) {
  Table table;
  table.put(1, Row::front, "hog-wild", 0, true);  // 9/0/1, 2 VP; 1 attack token, a free re-stance
  table.p(1).pool = cubes(11, 0, 1);
  table.play("fight lane 1");
  EXPECT_EQ(score_of(table.options(), table.p(1)), 3);
  EXPECT_EQ(table.p(1).count(Token::attack), 1);
  EXPECT_EQ(table.p(1).free_stances, 1);
  EXPECT_FALSE(table.pig(1, Row::front).there());
  EXPECT_EQ(table.p(1).trophies[0], Trophy(table.cards().threats[0].find("hog-wild"), Era::day, true));
}

TEST(WildPigs, WP15_on_kill_effects_of_owned_upgrades_and_played_weapons) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.own(1, "hog-butcher");
  table.own(1, "hog-butcher");
  table.arm(1, "matador-cape");
  table.arm(1, "wrecking-ham");
  table.p(1).pool = cubes(1, 0, 0);
  table.play("fight lane 1");
  EXPECT_EQ(table.moves(), (Texts{"with matador-cape", "with matador-cape, wrecking-ham"}));
  table.play("with matador-cape, wrecking-ham");
  EXPECT_EQ(table.p(1).count(Token::conversion), 2);
  EXPECT_EQ(table.p(1).free_stances, 1);
  EXPECT_EQ(table.p(1).pool, cubes(2, 0, 0));  // spoils and the ball
}

TEST(WildPigs, WP15_a_weapon_left_at_home_gives_nothing) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.arm(1, "matador-cape");
  table.arm(1, "wrecking-ham");  // on kill 1R
  table.p(1).pool = cubes(1, 0, 0);
  table.play("fight lane 1", "with matador-cape");
  EXPECT_EQ(table.p(1).pool, cubes(1, 0, 0));  // the spoils alone
  EXPECT_EQ(table.p(1).owned[1], 1);
}

// Which attacks come: a row for each stance, a letter for each breed that attacks it.
TEST(WildPigs, WP16_stances_are_weak_to_breeds_and_all_to_enraged_ones) {
  const auto attackers = [](Stance stance, bool enraged) {
    std::string letters;
    for (Breed breed : all_breeds)
      if (attack_by(breed, enraged, 0, stance, editions[0]).comes) letters += breed_names[at(breed)][0];
    return letters;
  };
  EXPECT_EQ(attackers(Stance::aggressive, false), "fh");
  EXPECT_EQ(attackers(Stance::tactical, false), "ch");
  EXPECT_EQ(attackers(Stance::hunkered, false), "mh");
  EXPECT_EQ(attackers(Stance::balanced, false), "fcm");
  for (Stance stance : all_stances) EXPECT_EQ(attackers(stance, true), "fcmh");
}

// p1 ends its turn in this stance with these cubes.
Table& end(Table& table, Stance stance, Cubes pool = {}) {
  table.p(1).stance = stance;
  table.p(1).pool = pool;
  table.s.deeds = {true, true, true, 0};
  table.s.phase = Phase::act;
  table.tokens(1, 0, 1, 0, 0);
  table.p(1).free_stances = 1;  // so that the turn does not end by itself
  return table.play("end");
}

TEST(WildPigs, WP17_feral_wounds) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.put(2, Row::mid, "grunt");  // not in front
  end(table, Stance::balanced);
  EXPECT_EQ(table.p(1).wounds, 1);
  Table safe;
  safe.put(1, Row::front, "grunt");
  end(safe, Stance::hunkered);
  EXPECT_EQ(safe.p(1).wounds, 0);
}

TEST(WildPigs, WP17_cunning_steals_two_cubes_of_the_victims_choice) {
  Table table;
  table.put(1, Row::front, "ham-burglar");
  end(table, Stance::tactical, cubes(2, 1, 0));
  EXPECT_EQ(table.moves(), (Texts{"lose 2R", "lose 1R 1B"}));
  table.play("lose 1R 1B");
  EXPECT_EQ(table.p(1).pool, cubes(1, 0, 0));
  EXPECT_EQ(table.p(1).wounds, 0);
  EXPECT_EQ(table.s.seat(), Seat::p2);
}

TEST(WildPigs, WP17_without_a_choice_nothing_is_asked_and_with_fewer_than_two_cubes_there_is_a_wound) {
  for (const auto& [pool, left, wounds] : {std::tuple{cubes(0, 1, 1), cubes(0, 0, 0), 0},
                                           {cubes(0, 0, 4), cubes(0, 0, 2), 0},
                                           {cubes(1, 0, 0), cubes(0, 0, 0), 1},
                                           {cubes(0, 0, 0), cubes(0, 0, 0), 1}}) {
    Table table;
    table.put(1, Row::front, "ham-burglar");
    end(table, Stance::balanced, pool);
    EXPECT_EQ(table.s.seat(), Seat::p2);
    EXPECT_EQ(table.p(1).pool, left);
    EXPECT_EQ(table.p(1).wounds, wounds);
  }
}

TEST(WildPigs, WP29_several_cunning_attackers_ask_one_after_the_other) {
  Table table(3);
  table.put(1, Row::front, "ham-burglar");
  table.put(2, Row::front, "grunt");
  table.put(3, Row::front, "pigpocket");
  end(table, Stance::balanced, cubes(3, 2, 0));
  table.play("lose 2R");
  EXPECT_EQ(table.p(1).wounds, 1);
  EXPECT_EQ(table.moves(), (Texts{"lose 1R 1B", "lose 2B"}));
  table.play("lose 2B");
  EXPECT_EQ(table.p(1).pool, cubes(1, 0, 0));
  EXPECT_EQ(table.s.seat(), Seat::p2);
}

TEST(WildPigs, WP11_front_massives_grow_to_three_before_they_attack) {
  Table table;
  table.put(1, Row::front, "sowmo", 1);
  table.put(2, Row::mid, "sowmo");
  end(table, Stance::hunkered);
  EXPECT_EQ(table.pig(1, Row::front).weights, 2);
  EXPECT_EQ(table.pig(2, Row::mid).weights, 0);
  EXPECT_EQ(table.p(1).wounds, 0);
  Table heavy;
  heavy.put(1, Row::front, "sowmo", 2);
  heavy.put(2, Row::front, "sowmo", 3);
  end(heavy, Stance::hunkered);
  EXPECT_EQ(heavy.pig(1, Row::front).weights, 3);
  EXPECT_EQ(heavy.pig(2, Row::front).weights, 3);
  EXPECT_EQ(heavy.p(1).wounds, 2);
  Table away;  // grows though this seat is not weak to it
  away.put(1, Row::front, "sowmo", 2);
  end(away, Stance::tactical);
  EXPECT_EQ(away.pig(1, Row::front).weights, 3);
  EXPECT_EQ(away.p(1).wounds, 0);
}

TEST(WildPigs, WP18_a_hybrid_attacks_by_the_stance_of_its_victim) {
  Table feral;
  feral.put(1, Row::front, "porcupig");
  end(feral, Stance::aggressive);
  EXPECT_EQ(feral.p(1).wounds, 1);

  Table cunning;
  cunning.put(1, Row::front, "porcupig");
  end(cunning, Stance::tactical, cubes(0, 3, 0));
  EXPECT_EQ(cunning.p(1).pool, cubes(0, 1, 0));

  for (int weights = 0; weights <= 3; ++weights) {
    Table massive;
    massive.put(1, Row::front, "porcupig", weights);
    end(massive, Stance::hunkered);
    EXPECT_EQ(massive.pig(1, Row::front).weights, std::min(3, weights + 1));
    EXPECT_EQ(massive.p(1).wounds, weights >= 2 ? 1 : 0);
  }

  Table calm;
  calm.put(1, Row::front, "porcupig");
  end(calm, Stance::balanced);
  EXPECT_EQ(calm.p(1).wounds, 0);
  Table enraged;
  enraged.put(1, Row::front, "porcupig", 0, true);
  end(enraged, Stance::balanced);
  EXPECT_EQ(enraged.p(1).wounds, 1);
}

}  // namespace
}  // namespace sounder::wild_pigs
