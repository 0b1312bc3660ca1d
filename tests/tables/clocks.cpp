// Clocks: whose time runs, when it stops, and what happens when it is out.
#include <gtest/gtest.h>

#include "tables/friends.h"

namespace sounder::tables {
namespace {

constexpr Clock a_minute_a_move = {.kind = Clock::Kind::move, .seconds = 60};
constexpr Clock ten_minutes = {.kind = Clock::Kind::match, .seconds = 600, .more = 5};
constexpr Clock a_day_a_move = {.kind = Clock::Kind::days, .days = 1};

std::uint64_t left(const Evening& evening, Seat seat) {
  for (const auto& time : evening.table.times(evening.moment()))
    if (time.seat == seat) return time.left;
  return 0;
}
bool runs(const Evening& evening, Seat seat) {
  for (const auto& time : evening.table.times(evening.moment()))
    if (time.seat == seat) return time.runs;
  return false;
}

TEST(Clocks, none_is_the_usual) {
  const Evening evening = pumpkins();
  EXPECT_TRUE(evening.table.times(evening.moment()).empty());
  EXPECT_FALSE(evening.table.next_due(evening.moment()));
  EXPECT_FALSE(evening.table.acts_alone());
}

TEST(Clocks, run_for_who_is_asked_and_begin_anew_with_every_move) {
  Evening evening = pumpkins(UndoRule::free, a_minute_a_move);
  EXPECT_TRUE(evening.table.acts_alone());
  evening.now += 20'000;
  EXPECT_EQ(left(evening, Seat::p1), 40'000u);
  EXPECT_TRUE(runs(evening, Seat::p1));
  EXPECT_EQ(left(evening, Seat::p2), 60'000u);
  EXPECT_FALSE(runs(evening, Seat::p2));
  EXPECT_EQ(evening.table.next_due(evening.moment()), evening.now + 40'000);
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  EXPECT_TRUE(runs(evening, Seat::p2));
  EXPECT_FALSE(runs(evening, Seat::p1));
  EXPECT_EQ(left(evening, Seat::p1), 60'000u);
}

TEST(Clocks, when_time_is_out_a_bot_plays_and_the_person_may_come_back) {
  Evening evening = pumpkins(UndoRule::free, a_minute_a_move);
  evening.let_time_pass(59'999);
  EXPECT_FALSE(evening.table.state({}, 0).places[0].by);
  evening.let_time_pass(1);
  EXPECT_EQ(evening.table.state({}, 0).places[0].by, "bot:casual");
  EXPECT_FALSE(runs(evening, Seat::p1));
  EXPECT_EQ(evening.table.bots_asked(evening.here).size(), 1u);
  EXPECT_FALSE(evening.table.next_due(evening.moment()));
  EXPECT_EQ(evening.send(to_server::Return{}, 1), "done");
  EXPECT_EQ(left(evening, Seat::p1), 60'000u);
  EXPECT_TRUE(runs(evening, Seat::p1));
}

TEST(Clocks, a_move_that_comes_too_late_is_refused) {
  Evening evening = pumpkins(UndoRule::free, a_minute_a_move);
  evening.now += 60'000;
  EXPECT_EQ(evening.play(1, {"pig e2"}), "not_now: your time is out");
}

TEST(Clocks, time_the_server_was_down_does_not_count) {
  Evening evening = pumpkins(UndoRule::free, a_minute_a_move);
  const Time began = evening.now;
  // Up for half a minute, down for an hour, up again.
  const Time down = began + 30'000;
  const Time up = down + 3'600'000;
  evening.up_time = [=](Time from, Time to) {
    const Time gone = std::max<Time>(std::min(to, up) - std::max(from, down), 0);
    return to - from - gone;
  };
  evening.let_time_pass(3'630'000);
  EXPECT_EQ(left(evening, Seat::p1), 30'000u);
  EXPECT_FALSE(evening.table.state({}, 0).places[0].by);
  evening.let_time_pass(30'000);
  EXPECT_EQ(evening.table.state({}, 0).places[0].by, "bot:casual");
}

TEST(Clocks, of_a_match_keep_what_is_left_and_add_some_with_every_turn) {
  Evening evening = pumpkins(UndoRule::free, ten_minutes);
  evening.now += 100'000;
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  EXPECT_EQ(left(evening, Seat::p1), 505'000u);
  evening.now += 1'000;
  EXPECT_EQ(left(evening, Seat::p1), 505'000u);
  EXPECT_EQ(left(evening, Seat::p2), 599'000u);
  EXPECT_EQ(evening.rebuilt().times(evening.moment()), evening.table.times(evening.moment()))
      << "what was spent is in the rows";
}

TEST(Clocks, of_a_match_gain_nothing_by_taking_back) {
  Evening evening = pumpkins(UndoRule::free, ten_minutes);
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  EXPECT_EQ(left(evening, Seat::p1), 605'000u);
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = true}, 2), "done");
  EXPECT_EQ(left(evening, Seat::p1), 600'000u);
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  EXPECT_EQ(left(evening, Seat::p1), 605'000u);
}

// To where a pig may bite and goes on after it.
void play_to_a_bite(Evening& evening) {
  Person person = 1;
  for (const char* text :
       {"pig e2", "plant c8", "pig h8", "plant d8", "pig h7", "plant a8", "pig h6", "plant d1", "pig h5", "plant f1"}) {
    EXPECT_EQ(evening.play(person, {text}), "done");
    person = 3 - person;
  }
}

TEST(Clocks, moving_and_taking_back_inside_a_turn_wins_no_time) {
  Evening evening = pumpkins(UndoRule::free, a_minute_a_move);
  play_to_a_bite(evening);
  for (int i = 0; i < 5; ++i) {
    evening.now += 11'000;
    EXPECT_EQ(evening.play(1, {"bite e2xd1"}), "done");
    EXPECT_EQ(evening.undo(1), "done");
  }
  EXPECT_LE(left(evening, Seat::p1), 60'000u - 4 * 11'000u);
}

TEST(Clocks, of_a_match_count_once_what_was_spent_after_taking_back) {
  Evening evening = pumpkins(UndoRule::free, ten_minutes);
  play_to_a_bite(evening);
  EXPECT_EQ(evening.play(1, {"bite e2xd1"}), "done");
  EXPECT_EQ(evening.undo(1), "done");
  ASSERT_FALSE(evening.table.state({}, 0).proposal) << "inside the turn";
  const auto before = left(evening, Seat::p1);
  evening.now += 5'000;
  EXPECT_EQ(evening.play(1, {"bite e2xd1"}), "done");
  ASSERT_TRUE(runs(evening, Seat::p1)) << "the turn goes on";
  evening.now += 200;
  EXPECT_EQ(left(evening, Seat::p1), before - 5'200);
  EXPECT_EQ(evening.rebuilt().times(evening.moment()), evening.table.times(evening.moment()));
}

TEST(Clocks, of_a_match_that_are_out_stay_out) {
  Evening evening = pumpkins(UndoRule::free, ten_minutes);
  evening.let_time_pass(600'000);
  EXPECT_EQ(evening.table.state({}, 0).places[0].by, "bot:casual");
  EXPECT_EQ(left(evening, Seat::p1), 0u);
  EXPECT_EQ(evening.send(to_server::Return{}, 1), "not_now: your time for the match is out: the bot stays");
}

TEST(Clocks, days_are_for_those_who_play_over_a_week) {
  Evening evening = pumpkins(UndoRule::free, a_day_a_move);
  evening.let_time_pass(86'399'000);
  EXPECT_EQ(left(evening, Seat::p1), 1'000u);
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  EXPECT_EQ(left(evening, Seat::p2), 86'400'000u);
}

TEST(Clocks, several_who_are_asked_at_once_each_have_their_own) {
  auto make = wish("happy-pigs", {"me", "open"});
  make.options = protocol::Json{R"({"first_seat": "p1"})"};  // so p1 has one choice, p2 the neutral one, too
  make.clock = ten_minutes;
  Evening evening = two_at(make);
  Rng rng(3);
  while (evening.table.session()->match().turn().seats.size() != 2) evening.play_any(rng);
  const auto first = left(evening, Seat::p1);
  const auto second = left(evening, Seat::p2);
  evening.now += 10'000;
  const MatchSession& session = *evening.table.session();
  const auto move = session.game().any_move(session.match().state(), Seat::p1, rng);
  EXPECT_EQ(evening.play(1, {session.game().text(session.match().state(), move)}), "done");
  evening.now += 7'000;
  EXPECT_EQ(left(evening, Seat::p1), first - 10'000 + 5'000);
  EXPECT_EQ(left(evening, Seat::p2), second - 17'000);
}

}  // namespace
}  // namespace sounder::tables
