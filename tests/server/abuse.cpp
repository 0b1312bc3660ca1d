// Guests who ask too much, too fast, or nonsense; and pages of other hosts.
#include <sqlite3.h>
#include <sys/resource.h>

#include <fstream>

#include "server/server_fixture.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;
using Code = to_app::No::Code;

class Abuse : public Tables {
 protected:
  // Somebody who has said hello.
  std::unique_ptr<Client> session() const {
    auto client = std::make_unique<Client>(port());
    client->send(to_server::Hello{version, "test"});
    EXPECT_TRUE(client->wait_for<to_app::Welcome>());
    return client;
  }
  bool tells(const std::string& metric) const { return get("/metrics").find(metric) != std::string::npos; }
  bool comes(const std::string& metric) const {
    const auto end = std::chrono::steady_clock::now() + Player::far_too_long;
    while (!tells(metric) && std::chrono::steady_clock::now() < end) std::this_thread::yield();
    return tells(metric);
  }
  int rows_in(const std::string& table) const {
    sqlite3* database = nullptr;
    int rows = -1;
    EXPECT_EQ(sqlite3_open((folder() + "/sounder.db").c_str(), &database), SQLITE_OK);
    const auto read = [](void* to, int, char** values, char**) {
      return *static_cast<int*>(to) = std::stoi(values[0]), 0;
    };
    EXPECT_EQ(sqlite3_exec(database, ("SELECT COUNT(*) FROM " + table).c_str(), read, &rows, nullptr), SQLITE_OK);
    sqlite3_close(database);
    return rows;
  }
};

TEST_F(Abuse, nonsense_is_answered_and_the_socket_stays) {
  serve();
  const auto eve = session();
  for (const char* text :
       {"", "x", "[]", "{}", "{\"is\":\"fly\"}", "{\"is\":\"enter\"}", "{\"is\":\"play\",\"id\":1}",
        "{\"is\":\"beat\",\"seq\":-1}", "{\"is\":\"beat\",\"seq\":0,\"more\":1}", "[[[[[[[[[[[[[[[[[[[[[[[["}) {
    ASSERT_TRUE(eve->send_text(text)) << text;
    const auto no = eve->wait_for<to_app::No>();
    ASSERT_TRUE(no) << text;
    EXPECT_EQ(no->code, Code::unreadable) << text;
    EXPECT_FALSE(no->re) << text;
  }
  for (const std::string text :
       {R"({"is":"join","id":"mine","table":"t","name":"Eve","seat":"p9"})",
        R"({"is":"play","id":"mine","question":-1})", R"({"is":"play","id":"mine","question":1.5,"texts":[]})",
        R"({"is":"fly","id":"mine"})"}) {
    ASSERT_TRUE(eve->send_text(text)) << text;
    const auto no = eve->wait_for<to_app::No>();
    ASSERT_TRUE(no) << text;
    EXPECT_EQ(no->code, Code::unreadable) << text;
    EXPECT_EQ(no->re, "mine") << text;
  }
  const std::string long_id(65, 'x');
  eve->send(to_server::Look{long_id, {}});
  const auto too_long = eve->wait_for<to_app::No>();
  ASSERT_TRUE(too_long);
  EXPECT_EQ(too_long->code, Code::too_long);
  EXPECT_EQ(too_long->re, long_id);
  eve->send(to_server::Look{"still here", {}});
  EXPECT_TRUE(eve->wait_for<to_app::Tables>());
}

TEST_F(Abuse, who_does_not_greet_is_asked_to) {
  serve();
  Client eve(port());
  eve.send(to_server::Look{"look", {}});
  const auto no = eve.wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::not_now);
}

