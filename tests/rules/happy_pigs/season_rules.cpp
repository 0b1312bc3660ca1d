// Season cards: the deck of HP-15, and every effect as HP-16 has it.
#include <gtest/gtest.h>

#include <set>

#include "rules/happy_pigs/farmyard.h"
#include "rules/happy_pigs/story.h"

namespace sounder::happy_pigs {
namespace {

// A round in which everybody chose to mate and nobody wants to: only the card's effect is left.
Farmyard& idle_round(Farmyard& yard, int round, const char* card) {
  yard.round(round, card);
  for (int i = 0; i < yard.game().options().seats; ++i) yard.play(seat_at(i), "choose mate");
  while (yard.state.phase == Phase::act) yard.play(yard.seat(), "done");
  return yard;
}

int earned(Farmyard& yard, Seat seat, int share) { return yard.farm(seat).money - 45 - share; }

TEST(HappyPigs, HP15_the_deck_has_every_order_of_6_7_8_9_once_and_45_of_every_action_a_season) {
  const Farmyard yard(2);
  const Deck& deck = yard.game().options().deck;
  std::set<PerAction<std::uint8_t>> orders;
  for (int season = 0; season < seasons; ++season) {
    ASSERT_EQ(deck.size(static_cast<Season>(season)), 6);
    PerAction<int> sums{};
    for (int i = 0; i < 6; ++i) {
      const Card& card = deck.card(static_cast<Season>(season), i);
      orders.insert(card.numbers);
      PerAction<std::uint8_t> sorted = card.numbers;
      std::sort(sorted.begin(), sorted.end());
      EXPECT_EQ(sorted, (PerAction<std::uint8_t>{6, 7, 8, 9})) << card.name();
      for (Action action : all_actions) sums[at(action)] += card.numbers[at(action)];
    }
    EXPECT_EQ(sums, (PerAction<int>{45, 45, 45, 45}));
  }
  EXPECT_EQ(orders.size(), 24u);
}

TEST(HappyPigs, HP15_the_deck_is_the_table_of_the_rulings) {
  const Farmyard yard(2);
  std::string table;
  for (int season = 0; season < seasons; ++season)
    for (int i = 0; i < 6; ++i) {
      const Card& card = yard.game().options().deck.card(static_cast<Season>(season), i);
      table += std::string(season_names[static_cast<std::size_t>(season)]) + " | " + std::string(card.name()) + " |";
      for (int number : card.numbers) table += " " + std::to_string(number);
      table += " | " + yard.effect(card) + "\n";
    }
  EXPECT_EQ(table, R"(spring | Season of Love | 9 6 8 7 | Everybody gets 1 piglet for each pair of average or big pigs.
spring | Fresh Clover | 6 9 7 8 | Everybody may grow one piglet.
spring | Litter Fair | 7 8 9 6 | This round piglets and small pigs cost 2 less.
spring | Travelling Vet | 6 7 9 8 | Everybody gets 2 vaccines.
spring | School Trip | 9 8 6 7 | 1 coin for each piglet, at most 5.
spring | Land Office | 8 7 6 9 | This round fields cost 5 less.
summer | Season of Love | 8 6 9 7 | Everybody gets 1 piglet for each pair of average or big pigs.
summer | Village Fete | 7 9 6 8 | 2 coins for everybody with 4 pigs or more.
summer | Acorn Glut | 6 7 8 9 | Everybody may grow one small pig.
summer | Barbecue Weather | 9 8 7 6 | This round big pigs sell for 3 more.
summer | Item Stall | 7 8 6 9 | Everybody takes one item of their choice.
summer | Piglet Race | 8 7 9 6 | 4 coins for the farmer with the most piglets.
autumn | Sausage Fest | 6 8 9 7 | This round average pigs and big pigs sell for 2 more.
autumn | Pig Show | 9 7 6 8 | 6 coins for the farmer with the most big pigs.
autumn | Harvest Leftovers | 7 6 8 9 | Everybody may grow one average pig.
autumn | Market Day | 8 9 7 6 | This round piglets and small pigs sell for 2 more. This round average pigs and big pigs sell for 1 more.
autumn | Travelling Vet | 6 9 8 7 | Everybody gets 2 vaccines.
autumn | Full Barn | 9 6 7 8 | 3 coins for everybody with no room for another big pig.
winter | Ham Season | 9 7 8 6 | This round big pigs sell for 4 more.
winter | Winter Fair | 6 8 7 9 | 5 coins for the farmer with the most pigs.
winter | Cold Snap Sale | 8 9 6 7 | This round all pigs cost 2 less.
winter | Warm Straw | 7 6 9 8 | Everybody gets 1 vaccine.
winter | Prize Boar | 8 6 7 9 | 1 coin for each big pig, at most 50.
winter | New Year Market | 7 9 8 6 | This round small pigs and average pigs sell for 2 more.
)");
}

TEST(HappyPigs, HP15_cheaper_goods_while_the_round_lasts) {
  struct Sale {
    int round;
    const char* card;
    std::array<int, 4> prices;
    int field;
  };
  for (const Sale& sale : {Sale{1, "Litter Fair", {1, 4, 10, 15}, 10}, Sale{13, "Cold Snap Sale", {1, 4, 8, 13}, 10},
                           Sale{2, "Land Office", {3, 6, 10, 15}, 5}}) {
    Farmyard yard(3);
    yard.round(sale.round, sale.card);
    for (Size size : all_sizes) {
      EXPECT_EQ(yard.game().buying_price(yard.state, p1, good_of(size)), sale.prices[at(size)]) << sale.card;
      EXPECT_EQ(yard.game().selling_price(yard.state, size), (std::array<int, 4>{3, 6, 10, 15})[at(size)])
          << "selling stays as it is";
    }
    EXPECT_EQ(yard.game().buying_price(yard.state, p1, Good::field), sale.field) << sale.card;
    yard.choose({"buy", "mate", "mate"}).play(p1, "buy small").play(p1, "buy field");
    EXPECT_EQ(yard.farm(p1).money, 45 - sale.prices[1] - sale.field);
    yard.play(p1, "done");
    EXPECT_EQ(yard.game().buying_price(yard.state, p1, Good::small), 6) << "the round is over";
  }
}

TEST(HappyPigs, HP15_dearer_pigs_while_the_round_lasts) {
  struct Fest {
    int round;
    const char* card;
    std::array<int, 4> prices;
  };
  for (const Fest& fest : {Fest{5, "Barbecue Weather", {3, 6, 10, 18}}, Fest{9, "Sausage Fest", {3, 6, 12, 17}},
                           Fest{10, "Market Day", {5, 8, 11, 16}}, Fest{14, "Ham Season", {3, 6, 10, 19}},
                           Fest{15, "New Year Market", {3, 8, 12, 15}}}) {
    Farmyard yard(3);
    yard.herd(p1, "ABsp").round(fest.round, fest.card);
    for (Size size : all_sizes)
      EXPECT_EQ(yard.game().buying_price(yard.state, p1, good_of(size)), (std::array<int, 4>{3, 6, 10, 15})[at(size)]);
    yard.choose({"sell", "mate", "mate"});
    const int begin = yard.farm(p1).money;
    yard.play(p1, {"sell piglet", "sell small", "sell average"});
    EXPECT_EQ(yard.farm(p1).money, begin + fest.prices[0] + fest.prices[1] + fest.prices[2]) << fest.card;
    const int before = yard.farm(p1).money + yard.farm(p1).actions - 1;  // the rest is paid at once
    yard.play(p1, "sell big");
    EXPECT_EQ(yard.farm(p1).money, before + fest.prices[3]) << fest.card;
  }
}

TEST(HappyPigs, HP16_season_of_love_gives_a_piglet_for_each_pair) {
  // The rulebook's example: pairs of pigs old enough to mate, average or big, rounded down.
  Farmyard yard(4);
  yard.fields(p1, 3).herd(p1, "BBAA+A").herd(p2, "ABss").herd(p3, "Ass").herd(p4, "");
  idle_round(yard, 5, "Season of Love");
  EXPECT_EQ(yard.herd(p1), "BBA+AApp") << "five grown pigs are two pairs";
  EXPECT_EQ(yard.herd(p2), "BAss") << "one pair, but no room for the piglet: it is lost (HP-4)";
  EXPECT_EQ(yard.herd(p3), "Ass");
  EXPECT_EQ(yard.herd(p4), "");
}

TEST(HappyPigs, HP16_seat_after_seat_from_the_first_player_and_what_the_reserve_lacks_is_lost) {
  Farmyard yard(3);
  for (Seat seat : {p1, p2, p3}) yard.fields(seat, 3).herd(seat, "AAAAA");
  yard.reserve(Good::piglet, 3);
  yard.round(2, "Season of Love").choose({"sell", "sell", "sell"});  // p2 is first
  for (Seat seat : {p2, p3, p1}) yard.play(seat, "done");
  EXPECT_EQ(yard.herd(p2), "AAAAApp");
  EXPECT_EQ(yard.herd(p3), "AAAAAp");
  EXPECT_EQ(yard.herd(p1), "AAAAA");
}

TEST(HappyPigs, HP16_the_newborn_of_love_are_unvaccinated) {
  Farmyard yard(3);
  yard.herd(p1, "B+B+");
  idle_round(yard, 1, "Season of Love");
  EXPECT_EQ(yard.herd(p1), "B+B+p");
}

TEST(HappyPigs, HP16_each_seat_may_grow_one_pig_of_the_cards_size) {
  struct Growth {
    int round;
    const char* card;
    const char* before;
    Texts moves;
    const char* move;
    const char* after;
  };
  for (const Growth& growth :
       {Growth{1,
               "Fresh Clover",
               "pp+sA",
               {"grow piglet", "grow piglet vaccinated", "done"},
               "grow piglet vaccinated",
               "As+sp"},
        Growth{5, "Acorn Glut", "psA", {"grow small", "done"}, "grow small", "AAp"},
        Growth{9, "Harvest Leftovers", "sA+", {"grow average vaccinated", "done"}, "grow average vaccinated", "B+s"}}) {
    Farmyard yard(3);
    const Seat first = seat_at((growth.round - 1) % 3);
    const Seat second = seat_at(growth.round % 3);
    yard.herd(first, growth.before).herd(second, growth.before);
    idle_round(yard, growth.round, growth.card);
    EXPECT_EQ(yard.seat(), first);
    EXPECT_EQ(yard.moves(), growth.moves) << growth.card;
    const int money = yard.farm(first).money;
    yard.play(first, growth.move);
    EXPECT_EQ(yard.herd(first), growth.after) << growth.card;
    EXPECT_EQ(yard.farm(first).money, money) << "it is no action";
    yard.play(second, "done");
    EXPECT_EQ(yard.herd(second).size(), std::string_view(growth.before).size()) << "who declines keeps the herd";
    EXPECT_TRUE(yard.turn().is_chance()) << "one pig a seat, and who has none is not asked";
  }
}

TEST(HappyPigs, HP16_growing_by_a_card_is_not_feeding_and_needs_tile_and_room) {
  Farmyard yard(3);
  yard.herd(p1, "p").items(p1, 0, 1, 0).round(5, "Acorn Glut").choose({"mate", "feed", "mate"});
  EXPECT_NE(yard.state.phase, Phase::effect) << "no small pig, nothing to ask";
  Farmyard fed(3);
  fed.herd(p2, "p").items(p2, 0, 1, 0).round(5, "Acorn Glut").choose({"mate", "feed", "mate"});
  fed.play(p2, "feed piglet");
  EXPECT_EQ(fed.moves(p2), (Texts{"grow small", "done"})) << "a fed pig may grow, a supplement is no use";
  EXPECT_EQ(fed.refusal(p2, "grow piglet"), "Acorn Glut lets a small pig grow, no other.");
  Farmyard bare(3);
  bare.herd(p2, "s").reserve(Good::average, 0);
  idle_round(bare, 5, "Acorn Glut");
  EXPECT_NE(bare.state.phase, Phase::effect) << "no tile";
  Farmyard full(3);
  full.herd(p2, "ssssss");
  idle_round(full, 5, "Acorn Glut");
  EXPECT_NE(full.state.phase, Phase::effect) << "no room";
}

TEST(HappyPigs, HP16_vaccines_to_every_seat_as_long_as_there_are_any) {
  for (const auto& [round, card, count] :
       {std::tuple{1, "Travelling Vet", 2}, std::tuple{9, "Travelling Vet", 2}, std::tuple{13, "Warm Straw", 1}}) {
    Farmyard yard(3);
    idle_round(yard, round, card);
    for (Seat seat : {p1, p2, p3}) EXPECT_EQ(yard.farm(seat).items[at(Item::vaccine)], count) << card;
    EXPECT_EQ(yard.state.reserve[at(Good::vaccine)], 25 - 3 * count);
  }
  Farmyard scarce(3);
  scarce.reserve(Good::vaccine, 3);
  idle_round(scarce, 2, "Travelling Vet");  // p2 is first: one seat's gifts before the next's
  EXPECT_EQ(scarce.farm(p2).items[at(Item::vaccine)], 2);
  EXPECT_EQ(scarce.farm(p3).items[at(Item::vaccine)], 1);
  EXPECT_EQ(scarce.farm(p1).items[at(Item::vaccine)], 0);
}

TEST(HappyPigs, HP16_an_item_of_the_stall_must_be_taken_while_one_is_left) {
  Farmyard yard(4);
  yard.reserve(Good::vaccine, 1).reserve(Good::supplement, 0).reserve(Good::amulet, 2);
  idle_round(yard, 5, "Item Stall");
  EXPECT_EQ(yard.seat(), p1);
  EXPECT_EQ(yard.moves(), (Texts{"take vaccine", "take amulet"}));
  EXPECT_EQ(yard.refusal(p1, "done"), "Expected `take vaccine`, `take supplement` or `take amulet`.");
  EXPECT_EQ(yard.refusal(p1, "take supplement"), "There is no supplement left in the reserve.");
  EXPECT_EQ(yard.told(p1, "take vaccine"), "p1 takes a vaccine. p2 gets 1 amulet. p3 gets 1 amulet.")
      << "the only kind left is no choice";
  EXPECT_EQ(yard.farm(p2).items, (PerItem<std::uint8_t>{0, 0, 1}));
  EXPECT_EQ(yard.farm(p4).items, (PerItem<std::uint8_t>{0, 0, 0})) << "nothing is left";
  EXPECT_TRUE(yard.turn().is_chance());
}

TEST(HappyPigs, HP16_money_for_pigs) {
  Farmyard trip(3);
  trip.herd(p1, "ppps").herd(p2, "ppppppp");
  idle_round(trip, 1, "School Trip");  // mate 8: 3, 3, 2
  EXPECT_EQ(earned(trip, p1, 3), 3) << "one for each piglet";
  EXPECT_EQ(earned(trip, p2, 3), 5) << "at most five";
  EXPECT_EQ(earned(trip, p3, 2), 0);
  Farmyard boar(3);
  boar.fields(p1, 4).herd(p1, "BBBB+B+B+A");
  idle_round(boar, 13, "Prize Boar");  // mate 6: 2, 2, 2
  EXPECT_EQ(earned(boar, p1, 2), 6);
  EXPECT_EQ(earned(boar, p2, 2), 0);
}

TEST(HappyPigs, HP16_money_for_a_herd_of_four) {
  Farmyard yard(3);
  yard.herd(p1, "psA+p").herd(p2, "psA");
  idle_round(yard, 7, "Village Fete");  // p1 is first; mate 9: 3, 3, 3
  EXPECT_EQ(earned(yard, p1, 3), 2);
  EXPECT_EQ(earned(yard, p2, 3), 0);
}

TEST(HappyPigs, HP16_the_most_pigs_every_tied_seat_in_full_and_none_for_none) {
  struct Prize {
    int round;
    const char* card;
    const char* winner;
    const char* second;
    int money;
    int share;
  };
  // In these rounds p1 is first, so that of four seats the shares are dealt from p1 on.
  for (const Prize& prize : {Prize{5, "Piglet Race", "pp", "pBB", 4, 2}, Prize{9, "Pig Show", "BB+", "BAAs", 6, 2},
                             Prize{13, "Winter Fair", "pppp", "BBs", 5, 2}}) {
    Farmyard yard(4);
    yard.herd(p1, prize.winner).herd(p2, prize.second).herd(p3, prize.winner);
    idle_round(yard, prize.round, prize.card);
    EXPECT_EQ(earned(yard, p1, prize.share), prize.money) << prize.card;
    EXPECT_EQ(earned(yard, p2, prize.share), 0) << prize.card;
    EXPECT_EQ(earned(yard, p3, prize.share), prize.money) << prize.card << ": tied";
    Farmyard empty(4);
    idle_round(empty, prize.round, prize.card);
    for (Seat seat : {p1, p2, p3}) EXPECT_EQ(earned(empty, seat, prize.share), 0) << prize.card << ": nobody has any";
  }
}

TEST(HappyPigs, HP16_room_is_a_matter_of_packing_whatever_the_reserve_holds) {
  Farmyard yard(4);
  yard.herd(p1, "BB").herd(p2, "B").herd(p3, "AAA").herd(p4, "ppppp").reserve(Good::big, 0);
  idle_round(yard, 9, "Full Barn");  // mate 6: 2, 2, 1, 1
  EXPECT_EQ(earned(yard, p1, 2), 3);
  EXPECT_EQ(earned(yard, p2, 2), 0) << "room for a big pig, though there is no tile";
  EXPECT_EQ(earned(yard, p3, 1), 3);
  EXPECT_EQ(earned(yard, p4, 1), 0);
}

}  // namespace
}  // namespace sounder::happy_pigs
