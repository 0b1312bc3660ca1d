// WP-1 to WP-6, WP-24, WP-30, WP-33, WP-35, WP-36: decks, markets, rounds and the order of seats.
#include "rules/random_play.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

State fresh(const Table& table) { return table.game().start(); }

// Plays whatever chance brings, and notes the verbs in order.
std::string verbs(Table& table, Rng& rng) {
  std::string order;
  while (table.turn().is_chance()) {
    const Move move = table.game().draw(table.s, rng);
    const std::string text = table.game().text(table.s, move);
    const char letter = text.starts_with("threat")               ? 't'
                        : text.starts_with("first")              ? 'f'
                        : table.s.phase == Phase::stock_upgrades ? 'u'
                                                                 : 'w';
    order += letter;
    table.game().play(table.s, move);
  }
  return order;
}

TEST(WildPigs, WP1_lanes_are_as_many_as_seats_and_begin_with_a_threat_in_every_back) {
  for (int seats = 2; seats <= 5; ++seats) {
    Table table(seats);
    table.s = fresh(table);
    table.deal();
    for (int lane = 1; lane <= most_lanes; ++lane) {
      EXPECT_EQ(table.pig(lane, Row::back).there(), lane <= seats);
      EXPECT_FALSE(table.pig(lane, Row::mid).there() || table.pig(lane, Row::front).there());
    }
  }
}

TEST(WildPigs, WP2_an_era_deck_is_four_threats_a_seat_drawn_without_replacement) {
  Table table(3);
  table.s = fresh(table);
  EXPECT_EQ(table.s.deck_left, 12);
  EXPECT_EQ(table.weight("threat sowmo"), 3u);
  EXPECT_EQ(table.weight("threat chubby-checker"), 1u);
  EXPECT_EQ(table.weight("threat hogzilla"), 0u);  // of the night
  table.play("threat sowmo");
  EXPECT_EQ(table.weight("threat sowmo"), 2u);
  table.play("threat chubby-checker");
  EXPECT_EQ(table.weight("threat chubby-checker"), 0u);
  EXPECT_EQ(table.s.deck_left, 10);
}

TEST(WildPigs, WP2_an_empty_deck_spawns_nothing) {
  Table table(2);
  table.s.deck_left = 1;
  table.p(1).pool = table.p(2).pool = cubes(0, 0, 0);
  table.round();  // the round is over: two empty Backs, one card
  ASSERT_EQ(table.s.phase, Phase::spawn);
  table.play("threat grunt");
  EXPECT_TRUE(table.pig(1, Row::back).there());
  EXPECT_FALSE(table.pig(2, Row::back).there());
  EXPECT_NE(table.s.phase, Phase::spawn);
}

TEST(WildPigs, WP2_the_last_threat_that_can_come_is_not_asked_of_chance) {
  Table table(2);
  table.s.deck_left = 5;
  table.s.unseen = {};
  table.s.unseen[3] = 2;
  table.s.unseen_total = 2;
  table.round();
  EXPECT_EQ(table.pig(1, Row::back).card, 3);
  EXPECT_EQ(table.pig(2, Row::back).card, 3);
  EXPECT_EQ(table.s.unseen_total, 0);
  EXPECT_NE(table.told.find("Grunt comes into lane 2"), std::string::npos) << table.told;
}

TEST(WildPigs, WP3_new_stock_shows_one_card_more_than_seats_of_each_kind) {
  for (int seats = 2; seats <= 5; ++seats) {
    Table table(seats);
    table.s = fresh(table);
    int cards = 0;
    for (int i = 0; i < table.cards().upgrades.count; ++i) cards += table.cards().upgrades[i].copies;
    EXPECT_EQ(table.s.markets[0].deck_left, cards);
    table.deal();
    for (const MarketState& market : table.s.markets) {
      EXPECT_EQ(market.fresh.count, seats + 1);
      EXPECT_EQ(market.carryover.count, 0);
    }
    EXPECT_EQ(table.s.markets[0].deck_left, cards - seats - 1);
  }
}