// A row that the store can't keep would look like a store that does not work, to everybody.
TEST_F(Abuse, an_id_that_no_row_can_keep_is_refused_and_troubles_nobody) {
  serve();
  const auto eve = session();
  to_server::Make make{.id = "eve-makes-a-table", .game = "bite-the-pumpkin", .seats = {"me", "open"}, .name = "Eve"};
  eve->send(make);
  ASSERT_TRUE(eve->wait_for<to_app::Entered>());
  for (const char* text :
       {R"({"is":"say","id":"a\u0000b","text":"Hi"})", R"({"is":"rematch","id":"\u0000"})",
        R"({"is":"make","id":"eve\u0000","game":"bite-the-pumpkin","seats":["me","open"],"name":"Eve",)"
        R"("clock":{"kind":"none"},"undo":"free"})"}) {
    eve->send_text(text);
    const auto no = eve->wait_for<to_app::No>();
    ASSERT_TRUE(no) << text;
    EXPECT_EQ(no->code, Code::unreadable) << text;
  }
  eve->send(to_server::Say{"eve-says-something", "Hi"});
  EXPECT_TRUE(eve->wait_for<to_app::Ok>());
}

TEST_F(Abuse, a_frame_that_is_too_long_ends_the_socket_with_a_word) {
  serve([](TableSettings& settings) { settings.limits.frame_bytes = 4096; });
  const auto eve = session();
  eve->send_text("{\"is\":\"look\",\"id\":\"" + std::string(5000, 'x') + "\",\"tables\":[]}");
  EXPECT_FALSE(eve->wait_for<to_app::Tables>());
  EXPECT_EQ(eve->close_code(), 1009);
  EXPECT_TRUE(session()->is_open());
}

TEST_F(Abuse, a_flood_is_slowed_down_and_told_so) {
  serve([](TableSettings& settings) { settings.limits.messages = {5, 10}; });
  const auto eve = session();
  const auto bob = session();
  for (int i = 0; i < 15; ++i) eve->send(to_server::Look{"look" + std::to_string(i), {}});
  int limits = 0;
  for (int i = 0; i < 15; ++i) {
    const auto text = eve->receive();
    ASSERT_TRUE(text) << i;
    limits += text->find("\"limit\"") != text->npos;
  }
  EXPECT_GE(limits, 1);
  bob->send(to_server::Look{"look", {}});
  EXPECT_TRUE(bob->wait_for<to_app::Tables>()) << "others are not slowed down";
}

// A bucket that never fills again: how many were taken does not depend on how fast they came.
void let_ten_pass(TableSettings& settings) { settings.limits.messages = {0, 10}; }

TEST_F(Abuse, what_can_not_be_read_counts_as_a_message) {
  for (const std::string text : {"garbage", R"({"is":"fly","id":"x"})"}) {
    serve(let_ten_pass);
    const auto eve = session();
    for (int i = 0; i < 11; ++i) eve->send_text(text);
    for (int i = 0; i < 11; ++i) {
      const auto no = eve->wait_for<to_app::No>();
      ASSERT_TRUE(no) << i;
      EXPECT_EQ(no->code, i < 9 ? Code::unreadable : Code::limit) << i << " after the greeting";
    }
    stop();
  }
}

TEST_F(Abuse, what_is_refused_for_its_limit_says_which_command_it_was) {
  serve([](TableSettings& settings) { settings.limits.messages = {0, 1}; });
  const auto eve = session();
  for (const char* text : {R"({"is":"look","id":"mine","tables":[]})", R"({"is":"fly","id":"mine"})"}) {
    eve->send_text(text);
    const auto no = eve->wait_for<to_app::No>();
    ASSERT_TRUE(no);
    EXPECT_EQ(no->code, Code::limit);
    EXPECT_EQ(no->re, "mine");
  }
}

