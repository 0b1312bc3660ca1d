// HP-19 to HP-21: all seats act at the same time.
#include <gtest/gtest.h>

#include <algorithm>

#include "match/match.h"
#include "match/registry.h"
#include "rules/happy_pigs/farmyard.h"
#include "rules/random_play.h"

namespace sounder::happy_pigs {
namespace {

const Choices together = {{"together", 1}};

SeatSet seats(std::initializer_list<Seat> list) {
  SeatSet all;
  for (Seat seat : list) all |= seat;
  return all;
}

// Three farms with something to do for everybody; the card leaves farms alone.
Farmyard three(std::initializer_list<const char*> actions, int round = 1) {
  Farmyard yard(3, together);
  for (Seat seat : seats_of(3)) yard.fields(seat, 2).herd(seat, "Bs").money(seat, 40);
  yard.round(round, round == 4 ? "Land Office" : "Litter Fair");
  yard.choose(actions);
  return yard;
}

TEST(HappyPigs, HP19_every_seat_with_actions_left_is_asked_at_the_same_time) {
  Farmyard yard = three({"feed", "mate", "sell"});
  EXPECT_EQ(yard.turn().seats, seats({p1, p2, p3}));
  EXPECT_TRUE(yard.turn().together);
  EXPECT_EQ(yard.moves(p1), (Texts{"feed small", "done"}));
  EXPECT_EQ(yard.moves(p2), (Texts{"mate", "done"}));
  EXPECT_EQ(yard.moves(p3), (Texts{"sell small", "sell big", "done"}));
}

TEST(HappyPigs, HP19_a_move_takes_effect_at_once_in_any_order) {
  Farmyard yard = three({"feed", "mate", "sell"});
  yard.play(p3, "sell big").play(p1, "feed small").play(p2, "mate").play(p3, "sell small");
  EXPECT_EQ(yard.herd(p1), "BA");
  EXPECT_EQ(yard.herd(p2), "Bsp");
  EXPECT_EQ(yard.herd(p3), "");
  EXPECT_EQ(yard.farm(p3).money, 40 + 15 + 6 + 4) << "nothing is left to sell and all before it have finished";
}

TEST(HappyPigs, HP19_a_seat_is_finished_after_its_last_action_or_done) {
  Farmyard yard = three({"sell", "sell", "sell"});
  yard.herd(p2, "BBss");
  yard.play(p3, "done");
  EXPECT_EQ(yard.turn().seats, seats({p1, p2}));
  EXPECT_EQ(yard.farm(p3).money, 40 + 2) << "its two actions that were not taken pay at once";
  EXPECT_EQ(yard.refusal(p3, "sell big"), "It is somebody else’s turn.");
  yard.play(p2, {"sell big", "sell big"});
  EXPECT_EQ(yard.turn().seats, SeatSet(p1));
  EXPECT_EQ(yard.state.phase, Phase::act);
}

TEST(HappyPigs, HP19_when_all_have_finished_the_effect_follows_from_the_first_player_on) {
  Farmyard yard(3, together);
  for (Seat seat : seats_of(3)) yard.fields(seat, 2).herd(seat, "Bs");
  yard.round(2, "Fresh Clover").choose({"sell", "sell", "sell"});
  for (Seat seat : seats_of(3)) yard.herd(seat, "Bp");
  EXPECT_EQ(yard.state.first, p2);
  yard.play(p1, "done").play(p3, "done");
  EXPECT_EQ(yard.state.phase, Phase::act);
  yard.play(p2, "done");
  EXPECT_EQ(yard.state.phase, Phase::effect);
  EXPECT_EQ(yard.turn().seats, SeatSet(p2)) << "gifts come seat after seat";
  EXPECT_FALSE(yard.turn().together);
}

TEST(HappyPigs, HP19_each_pig_is_fed_once_also_when_other_seats_feed_in_between) {
  Farmyard yard(3, together);
  for (Seat seat : seats_of(3)) yard.fields(seat, 3).herd(seat, "spp");
  yard.round(1, "Fresh Clover").choose({"feed", "feed", "sell"});
  yard.play(p2, "feed piglet").play(p1, "feed small").play(p2, "feed piglet").play(p1, "feed piglet");
  EXPECT_EQ(yard.herd(p1), "Asp");
  EXPECT_EQ(yard.herd(p2), "sss");
  EXPECT_EQ(yard.game().fed_of(yard.state, p1).count(Size::average), 1);
  EXPECT_EQ(yard.game().fed_of(yard.state, p1).count(Size::small), 1);
  EXPECT_EQ(yard.game().fed_of(yard.state, p2).count(Size::small), 2);
  EXPECT_EQ(yard.moves(p1), (Texts{"feed piglet", "done"})) << "the others have been fed";
  EXPECT_EQ(yard.moves(p2), (Texts{"feed small", "done"})) << "one small pig has not";
  yard.play(p1, "done");
  EXPECT_EQ(yard.game().fed_of(yard.state, p1), Herd{});
  EXPECT_EQ(yard.game().fed_of(yard.state, p2).count(Size::small), 2);
}

TEST(HappyPigs, HP19_a_vaccine_takes_the_fed_mark_along) {
  Farmyard yard(3, together);
  for (Seat seat : seats_of(3)) yard.fields(seat, 2).herd(seat, "ps").items(seat, 1, 0, 0);
  yard.round(1, "Fresh Clover").choose({"feed", "feed", "sell"});
  yard.play(p1, "feed small").play(p2, "feed small").play(p1, "vaccinate average");
  EXPECT_EQ(yard.game().fed_of(yard.state, p1).count({Size::average, true}), 1);
  EXPECT_EQ(yard.game().fed_of(yard.state, p2).count({Size::average, false}), 1);
  EXPECT_EQ(yard.refusal(p1, "feed average vaccinated"),
            "Every vaccinated average pig of p1 has been fed in this round.");
}

TEST(HappyPigs, HP19_each_parent_has_one_piglet_also_when_other_seats_mate_in_between) {
  Farmyard yard(3, together);
  for (Seat seat : seats_of(3)) yard.fields(seat, 3).herd(seat, "BA");
  yard.round(1, "Litter Fair").choose({"mate", "mate", "sell"});
  EXPECT_EQ(yard.game().parents_of(yard.state, p1), 2);
  yard.play(p2, "mate").play(p1, "mate").play(p2, "mate");
  EXPECT_EQ(yard.herd(p2), "BApp");
  EXPECT_EQ(yard.game().parents_of(yard.state, p1), 1);
  EXPECT_EQ(yard.game().parents_of(yard.state, p2), 0);
  EXPECT_FALSE(yard.turn().seats.contains(p2)) << "all its pigs had theirs";
}

TEST(HappyPigs, HP19_the_change_of_season_asks_all_who_can_vaccinate_at_once) {
  Farmyard yard = three({"sell", "sell", "sell"}, 4);
  for (Seat seat : {p1, p3}) yard.items(seat, 2, 0, 0).herd(seat, "BBs");
  const Seat first = yard.state.first;
  for (Seat seat : seats_of(3)) yard.play(seat, "done");
  EXPECT_EQ(yard.state.phase, Phase::vaccinate);
  EXPECT_EQ(yard.turn().seats, seats({p1, p3}));
  yard.play(p3, "vaccinate big").play(p1, "vaccinate small").play(p1, "done");
  EXPECT_EQ(yard.turn().seats, SeatSet(p3));
  yard.play(p3, "done");
  EXPECT_EQ(yard.herd(p1), "s+");
  EXPECT_EQ(yard.herd(p2), "");
  EXPECT_EQ(yard.herd(p3), "B+");
  EXPECT_EQ(yard.state.first, yard.game().after(first));
}

TEST(HappyPigs, HP19_purchases_choices_and_neutral_tiles_are_as_without_it) {
  Farmyard yard(2, {{"together", 1}, {"open_actions", 1}, {"forecast", 1}});
  EXPECT_EQ(yard.turn().seats, SeatSet(p1)) << "purchases go from seat to seat";
  for (Seat seat : seats_of(2)) yard.herd(seat, "Bs").fields(seat, 2);
  yard.round(1, "Litter Fair");
  EXPECT_EQ(yard.turn().seats, SeatSet(p2)) << "the neutral tile is laid first";
  yard.play(p2, "neutral feed").play(p1, "choose mate").play(p2, "choose sell");
  EXPECT_EQ(yard.turn().seats, seats({p1, p2}));
}

TEST(HappyPigs, HP19_a_record_has_the_moves_in_their_order_with_the_seat_in_front) {
  const GamePtr any = make_game({"happy-pigs", 4, {{"together", 1}, {"first_seat", 1}}, {}}).value();
  Match match(any);
  Rng rng(3);
  Texts written;
  while (!match.turn().is_over()) {
    const Turn turn = match.turn();
    Seat mover = Seat::nobody;
    AnyMove move;
    if (turn.is_chance()) {
      move = any->draw(match.state(), rng);
    } else {
      mover = any_seat(turn.seats, rng);
      move = any->any_move(match.state(), mover, rng);
    }
    written.push_back(step_text(*any, match.state(), {mover, move}));
    if (turn.seats.size() > 1) EXPECT_TRUE(written.back().starts_with(name_of(mover) + ": "));
    match.play(mover, move);
  }
  Match read(any);
  for (const std::string& text : written) {
    const auto step = parse_step(*any, read.state(), text);
    ASSERT_TRUE(step.move) << text;
    read.play(step.move->seat, step.move->move);
  }
  EXPECT_EQ(read.state(), match.state());
}

TEST(HappyPigs, HP20_a_tile_that_has_gone_is_refused_with_that_reason_and_the_seat_is_asked_again) {
  Farmyard yard = three({"buy", "buy", "sell"});
  yard.reserve(Good::supplement, 1);
  EXPECT_EQ(yard.refusal(p1, "buy supplement"), "");
  yard.play(p2, "buy supplement");
  EXPECT_EQ(yard.refusal(p1, "buy supplement"), "There is no supplement left in the reserve.");
  EXPECT_TRUE(yard.turn().seats.contains(p1));
  yard.play(p1, "buy amulet");
}

TEST(HappyPigs, HP20_a_seat_that_can_do_nothing_waits_for_those_before_it) {
  Farmyard yard(3, together);
  for (Seat seat : seats_of(3)) yard.fields(seat, 2).herd(seat, "ss");
  yard.round(1, "Litter Fair").choose({"sell", "feed", "feed"});
  yard.reserve(Good::average, 1);
  yard.play(p3, "feed small");
  EXPECT_EQ(yard.turn().seats, SeatSet(p1)) << "no average pig is left for the others";
  EXPECT_EQ(yard.farm(p2).actions, 4) << "it has not finished";
  yard.herd(p1, "A").reserve(Good::average, 0);
  yard.play(p1, "sell average");
  EXPECT_EQ(yard.state.phase, Phase::act);
  EXPECT_EQ(yard.turn().seats, seats({p2, p3})) << "the pig that was sold is in the reserve";
  yard.play(p2, "feed small");
  EXPECT_NE(yard.state.phase, Phase::act) << "nobody can do anything more";
  EXPECT_EQ(yard.farm(p2).money, 45 + 3);
}

TEST(HappyPigs, HP20_a_question_does_not_change_when_another_seat_acts) {
  Farmyard yard = three({"buy", "buy", "feed"});
  const std::string asked = yard.prompt(p1);
  yard.reserve(Good::amulet, 1).play(p2, "buy amulet").play(p3, "feed small");
  EXPECT_EQ(yard.prompt(p1), asked);
  const Texts moves = yard.moves(p1);
  EXPECT_EQ(std::count(moves.begin(), moves.end(), "buy amulet"), 0) << "its list of moves does";
}

// The same choices and moves with and without, seat after seat from the first player on.
TEST(HappyPigs, HP21_seat_after_seat_it_is_the_same_match_as_without) {
  for (int seats = 2; seats <= 6; ++seats)
    for (int variant = 0; variant < 12; ++variant) {
      Choices options = {{"forecast", variant & 1},
                         {"open_actions", variant >> 1 & 1},
                         {"neutral", seats == 2 && variant >= 4 ? 1 + variant % 2 : 0},
                         {"vaccinate_any_time", variant % 3 > 0}};
      const GamePtr off = make_game({"happy-pigs", seats, options, {}}).value();
      options["together"] = 1;
      const GamePtr on = make_game({"happy-pigs", seats, options, {}}).value();
      Rng rng(static_cast<std::uint64_t>(100 * seats + variant));
      AnyState one = off->start();
      AnyState two = on->start();
      std::vector<AnyMove> moves;
      std::vector<AnyMove> others;
      for (Turn turn = off->turn(one); !turn.is_over(); turn = off->turn(one)) {
        const Turn same = on->turn(two);
        ASSERT_EQ(turn.kind, same.kind);
        ASSERT_EQ(turn.first, same.first);
        AnyMove move;
        if (turn.is_chance()) {
          move = off->draw(one, rng);
        } else {
          off->moves(one, turn.first, moves);
          on->moves(two, turn.first, others);
          ASSERT_EQ(moves, others) << seats << " seats, " << off->text(one, moves[0]);
          move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        }
        off->play(one, move);
        on->play(two, move);
      }
      ASSERT_TRUE(on->turn(two).is_over());
      EXPECT_EQ(off->result(one).scores, on->result(two).scores);
      EXPECT_EQ(off->result(one).ranks, on->result(two).ranks);
    }
}

// What learners see of a match does not depend on it either.
TEST(HappyPigs, HP21_observations_are_the_same) {
  const Farmyard off(4);
  const Farmyard on(4, together);
  Rng rng(7);
  State one = off.game().start();
  State two = on.game().start();
  std::vector<std::int16_t> seen(static_cast<std::size_t>(off.game().observation_size()));
  std::vector<std::int16_t> other = seen;
  for (Turn turn = off.game().turn(one); !turn.is_over(); turn = off.game().turn(one)) {
    for (Seat seat : seats_of(4)) {
      off.game().observe(one, seat, seen.data());
      on.game().observe(two, seat, other.data());
      ASSERT_EQ(seen, other);
    }
    const Move move = random_step(off.game(), one, turn, rng);
    off.game().play(one, move);
    on.game().play(two, move);
  }
}

TEST(HappyPigs, HP19_old_records_and_new_matches_mean_one_after_the_other) {
  EXPECT_EQ((*make_game({"happy-pigs", 6, {}, {}}))->setup().options.at("together"), 0);
  for (const auto& option : HappyPigs::options_offered) {
    if (option.id != "together") continue;
    EXPECT_EQ(option.absent, 0);
  }
  const Farmyard yard(6);
  EXPECT_FALSE(yard.game().options().together);
}

}  // namespace
}  // namespace sounder::happy_pigs
