// The course of a match: HP-5 to HP-8, HP-13, HP-14.
#include <gtest/gtest.h>

#include <algorithm>

#include "match/registry.h"
#include "rules/happy_pigs/farmyard.h"
#include "rules/random_play.h"

namespace sounder::happy_pigs {
namespace {

TEST(HappyPigs, HP5_everybody_starts_with_45_money_and_one_field) {
  for (int seats = 2; seats <= 6; ++seats) {
    const Farmyard yard(seats);
    for (int i = 0; i < seats; ++i) {
      EXPECT_EQ(yard.state.farms[i].money, 45);
      EXPECT_EQ(yard.state.farms[i].fields, 1);
      EXPECT_EQ(yard.herd(seat_at(i)), "");
    }
    EXPECT_EQ(yard.state.reserve[at(Good::field)], 20 - seats) << "the first fields come out of the twenty (HP-1)";
    EXPECT_EQ(yard.state.first, p1);
  }
}

TEST(HappyPigs, HP5_the_first_player_is_drawn_every_seat_alike) {
  for (int seats = 2; seats <= 6; ++seats) {
    Farmyard yard(seats, {{"first_seat", 0}});
    EXPECT_TRUE(yard.turn().is_chance());
    EXPECT_EQ(yard.state.first, Seat::nobody);
    EXPECT_EQ(yard.view(Viewer::audience()).find(R"("first":)"), std::string::npos);
    ChanceListOf<HappyPigs> chances;
    yard.game().chances(yard.state, chances);
    ASSERT_EQ(chances.size(), seats);
    for (Seat seat : seats_of(seats)) {
      const int place = static_cast<int>(index_of(seat));
      EXPECT_EQ(chances[place].weight, 1u);
      EXPECT_EQ(yard.game().text(yard.state, chances[place].move), "first " + sounder::name_of(seat));
      State s = yard.state;
      yard.game().play(s, chances[place].move);
      EXPECT_EQ(s.first, seat);
      EXPECT_EQ(s, Farmyard(seats, {{"first_seat", place + 1}}).state) << "then all is as if it had been fixed";
    }
    Rng rng(1);
    PerSeat<int> drawn{};
    for (int i = 0; i < 600; ++i) ++drawn[yard.game().draw(yard.state, rng).what];
    for (Seat seat : seats_of(seats)) EXPECT_NEAR(drawn[seat], 600 / seats, 60);
  }
}

TEST(HappyPigs, HP5_who_begins_is_drawn_by_a_move_of_chance) {
  Farmyard yard(3, {{"first_seat", 0}});
  EXPECT_EQ(yard.refusal(p1, "buy small"), "Who begins is drawn now: `first p1`.");
  EXPECT_EQ(yard.refusal(Seat::nobody, "first p4"), "Who begins is drawn now: `first p1`.");
  EXPECT_EQ(yard.told(Seat::nobody, "first p2"), "p2 begins with the first-player token.");
  EXPECT_EQ(yard.seat(), p2);
  EXPECT_EQ(yard.refusal(p2, "first p1"), "Expected `buy average`, `buy vaccine`, `buy field` or `done`.");
}

TEST(HappyPigs, HP5_chance_is_the_default_and_p1_where_a_record_does_not_say) {
  EXPECT_EQ((*make_game({"happy-pigs", 3, {}, {}}))->setup().options.at("first_seat"), 0);
  for (const auto& option : HappyPigs::options_offered)
    if (option.id == "first_seat") EXPECT_EQ(option.names[static_cast<std::size_t>(option.absent)], "p1");
}

TEST(HappyPigs, HP17_the_second_player_has_the_neutral_tiles_whoever_is_drawn) {
  Farmyard yard(2, {{"first_seat", 0}});
  EXPECT_EQ(yard.state.neutral_holder, Seat::nobody);
  yard.play(Seat::nobody, "first p2");
  EXPECT_EQ(yard.state.neutral_holder, p1);
}

TEST(HappyPigs, HP5_before_round_one_seat_after_seat_buys_up_to_five_things) {
  Farmyard yard(3, {{"first_seat", 2}});
  EXPECT_EQ(yard.state.first, p2);
  // The rulebook's example: two small pigs, an average one, a vaccine and a supplement.
  yard.play(p2, {"buy small", "buy small", "buy average", "buy vaccine", "buy supplement"});
  EXPECT_EQ(yard.herd(p2), "Ass");
  EXPECT_EQ(yard.farm(p2).money, 45 - 6 - 6 - 10 - 1 - 1);
  EXPECT_EQ(yard.farm(p2).items, (PerItem<std::uint8_t>{1, 1, 0}));
  EXPECT_EQ(yard.seat(), p3) << "after five things it is the next seat's turn";
  yard.play(p3, {"buy field", "buy big", "done"});
  EXPECT_EQ(yard.farm(p3).money, 45 - 10 - 15) << "what is not bought pays nothing";
  EXPECT_EQ(yard.seat(), p1);
  yard.play(p1, "done");
  EXPECT_EQ(yard.farm(p1).money, 45);
  EXPECT_TRUE(yard.turn().is_chance());
}

TEST(HappyPigs, HP5_who_can_buy_nothing_more_is_not_asked) {
  Farmyard yard(2);
  yard.play(p1, {"buy big", "buy big"}).money(p1, 6).play(p1, "buy small");
  EXPECT_EQ(yard.farm(p1).money, 0);
  EXPECT_EQ(yard.seat(), p2);
}

TEST(HappyPigs, HP6_sixteen_rounds_four_of_each_season_and_no_card_twice) {
  const Farmyard yard(3);
  Rng rng(1);
  for (int match = 0; match < 30; ++match) {
    State s = yard.game().start();
    std::vector<std::string> drawn;
    for (Turn turn = yard.game().turn(s); !turn.is_over(); turn = yard.game().turn(s)) {
      const Move move = random_step(yard.game(), s, turn, rng);
      if (turn.is_chance()) drawn.push_back(std::string(name_of(season_of(s.round))) + " " + yard.game().text(s, move));
      yard.game().play(s, move);
    }
    ASSERT_EQ(drawn.size(), 16u);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      EXPECT_TRUE(drawn[i].starts_with(season_names[i / 4])) << drawn[i];
      EXPECT_EQ(std::count(drawn.begin(), drawn.end(), drawn[i]), 1) << drawn[i];
    }
  }
}

TEST(HappyPigs, HP6_a_card_is_drawn_from_those_of_its_season_not_yet_seen) {
  Farmyard yard(2, {{"neutral", 2}});
  yard.play(p1, "done").play(p2, "done");
  EXPECT_EQ(yard.cards(), (Texts{"card Season of Love", "card Fresh Clover", "card Litter Fair", "card Travelling Vet",
                                 "card School Trip", "card Land Office"}));
  yard.card("Litter Fair");
  EXPECT_TRUE(yard.turn().decides()) << "the other cards stay unknown";
  yard.choose({"mate", "mate"});  // nobody has pigs: the round ends at once
  EXPECT_EQ(yard.cards(), (Texts{"card Season of Love", "card Fresh Clover", "card Travelling Vet", "card School Trip",
                                 "card Land Office"}));
}

TEST(HappyPigs, HP7_every_seat_may_choose_any_action_and_a_choice_is_final) {
  Farmyard yard(3);
  yard.round(1, "Fresh Clover").money(p1, 0);
  EXPECT_EQ(yard.moves(p1), (Texts{"choose feed", "choose mate", "choose buy", "choose sell"}));
  yard.play(p1, "choose sell");
  EXPECT_EQ(yard.refusal(p1, "choose feed"), "A choice once made is final.");
}

TEST(HappyPigs, HP7_eight_feeds_are_shared_by_those_who_choose_to_feed) {
  // The rulebook's examples with the summer Season of Love, which allows eight feeds.
  const auto shares = [](std::initializer_list<const char*> actions, int round) {
    Farmyard yard(static_cast<int>(actions.size()));
    for (int i = 0; i < static_cast<int>(actions.size()); ++i) yard.fields(seat_at(i), 2).herd(seat_at(i), "pppppppp");
    yard.round(round, "Season of Love").choose(actions);
    std::vector<int> left;
    for (int i = 0; i < static_cast<int>(actions.size()); ++i) left.push_back(yard.farm(seat_at(i)).actions);
    return left;
  };
  EXPECT_EQ(shares({"feed", "sell", "sell"}, 7)[0], 8) << "alone";
  EXPECT_EQ(shares({"feed", "feed", "sell"}, 7), (std::vector<int>{4, 4, 7})) << "two of three";
  // Five at the table: Charlotte, Tom, Paul, Tim and Marie; three of them feed, and Marie is first.
  EXPECT_EQ(shares({"feed", "sell", "feed", "sell", "feed"}, 5), (std::vector<int>{3, 4, 2, 3, 3}));
}

TEST(HappyPigs, HP7_shares_are_dealt_one_by_one_clockwise_from_the_first_player) {
  Farmyard yard(4);
  for (Seat seat : {p1, p2, p3, p4}) yard.herd(seat, "pppp");
  yard.round(3, "Fresh Clover").choose({"feed", "feed", "feed", "feed"});  // p3 is first, six feeds
  EXPECT_EQ(yard.farm(p3).actions, 2);
  EXPECT_EQ(yard.farm(p4).actions, 2);
  EXPECT_EQ(yard.farm(p1).actions, 1);
  EXPECT_EQ(yard.farm(p2).actions, 1);
  EXPECT_EQ(yard.seat(), p3) << "the first player acts first";
  yard.play(p3, "done");
  EXPECT_EQ(yard.seat(), p4) << "then clockwise";
}

TEST(HappyPigs, HP7_every_action_not_taken_pays_one) {
  // The rulebook's example: second and third player share eight feeds; the second feeds two pigs and gets 2.
  Farmyard yard(3);
  yard.herd(p2, "pppp").herd(p3, "s").round(7, "Season of Love");
  yard.choose({"sell", "feed", "feed"});
  EXPECT_EQ(yard.farm(p1).money, 45 + 7) << "with nothing to sell all seven are paid, and nobody is asked";
  yard.play(p2, {"feed piglet", "feed piglet"});
  EXPECT_EQ(yard.farm(p2).actions, 2);
  yard.play(p2, "done");
  EXPECT_EQ(yard.farm(p2).money, 47);
  yard.play(p3, "feed small");
  EXPECT_EQ(yard.farm(p3).money, 45 + 3) << "a seat that can do no more is paid for the rest at once";
}

TEST(HappyPigs, HP7_the_token_moves_clockwise_after_every_round) {
  Farmyard yard(3);
  yard.round(2, "Land Office").choose({"mate", "mate", "mate"});
  EXPECT_EQ(yard.state.first, p3);
  yard.card("Litter Fair").choose({"mate", "mate", "mate"});
  EXPECT_EQ(yard.state.first, p1);
}

TEST(HappyPigs, HP8_all_who_have_to_choose_are_to_move_at_the_same_time) {
  Farmyard yard(4);
  yard.round(1, "Land Office");
  EXPECT_EQ(yard.turn().seats, seats_of(4));
  yard.play(p3, "choose buy");
  SeatSet others = seats_of(4);
  others.erase(p3);
  EXPECT_EQ(yard.turn().seats, others);
}

TEST(HappyPigs, HP8_choices_in_any_order_give_the_same_state) {
  const std::array<const char*, 3> actions = {"choose buy", "choose feed", "choose sell"};
  std::array<int, 3> order = {0, 1, 2};
  Farmyard first(3);
  first.round(1, "Land Office");
  const State before = first.state;
  for (int i : order) first.play(seat_at(i), actions[static_cast<std::size_t>(i)]);
  while (std::next_permutation(order.begin(), order.end())) {
    Farmyard yard(3);
    yard.state = before;
    for (int i : order) yard.play(seat_at(i), actions[static_cast<std::size_t>(i)]);
    EXPECT_EQ(yard.state, first.state);
  }
}

TEST(HappyPigs, HP8_nobody_sees_a_choice_before_all_are_in_but_who_has_chosen) {
  Farmyard one(3), other(3);
  for (Farmyard* yard : {&one, &other}) yard->round(1, "Land Office").herd(p1, "BB").herd(p2, "BB");
  EXPECT_EQ(one.told(p2, "choose sell", p1), "p2 chooses in secret.");
  EXPECT_EQ(other.told(p2, "choose feed", p1), "p2 chooses in secret.");
  for (const Viewer viewer : {Viewer(p1), Viewer(p3), Viewer::audience()}) {
    EXPECT_EQ(one.view(viewer), other.view(viewer));
    EXPECT_NE(
        one.view(viewer).find(
            R"("seat":"p2","money":45,"fields":1,"next_field_price":5,"items":{"vaccine":0,"supplement":0,"amulet":0},"has_chosen":true,"actions":0)"),
        std::string::npos);
  }
  EXPECT_EQ(one.moves(p1), other.moves(p1));
  EXPECT_EQ(one.game().prompt(one.state, p1), other.game().prompt(other.state, p1));
  EXPECT_NE(one.view(p2), other.view(p2)) << "one's own choice is no secret";
  one.play(p1, "choose sell");
  EXPECT_EQ(one.told(p3, "choose buy", Seat::nobody),
            "p3 chooses buy. p1 sells 5 times. p2 sells 4 times. p3 buys 6 times.");
  EXPECT_NE(one.view(p1).find(R"("choice":"buy")"), std::string::npos) << "now all are revealed";
}

TEST(HappyPigs, HP8_a_seat_imagines_the_choices_of_others_anew_and_nothing_else) {
  Farmyard yard(3);
  yard.round(1, "Land Office").herd(p1, "BB").play(p1, "choose sell").play(p2, "choose feed");
  Rng rng(1);
  std::array<int, 4> seen{};
  for (int i = 0; i < 400; ++i) {
    State other = yard.game().imagine(yard.state, p1, rng);
    ++seen[at(other.farm(p2).choice)];
    other.farm(p2).choice = yard.farm(p2).choice;
    ASSERT_EQ(other, yard.state);
  }
  for (int times : seen) EXPECT_NEAR(times, 100, 40);
  yard.play(p3, "choose buy");
  for (int i = 0; i < 20; ++i) ASSERT_EQ(yard.game().imagine(yard.state, p1, rng), yard.state) << "all is revealed";
}

TEST(HappyPigs, HP13_unvaccinated_pigs_leave_at_the_change_of_season) {
  Farmyard yard(3);
  yard.herd(p1, "BAs+p").items(p1, 2, 0, 0).herd(p2, "B+B").herd(p3, "pp").items(p3, 1, 0, 0);
  yard.round(4, "Land Office").choose({"mate", "mate", "mate"});  // p1 holds the token in round 4
  while (yard.state.phase == Phase::act) yard.play(yard.seat(), "done");
  EXPECT_EQ(yard.seat(), p1) << "from the first player of that round";
  EXPECT_EQ(yard.moves(), (Texts{"vaccinate piglet", "vaccinate average", "vaccinate big", "done"}));
  yard.play(p1, {"vaccinate big", "vaccinate average"});
  EXPECT_EQ(yard.seat(), p3) << "p2 has no vaccine and is not asked";
  EXPECT_EQ(yard.state.reserve[at(Good::vaccine)], 24) << "used vaccines go back";
  yard.play(p3, "done");
  EXPECT_EQ(yard.herd(p1), "B+A+s+");
  EXPECT_EQ(yard.herd(p2), "B+");
  EXPECT_EQ(yard.herd(p3), "") << "having a vaccine is not using it";
  EXPECT_EQ(yard.farm(p3).items[0], 1);
  EXPECT_EQ(yard.state.reserve[at(Size::big)], 50 - 2);
  EXPECT_EQ(yard.state.reserve[at(Size::piglet)], 50);
}

TEST(HappyPigs, HP13_only_after_rounds_4_8_12_and_16) {
  for (int round = 1; round <= 16; ++round) {
    Farmyard yard(3);
    yard.herd(p1, "BB");
    const Deck& deck = yard.game().options().deck;
    // A card without gifts of pigs or growth.
    constexpr std::array<const char*, 4> quiet = {"Land Office", "Barbecue Weather", "Sausage Fest", "Ham Season"};
    ASSERT_GE(deck.size(season_of(round - 1)), 4);
    yard.round(round, quiet[static_cast<std::size_t>(season_of(round - 1))]).choose({"sell", "mate", "mate"});
    yard.play(p1, "done");
    EXPECT_EQ(yard.herd(p1), round % 4 == 0 ? "" : "BB") << "round " << round;
  }
}

TEST(HappyPigs, HP13_a_vaccinated_pig_stays_so_while_it_grows) {
  Farmyard yard(2);
  yard.herd(p1, "p+p").items(p1, 0, 1, 0).round(1, "Land Office");
  yard.play(p1, "choose feed").play(p2, "choose mate").play(p2, "neutral mate");
  yard.play(p1, "feed piglet+supplement vaccinated");
  EXPECT_EQ(yard.herd(p1), "A+p");
}

TEST(HappyPigs, HP14_the_last_pigs_are_sold_at_list_price_and_most_money_wins) {
  Farmyard yard(3);
  yard.herd(p1, "B+A+s+p+").money(p1, 10).herd(p2, "B").money(p2, 30).money(p3, 43);
  yard.round(16, "Ham Season")
      .choose({"feed", "sell", "mate"});  // big pigs sell for 4 more, but only while the round lasts
  EXPECT_EQ(yard.told(p1, "done"), "p1 stops with 9 actions left. p1 gets 9 coins for unused actions.");
  EXPECT_EQ(yard.told(p2, "sell big"),
            "p2 sells a big pig for 19 coins. p2 gets 5 coins for unused actions. p3 gets 7 coins for unused actions. "
            "The winter ends. p1 sells "
            "the last pigs for 34 coins.");
  EXPECT_TRUE(yard.turn().is_over());
  const Result result = yard.game().result(yard.state);
  EXPECT_EQ(result.scores[0], 10 + 9 + 15 + 10 + 6 + 3);
  EXPECT_EQ(result.scores[1], 30 + 19 + 5);
  EXPECT_EQ(result.scores[2], 43 + 7);
  EXPECT_EQ(result.winners, SeatSet(p2));
  EXPECT_EQ(result.ranks[0], 2);
  EXPECT_EQ(result.ranks[2], 3);
}

TEST(HappyPigs, HP14_a_tie_is_broken_by_items_and_fields_then_shared) {
  Farmyard yard(3);
  yard.state.phase = Phase::over;
  yard.money(p1, 80).money(p2, 80).money(p3, 79).items(p1, 4, 3, 2).fields(p2, 2).fields(p3, 4);
  EXPECT_EQ(yard.game().result(yard.state).winners, SeatSet(p2)) << "a second field counts 10, nine items count 9";
  EXPECT_EQ(yard.game().result(yard.state).ranks[0], 2);
  EXPECT_EQ(yard.game().result(yard.state).ranks[2], 3) << "goods break ties only";
  EXPECT_EQ(yard.game().result(yard.state).scores[1], 80) << "the score is the money";
  yard.items(p1, 4, 3, 3);
  SeatSet both = p1;
  both |= p2;
  EXPECT_EQ(yard.game().result(yard.state).winners, both);
  yard.fields(p1, 3).fields(p2, 3).items(p1, 0, 0, 0).items(p2, 0, 0, 1);
  EXPECT_EQ(yard.game().result(yard.state).winners, SeatSet(p2)) << "equal fields count the same, 10 and 15";
}

// Whatever is played: tiles neither vanish nor appear, herds fit, nobody owes money, forced steps are not asked.
TEST(HappyPigs, HP1_tiles_are_in_the_reserve_or_on_a_farm_all_through_a_match) {
  for (int seats = 2; seats <= 6; ++seats) {
    const Farmyard yard(seats);
    Rng rng(static_cast<std::uint64_t>(seats));
    for (int match = 0; match < 25; ++match) {
      State s = yard.game().start();
      for (Turn turn = yard.game().turn(s); !turn.is_over(); turn = yard.game().turn(s)) {
        yard.game().play(s, random_step(yard.game(), s, turn, rng));
        PerGood<int> tiles{};
        for (Good good : all_goods) tiles[at(good)] = s.reserve[at(good)];
        for (const Farm& farm : s.farms) {
          for (Size size : all_sizes) tiles[at(size)] += farm.herd.count(size);
          for (Item item : all_items) tiles[at(good_of(item))] += farm.items[at(item)];
          tiles[at(Good::field)] += farm.fields;
          ASSERT_GE(farm.money, 0);
          ASSERT_TRUE(yard.game().fits(farm.herd.heads(), farm.fields));
        }
        ASSERT_EQ(tiles, (PerGood<int>{50, 48, 48, 50, 25, 25, 25, 20}));
      }
    }
  }
}

}  // namespace
}  // namespace sounder::happy_pigs