TEST_F(Abuse, a_long_message_counts_as_many) {
  serve(let_ten_pass);
  const auto eve = session();
  eve->send_text(std::string(60'000, 'x'));
  const auto no = eve->wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::limit);
}

TEST_F(Abuse, pings_and_pongs_count_as_messages_and_too_many_end_the_socket) {
  serve([](TableSettings& settings) { settings.limits.messages = {0, 100}; });
  for (const auto sends : {&Client::ping, &Client::pong}) {
    const auto eve = session();
    for (int i = 0; i < 98; ++i) ASSERT_TRUE((*eve.*sends)());
    eve->send(to_server::Look{"look", {}});
    EXPECT_TRUE(eve->wait_for<to_app::Tables>()) << "the hundredth, with the greeting and 98 of them";
    for (int i = 0; i < 10; ++i) (*eve.*sends)();
    EXPECT_FALSE(eve->receive());
    EXPECT_EQ(eve->close_code(), 1013);
    EXPECT_TRUE(session()->is_open());
  }
}

// Guesses from one address are slow; whoever knows a code or a secret is not kept out by them.
TEST_F(Abuse, wrong_codes_and_secrets_are_limited_and_right_ones_are_taken) {
  serve([](TableSettings& settings) { settings.limits.guesses_an_address = {0, 3}; });
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  ada.client().send(to_server::Code{"code"});
  const auto code = ada.client().wait_for<to_app::Code>();
  ASSERT_TRUE(code);
  const auto eve = session();
  for (int i = 0; i < 5; ++i) {
    eve->send(to_server::Redeem{"redeem", "AAAABBBBCC"});
    const auto no = eve->wait_for<to_app::No>();
    ASSERT_TRUE(no);
    EXPECT_EQ(no->code, i < 3 ? Code::unknown : Code::limit) << i;
  }
  eve->send(to_server::Look{"look", {{ada.table(), ada.secret()}, {ada.table(), "wrong"}}});
  const auto found = eve->wait_for<to_app::Tables>();
  ASSERT_TRUE(found && found->tables.size() == 2);
  EXPECT_TRUE(found->tables[0].stage) << "beside a wrong one";
  EXPECT_FALSE(found->tables[1].stage);
  const auto phone = session();
  phone->send(to_server::Look{"look", {{ada.table(), ada.secret()}}});
  EXPECT_TRUE(phone->wait_for<to_app::Tables>());
  phone->send(to_server::Redeem{"redeem", code->code});
  EXPECT_TRUE(phone->wait_for<to_app::Seated>());
}

TEST_F(Abuse, wrong_secrets_in_look_count_as_guesses) {
  serve([](TableSettings& settings) { settings.limits.guesses_an_address = {0, 3}; });
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  const auto eve = session();
  eve->send(to_server::Look{"look", {{ada.table(), "one"}, {ada.table(), "two"}, {ada.table(), ada.secret()}}});
  ASSERT_TRUE(eve->wait_for<to_app::Tables>());
  for (const Code expected : {Code::not_yours, Code::limit}) {
    eve->send(to_server::Enter{"enter", ada.table(), "three", {}, {}});
    const auto no = eve->wait_for<to_app::No>();
    ASSERT_TRUE(no);
    EXPECT_EQ(no->code, expected);
  }
}

TEST_F(Abuse, an_address_has_so_much_talk_whatever_the_table) {
  serve([](TableSettings& settings) { settings.limits.talk_an_address = {0, 3}; });
  Player ada("Ada", 1), bob("Bob", 2);
  for (Player* player : {&ada, &bob}) {
    ASSERT_TRUE(player->connect(port()));
    ASSERT_TRUE(player->make(table_of("bite-the-pumpkin", {"me", "open"})));
  }
  for (Player* player : {&ada, &ada, &bob}) {
    player->client().send(to_server::React{fresh_nonce(), Reaction::oink});
    EXPECT_TRUE(player->client().wait_for<to_app::Ok>());
  }
  bob.client().send(to_server::Say{"one-too-many", "Hi"});
  const auto no = bob.client().wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::limit);
  EXPECT_EQ(no->re, "one-too-many");
}

TEST_F(Abuse, metrics_say_how_much_memory_tables_take) {
  serve();
  const auto bytes = [&] {
    const std::string metrics = get("/metrics");
    const std::size_t at = metrics.find("\nsounder_rooms_bytes ");
    return at == metrics.npos ? -1 : std::stod(metrics.substr(at + 21));
  };
  EXPECT_EQ(bytes(), 0);
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  EXPECT_GT(bytes(), 500);
}

