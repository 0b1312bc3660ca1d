// Several servers on one PostgreSQL: any server serves any table.
#include "crash/child.h"
#include "server/server_fixture.h"
#include "store/places.h"
#include "where.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;

// A server of several, on a database that is somebody else's.
class OneOfSeveral {
 public:
  explicit OneOfSeveral(const std::string& database) {
    TableSettings settings;
    settings.limits.short_absence = 0;
    settings.database = database;
    settings.bot_threads = 1;
    settings.pace = quick;
    settings.log = Log::Level::error;
    auto made = Server::listen("127.0.0.1", 0, {}, {}, settings);
    EXPECT_TRUE(made) << made.error().message;
    if (!made) return;
    server_.emplace(std::move(*made));
    thread_ = std::thread([this] { server_->run(); });
  }
  ~OneOfSeveral() {
    if (!server_) return;
    server_->stop();
    thread_.join();
  }
  std::uint16_t port() const { return server_->port(); }

 private:
  std::optional<Server> server_;
  std::thread thread_;
};

// Nobody loses a seat in the minute that a test could wait for; but it is known that they are gone.
constexpr const char* gone_too_short = "they have not been away for long enough";

struct SeveralOnPostgreSQL : testing::Test {
  store::OnPostgresql place;

  static void begin(const std::string& game, Player& ada, std::uint16_t here, Player& bob, std::uint16_t there) {
    to_server::Make make;
    make.game = game;
    make.seats = {"me", "open"};
    ASSERT_TRUE(ada.connect(here));
    ASSERT_TRUE(bob.connect(there));
    ASSERT_TRUE(ada.make(make));
    ASSERT_TRUE(bob.join(ada.table()));
    ASSERT_TRUE(ada.listen_until([&] { return ada.seq() >= bob.seq(); }));
    ASSERT_TRUE(ada.command(to_server::Start{}));
  }
  // Until that is who is here, to these eyes.
  static bool sees(Player& player, const std::vector<Seat>& here) {
    return player.listen_until([&] { return player.here() == here; });
  }
  // A bot for the other seat: done, or why not.
  static std::string propose_bot(Player& ada, Seat seat) {
    to_server::Propose bot;
    bot.id = "a bot for " + name_of(seat);
    bot.kind = to_server::Propose::Kind::bot;
    bot.seat = seat;
    ada.client().send(bot);
    for (;;) {
      const auto text = ada.client().receive();
      const auto message = text ? read_to_app(*text) : Expected<ToApp>(error("no answer"));
      EXPECT_TRUE(message);
      if (!message) return "no answer";
      if (const auto* ok = std::get_if<to_app::Ok>(&*message); ok && ok->re == bot.id) return "done";
      if (const auto* no = std::get_if<to_app::No>(&*message); no && no->re == bot.id) return no->words;
    }
  }
  static bool play_on(const std::vector<Player*>& players, std::uint64_t until_seq = UINT64_MAX) {
    const auto end = std::chrono::steady_clock::now() + 90s;
    while (std::chrono::steady_clock::now() < end) {
      bool over = true;
      for (Player* player : players) {
        if (!player->listen(2ms)) return false;
        player->act();
        over &= player->is_over();
      }
      if (over || players[0]->seq() >= until_seq) return true;
    }
    return false;
  }
};

TEST_F(SeveralOnPostgreSQL, friends_on_different_servers_play_to_the_end) {
  const OneOfSeveral here(place.where), there(place.where);
  for (const char* game : {"bite-the-pumpkin", "three-little-pigs", "happy-pigs"}) {
    Player ada("Ada", 1), bob("Bob", 2);
    begin(game, ada, here.port(), bob, there.port());
    EXPECT_TRUE(play_on({&ada, &bob})) << game << " at " << ada.seq() << " and " << bob.seq();
    EXPECT_EQ(ada.seq(), bob.seq()) << game;
  }
}

TEST_F(SeveralOnPostgreSQL, whose_server_is_gone_goes_on_at_another) {
  auto here = std::make_unique<OneOfSeveral>(place.where);
  const OneOfSeveral there(place.where);
  Player ada("Ada", 1), bob("Bob", 2);
  begin("bite-the-pumpkin", ada, here->port(), bob, there.port());
  ASSERT_TRUE(play_on({&ada, &bob}, 10));
  here.reset();
  ASSERT_TRUE(ada.connect(there.port()));
  EXPECT_TRUE(play_on({&ada, &bob}));
}

TEST_F(SeveralOnPostgreSQL, a_friend_at_another_server_is_here) {
  const OneOfSeveral here(place.where), there(place.where);
  Player ada("Ada", 1), bob("Bob", 2);
  begin("bite-the-pumpkin", ada, here.port(), bob, there.port());
  EXPECT_TRUE(sees(ada, {Seat::p1, Seat::p2}));
  EXPECT_TRUE(sees(bob, {Seat::p1, Seat::p2}));
  EXPECT_EQ(propose_bot(ada, Seat::p2), "they are here");
  bob.disconnect();
  EXPECT_TRUE(sees(ada, {Seat::p1}));
  ASSERT_TRUE(bob.connect(there.port()));
  EXPECT_TRUE(sees(ada, {Seat::p1, Seat::p2}));
  bob.disconnect();
  EXPECT_TRUE(sees(ada, {Seat::p1}));
  EXPECT_EQ(propose_bot(ada, Seat::p2), gone_too_short);
}

TEST_F(SeveralOnPostgreSQL, whose_server_is_killed_is_not_here) {
  const OneOfSeveral here(place.where);
  const crash::Port port;
  crash::Child there(where::program,
                     {"serve", "--port", std::to_string(port.number()), "--database", place.where, "--log", "error"},
                     port.number());
  ASSERT_TRUE(there.start(""));
  Player ada("Ada", 1), bob("Bob", 2);
  begin("bite-the-pumpkin", ada, here.port(), bob, port.number());
  EXPECT_TRUE(sees(ada, {Seat::p1, Seat::p2}));
  there.kill_now();
  EXPECT_TRUE(sees(ada, {Seat::p1})) << "it gives no sign of life";
}

TEST_F(SeveralOnPostgreSQL, the_database_goes_away_and_comes_back) {
  const OneOfSeveral here(place.where), there(place.where);
  Player ada("Ada", 1), bob("Bob", 2);
  begin("bite-the-pumpkin", ada, here.port(), bob, there.port());
  ASSERT_TRUE(play_on({&ada, &bob}, 10));
  place.take_away();
  for (Player* player : {&ada, &bob})
    ASSERT_TRUE(player->listen_until([&] { return player->act(), player->is_troubled(); })) << "sockets stay";
  place.bring_back();
  EXPECT_TRUE(sees(ada, {Seat::p1, Seat::p2})) << "what servers knew of each other is told again";
  EXPECT_TRUE(sees(bob, {Seat::p1, Seat::p2}));
  EXPECT_TRUE(play_on({&ada, &bob})) << "it goes on by itself";
  EXPECT_EQ(ada.seq(), bob.seq());
}

}  // namespace
}  // namespace sounder::server