TEST(WildPigs, WP4_everybody_begins_balanced_with_nothing_but_two_slots_and_chance_says_who_is_first) {
  Table table(4);
  table.s = fresh(table);
  Rng rng(1);
  while (table.s.phase != Phase::first_seat) table.game().play(table.s, table.game().draw(table.s, rng));
  EXPECT_EQ(table.moves(), (Texts{"first p1", "first p2", "first p3", "first p4"}));
  for (int i = 1; i <= 4; ++i) EXPECT_EQ(table.p(i), PlayerState{});
  EXPECT_EQ(PlayerState{}.slots, (std::array<std::uint8_t, 2>{1, 1}));
  EXPECT_EQ(PlayerState{}.stance, Stance::balanced);
  table.play("first p3");
  EXPECT_EQ(table.s.seat(), Seat::p3);
  EXPECT_EQ(table.p(3).pool, cubes(2, 2, 2));
  EXPECT_EQ(table.p(4).pool, cubes(0, 0, 0));
}

TEST(WildPigs, WP4_at_most_three_of_each_token_and_cubes_without_end) {
  Table table;
  table.s.era = Era::night;
  table.put(1, Row::front, "boarserker");  // spoils: 2 attack tokens
  table.p(1).pool = cubes(300, 0, 2);
  table.tokens(1, 2, 0, 0, 0);
  table.play("fight lane 1", "pay cubes");
  EXPECT_EQ(table.p(1).count(Token::attack), 3);
  EXPECT_EQ(table.p(1).pool, cubes(287, 0, 0));
}

TEST(WildPigs, WP5_each_round_carryover_is_discarded_and_new_stock_becomes_carryover) {
  Table table(2);
  table.offer(Ware::upgrade, "red-mist", true);
  table.offer(Ware::upgrade, "mud-spa", false);
  table.round().deal();
  const MarketState& market = table.s.market(Ware::upgrade);
  EXPECT_EQ(market.discard[static_cast<std::size_t>(table.cards().upgrades.find("red-mist"))], 1);
  EXPECT_EQ(market.carryover.count, 1);
  EXPECT_TRUE(market.carryover.holds(table.cards().upgrades.find("mud-spa")));
  EXPECT_EQ(market.fresh.count, 3);
}

TEST(WildPigs, WP36_the_markets_slide_after_the_new_threats_are_laid_out) {
  Table table(2);
  table.offer(Ware::weapon, "slingshot");
  table.round();
  const MarketState& market = table.s.market(Ware::weapon);
  ASSERT_EQ(table.s.phase, Phase::spawn);
  EXPECT_EQ(market.fresh.count, 1);
  EXPECT_EQ(market.carryover.count, 0);
  Rng rng(36);
  while (table.s.phase == Phase::spawn) table.game().play(table.s, table.game().draw(table.s, rng));
  EXPECT_TRUE(table.pig(2, Row::back).there());
  EXPECT_EQ(market.fresh.count, 0);
  EXPECT_EQ(market.carryover.count, 1);
}

TEST(WildPigs, WP5_the_first_round_leaves_the_new_stock_where_it_is) {
  Table table(2);
  table.s = fresh(table);
  table.deal();
  EXPECT_EQ(table.s.market(Ware::weapon).carryover.count, 0);
  EXPECT_EQ(table.s.market(Ware::weapon).discarded, 0);
}

TEST(WildPigs, WP5_a_bought_card_leaves_a_gap_and_a_used_up_weapon_leaves_the_game) {
  Table table(2);
  table.offer(Ware::weapon, "slingshot");  // 1B, one use
  table.put(1, Row::front, "grunt");
  table.p(1).pool = cubes(4, 1, 0);
  table.play("buy slingshot");
  EXPECT_EQ(table.s.market(Ware::weapon).fresh.count, 0);
  table.play("fight lane 1");  // 6R - 2R
  EXPECT_EQ(table.p(1).owned[1], 0);
  EXPECT_EQ(table.p(1).kills, 1);
  EXPECT_EQ(table.s.market(Ware::weapon).discarded, 0);
}