TEST_F(Abuse, an_address_has_so_many_sockets_and_tables) {
  serve([](TableSettings& settings) {
    settings.limits.sockets_an_address = 3;
    settings.limits.tables_an_address = {.001, 2};
  });
  const auto one = session();
  const auto two = session();
  {
    const auto three = session();
    Client four(port());
    const auto no = four.wait_for<to_app::No>();
    ASSERT_TRUE(no);
    EXPECT_EQ(no->code, Code::limit);
    EXPECT_FALSE(four.receive());
    EXPECT_EQ(four.close_code(), 1013);
  }
  EXPECT_TRUE(comes("\nsounder_sockets 2\n"));
  const auto three = session();
  for (int i = 0; i < 3; ++i) {
    to_server::Make make = table_of("bite-the-pumpkin", {"me", "open"});
    make.id = "make" + std::to_string(i);
    make.name = "Ada";
    three->send(make);
    if (i < 2)
      EXPECT_TRUE(three->wait_for<to_app::Seated>());
    else
      EXPECT_EQ(three->wait_for<to_app::No>()->code, Code::limit);
  }
}

TEST_F(Abuse, behind_a_trusted_proxy_everybody_has_an_address) {
  serve([](TableSettings& settings) {
    settings.limits.sockets_an_address = 1;
    settings.origins.trusted_proxies = {"127.0.0.1"};
  });
  Client ada(port(), {.forwarded_for = "203.0.113.1"});
  Client bob(port(), {.forwarded_for = "203.0.113.2"});
  Client eve(port(), {.forwarded_for = "203.0.113.2"});
  for (Client* client : {&ada, &bob}) {
    client->send(to_server::Hello{version, "test"});
    EXPECT_TRUE(client->wait_for<to_app::Welcome>());
  }
  EXPECT_TRUE(eve.wait_for<to_app::No>());
}

// What a session writes stays in a line before the proxy's, where the proxy does not join them.
TEST_F(Abuse, a_line_of_ones_own_before_the_proxys_changes_no_address) {
  serve([](TableSettings& settings) {
    settings.limits.sockets_an_address = 1;
    settings.origins.trusted_proxies = {"127.0.0.0/8"};
  });
  Client eve(port(), {.forwarded_for = "192.0.2.1\n203.0.113.2"});
  eve.send(to_server::Hello{version, "test"});
  EXPECT_TRUE(eve.wait_for<to_app::Welcome>());
  Client again(port(), {.forwarded_for = "192.0.2.2\n203.0.113.2"});
  again.send(to_server::Hello{version, "test"});
  const auto first = again.receive();
  ASSERT_TRUE(first);
  EXPECT_NE(first->find("\"limit\""), std::string::npos) << *first;
}

TEST_F(Abuse, a_rematch_is_a_table_that_was_made) {
  serve([](TableSettings& settings) { settings.limits.tables_an_address = {.001, 1}; });
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  ASSERT_TRUE(play_on({&ada, &bob}, 60s));
  ada.client().send(to_server::Rematch{"once more", {}});
  const auto no = ada.client().wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::limit);
}

// Whoever has the seat can ask for it again and again: that must not fill the disk.
TEST_F(Abuse, a_seat_has_so_many_secrets_and_one_code) {
  serve([](TableSettings& settings) {
    settings.limits.messages = settings.limits.messages_an_address = {1e6, 1e6};
    settings.limits.guesses_an_address = {1e6, 1e6};
  });
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  const auto bob = session();
  const to_server::Join join{.id = "bob-joins-0123456789", .table = ada.table(), .name = "Bob"};
  for (int i = 0; i < 32; ++i) {
    bob->send(join);
    ASSERT_TRUE(bob->wait_for<to_app::Seated>()) << i;
  }
  bob->send(join);
  const auto no = bob->wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::limit);
  bob->send(to_server::Code{"code"});
  EXPECT_TRUE(bob->wait_for<to_app::No>()) << "no code, which would be another secret";
  for (int i = 0; i < 5; ++i) {
    ada.client().send(to_server::Code{"code"});
    ASSERT_TRUE(ada.client().wait_for<to_app::Code>());
  }
  EXPECT_EQ(rows_in("codes"), 1);
  EXPECT_EQ(rows_in("secrets"), 33);
}

