// What people at a table owe one another: answers that are told, patience with who is away, seats, time, a way out.
#include <gtest/gtest.h>

#include "tables/friends.h"

namespace sounder::tables {
namespace {

using Came = protocol::Decided::Came;
using Proposes = to_server::Propose::Kind;
using protocol::Outcome;
using protocol::StandIn;

constexpr Time a_second = 1000;

protocol::State seen(const Evening& evening) { return evening.table.state(evening.here, 0); }
void expect_rebuilt(const Evening& evening) { EXPECT_EQ(evening.rebuilt().state({}, 0), evening.table.state({}, 0)); }

Evening friends_at(std::vector<std::string> seats, Clock clock = {}) {
  auto make = wish("happy-pigs", seats);
  make.clock = clock;
  Evening evening(make);
  const std::string names[] = {"Ben", "Cleo", "Dora", "Emil", "Finn"};
  for (std::size_t i = 1; i < seats.size(); ++i)
    if (seats[i] == "open") evening.join(names[i - 1]);
  evening.start();
  return evening;
}
Evening three_friends() { return friends_at({"me", "open", "open"}); }

std::string answer(Evening& evening, Person person, bool yes) {
  return evening.send(to_server::Agree{.id = {}, .number = seen(evening).proposal.value().number, .yes = yes}, person);
}

// ---- Answers ----

TEST(Answers, a_no_is_told_with_who_said_it) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  EXPECT_EQ(evening.play(2, {"plant c8"}), "done");
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_EQ(answer(evening, 2, false), "done");
  const auto decided = seen(evening).decided.value();
  EXPECT_EQ(decided.number, evening.table.seq());
  EXPECT_EQ(decided.kind, protocol::Decided::Kind::undo);
  EXPECT_EQ(decided.by, Seat::p1);
  EXPECT_EQ(decided.came, Came::refused);
  EXPECT_EQ(decided.who, Seat::p2);
  expect_rebuilt(evening);
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_FALSE(seen(evening).decided) << "a new question takes its place";
}

TEST(Answers, playing_on_and_withdrawing_and_agreeing_are_told_too) {
  Evening evening = pumpkins();
  const auto ask = [&] {
    EXPECT_EQ(evening.undo(1), "done");
    return true;
  };
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  EXPECT_EQ(evening.play(2, {"plant c8"}), "done");
  ask();
  EXPECT_EQ(answer(evening, 1, false), "done");
  EXPECT_EQ(seen(evening).decided->came, Came::withdrawn);
  EXPECT_EQ(seen(evening).decided->who, Seat::p1);
  ask();
  EXPECT_EQ(answer(evening, 2, true), "done");
  EXPECT_EQ(seen(evening).decided->came, Came::agreed);
  EXPECT_EQ(evening.play(1, {"pig e2"}), "done");
  ask();
  EXPECT_EQ(evening.play(2, {"plant c8"}), "done");
  EXPECT_EQ(seen(evening).decided->came, Came::lapsed);
  EXPECT_EQ(seen(evening).decided->who, Seat::p2);
  expect_rebuilt(evening);
}

TEST(Answers, who_has_said_yes_is_seen_beside_who_is_awaited) {
  Evening evening = three_friends();
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = Proposes::end}, 1), "done");
  EXPECT_FALSE(seen(evening).proposal->agreed);
  EXPECT_EQ(answer(evening, 3, true), "done");
  EXPECT_EQ(seen(evening).proposal->agreed, std::vector<Seat>{Seat::p3});
  EXPECT_EQ(seen(evening).proposal->waits, std::vector<Seat>{Seat::p2});
  expect_rebuilt(evening);
}

// ---- Ends ----

TEST(Outcomes, an_end_says_how_it_came_about) {
  Evening agreed = pumpkins();
  EXPECT_EQ(agreed.send(to_server::Propose{.id = {}, .kind = Proposes::end}, 1), "done");
  EXPECT_EQ(answer(agreed, 2, true), "done");
  EXPECT_EQ(seen(agreed).ended, Outcome::agreed);
  EXPECT_EQ(seen(agreed).decided->came, Came::agreed);
  Evening draw = pumpkins();
  EXPECT_EQ(draw.send(to_server::Propose{.id = {}, .kind = Proposes::end, .draw = true}, 1), "done");
  EXPECT_EQ(seen(draw).proposal->draw, true);
  EXPECT_EQ(answer(draw, 2, true), "done");
  EXPECT_EQ(seen(draw).ended, Outcome::draw);
  Evening server = pumpkins();
  server.take(server.table.check_end(server.moment()));
  EXPECT_EQ(seen(server).ended, Outcome::server);
  for (const Evening* evening : {&agreed, &draw, &server}) {
    expect_rebuilt(*evening);
    EXPECT_TRUE(evening->table.record()) << "it can be replayed";
    EXPECT_TRUE(evening->table.check_rematch(to_server::Rematch{.id = "r"}, 1, {"next", secret_of(9), evening->now}));
  }
}

