// What a server's clocks do while it is down, and when the system's clock is set back. Nobody waits for an hour here:
// what is stored is made an hour older, or younger.
#include <sqlite3.h>

#include "server/server_fixture.h"
#include "store/store.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;

constexpr std::int64_t minute = 60'000, hour = 60 * minute;

class TimeOfTables : public Tables {
 protected:
  void play_with_clocks() {
    serve();
    ASSERT_TRUE(ada.connect(port()));
    ASSERT_TRUE(bob.connect(port()));
    to_server::Make make = table_of("three-little-pigs", {"me", "open"});
    make.clock = {protocol::Clock::Kind::match, 30 * 60, 0, {}};
    ASSERT_TRUE(ada.make(make));
    ASSERT_TRUE(bob.join(ada.table()));
    ASSERT_TRUE(ada.command(to_server::Start{}));
    ASSERT_TRUE(play_on({&ada, &bob}, 20s, 20));
    stop();
    left = {left_to(ada), left_to(bob)};
  }
  // As if all that is stored had happened so much later.
  void move_the_past(std::int64_t by) const {
    const std::string all = "UPDATE events SET at = at + (" + std::to_string(by) +
                            "); UPDATE tables SET made = made + (" + std::to_string(by) +
                            "); UPDATE signs SET since = since + (" + std::to_string(by) + "), until = until + (" +
                            std::to_string(by) + ")";
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open((folder() + "/sounder.db").c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, all.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
    sqlite3_close(database);
  }
  void come_back() {
    serve();
    for (Player* player : {&ada, &bob}) {
      ASSERT_TRUE(player->connect(port()));
      while (!player->is_seated()) ASSERT_TRUE(player->listen(1000ms));
    }
  }
  static std::int64_t left_to(const Player& player) {
    return player.clock() ? static_cast<std::int64_t>(player.clock()->left) : -1;
  }
  // Nobody has lost more than the moment since.
  void expect_clocks_as_before() const {
    EXPECT_EQ(ada.stage(), Stage::playing);
    EXPECT_GT(left_to(ada), left[0] - 5 * minute);
    EXPECT_GT(left_to(bob), left[1] - 5 * minute);
    EXPECT_LE(left_to(ada), left[0]);
    EXPECT_LE(left_to(bob), left[1]);
  }

  Player ada{"Ada", 1}, bob{"Bob", 2};
  std::array<std::int64_t, 2> left{};
};

TEST_F(TimeOfTables, stands_still_while_there_is_no_server) {
  play_with_clocks();
  move_the_past(-hour);
  come_back();
  expect_clocks_as_before();
  EXPECT_TRUE(play_on({&ada, &bob}, 60s));
  EXPECT_EQ(ada.stage(), Stage::over);
}

TEST_F(TimeOfTables, does_not_go_back_when_the_system_s_clock_does) {
  play_with_clocks();
  move_the_past(+hour);
  come_back();
  expect_clocks_as_before();
  EXPECT_TRUE(play_on({&ada, &bob}, 60s));
  EXPECT_EQ(ada.seq(), bob.seq());
  stop();
  const auto store = store::Store::open("sqlite:" + folder() + "/sounder.db");
  ASSERT_TRUE(store);
  const auto rows = (*store)->load(ada.table());
  ASSERT_TRUE(rows && *rows);
  ASSERT_EQ((*rows)->events.size(), ada.seq()) << "nothing is lost";
  store::Time before = 0;
  for (const store::EventRow& row : (*rows)->events) {
    EXPECT_GE(row.at, before) << "event " << row.seq;
    before = row.at;
  }
}

// The server is up, and somebody may think, until it is told to stop: what they were shown last stays true.
TEST_F(TimeOfTables, runs_until_the_server_stops) {
  play_with_clocks();
  const auto store = store::Store::open("sqlite:" + folder() + "/sounder.db");
  ASSERT_TRUE(store);
  const auto last_sign = (*store)->last_sign();
  ASSERT_TRUE(last_sign);
  for (const Player* player : {&ada, &bob}) EXPECT_GE(*last_sign, static_cast<store::Time>(player->clock()->now));
}

// Moves are refused then, so nobody may lose time, or the seat.
TEST_F(TimeOfTables, stands_still_while_drained) {
  constexpr std::uint64_t a_move = 6'000;
  serve();
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(bob.connect(port()));
  to_server::Make make = table_of("bite-the-pumpkin", {"me", "open"});
  make.clock = {protocol::Clock::Kind::move, a_move / 1000, {}, {}};
  ASSERT_TRUE(ada.make(make));
  ASSERT_TRUE(bob.join(ada.table()));
  const auto store = store::Store::open("sqlite:" + folder() + "/sounder.db");
  ASSERT_TRUE(store);
  ASSERT_TRUE(ada.command(to_server::Start{}));
  while (ada.waits() || ada.stage() != Stage::playing) ASSERT_TRUE(ada.listen(20s));
  ASSERT_TRUE((*store)->drain(true));
  const auto told = ada.client().wait_for<to_app::Trouble>();
  ASSERT_TRUE(told);
  auto beat = ada.client().wait_for<to_app::Beat>();
  ASSERT_TRUE(beat);
  const to_app::Beat first = *beat;
  while (beat && beat->now < first.now + a_move + 1'000) beat = ada.client().wait_for<to_app::Beat>();
  ASSERT_TRUE(beat);
  EXPECT_EQ(beat->seq, first.seq) << "nothing happens";
  ASSERT_TRUE((*store)->drain(false));
  const auto over = ada.client().wait_for<to_app::Trouble>();
  ASSERT_TRUE(over);
  EXPECT_EQ(over->what, to_app::Trouble::What::none);
  ASSERT_TRUE(ada.connect(port()));
  const auto back = ada.client().wait_for<to_app::Entered>();
  ASSERT_TRUE(back && back->times.size() == 2);
  EXPECT_EQ(back->seq, first.seq);
  EXPECT_GT(back->times[0].left + back->times[1].left, a_move) << "whoever is asked has time left";
  EXPECT_FALSE(back->state.places[0].by || back->state.places[1].by) << "everybody plays for themselves";
}

}  // namespace
}  // namespace sounder::server
