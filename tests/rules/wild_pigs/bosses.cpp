// WP-19 to WP-23, WP-31, WP-35, WP-36: bosses and the score.
#include <boost/json.hpp>

#include "rules/random_play.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

// The last turn of an era's round 6, so that the boss comes when p1 has played.
Table before_boss(std::map<std::string, int> options = {}, Era era = Era::day, int seats = 2) {
  Table table(seats, std::move(options));
  table.s.era = era;
  table.s.round = 6;
  table.s.place = static_cast<std::uint8_t>(seats - 1);
  table.s.first = Seat::p2;
  for (int i = 0; i < seats; ++i) table.s.order[static_cast<std::size_t>(i)] = seat_at((i + 1) % seats);
  return table;
}

TEST(WildPigs, WP19_a_boss_turn_has_thresholds_and_free_actions_but_no_income_and_no_main_action) {
  Table table = before_boss();
  table.put(1, Row::front, "grunt");
  table.p(1).pool = cubes(6, 0, 0);
  table.tokens(1, 0, 0, 1, 0);
  table.play("stance tactical", "end");
  EXPECT_TRUE(table.s.at_boss);
  EXPECT_EQ(table.s.seat(), Seat::p1);         // WP-30
  EXPECT_EQ(table.p(1).pool, cubes(6, 0, 0));  // no income, and no attack on a Tactical seat
  EXPECT_EQ(table.moves(),
            (Texts{"threshold 1", "extend upgrade", "extend weapon", "wild R", "wild B", "wild G", "end"}));
  EXPECT_NE(table.refusal("fight lane 1").find("boss turn"), std::string::npos);
  EXPECT_NE(table.refusal("stance balanced").find("boss turn"), std::string::npos);
}

TEST(WildPigs, WP22_after_the_day_boss_the_board_is_cleared_and_the_night_begins) {
  Table table = before_boss({{"boss", 2}});
  table.put(1, Row::front, "grunt", 0, true);
  table.play("stance tactical");  // wounded: the boss has not come yet
  EXPECT_EQ(table.p(1).wounds, 1);
  table.play("end");  // and p2 can do nothing
  EXPECT_EQ(table.p(1).wounds, 1);
  EXPECT_EQ(table.s.era, Era::night);
  EXPECT_FALSE(table.pig(1, Row::front).there());
  EXPECT_EQ(table.s.deck_left, 8);
  EXPECT_GT(table.weight("threat hogzilla"), 0u);
  EXPECT_EQ(table.weight("threat grunt"), 0u);
}

TEST(WildPigs, WP36_after_the_night_boss_the_board_is_shown_cleared) {
  Table table;
  table.s.era = Era::night;
  table.s.round = rounds_per_era;
  table.boss();
  table.put(1, Row::front, "hogzilla");
  table.s.place = 1;
  table.p(2).pool = cubes(10, 0, 0);
  EXPECT_NE(table.any->view(AnyState::of(table.s), Viewer::audience()).find("hogzilla"), std::string::npos);
  table.play("end");
  ASSERT_TRUE(table.turn().is_over());
  const auto view = boost::json::parse(table.any->view(AnyState::of(table.s), Viewer::audience()));
  const auto& lanes = view.at("lanes").as_array();
  ASSERT_EQ(lanes.size(), 2u);
  for (const auto& lane : lanes)
    for (const char* row : {"back", "mid", "front"}) EXPECT_TRUE(lane.at(row).is_null()) << row;
}

TEST(WildPigs, WP20_in_a_tribute_every_seat_may_pay_each_threshold_once) {
  Table table;
  table.boss();
  table.p(1).pool = cubes(30, 0, 0);
  table.p(2).pool = cubes(30, 0, 0);
  table.p(1).free_stances = 1;  // so that the turn does not end by itself
  table.play("threshold 1");
  EXPECT_FALSE(table.offers("threshold 1"));
  EXPECT_EQ(table.p(1).vp_tokens, 3);
  EXPECT_EQ(table.p(1).defeated(), 1);  // counts for the tie-break
  EXPECT_NE(table.refusal("threshold 1").find("not open"), std::string::npos);
  table.s.place = 1;
  table.s.deeds = {};
  EXPECT_TRUE(table.offers("threshold 1"));
}