// Somebody who has the link joins and leaves, again and again.
TEST_F(Abuse, who_comes_and_goes_keeps_nobody_out_and_does_not_fill_the_disk) {
  serve([](TableSettings& settings) {
    settings.limits.messages = settings.limits.messages_an_address = {1e6, 1e6};
    settings.limits.seats_of_a_table.each_second = settings.limits.seats_of_a_table_an_address.each_second = 0;
    settings.origins.trusted_proxies = {"127.0.0.1"};
  });
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  const auto is_seated = [](Client& client) {
    while (const auto text = client.receive()) {
      const auto message = read_to_app(*text);
      if (message && std::holds_alternative<to_app::No>(*message)) return false;
      if (message && std::holds_alternative<to_app::Entered>(*message)) return true;
    }
    return false;
  };
  const auto seats_taken_from = [&](const std::string& address) {
    Client eve(port(), {.forwarded_for = address});
    eve.send(to_server::Hello{version, "test"});
    for (int i = 0; i < 150; ++i) {
      eve.send(to_server::Join{.id = "join" + std::to_string(i), .table = ada.table(), .name = "Eve"});
      if (!is_seated(eve)) return i;
      eve.send(to_server::Leave{"leave" + std::to_string(i)});
      EXPECT_TRUE(eve.wait_for<to_app::Ok>());
    }
    return 150;
  };
  EXPECT_EQ(seats_taken_from("203.0.113.1"), 20);
  EXPECT_EQ(seats_taken_from("203.0.113.1"), 0) << "another socket is the same address";
  EXPECT_EQ(seats_taken_from("203.0.113.2"), 20) << "nobody else is kept out";
  for (const char* address : {"203.0.113.3", "203.0.113.4", "203.0.113.5"}) EXPECT_EQ(seats_taken_from(address), 20);
  EXPECT_EQ(seats_taken_from("203.0.113.6"), 0) << "many together do not fill the disk";
  EXPECT_EQ(rows_in("events"), 2 + 2 * 100);
}

TEST_F(Abuse, pages_of_other_hosts_get_no_socket) {
  serve([](TableSettings& settings) { settings.origins.origins = {"https://friends.example.org"}; });
  EXPECT_TRUE(Client(port(), {.host = "games.org", .origin = "https://games.org"}).is_open());
  EXPECT_TRUE(Client(port(), {.host = "games.org", .origin = "https://friends.example.org"}).is_open());
  const Client evil(port(), {.host = "games.org", .origin = "https://evil.example.org"});
  EXPECT_FALSE(evil.is_open());
  EXPECT_EQ(evil.refused_with(), 403);
}

