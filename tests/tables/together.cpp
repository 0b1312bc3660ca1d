// Happy Pigs with `together` (HP-19, HP-20): everybody is asked at the same time, and moves take effect as they come.
#include <gtest/gtest.h>

#include "tables/friends.h"

namespace sounder::tables {
namespace {

constexpr Clock match_clock = {.kind = Clock::Kind::match, .seconds = 600, .more = 5};

// One supplement and one average pig in the reserve, so that they run short.
constexpr std::string_view scarce = R"({"market": {"name": "scarce", "document": {
  "game": "happy-pigs", "kind": "market", "name": "scarce", "money": 45, "purchases": 5, "unused_action": 1,
  "prices": {"piglet": 3, "small": 6, "average": 10, "big": 15, "vaccine": 1, "supplement": 1, "amulet": 1, "field": 10},
  "field_step": 5,
  "reserve": {"piglet": 50, "small": 48, "average": 1, "big": 50, "vaccine": 25, "supplement": 1, "amulet": 25,
              "field": 20}}}})";

struct Wanted {
  Clock clock = {};
  int bots = 0;                   // in the last seats
  const char* last_two = "sell";  // what p3 and p4 choose
};

// Four seats in the first round, where p1 and p2 buy.
Evening acting(const Wanted& wanted = {}) {
  std::vector<std::string> seats = {"me", "open", "open", "open"};
  for (int i = 0; i < wanted.bots; ++i) seats[static_cast<std::size_t>(3 - i)] = "bot:novice";
  auto make = wish("happy-pigs", seats);
  make.options = protocol::Json{R"({"first_seat": "p1", "together": true})"};
  make.content = protocol::Json{std::string(scarce)};
  make.clock = wanted.clock;
  Evening evening(make);
  for (int i = 1; i < 4 - wanted.bots; ++i) evening.join("Friend " + std::string(1, static_cast<char>('A' + i)));
  evening.start();
  const auto play = [&](Seat seat, const char* text) {
    if (evening.table.session()->needs().people.contains(seat))
      EXPECT_EQ(evening.play(evening.person_at(seat), {text}), "done") << text;
    else
      evening.take(evening.table.check_bot(seat, evening.table.question_of(seat).value(), {text}, evening.moment()));
  };
  const std::string chosen = std::string("choose ") + wanted.last_two;
  for (const Seat seat : seats_of(4))
    for (const char* text : {"buy small", "buy small", "buy small", "done"}) play(seat, text);
  for (const Seat seat : seats_of(4)) play(seat, seat < Seat::p3 ? "choose buy" : chosen.c_str());
  EXPECT_TRUE(evening.table.session()->match().turn().together);
  return evening;
}

SeatSet asked(const Evening& evening) { return evening.table.session()->needs().asked(); }

std::uint64_t time_left(const Evening& evening, Seat seat) {
  for (const auto& time : evening.table.times(evening.moment()))
    if (time.seat == seat) return time.left;
  return 0;
}

TEST(Together, everybody_plays_when_they_like) {
  Evening evening = acting();
  EXPECT_EQ(asked(evening), seats_of(4));
  EXPECT_EQ(evening.play(4, {"sell small"}), "done");
  EXPECT_EQ(evening.play(2, {"buy vaccine"}), "done");
  EXPECT_EQ(evening.play(3, {"done"}), "done");
  EXPECT_EQ(evening.play(1, {"buy amulet"}), "done");
  EXPECT_FALSE(asked(evening).contains(Seat::p3));
  const std::string record = evening.table.record().value();
  const std::size_t first = record.find("\"p4: sell small\"");
  const std::size_t second = record.find("\"p2: buy vaccine\"");
  EXPECT_LT(first, second);
  EXPECT_LT(second, record.find("\"p1: buy amulet\""));
  EXPECT_NE(second, std::string::npos);
}

TEST(Together, a_question_stays_when_another_seat_acts) {
  Evening evening = acting();
  const EventSeq question = evening.table.question_of(Seat::p1).value();
  EXPECT_EQ(evening.play(2, {"buy supplement"}), "done");
  EXPECT_EQ(evening.table.question_of(Seat::p1), question) << "though a supplement is no longer among its moves";
  EXPECT_EQ(evening.table.question_of(Seat::p2), evening.table.seq());
  EXPECT_EQ(evening.play(1, {"buy vaccine"}), "done");
  EXPECT_NE(evening.table.question_of(Seat::p1), question);
}

TEST(Together, a_tile_that_has_gone_is_refused_with_that_reason) {
  Evening evening = acting();
  const EventSeq question = evening.table.question_of(Seat::p1).value();
  EXPECT_EQ(evening.play(2, {"buy supplement"}), "done");
  const auto late = evening.check(to_server::Play{.id = {}, .question = question, .texts = {"buy supplement"}}, 1);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, Code::refused);
  EXPECT_EQ(late.error().because.key(), "refuse.not_in_reserve");
  EXPECT_EQ(evening.table.question_of(Seat::p1), question) << "it is asked again";
  EXPECT_EQ(evening.play(1, {"buy amulet"}), "done");
}

TEST(Together, who_has_nothing_left_to_do_is_told_what_is_missing) {
  Evening evening = acting({.last_two = "feed"});
  const EventSeq question = evening.table.question_of(Seat::p4).value();
  EXPECT_EQ(evening.play(3, {"feed small"}), "done");
  EXPECT_FALSE(evening.table.question_of(Seat::p4)) << "no average pig is left";
  const auto late = evening.check(to_server::Play{.id = {}, .question = question, .texts = {"feed small"}}, 4);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, Code::outdated);
  EXPECT_EQ(late.error().because.key(), "refuse.not_in_reserve");
  for (const Person person : {1, 2}) EXPECT_EQ(evening.play(person, {"done"}), "done");
  EXPECT_FALSE(evening.table.session()->match().turn().together) << "nobody is left who could bring one";
}