TEST(Outcomes, who_resigns_ends_a_match_of_two_and_leaves_a_bot_to_more) {
  Evening two = pumpkins();
  EXPECT_EQ(two.send(to_server::Resign{}, 2), "done");
  EXPECT_EQ(two.table.stage(), Stage::ended);
  EXPECT_EQ(seen(two).ended, Outcome::resigned);
  EXPECT_EQ(seen(two).ended_by, Seat::p2);
  Evening three = three_friends();
  EXPECT_EQ(three.send(to_server::Resign{}, 2), "done");
  EXPECT_EQ(three.table.stage(), Stage::playing);
  EXPECT_EQ(seen(three).places[1].by, "bot:casual");
  EXPECT_EQ(seen(three).places[1].why, StandIn::resigned);
  EXPECT_EQ(three.send(to_server::Return{}, 2), "not_now: you have resigned");
  expect_rebuilt(three);
}

TEST(Outcomes, a_series_of_rematches_has_a_running_score) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.send(to_server::Resign{}, 2), "done");
  const auto first = evening.table.check_rematch(to_server::Rematch{.id = "r"}, 1, {"next", secret_of(9), evening.now});
  ASSERT_TRUE(first);
  const auto next = Table::rebuild(games(), "next", secret_of(9), first->there);
  ASSERT_TRUE(next);
  evening.take(first->here);
  EXPECT_EQ(seen(evening).next_by, Seat::p1);
  expect_rebuilt(evening);
  const auto series = next->state({}, 0).series.value();
  EXPECT_EQ(series.played, 1u);
  EXPECT_EQ(series.wins, (std::vector<std::uint64_t>{0, 1})) << "Ada sits in the second seat now";
}

// ---- Who is away ----

// Three at a table, or two, the second of whom left at once.
Evening one_gone(Evening evening) {
  evening.here.erase(Seat::p2);
  evening.away_for = [](Seat) { return Time{0}; };
  return evening;
}
std::string want_bot(Evening& evening) {
  return evening.send(to_server::Propose{.id = {}, .kind = Proposes::bot, .seat = Seat::p2}, 1);
}

TEST(Grace, nobody_loses_a_seat_before_it_is_over) {
  auto make = wish("bite-the-pumpkin", {"me", "open"});
  make.grace = 300;
  Evening evening = one_gone(two_at(make));
  const Time left_at = evening.now;
  evening.away_for = [&](Seat) { return evening.now - left_at; };
  const std::string too_early = "not_now: they have not been away for long enough";
  EXPECT_EQ(want_bot(evening), too_early);
  evening.now = left_at + 300 * a_second - 1;
  EXPECT_EQ(want_bot(evening), too_early);
  evening.now += 1;
  EXPECT_EQ(want_bot(evening), "done");
  EXPECT_EQ(seen(evening).places[1].why, StandIn::away);
}

TEST(Grace, is_two_minutes_if_nothing_was_said_and_a_minute_at_tables_of_before) {
  Evening evening = one_gone(pumpkins());
  EXPECT_EQ(seen(evening).grace, 120u);
  auto& made = std::get<event::Made>(evening.rows.front().what);
  made.grace.reset();
  made.hints.reset();
  evening.table = evening.rebuilt();
  EXPECT_EQ(seen(evening).grace, 60u);
  EXPECT_EQ(seen(evening).hints, true);
  evening.away_for = [](Seat) { return 59 * a_second; };
  EXPECT_NE(want_bot(evening), "done");
  evening.away_for = [](Seat) { return 60 * a_second; };
  EXPECT_EQ(want_bot(evening), "done");
}