TEST_F(Abuse, who_does_not_read_is_let_go_with_a_word_and_catches_up) {
  serve([](TableSettings& settings) {
    settings.limits.unsent_bytes = 20'000;
    settings.limits.messages = {1e6, 1e6};
    settings.limits.messages_an_address = {1e6, 1e6};
  });
  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("bite-the-pumpkin", ada, bob);
  // Bob asks for his table again and again and reads nothing of it, until more waits for him than the system takes.
  Client& deaf = bob.client();
  // He stops when he is let go: the server waits a few seconds for his answer to that.
  const std::string let_go = "sounder_sockets_let_go_total{why=\"too_slow\"} 1";
  for (int i = 0; i < 20'000 && (i % 100 != 0 || !tells(let_go)); ++i)
    deaf.send(to_server::Enter{"again", bob.table(), bob.secret(), {}});
  EXPECT_TRUE(comes(let_go));
  for (int i = 0; i < 20'000 && deaf.receive(); ++i) continue;
  EXPECT_EQ(deaf.close_code(), 1013) << deaf.close_reason();
  EXPECT_NE(deaf.close_reason().find("catch up"), std::string::npos);
  ASSERT_TRUE(bob.connect(port()));
  EXPECT_TRUE(play_on({&ada, &bob}, 60s)) << "he catches up";
}

// What the process has, and how much of it is sockets.
double kilobytes_resident() {
  std::ifstream file("/proc/self/status");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("VmRSS:")) return std::stod(line.substr(6));
  return 0;
}

#ifndef __has_feature  // clang's
#define __has_feature(name) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || __has_feature(address_sanitizer) || \
    __has_feature(thread_sanitizer)
constexpr bool sanitized = true;  // sanitizers have memory of their own
#else
constexpr bool sanitized = false;
#endif

TEST_F(Abuse, an_idle_socket_costs_little) {
  if (sanitized) GTEST_SKIP() << "the sanitizers have memory of their own";
  serve([](TableSettings& settings) { settings.limits.sockets_an_address = 10'000; });
  // Ours are plain sockets with nothing behind them: what grows is the server.
  std::vector<std::unique_ptr<PlainSocket>> sockets;
  const auto open = [&](int count) {
    for (int i = 0; i < count; ++i) {
      sockets.push_back(std::make_unique<PlainSocket>(port()));
      ASSERT_TRUE(sockets.back()->upgraded());
    }
  };
  open(50);
  const double before = kilobytes_resident();
  open(400);
  const double each = (kilobytes_resident() - before) / 400;
  RecordProperty("kilobytes_a_socket", std::to_string(each));
  EXPECT_LE(each, 8.0);
}

// 5,000, or as many as the system lets one process have both ends of.
int many_sockets() {
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
  return static_cast<int>(std::min<rlim_t>(5'000, (files.rlim_max - 200) / 2));
}

TEST_F(Abuse, five_thousand_idle_sockets_keep_nobody_from_playing) {
  const int many = many_sockets();
  constexpr int addresses = 5;
  const int each = many / addresses;
  const auto of_idlers = static_cast<std::size_t>(each);
  serve([&](TableSettings& settings) {
    settings.limits.sockets_an_address = of_idlers;
    settings.limits.sockets = of_idlers * addresses + 3;  // and two who play, and one who has too many
    settings.limits.silence = 3'600'000;                  // idlers answer no ping, and many take long on a busy machine
  });
  const double before = kilobytes_resident();
  std::vector<std::unique_ptr<PlainSocket>> idle;
  for (int i = 0; i < each * addresses; ++i) {
    idle.push_back(std::make_unique<PlainSocket>(port(), 2 + i % addresses));
    ASSERT_TRUE(idle.back()->upgraded()) << i;
  }
  const double kilobytes = (kilobytes_resident() - before) / (each * addresses);
  RecordProperty("kilobytes_a_socket", std::to_string(kilobytes));
  EXPECT_TRUE(sanitized || kilobytes <= 16.0) << kilobytes;

  const std::string last_words = PlainSocket(port(), 2).all_that_comes();
  EXPECT_NE(last_words.find("\"limit\""), std::string::npos) << "an address has so many: " << last_words;

  Player ada("Ada", 1), bob("Bob", 2);
  sit_down("happy-pigs", ada, bob);
  EXPECT_TRUE(play_on({&ada, &bob}, 120s)) << "those who play are answered";
  EXPECT_TRUE(tells("\nsounder_sockets " + std::to_string(idle.size() + 2) + "\n")) << "idlers are not let go";

  const PlainSocket third(port(), 100);
  EXPECT_TRUE(third.upgraded());
  EXPECT_EQ(PlainSocket(port(), 101).refused_with(), 503) << "there are so many in all";
  idle.clear();
  EXPECT_TRUE(comes("\nsounder_sockets 3\n")) << "who hangs up is forgotten";
  EXPECT_TRUE(PlainSocket(port(), 2).upgraded()) << "and may come again";
}

}  // namespace
}  // namespace sounder::server