TEST(Together, one_takes_the_own_last_move_back_while_nobody_has_moved_since) {
  Evening evening = acting();
  EXPECT_EQ(evening.play(4, {"sell small"}), "done");
  EXPECT_EQ(evening.undo(4), "done");
  EXPECT_FALSE(evening.table.state({}, 0).proposal);
  EXPECT_EQ(evening.play(4, {"done"}), "done");
  EXPECT_FALSE(asked(evening).contains(Seat::p4));
  EXPECT_EQ(evening.undo(4), "done") << "having finished, too: nobody is kept waiting";
  EXPECT_TRUE(asked(evening).contains(Seat::p4));
  EXPECT_EQ(evening.rebuilt().record(), evening.table.record());
}

TEST(Together, after_the_move_of_another_seat_they_must_agree) {
  Evening evening = acting();
  EXPECT_EQ(evening.play(4, {"sell small"}), "done");
  EXPECT_EQ(evening.play(2, {"buy supplement"}), "done");
  const EventSeq question = evening.table.question_of(Seat::p1).value();
  EXPECT_EQ(evening.undo(4), "done");
  ASSERT_TRUE(evening.table.state({}, 0).proposal);
  for (const Person person : {1, 2, 3})
    EXPECT_EQ(
        evening.send(to_server::Agree{.id = {}, .number = evening.table.state({}, 0).proposal->number, .yes = true},
                     person),
        "done");
  EXPECT_EQ(evening.table.question_of(Seat::p4), evening.table.seq());
  EXPECT_EQ(evening.table.question_of(Seat::p2), evening.table.seq()) << "its move was taken back";
  EXPECT_EQ(evening.table.question_of(Seat::p1), question) << "p1 has not moved";
  EXPECT_EQ(evening.rebuilt().record(), evening.table.record()) << "the record can be read again";
}

TEST(Together, the_clocks_of_all_who_have_not_finished_run) {
  Evening evening = acting({.clock = match_clock});
  std::array<std::uint64_t, 4> before{};
  for (const Seat seat : seats_of(4)) before[static_cast<std::size_t>(index_of(seat))] = time_left(evening, seat);
  evening.now += 10'000;
  EXPECT_EQ(evening.play(3, {"done"}), "done");
  evening.now += 7'000;
  EXPECT_EQ(time_left(evening, Seat::p1), before[0] - 17'000);
  EXPECT_EQ(time_left(evening, Seat::p2), before[1] - 17'000);
  EXPECT_EQ(time_left(evening, Seat::p3), before[2] - 10'000 + 5'000);
  EXPECT_EQ(time_left(evening, Seat::p4), before[3] - 17'000);
}

// p4 has one kind of pig to sell. Selling them all ends its turn and stops its clock.
TEST(Together, a_clock_stops_where_nothing_is_left_to_do) {
  Evening evening = acting({.clock = match_clock});
  const std::uint64_t before = time_left(evening, Seat::p4);
  evening.now += 3'000;
  for (int i = 0; i < 3; ++i) EXPECT_EQ(evening.play(4, {"sell small"}), "done");
  EXPECT_FALSE(asked(evening).contains(Seat::p4));
  evening.now += 9'000;
  EXPECT_EQ(time_left(evening, Seat::p4), before - 3'000 + 5'000);
}

TEST(Together, bots_act_when_the_people_have_finished_one_after_the_other) {
  Evening evening = acting({.bots = 2});
  EXPECT_TRUE(evening.table.bots_asked(evening.here).empty());
  EXPECT_EQ(evening.play(2, {"done"}), "done");
  EXPECT_TRUE(evening.table.bots_asked(evening.here).empty()) << "Ada has not finished";
  EXPECT_EQ(evening.play(1, {"done"}), "done");
  const auto first = evening.table.bots_asked(evening.here);
  ASSERT_EQ(first.size(), 1u);
  EXPECT_EQ(first[0].seat, Seat::p3);
  EXPECT_EQ(first[0].question, evening.table.seq());
  EXPECT_EQ(refusal(evening.table.check_bot(Seat::p4, evening.table.seq(), {"done"}, evening.moment())),
            "outdated: no bot is asked there");
  evening.take(evening.table.check_bot(Seat::p3, first[0].question, {"done"}, evening.moment()));
  const auto second = evening.table.bots_asked(evening.here);
  ASSERT_EQ(second.size(), 1u);
  EXPECT_EQ(second[0].seat, Seat::p4);
}

TEST(Together, a_bots_thought_from_before_a_move_was_taken_back_counts_no_more) {
  Evening evening = acting({.bots = 2});
  EXPECT_EQ(evening.play(2, {"done"}), "done");
  EXPECT_EQ(evening.play(1, {"done"}), "done");
  const EventSeq question = evening.table.question_of(Seat::p3).value();
  EXPECT_EQ(evening.undo(1), "done");
  EXPECT_TRUE(evening.table.bots_asked(evening.here).empty());
  EXPECT_EQ(evening.play(1, {"buy supplement"}), "done");
  EXPECT_EQ(evening.play(1, {"done"}), "done");
  EXPECT_NE(evening.table.question_of(Seat::p3), question);
}

TEST(Together, a_match_is_played_to_the_end_in_any_order) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Evening evening = acting({.bots = static_cast<int>(seed) - 1});
    Rng rng(seed);
    evening.play_to_the_end(rng);
    EXPECT_EQ(evening.table.stage(), Stage::over);
    EXPECT_EQ(evening.rebuilt().record(), evening.table.record());
  }
}

}  // namespace
}  // namespace sounder::tables
