// A record of every kind of table opens, verifies, and is what the players saw.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "match/fair/verify.h"
#include "match/registry.h"
#include "match/situation.h"
#include "tables/friends.h"

namespace sounder::tables {
namespace {

std::string stories_of(const MatchSession& session, Seat eyes) {
  std::string text;
  JsonWriter out(text);
  write_stories(out, session, session.stories(eyes, 0));
  return text;
}

std::string of_frame(const std::string& frame, const char* part) {
  return boost::json::serialize(boost::json::parse(frame).at(part));
}

// The whole record, against what every viewer was shown.
void expect_what_was_seen(const Evening& evening) {
  const auto text = evening.table.record();
  ASSERT_TRUE(text);
  const auto record = parse_record(*text, "record");
  ASSERT_TRUE(record) << record.error().message;
  const auto checked = verify(*record, "record");
  ASSERT_TRUE(checked) << checked.error().message;
  if (record->match.draws() > 0) {
    EXPECT_NE(checked->find("follow from the committed secret and the nonces"), std::string::npos) << *checked;
  }
  const MatchSession again(*record);
  for (int i = -1; i < again.game().seats(); ++i) {
    const Seat eyes = i < 0 ? Seat::nobody : seat_at(i);
    const std::string frame = evening.table.frames(eyes, 0).at(0);
    EXPECT_EQ(boost::json::serialize(boost::json::parse(stories_of(again, eyes))), of_frame(frame, "stories"));
    const std::string view = again.game().view(again.match().state(), i < 0 ? Viewer::audience() : Viewer(eyes));
    EXPECT_EQ(boost::json::serialize(boost::json::parse(view)),
              boost::json::serialize(boost::json::parse(frame).at("situation").at("view")));
  }
}

class RecordsOfTables : public testing::TestWithParam<const char*> {
 protected:
  to_server::Make make(std::vector<std::string> seats = {"me", "open"}) const {
    return wish(GetParam(), std::move(seats));
  }
  Rng rng{4};
};

TEST_P(RecordsOfTables, of_two_people) {
  Evening evening = two_at(make());
  evening.play_to_the_end(rng);
  expect_what_was_seen(evening);
  const auto record = parse_record(*evening.table.record(), "record");
  EXPECT_EQ(record->players[0].name, "Ada");
  EXPECT_EQ(record->players[1].name, "Ben");
}

TEST_P(RecordsOfTables, of_a_person_and_a_bot) {
  Evening evening(make({"bot:casual", "me"}));
  evening.start();
  evening.play_to_the_end(rng);
  expect_what_was_seen(evening);
}

TEST_P(RecordsOfTables, with_moves_taken_back_and_a_stand_in) {
  Evening evening = two_at(make());
  for (int i = 0; i < 60 && evening.table.stage() == Stage::playing; ++i) {
    evening.play_any(rng);
    for (const Person person : {1, 2})
      if (rng.below(3) == 0) evening.undo(person);
    if (const auto proposal = evening.table.state({}, 0).proposal)
      evening.send(to_server::Agree{.id = {}, .number = proposal->number, .yes = true},
                   evening.person_at(proposal->waits[0]));
    if (i == 20) {
      evening.here = Seat::p1;
      EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = to_server::Propose::Kind::bot, .seat = Seat::p2}, 1),
                "done");
    }
    if (i == 30) {
      EXPECT_EQ(evening.send(to_server::Return{}, 2), "done");
    }
  }
  evening.play_to_the_end(rng);
  expect_what_was_seen(evening);
}

TEST_P(RecordsOfTables, of_a_match_whose_time_was_out) {
  auto with_clock = make();
  with_clock.clock = {.kind = Clock::Kind::match, .seconds = 60};
  Evening evening = two_at(with_clock);
  for (int i = 0; i < 6; ++i) evening.play_any(rng);
  evening.let_time_pass(61'000);
  evening.play_to_the_end(rng);
  expect_what_was_seen(evening);
}

TEST_P(RecordsOfTables, of_a_match_that_was_given_up) {
  Evening evening = two_at(make());
  for (int i = 0; i < 8; ++i) evening.play_any(rng);
  EXPECT_EQ(evening.send(to_server::Propose{.id = {}, .kind = to_server::Propose::Kind::end}, 1), "done");
  EXPECT_EQ(evening.send(to_server::Agree{.id = {}, .number = evening.table.seq(), .yes = true}, 2), "done");
  expect_what_was_seen(evening);
}

TEST_P(RecordsOfTables, where_somebody_showed_no_nonce) {
  Evening evening(make());
  evening.join("Ben");
  EXPECT_EQ(evening.send(to_server::Start{}, 1), "done");
  evening.let_time_pass(20'000);
  evening.play_to_the_end(rng);
  expect_what_was_seen(evening);
}

TEST_P(RecordsOfTables, of_a_match_that_goes_on_open_without_its_secrets) {
  Evening evening = two_at(make());
  while (evening.table.stage() == Stage::playing) {
    const auto record = parse_record(*evening.table.record(), "record");
    ASSERT_TRUE(record) << record.error().message;
    const auto* fair = std::get_if<FairDice>(&record->dice);
    EXPECT_FALSE(fair && fair->secret);
    ASSERT_TRUE(verify(*record, "record"));
    for (int i = 0; i < 5 && evening.table.stage() == Stage::playing; ++i) evening.play_any(rng);
  }
}

INSTANTIATE_TEST_SUITE_P(AllGames, RecordsOfTables,
                         testing::Values("bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace sounder::tables