TEST(WildPigs, WP5_with_deck_and_discard_empty_fewer_cards_are_dealt) {
  Table table(2);
  for (MarketState& market : table.s.markets) {
    market.deck = {};
    market.deck_left = 0;
  }
  table.s.market(Ware::weapon).discard[2] = 1;
  table.s.market(Ware::weapon).discarded = 1;
  table.s.deck_left = 0;
  table.round();
  EXPECT_EQ(table.s.phase, Phase::act);
  EXPECT_EQ(table.s.market(Ware::upgrade).fresh.count, 0);
  EXPECT_EQ(table.s.market(Ware::weapon).fresh.count, 1);
}

TEST(WildPigs, WP6_after_the_round_the_front_is_enraged_then_all_advance_and_the_backs_are_filled) {
  Table table(2);
  table.put(1, Row::front, "grunt");
  table.put(1, Row::back, "sowmo");
  table.put(2, Row::mid, "porker");
  table.put(2, Row::back, "pigeon");
  table.p(1).stance = table.p(2).stance = Stance::tactical;
  table.play("prepare wild", "end", "prepare wild");
  // p2 has a wild token left to extend with, so it ends by itself.
  table.play("end");
  EXPECT_TRUE(table.pig(1, Row::front).enraged);
  EXPECT_TRUE(table.pig(1, Row::mid).there());  // Back moved up, Front was taken
  EXPECT_FALSE(table.pig(1, Row::back).there());
  EXPECT_EQ(table.cards().threats[0].id(table.pig(2, Row::front).card), "porker");
  EXPECT_FALSE(table.pig(2, Row::front).enraged);  // it has just come
  EXPECT_EQ(table.cards().threats[0].id(table.pig(2, Row::mid).card), "pigeon");
  EXPECT_EQ(table.s.phase, Phase::spawn);
  table.deal();
  EXPECT_TRUE(table.pig(1, Row::back).there());
  EXPECT_TRUE(table.pig(2, Row::back).there());
  EXPECT_EQ(table.s.round, 2);
}

TEST(WildPigs, WP6_the_seat_that_played_last_plays_first_next) {
  Table table(3);
  table.round().deal();
  EXPECT_EQ(table.s.seat(), Seat::p3);
  EXPECT_EQ(table.s.order[1], Seat::p1);
  table.play("stance balanced").play("end");
  EXPECT_EQ(table.s.seat(), Seat::p1);
}

TEST(WildPigs, WP24_chance_comes_one_card_at_a_time_threats_upgrades_weapons_and_the_first_seat_last) {
  Table table(2);
  table.s = fresh(table);
  Rng rng(4);
  EXPECT_EQ(verbs(table, rng), "ttuuuwwwf");
}

TEST(WildPigs, WP24_threats_come_into_lane_1_first) {
  Table table(2);
  table.s = fresh(table);
  table.play("threat grunt", "threat sowmo");
  EXPECT_EQ(table.cards().threats[0].id(table.pig(1, Row::back).card), "grunt");
  EXPECT_EQ(table.cards().threats[0].id(table.pig(2, Row::back).card), "sowmo");
}

TEST(WildPigs, WP24_an_empty_deck_takes_in_the_carryover_discarded_a_moment_ago) {
  Table table(2);
  table.s.deck_left = 0;
  MarketState& market = table.s.market(Ware::upgrade);
  market.deck = {};
  market.deck_left = 0;
  table.offer(Ware::upgrade, "red-mist", true);
  table.offer(Ware::upgrade, "mud-spa", true);
  table.round();
  EXPECT_EQ(table.moves(), (Texts{"stock red-mist", "stock mud-spa"}));
}

TEST(WildPigs, WP24_a_card_in_both_rows_is_taken_from_carryover) {
  Table table(2);
  table.offer(Ware::weapon, "slingshot", true);
  table.offer(Ware::weapon, "slingshot", false);
  table.p(1).pool = cubes(0, 1, 0);
  EXPECT_EQ(table.moves("buy"), (Texts{"buy slingshot"}));
  table.play("buy slingshot");
  EXPECT_EQ(table.s.market(Ware::weapon).carryover.count, 0);
  EXPECT_EQ(table.s.market(Ware::weapon).fresh.count, 1);
}

