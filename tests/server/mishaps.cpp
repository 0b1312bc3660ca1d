// The disk fails while people play: they are told, nothing that was acknowledged is lost, and it goes on by itself.
#include "crash/compare.h"
#include "server/server_fixture.h"
#include "store/faulty_disk.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;
using Fault = store::FaultyDisk::Fault;

class Mishaps : public Tables, public ::testing::WithParamInterface<Fault> {};

TEST_P(Mishaps, players_are_told_and_go_on_when_it_is_over) {
  store::FaultyDisk disk;
  serve();
  crash::Played table{"bite-the-pumpkin", {}};
  for (const char* name : {"Ada", "Bob"}) table.players.push_back(std::make_unique<Player>(name, table.players.size()));
  Player &ada = *table.players[0], &bob = *table.players[1];
  sit_down(table.game, ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 20s, 10));
  disk.now(GetParam());
  const auto until = std::chrono::steady_clock::now() + Player::far_too_long;
  while (!(ada.is_troubled() && bob.is_troubled()) && std::chrono::steady_clock::now() < until)
    for (Player* player : {&ada, &bob}) {
      ASSERT_TRUE(player->listen(5ms)) << "sockets stay";
      player->act();
    }
  EXPECT_TRUE(ada.is_troubled());
  EXPECT_TRUE(bob.is_troubled());
  disk.now(Fault::none);
  EXPECT_TRUE(play_on({&ada, &bob}, 60s)) << "it goes on by itself";
  EXPECT_FALSE(ada.is_troubled());
  EXPECT_EQ(ada.seq(), bob.seq());
  stop();
  const auto store = store::Store::open("sqlite:" + folder() + "/sounder.db");
  ASSERT_TRUE(store);
  crash::Findings findings;
  crash::compare(**store, table, findings);
  EXPECT_GT(findings.acknowledged, 5);
  EXPECT_TRUE(findings.all_well()) << ::testing::PrintToString(findings.words);
}

INSTANTIATE_TEST_SUITE_P(Disk, Mishaps,
                         ::testing::Values(Fault::full, Fault::read_only, Fault::write_error, Fault::flush_error));

TEST_F(Tables, log_why_nothing_can_be_stored) {
  store::FaultyDisk disk;
  serve();
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  ::testing::internal::CaptureStderr();
  disk.now(Fault::full);
  ada.client().send(to_server::Say{"say", "Nobody must know"});
  EXPECT_TRUE(ada.client().wait_for<to_app::Trouble>());
  const std::string log = ::testing::internal::GetCapturedStderr();
  disk.now(Fault::none);
  EXPECT_NE(log.find(R"("event":"storage_down","reason":"the database: )"), std::string::npos) << log;
  EXPECT_NE(log.find("full"), std::string::npos) << log;
  EXPECT_EQ(log.find("Nobody"), std::string::npos) << log;
}

TEST_F(Tables, tell_their_state_over_http) {
  serve();
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  EXPECT_EQ(get("/healthz").substr(0, 12), "HTTP/1.1 200");
  EXPECT_EQ(get("/readyz").substr(0, 12), "HTTP/1.1 200");
  const std::string metrics = get("/metrics");
  EXPECT_NE(metrics.find("sounder_sockets 1\n"), std::string::npos) << metrics;
  EXPECT_NE(metrics.find("sounder_commands_total{kind=\"make\",outcome=\"ok\"} 1\n"), std::string::npos) << metrics;
  EXPECT_EQ(metrics.find(ada.table()), std::string::npos) << "no table is named";
  for (const char* header : {"X-Forwarded-For: 203.0.113.1", "Via: 1.1 proxy", "X-Real-IP: 203.0.113.1",
                             "X-Forwarded-Proto: https", "X-Forwarded-Host: games.example.org"})
    EXPECT_EQ(get("/metrics", std::string(header) + "\r\n").substr(0, 12), "HTTP/1.1 404") << header;
  EXPECT_EQ(get("/play").substr(0, 12), "HTTP/1.1 426");
}

TEST_F(Tables, tell_metrics_through_a_proxy_where_the_host_allows_it) {
  serve([](TableSettings& settings) { settings.open_metrics = true; });
  EXPECT_EQ(get("/metrics", "X-Forwarded-For: 203.0.113.1\r\n").substr(0, 12), "HTTP/1.1 200");
}

}  // namespace
}  // namespace sounder::server