TEST(Grace, is_a_minute_to_a_day) {
  auto make = wish("bite-the-pumpkin", {"me", "open"});
  for (const std::uint64_t wrong : {0u, 59u, 86'401u}) {
    make.grace = wrong;
    EXPECT_EQ(refusal(Table::make(games(), make, {"t", secret_of(1), 0})),
              "refused: a bot waits a minute to a day for somebody who is away");
  }
}

TEST(Grace, one_of_two_who_is_back_has_the_seat_at_once) {
  Evening evening = one_gone(pumpkins());
  evening.away_for = {};
  EXPECT_EQ(want_bot(evening), "done");
  EXPECT_FALSE(evening.table.next_due(evening.moment()));
  evening.let_time_pass(a_second);
  EXPECT_TRUE(seen(evening).places[1].by) << "still gone";
  evening.here |= Seat::p2;
  EXPECT_EQ(evening.table.next_due(evening.moment()), evening.now);
  evening.let_time_pass(0);
  EXPECT_FALSE(seen(evening).places[1].by);
  EXPECT_FALSE(evening.table.next_due(evening.moment()));
  expect_rebuilt(evening);
}

TEST(Grace, among_three_and_after_the_clock_they_say_when_they_are_back) {
  Evening three = one_gone(three_friends());
  three.away_for = {};
  EXPECT_EQ(want_bot(three), "done");
  EXPECT_EQ(answer(three, 3, true), "done");
  three.here |= Seat::p2;
  EXPECT_FALSE(three.table.next_due(three.moment()));
  Evening clock = pumpkins(UndoRule::free, {.kind = Clock::Kind::move, .seconds = 60});
  clock.let_time_pass(60 * a_second);
  EXPECT_EQ(seen(clock).places[0].why, StandIn::time);
  EXPECT_FALSE(clock.table.next_due(clock.moment())) << "who is here and slow would lose every bot at once";
  expect_rebuilt(clock);
}

TEST(Grace, at_a_table_that_everybody_has_left_nothing_goes_on_until_somebody_is_back) {
  Evening evening = pumpkins(UndoRule::free, {.kind = Clock::Kind::move, .seconds = 60});
  evening.here = {};
  evening.let_time_pass(60 * a_second);
  EXPECT_FALSE(evening.table.bots_asked(evening.here).empty()) << "Ben may still play";
  Rng rng(1);
  while (evening.table.question_of(Seat::p1)) evening.play_any(rng);
  evening.let_time_pass(60 * a_second);
  EXPECT_TRUE(evening.table.is_deserted(evening.here));
  EXPECT_TRUE(evening.table.bots_asked(evening.here).empty());
  EXPECT_FALSE(evening.table.acts_alone());
  EXPECT_EQ(evening.send(to_server::Return{}, 1), "done");
  EXPECT_FALSE(evening.table.bots_asked(evening.here).empty());
}

// Time for the match is out for good: nobody can take the seat back, but nobody has left it to the bots either.
TEST(Grace, bots_that_play_for_everybody_rest_while_nobody_is_there) {
  Evening evening = pumpkins(UndoRule::free, {.kind = Clock::Kind::match, .seconds = 600, .more = 0});
  evening.here = {};
  evening.let_time_pass(600 * a_second);
  Rng rng(1);
  while (evening.table.question_of(Seat::p1)) evening.play_any(rng);
  evening.let_time_pass(600 * a_second);
  EXPECT_TRUE(seen(evening).places[0].by && seen(evening).places[1].by) << "their time is out";
  const EventSeq left_at = evening.table.seq();
  for (int hours = 0; hours < 48; ++hours) {
    EXPECT_TRUE(evening.table.bots_asked(evening.here).empty());
    EXPECT_FALSE(evening.table.acts_alone()) << "a server that starts leaves it alone";
    evening.let_time_pass(3600 * a_second);
  }
  EXPECT_EQ(evening.table.seq(), left_at) << "nothing has happened";
  expect_rebuilt(evening);
  evening.here |= Seat::p2;
  EXPECT_EQ(evening.table.bots_asked(evening.here).size(), 1u) << "Ben is back, and it goes on from there";
  evening.play_to_the_end(rng);
  EXPECT_EQ(evening.table.stage(), Stage::over);
}

// ---- Time ----

TEST(MoreTime, is_given_to_others) {
  const auto left = [](const Evening& evening, Seat seat) {
    for (const auto& time : evening.table.times(evening.moment()))
      if (time.seat == seat) return time.left;
    return std::uint64_t{0};
  };
  Evening match = pumpkins(UndoRule::free, {.kind = Clock::Kind::match, .seconds = 600, .more = 0});
  EXPECT_EQ(match.send(to_server::AddTime{.id = {}, .seat = Seat::p1}, 1), "refused: time is given to another person");
  EXPECT_EQ(match.send(to_server::AddTime{.id = {}, .seat = Seat::p2}, 1), "done");
  EXPECT_EQ(left(match, Seat::p2), 660'000u);
  Evening move = pumpkins(UndoRule::free, {.kind = Clock::Kind::move, .seconds = 60});
  move.now += 50 * a_second;
  EXPECT_EQ(move.send(to_server::AddTime{.id = {}, .seat = Seat::p1}, 2), "done");
  EXPECT_EQ(left(move, Seat::p1), 70'000u);
  EXPECT_EQ(move.play(1, {"pig e2"}), "done");
  EXPECT_EQ(left(move, Seat::p1), 60'000u) << "it was for that move";
  EXPECT_EQ(move.send(to_server::AddTime{.id = {}, .seat = Seat::p1}, 2), "not_now: their clock does not run");
  Evening none = pumpkins();
  EXPECT_EQ(none.send(to_server::AddTime{.id = {}, .seat = Seat::p2}, 1), "not_now: there is no clock");
  for (const Evening* evening : {&match, &move})
    EXPECT_EQ(evening->rebuilt().times(evening->moment()), evening->table.times(evening->moment()));
}

TEST(Summaries, say_whose_turn_it_is) {
  Evening evening = pumpkins();
  EXPECT_EQ(evening.table.summary(2).turn, std::vector<Seat>{Seat::p1});
  EXPECT_EQ(evening.send(to_server::Resign{}, 2), "done");
  EXPECT_FALSE(evening.table.summary(2).turn);
}

// ---- Before the start ----

TEST(Hosting, guests_choose_an_open_seat_and_the_host_may_move_anybody) {
  Evening evening(wish("happy-pigs", {"me", "open", "open", "bot:casual"}));
  const Person ben = evening.join("Ben");
  const auto arrange = [&](std::vector<Seat> order, Person person) {
    return evening.send(to_server::Arrange{.id = {}, .order = std::move(order)}, person);
  };
  using enum Seat;
  EXPECT_EQ(arrange({p1, p3, p2, p4}, ben), "done");
  EXPECT_EQ(evening.table.seat_of(ben), p3);
  EXPECT_EQ(arrange({p3, p2, p1, p4}, ben), "not_yours: only the host does that") << "Ada sits there";
  EXPECT_EQ(arrange({p1, p4, p3, p2}, ben), "not_yours: only the host does that") << "not his own seat";
  EXPECT_EQ(arrange({p3, p2, p1}, 1), "refused: every seat is named once");
  EXPECT_EQ(arrange({p3, p3, p1, p4}, 1), "refused: every seat is named once");
  EXPECT_EQ(arrange({p4, p2, p1, p3}, 1), "done");
  EXPECT_EQ(evening.table.seat_of(1), p3);
  EXPECT_EQ(evening.table.seat_of(ben), p4);
  EXPECT_EQ(seen(evening).places[0].is, "bot:casual");
  EXPECT_EQ(seen(evening).host, p3);
  expect_rebuilt(evening);
}

TEST(Hosting, is_handed_over_and_taken_over_from_who_does_not_come_back) {
  Evening evening(wish("happy-pigs", {"me", "open", "open"}));
  const Person ben = evening.join("Ben");
  const Person cleo = evening.join("Cleo");
  const auto host = [&](Seat seat, Person person) {
    return evening.send(to_server::Host{.id = {}, .seat = seat}, person);
  };
  EXPECT_EQ(host(Seat::p2, ben), "not_yours: only the host does that");
  EXPECT_EQ(host(Seat::p2, 1), "done");
  EXPECT_TRUE(evening.table.is_host(ben));
  EXPECT_EQ(host(Seat::p2, ben), "not_now: they are the host");
  evening.here.erase(Seat::p2);
  evening.away_for = [](Seat) { return 119 * a_second; };
  EXPECT_EQ(host(Seat::p3, cleo), "not_yours: only the host does that");
  evening.away_for = [](Seat) { return 120 * a_second; };
  EXPECT_EQ(host(Seat::p1, cleo), "not_yours: only the host does that") << "for oneself only";
  EXPECT_EQ(host(Seat::p3, cleo), "done");
  EXPECT_TRUE(evening.table.is_host(cleo));
  expect_rebuilt(evening);
}

TEST(Hosting, hints_are_off_among_people_and_on_alone_among_bots_unless_said_otherwise) {
  const auto hints = [](std::vector<std::string> seats, std::optional<bool> wanted) {
    auto make = wish("happy-pigs", std::move(seats));
    make.hints = wanted;
    return Evening(make).table.state({}, 0).hints;
  };
  EXPECT_EQ(hints({"me", "open"}, {}), false);
  EXPECT_EQ(hints({"me", "bot:casual"}, {}), true);
  EXPECT_EQ(hints({"me", "open"}, true), true);
}

TEST(Talking, a_wave_has_a_word_for_older_apps) {
  Evening evening = pumpkins();
  EXPECT_EQ(
      evening.send(to_server::React{.id = {}, .reaction = protocol::Reaction::bravo, .sign = protocol::Sign::wave}, 1),
      "done");
  EXPECT_EQ(evening.table.lines()[0].reaction, protocol::Reaction::bravo);
  EXPECT_EQ(evening.table.lines()[0].sign, protocol::Sign::wave);
}

}  // namespace
}  // namespace sounder::tables