TEST(WildPigs, WP20_in_a_race_thresholds_are_shared_and_cost_nobody_anything) {
  Table table(2, {{"boss", 1}});
  table.boss();
  table.p(1).pool = cubes(6, 0, 0);
  table.p(2).pool = cubes(30, 0, 0);
  table.p(2).free_stances = 1;
  table.play("threshold 1");  // nothing else to do, so the turn ends
  EXPECT_EQ(table.s.seat(), Seat::p2);
  EXPECT_EQ(table.p(1).wounds, 0);
  EXPECT_FALSE(table.offers("threshold 1"));
  EXPECT_NE(table.refusal("threshold 1").find("not open"), std::string::npos);
}

// What was paid or taken by day is open again by night, in every way to face a boss.
TEST(WildPigs, WP20_the_night_boss_is_paid_anew) {
  for (int rule : {0, 1}) {
    Table table(2, {{"boss", rule}});
    table.s.era = Era::night;
    table.s.round = rounds_per_era;
    table.s.place = 1;
    table.s.taken = 1;
    table.p(1).paid = 1;
    table.p(2).paid = 1;
    table.p(1).pool = cubes(30, 0, 0);
    table.p(2).pool = cubes(30, 0, 0);
    table.play("stance tactical");
    if (!table.s.at_boss) table.play("end");
    ASSERT_TRUE(table.s.at_boss);
    EXPECT_TRUE(table.offers("threshold 1")) << boss_rule_names[static_cast<std::size_t>(rule)];
  }
}

TEST(WildPigs, WP21_no_more_wounds_are_removed_than_there_are) {
  Table table;
  table.s.era = Era::night;
  table.boss();
  table.p(1).wounds = 1;
  table.p(1).pool = cubes(0, 8, 0);
  table.p(1).free_stances = 1;  // so that the turn does not end by itself
  table.play("threshold 2");
  EXPECT_EQ(table.p(1).wounds, 0);
}

TEST(WildPigs, WP31_who_takes_the_last_threshold_finishes_the_turn_and_the_rest_get_none) {
  Table table(3, {{"boss", 1}});
  table.boss();
  table.p(1).pool = cubes(6, 8, 10);
  table.play("threshold 1", "threshold 3", "threshold 2", "pay cubes", "stock pike");
  EXPECT_EQ(table.moves("threshold"), Texts{});
  EXPECT_EQ(table.s.seat(), Seat::p1);  // two wild tokens to extend with
  table.play("end");
  EXPECT_EQ(table.s.era, Era::night);
  EXPECT_EQ(table.p(2).pool, cubes(0, 0, 0));
}

TEST(WildPigs, WP20_a_gift_has_no_penalties) {
  Table table(2, {{"boss", 2}});
  table.boss();
  table.tokens(1, 0, 0, 2, 0);
  table.p(1).pool = cubes(1, 1, 1);
  table.play("end");
  EXPECT_EQ(table.p(1).wounds, 0);
  EXPECT_EQ(table.p(1).pool, cubes(1, 1, 1));
  EXPECT_EQ(table.p(1).count(Token::wild), 3);
}

TEST(WildPigs, WP20_a_race_may_begin_with_the_lowest_score) {
  for (int order = 0; order <= 2; ++order) {
    Table table = before_boss({{"boss", 1}, {"race_order", order}}, Era::day, 3);
    table.p(1).vp_tokens = 5;
    table.p(2).vp_tokens = 3;
    table.p(3).vp_tokens = 3;
    table.play("stance tactical");
    ASSERT_TRUE(table.s.at_boss);
    // The order of the table after round 6 is p1 p2 p3; equal scores keep it.
    EXPECT_EQ(table.s.order[0], order == 0 ? Seat::p1 : Seat::p2);
    EXPECT_EQ(table.s.order[2], order == 0 ? Seat::p3 : Seat::p1);
    EXPECT_EQ(table.s.first, Seat::p1);
  }
  EXPECT_NE(WildPigs::refusal([] {
              Options options;
              options.race_order = 1;
              return options;
            }()),
            "");
}

TEST(WildPigs, WP35_the_lowest_score_counts_wounds_and_ties_keep_the_order_of_the_table) {
  Table table = before_boss({{"boss", 1}, {"race_order", 1}}, Era::day, 4);
  table.p(1).vp_tokens = 8;
  table.p(1).wounds = 5;  // 8 - 10
  for (int number : {2, 3, 4}) table.p(number).vp_tokens = 4;
  table.p(3).wounds = 1;
  table.play("stance tactical");
  ASSERT_TRUE(table.s.at_boss);
  const auto& order = table.s.order;
  EXPECT_EQ((std::vector<Seat>{order[0], order[1], order[2], order[3]}),
            (std::vector<Seat>{Seat::p1, Seat::p3, Seat::p2, Seat::p4}));
}