TEST(WildPigs, WP30_after_round_6_the_order_rotates_once_and_night_keeps_it) {
  Table table(3, {{"boss", 2}});
  table.s.round = 6;
  table.put(1, Row::front, "grunt");
  table.round();
  EXPECT_TRUE(table.s.at_boss);
  EXPECT_EQ(table.s.seat(), Seat::p3);
  EXPECT_FALSE(table.pig(1, Row::front).enraged);  // WP-6: nothing of it matters any more
  const int carried = table.s.market(Ware::weapon).carryover.count;
  table.offer(Ware::weapon, "slingshot");
  table.play("end", "end", "end");
  EXPECT_EQ(table.s.era, Era::night);
  EXPECT_EQ(table.s.market(Ware::weapon).carryover.count, carried);  // threats first
  Rng rng(5);
  EXPECT_EQ(verbs(table, rng), "tttuuuuwwww");
  EXPECT_EQ(table.s.market(Ware::weapon).carryover.count, 1);
  EXPECT_EQ(table.s.seat(), Seat::p3);
  EXPECT_EQ(table.s.round, 1);
}

TEST(WildPigs, WP35_night_keeps_the_turn_order_whatever_the_order_of_the_race) {
  Table table(3, {{"boss", 1}, {"race_order", 1}});
  table.s.round = 6;
  table.p(1).vp_tokens = 3;
  table.p(3).vp_tokens = 5;
  table.round();
  EXPECT_EQ(table.s.seat(), Seat::p2) << "the lowest score begins the race";
  table.play("end", "end", "end");
  Rng rng(5);
  verbs(table, rng);
  EXPECT_EQ(table.s.round, 1);
  EXPECT_EQ(table.s.seat(), Seat::p3) << "the seat that the rotation after round 6 made first";
}

TEST(WildPigs, WP33_the_deck_factor_sets_the_deck_up_to_all_cards) {
  const auto deck = [](int seats, int factor) {
    Table table(seats, {{"deck_factor", factor}});
    return static_cast<int>(table.s.deck_left);
  };
  EXPECT_EQ(deck(2, 5), 10);
  EXPECT_EQ(deck(5, 8), 40);
  int cards = 0;
  Table table;
  for (int i = 0; i < table.cards().threats[0].count; ++i) cards += table.cards().threats[0][i].copies;
  EXPECT_EQ(cards, 43);
  EXPECT_EQ(table.s.deck_left, 8);
}

// The rulings' equivalence: a random subset, shuffled, shows its first card as the whole pile would.
TEST(WildPigs, WP2_drawing_late_is_drawing_from_a_deck_built_before) {
  Table table(2);
  const State start = fresh(table);
  std::vector<int> pile;
  for (int card = 0; card < table.cards().threats[0].count; ++card)
    for (int i = 0; i < table.cards().threats[0][card].copies; ++i) pile.push_back(card);
  // How often the second threat is a sowmo (3 copies of 43), either way.
  Rng rng(2);
  const int sowmo = table.cards().threats[0].find("sowmo");
  const int trials = 20000;
  int late = 0;
  int early = 0;
  for (int k = 0; k < trials; ++k) {
    State s = start;
    for (int i = 0; i < 2; ++i) table.game().play(s, table.game().draw(s, rng));
    late += s.lanes[1][Row::back].card == sowmo;
    for (std::size_t i = 0; i < 8; ++i)
      std::swap(pile[i], pile[i + rng.below(static_cast<std::uint32_t>(pile.size() - i))]);  // the deck of 8
    std::size_t first = rng.below(8);
    std::size_t second = rng.below(7);
    second += second >= first;
    early += pile[second] == sowmo;
  }
  EXPECT_NEAR(late, trials * 3 / 43, 200);
  EXPECT_NEAR(early, trials * 3 / 43, 200);
}

}  // namespace
}  // namespace sounder::wild_pigs
