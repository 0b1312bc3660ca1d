// Random evenings: all games, all kinds of seats and clocks, people who do anything at any time. Whatever happens, a
// table that is built again from its rows is the same for every viewer, and a viewer who followed all frames has seen
// what a viewer sees who comes now.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "match/registry.h"
#include "tables/friends.h"

namespace sounder::tables {
namespace {

using boost::json::value;

// What a page has in its story after these frames.
class Follower {
 public:
  void see(const Frames& frames) {
    for (; seen_ < frames.size(); ++seen_) {
      const value frame = boost::json::parse(frames[seen_]);
      stories_.resize(frame.at("kept").to_number<std::size_t>());
      for (const value& story : frame.at("stories").as_array()) stories_.push_back(boost::json::serialize(story));
      last_ = boost::json::serialize(frame.at("situation"));
    }
  }
  void expect_what_is_seen_now(const Table& table, Seat eyes) const {
    if (!table.session()) return;
    const value frame = boost::json::parse(table.frames(eyes, 0).at(0));
    std::vector<std::string> stories;
    for (const value& story : frame.at("stories").as_array()) stories.push_back(boost::json::serialize(story));
    EXPECT_EQ(stories_, stories);
    EXPECT_EQ(last_, boost::json::serialize(frame.at("situation")));
  }

 private:
  std::size_t seen_ = 0;
  std::vector<std::string> stories_;
  std::string last_;
};

class Restless {
 public:
  Restless(std::string_view game, int seats, std::uint64_t seed) : rng_(seed), evening_(make(game, seats)) {
    evening_.eyes = seats_of(max_seats);
    evening_.eyes |= Seat::nobody;
    for (const auto& place : evening_.table.state({}, 0).places)
      if (place.is == "open" && (people_ == 1 || chance(3, 4))) {
        evening_.join("Friend " + std::string(1, static_cast<char>('A' + people_)));
        ++people_;
      } else if (place.is == "open") {
        evening_.send(to_server::Place{.id = {}, .seat = place.seat, .as = "bot:novice"}, 1);
      }
    evening_.start();
  }

  void spend_an_evening(int deeds) {
    for (int i = 0; i < deeds && evening_.table.is_live(); ++i) {
      do_something();
      evening_.take(evening_.table.due(evening_.moment()));
      if (chance(1, 24)) compare();
    }
    compare();
  }
  const Table& table() const { return evening_.table; }

 private:
  bool chance(std::uint32_t of, std::uint32_t in) { return rng_.below(in) < of; }
  Person anybody() { return rng_.below(static_cast<std::uint32_t>(people_) + 1); }
  Seat any_seat() { return seat_at(static_cast<int>(rng_.below(max_seats))); }

  to_server::Make make(std::string_view game, int seats) {
    std::vector<std::string> words(static_cast<std::size_t>(seats), "open");
    words[rng_.below(static_cast<std::uint32_t>(seats))] = "me";
    auto wanted = wish(std::string(game), words);
    if (game == "happy-pigs" && chance(1, 2)) wanted.options = protocol::Json{R"({"together": true})"};
    wanted.undo = static_cast<UndoRule>(rng_.below(3));
    constexpr Clock clocks[] = {
        {}, {.kind = Clock::Kind::move, .seconds = 60}, {.kind = Clock::Kind::match, .seconds = 600, .more = 3}};
    wanted.clock = clocks[rng_.below(3)];
    return wanted;
  }

  // Most of the time somebody plays. Whether anything else is allowed is not asked: refusals change nothing.
  void do_something() {
    evening_.now += rng_.below(1'000);
    const auto dice = rng_.below(20);
    if (dice == 0)
      evening_.undo(anybody(), chance(1, 2) ? std::optional<std::uint64_t>(rng_.below(50)) : std::nullopt);
    else if (dice == 1)
      evening_.send(to_server::Say{.id = {}, .text = "Oink"}, anybody());
    else if (dice == 2)
      evening_.send(to_server::React{.id = {}, .reaction = protocol::Reaction::hmm}, anybody());
    else if (dice == 3)
      propose();
    else if (dice == 4)
      evening_.send(to_server::Return{}, anybody());
    else if (dice == 5)
      evening_.send(to_server::Rename{.id = {}, .name = "Guest " + std::to_string(rng_.below(99))}, anybody());
    else if (dice == 6 && chance(1, 6))
      evening_.now += 61'000;
    else if (dice == 7)
      evening_.send(to_server::AddTime{.id = {}, .seat = any_seat()}, anybody());
    else if (dice == 8 && chance(1, 12))
      evening_.send(to_server::Resign{}, anybody());
    else if (evening_.table.state({}, 0).proposal && chance(1, 2))
      answer();
    else if (evening_.table.stage() == Stage::playing)
      evening_.play_any(rng_);
  }
  void propose() {
    evening_.here = chance(1, 2) ? seats_of(max_seats) : SeatSet(any_seat());
    const auto kind = chance(1, 8) ? to_server::Propose::Kind::end : to_server::Propose::Kind::bot;
    evening_.send(to_server::Propose{.id = {}, .kind = kind, .seat = any_seat()}, anybody());
  }
  void answer() {
    const auto proposal = evening_.table.state({}, 0).proposal;
    if (!proposal) return;
    const bool yes = chance(3, 4) && !(proposal->kind == protocol::Proposal::Kind::end && chance(9, 10));
    evening_.send(to_server::Agree{.id = {}, .number = proposal->number, .yes = yes}, anybody());
  }

  void compare() {
    const Table again = evening_.rebuilt();
    for (int i = 0; i < 8; ++i) {
      const Seat eyes = seat_at(i);
      if (i == 6 || (i < 6 && static_cast<std::size_t>(i) >= evening_.table.state({}, 0).places.size())) continue;
      ASSERT_EQ(all_of(again, eyes, evening_.moment()), all_of(evening_.table, eyes, evening_.moment()))
          << name_of(eyes);
      followers_[static_cast<std::size_t>(i)].see(evening_.shown[static_cast<std::size_t>(i)]);
      followers_[static_cast<std::size_t>(i)].expect_what_is_seen_now(evening_.table, eyes);
    }
    EXPECT_EQ(again.next_due(evening_.moment()), evening_.table.next_due(evening_.moment()));
    EXPECT_EQ(again.acts_alone(), evening_.table.acts_alone());
    for (Person person = 1; person <= static_cast<Person>(people_); ++person)
      EXPECT_EQ(again.summary(person), evening_.table.summary(person));
  }

  Rng rng_;
  Evening evening_;
  int people_ = 1;
  std::array<Follower, 8> followers_;
};

class RandomEvenings : public testing::TestWithParam<const char*> {};

TEST_P(RandomEvenings, a_room_follows_from_its_rows) {
  const auto line = find_game(GetParam());
  ASSERT_TRUE(line);
  const Facts& facts = *(*line)->facts;
  for (int evening = 0; evening < 5; ++evening) {
    SCOPED_TRACE("evening " + std::to_string(evening));
    Restless friends(facts.id, facts.min_seats + evening % (facts.max_seats - facts.min_seats + 1),
                     static_cast<std::uint64_t>(evening));
    friends.spend_an_evening(180);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(AllGames, RandomEvenings,
                         testing::Values("bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace sounder::tables