TEST(WildPigs, WP20_one_each_lets_a_seat_take_one_threshold) {
  Table table(2, {{"boss", 1}, {"race_order", 2}});
  table.boss();
  table.p(1).pool = cubes(6, 0, 10);
  table.play("threshold 3");
  EXPECT_EQ(table.moves("threshold"), Texts{});
}

TEST(WildPigs, WP21_the_day_bosss_rewards) {
  Table table;
  table.boss();
  table.p(1).pool = cubes(6, 8, 10);
  table.play("threshold 1");
  EXPECT_EQ(table.p(1).vp_tokens, 3);
  table.play("threshold 3");
  EXPECT_EQ(table.p(1).vp_tokens, 7);
  EXPECT_EQ(table.p(1).count(Token::wild), 2);
  table.play("threshold 2", "pay cubes");
  EXPECT_EQ(table.p(1).slots[1], 2);
  EXPECT_EQ(table.s.phase, Phase::free_weapon);
  EXPECT_EQ(table.weight("stock pike"), 3u);
  table.play("stock pike");
  EXPECT_EQ(table.p(1).owned[1], 1);
  EXPECT_EQ(table.p(1).weapons[0].uses, 2);
  EXPECT_EQ(table.p(1).pool, cubes(0, 0, 0));
}

TEST(WildPigs, WP31_the_free_weapon_needs_a_free_slot) {
  Table table;
  table.boss();
  for (int i = 0; i < 4; ++i) table.arm(1, "cold-shower");
  table.p(1).pool = cubes(0, 8, 0);
  table.tokens(1, 0, 1, 0, 0);
  table.play("threshold 2");
  EXPECT_EQ(table.p(1).slots[1], 4);
  EXPECT_EQ(table.p(1).owned[1], 4);
  EXPECT_NE(table.s.phase, Phase::free_weapon);
}

TEST(WildPigs, WP31_the_free_weapon_is_drawn_from_the_deck_and_leaves_it) {
  Table table;
  table.boss();
  table.p(1).pool = cubes(0, 8, 0);
  const int before = table.s.market(Ware::weapon).deck_left;
  table.play("threshold 2");
  ASSERT_EQ(table.s.phase, Phase::free_weapon);
  Rng rng(3);
  const Move drawn = table.game().draw(table.s, rng);
  const int copies = table.s.market(Ware::weapon).deck[drawn.what];
  table.game().play(table.s, drawn);
  EXPECT_EQ(table.p(1).owned[1], 1);
  EXPECT_EQ(table.s.market(Ware::weapon).deck_left, before - 1);
  EXPECT_EQ(table.s.market(Ware::weapon).deck[drawn.what], copies - 1);
}

TEST(WildPigs, WP21_the_day_bosss_penalties_and_the_owner_picks_what_is_lost) {
  Table table;
  table.boss();
  table.tokens(1, 0, 1, 0, 0);
  table.p(1).pool = cubes(1, 1, 1);
  table.p(2).pool = cubes(6, 0, 0);  // so that it is asked
  table.play("end");
  EXPECT_EQ(table.p(1).wounds, 1);
  EXPECT_EQ(table.p(1).count(Token::wild), 1);  // WP-31: the wild token comes first
  EXPECT_EQ(table.moves(), (Texts{"lose 1R 1B", "lose 1R 1G", "lose 1B 1G"}));
  table.play("lose 1R 1G");
  EXPECT_EQ(table.moves(), (Texts{"lose 1 conversion", "lose 1 wild"}));
  table.play("lose 1 conversion");
  EXPECT_EQ(table.p(1).tokens, (PerToken<std::uint8_t>{0, 0, 1, 0}));
  EXPECT_EQ(table.s.seat(), Seat::p2);

  Table poor;  // losing more than one has: what there is, and no wound for it
  poor.boss();
  poor.tokens(1, 0, 0, 0, 0);
  poor.p(1).pool = cubes(0, 1, 0);
  poor.p(1).free_stances = 1;
  poor.play("end");
  EXPECT_EQ(poor.p(1).pool, cubes(0, 0, 0));
  EXPECT_EQ(poor.p(1).wounds, 1);
  EXPECT_EQ(poor.p(1).count(Token::wild), 0);
}

TEST(WildPigs, WP21_a_paid_threshold_costs_no_penalty) {
  Table table;
  table.boss();
  table.p(1).pool = cubes(6, 0, 10);
  table.tokens(1, 0, 1, 0, 0);
  table.play("threshold 1", "threshold 3", "end");
  EXPECT_EQ(table.p(1).wounds, 0);
  EXPECT_EQ(table.p(1).tokens, (PerToken<std::uint8_t>{0, 1, 3, 0}));
}

TEST(WildPigs, WP21_the_night_boss) {
  Table table;
  table.s.era = Era::night;
  table.boss();
  table.p(1).wounds = 3;
  table.p(1).pool = cubes(10, 8, 12);
  table.p(2).free_stances = 1;
  table.play("threshold 1", "threshold 3");
  EXPECT_EQ(table.p(1).vp_tokens, 10);
  table.play("threshold 2");
  EXPECT_EQ(table.p(1).wounds, 1);
  EXPECT_EQ(table.s.seat(), Seat::p2);
  table.play("end");
  EXPECT_EQ(table.p(2).wounds, 4);      // 2 + 1 + 1
  EXPECT_TRUE(table.turn().is_over());  // WP-22
}

TEST(WildPigs, WP20_thresholds_are_paid_like_fights_without_on_kill_effects) {
  Table table;
  table.boss();
  table.own(1, "hog-butcher");
  table.arm(1, "matador-cape");
  table.tokens(1, 0, 0, 0, 1);
  table.p(1).pool = cubes(1, 0, 8);
  table.play("threshold 1");
  EXPECT_EQ(table.p(1).count(Token::conversion), 0);
  EXPECT_EQ(table.p(1).free_stances, 0);
  EXPECT_EQ(table.p(1).owned[1], 0);
  EXPECT_TRUE(table.offers("threshold 3"));  // 10G - 2G
  EXPECT_EQ(table.p(1).kills, 0);
}

TEST(WildPigs, WP23_wounds_cost_one_each_up_to_four_then_ten_then_twenty) {
  const int costs[] = {0, 1, 2, 3, 4, 10, 10, 10, 10, 10, 20, 20};
  for (int wounds = 0; wounds < 12; ++wounds) EXPECT_EQ(wound_cost(editions[0], wounds), costs[wounds]);
}

TEST(WildPigs, WP23_trophies_upgrades_and_tokens_count) {
  Table table;
  table.own(1, "mud-spa");  // 2
  table.arm(1, "pike");     // 0
  table.p(1).vp_tokens = 3;
  table.p(1).trophies[0] = Trophy(table.cards().threats[1].find("hogzilla"), Era::night, true);  // 5 + 1
  table.p(1).kills = 1;
  table.p(1).wounds = 2;
  EXPECT_EQ(score_of(table.options(), table.p(1)), 2 + 3 + 6 - 2);
}

TEST(WildPigs, WP23_ties_go_to_fewer_wounds_then_more_defeated_then_more_cubes_and_else_are_shared) {
  Table table(3);
  const auto winners = [&] {
    std::string names;
    for (Seat seat : table.game().result(table.s).winners) names += name_of(seat);
    return names;
  };
  EXPECT_EQ(winners(), "p1p2p3");
  table.p(3).pool = cubes(1, 0, 0);
  EXPECT_EQ(winners(), "p3");
  table.p(1).pool = cubes(0, 1, 1);  // cubes of all colours count alike
  EXPECT_EQ(winners(), "p1");
  table.p(1).pool = {};
  table.p(2).thresholds = 1;
  EXPECT_EQ(winners(), "p2");
  table.p(1).vp_tokens = 1;
  table.p(2).vp_tokens = 2;
  table.p(2).wounds = 1;
  EXPECT_EQ(winners(), "p1");
  EXPECT_EQ(table.game().result(table.s).ranks[1], 2);
  EXPECT_EQ(table.game().result(table.s).ranks[2], 3);
  table.p(3).vp_tokens = 2;
  EXPECT_EQ(winners(), "p3");
}

}  // namespace
}  // namespace sounder::wild_pigs
