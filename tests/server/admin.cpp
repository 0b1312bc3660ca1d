// `sounder admin`, the program itself, on the database of a server that people play on.
#include <boost/json.hpp>

#include "cli/program.h"
#include "server/server_fixture.h"
#include "store/faulty_disk.h"
#include "store/store.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;
using testing_cli::Ran;
using Code = to_app::No::Code;

class Admin : public Tables {
 protected:
  Ran admin(std::vector<std::string> words) const {
    words.insert(words.begin(), "admin");
    words.insert(words.end(), {"--data", folder()});
    return testing_cli::run(words);
  }
  // What it says; must go well.
  std::string says(const std::vector<std::string>& words) const {
    const Ran ran = admin(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out;
  }
  void play_for_a_while() {
    serve();
    sit_down("three-little-pigs", ada, bob);
    ASSERT_TRUE(play_on({&ada, &bob}, 20s, 12));
  }
  // Whoever enters now.
  std::optional<to_app::Entered> entered() const {
    Client client(port());
    client.send(to_server::Hello{version, "test"});
    client.send(to_server::Enter{"enter", ada.table(), ada.secret(), {}});
    return client.wait_for<to_app::Entered>();
  }

  Player ada{"Ada", 1}, bob{"Bob", 2};
};

TEST_F(Admin, lists_and_shows_without_secrets_and_names) {
  play_for_a_while();
  const std::string list = says({"list"});
  EXPECT_NE(list.find("     1  " + ada.table()), std::string::npos) << list;
  EXPECT_NE(list.find("playing"), std::string::npos) << list;
  EXPECT_EQ(says({"list", "--stage", "over"}), "");
  for (const std::string& table : {std::string("1"), ada.table()}) {
    const std::string shown = says({"show", table});
    EXPECT_NE(shown.find("table 1 (" + ada.table() + "): three-little-pigs, playing"), std::string::npos) << shown;
    EXPECT_NE(shown.find("p2  person"), std::string::npos) << shown;
    EXPECT_EQ(shown.find(ada.secret()), std::string::npos);
    EXPECT_EQ(shown.find("Ada"), std::string::npos);
  }
  const Ran none = admin({"show", "2"});
  EXPECT_EQ(testing_cli::not_refused(none, "there is no table 2"), "");
}

TEST_F(Admin, works_on_a_database_that_is_there_and_makes_none) {
  const testing_cli::Scratch scratch;
  const std::string typo = scratch.path("typo");
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"list"}, {"show", "1"}, {"drain"}, {"announce", "Hello"}, {"backup", scratch.path("copy.db")}, {"renew"}}) {
    std::vector<std::string> all = words;
    all.insert(all.begin(), "admin");
    all.insert(all.end(), {"--data", typo});
    EXPECT_EQ(testing_cli::not_refused(testing_cli::run(all), "there is no database " + typo + "/sounder.db"), "")
        << words.front();
  }
  EXPECT_FALSE(std::filesystem::exists(typo));
  EXPECT_FALSE(std::filesystem::exists(scratch.path("copy.db")));
}

TEST_F(Admin, exports_a_record_that_verifies) {
  play_for_a_while();
  ASSERT_TRUE(play_on({&ada, &bob}, 60s));
  const testing_cli::Scratch scratch;
  const std::string file = scratch.write("match.json", says({"export", "1"}));
  const Ran verified = testing_cli::run({"verify", file});
  EXPECT_EQ(verified.status, 0) << verified.err;
  ASSERT_TRUE(ada.connect(port()));
  ada.client().send(to_server::Record{"record"});
  const auto record = ada.client().wait_for<to_app::Record>();
  ASSERT_TRUE(record);
  EXPECT_EQ(boost::json::parse(record->record.text), boost::json::parse(testing_cli::text_of(file)))
      << "what players get";
}

TEST_F(Admin, ends_a_match_and_its_players_are_told) {
  play_for_a_while();
  EXPECT_EQ(says({"end", "1"}), "table 1 is ended\n");
  EXPECT_TRUE(ada.listen_until([&] { return ada.stage() == Stage::ended; }));
  EXPECT_TRUE(bob.listen_until([&] { return bob.stage() == Stage::ended; }));
  EXPECT_NE(says({"list", "--stage", "over"}), "");
  EXPECT_NE(admin({"end", "1"}).status, 0) << "only once";
}

TEST_F(Admin, erases_names_and_chat_and_the_record_stays) {
  play_for_a_while();
  ASSERT_TRUE(play_on({&ada, &bob}, 60s));
  ASSERT_TRUE(ada.command(to_server::Say{{}, "Nobody must know"}));
  ASSERT_TRUE(ada.listen_until([&] { return !ada.waits(); }));
  EXPECT_NE(says({"export", "1"}).find("Ada"), std::string::npos);
  EXPECT_EQ(says({"erase", "1"}), "table 1: 3 names and lines are erased\n");
  const auto forgotten = [&] {
    const auto now = entered();
    return now && now->state.places[0].name.value_or("").empty() && now->lines.at(0).text.value_or("").empty();
  };
  EXPECT_TRUE(bob.listen_until(forgotten));
  const testing_cli::Scratch scratch;
  const std::string file = scratch.write("match.json", says({"export", "1"}));
  EXPECT_EQ(testing_cli::text_of(file).find("Ada"), std::string::npos);
  EXPECT_EQ(testing_cli::run({"verify", file}).status, 0);
}

TEST_F(Admin, erases_from_the_database_and_from_what_people_see) {
  play_for_a_while();
  ASSERT_TRUE(ada.listen_until([&] { return !ada.waits(); })) << "for the answer to her last move";
  ASSERT_TRUE(ada.command(to_server::Say{{}, "Nobody must know"}));
  ASSERT_TRUE(ada.listen_until([&] { return !ada.waits(); }));
  // Asked by another process: whoever closes the file takes the locks of all in the process with it.
  const std::string look = "grep -qs 'Nobody must know' " + folder() + "/sounder.db " + folder() + "/sounder.db-wal";
  const auto is_on_the_disk = [&] { return std::system(look.c_str()) == 0; };
  ASSERT_TRUE(is_on_the_disk());
  says({"erase", "1"});
  EXPECT_FALSE(is_on_the_disk()) << "while the server runs";
  for (Player* player : {&ada, &bob}) {
    EXPECT_TRUE(player->listen_until([&] { return !player->is_connected(); })) << player->name();
    EXPECT_EQ(player->client().close_code(), 1012) << player->client().close_reason();
  }
  ASSERT_TRUE(bob.connect(port()));
  EXPECT_TRUE(bob.listen_until([&] { return bob.is_seated(); })) << "they come back";
}

TEST_F(Admin, does_not_disturb_other_tables_when_it_erases) {
  play_for_a_while();
  Player cleo("Cleo", 3);
  ASSERT_TRUE(cleo.connect(port()));
  ASSERT_TRUE(cleo.make(table_of("bite-the-pumpkin", {"me", "open"})));
  says({"erase", "1"});
  ASSERT_TRUE(ada.listen_until([&] { return !ada.is_connected(); }));
  cleo.client().send(to_server::Say{"say", "Hello"});
  EXPECT_TRUE(cleo.client().wait_for<to_app::Ok>());
}

TEST_F(Admin, removes_a_table_with_everything) {
  play_for_a_while();
  EXPECT_EQ(says({"remove", ada.table()}), "table " + ada.table() + " is removed\n");
  EXPECT_TRUE(ada.listen_until([&] { return !ada.is_connected(); }));
  EXPECT_EQ(ada.client().close_code(), 1001) << ada.client().close_reason();
  Client late(port());
  late.send(to_server::Hello{version, "test"});
  late.send(to_server::Enter{"enter", ada.table(), ada.secret(), {}});
  const auto no = late.wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::unknown);
  EXPECT_EQ(says({"list"}), "");
}

TEST_F(Admin, announces_to_everybody) {
  play_for_a_while();
  EXPECT_EQ(says({"announce", "Back at ten"}), "announced\n");
  const auto told = ada.client().wait_for<to_app::Welcome>();
  ASSERT_TRUE(told);
  EXPECT_EQ(told->notice, "Back at ten");
  EXPECT_EQ(says({"announce"}), "nothing is announced any more\n");
  const auto over = ada.client().wait_for<to_app::Welcome>();
  ASSERT_TRUE(over);
  EXPECT_EQ(over->notice, std::nullopt);
}

TEST_F(Admin, drains_and_lets_go_on) {
  play_for_a_while();
  says({"drain"});
  auto trouble = ada.client().wait_for<to_app::Trouble>();
  ASSERT_TRUE(trouble);
  EXPECT_EQ(trouble->what, to_app::Trouble::What::draining);
  EXPECT_EQ(get("/readyz").substr(0, 12), "HTTP/1.1 503");
  ada.client().send(to_server::Say{"say", "Hello?"});
  const auto no = ada.client().wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::draining);
  says({"drain", "--off"});
  trouble = ada.client().wait_for<to_app::Trouble>();
  ASSERT_TRUE(trouble);
  EXPECT_EQ(trouble->what, to_app::Trouble::What::none);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(bob.connect(port()));
  EXPECT_TRUE(play_on({&ada, &bob}, 60s));
}

// Apps are ahead of what comes back: they start from what it has.
TEST_F(Admin, a_backup_is_put_back_and_players_go_on_from_it) {
  play_for_a_while();
  const testing_cli::Scratch scratch;
  const std::string copy = scratch.path("copy.db");
  EXPECT_NE(says({"backup", copy}).find("is a copy of all tables"), std::string::npos);
  ASSERT_TRUE(play_on({&ada, &bob}, 20s, ada.seq() + 6));
  const std::uint64_t ahead = ada.seq();
  EXPECT_NE(admin({"restore", copy}).status, 0) << "not while a server runs";
  stop();
  EXPECT_NE(says({"restore", copy}).find("a new epoch"), std::string::npos);
  serve();
  const auto back = entered();
  ASSERT_TRUE(back);
  EXPECT_LT(back->seq, ahead);
  EXPECT_GE(back->seq, 12u);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(bob.connect(port()));
  EXPECT_TRUE(play_on({&ada, &bob}, 60s));
  EXPECT_EQ(ada.seq(), bob.seq());
}

// The same numbers again, on boards that may be others.
TEST_F(Admin, what_was_seen_and_asked_before_a_restore_counts_for_nothing) {
  play_for_a_while();
  const testing_cli::Scratch scratch;
  const std::string copy = scratch.path("copy.db");
  says({"backup", copy});
  stop();
  const std::string before = ada.epoch();
  says({"restore", copy});
  serve();
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(bob.connect(port()));
  const auto comes_back = [&](Player& player) {
    return player.listen_until([&] { return player.epoch() != before && !player.waits(); });
  };
  ASSERT_TRUE(comes_back(ada));
  ASSERT_TRUE(comes_back(bob));
  Player& asked = ada.question() ? ada : bob;
  ASSERT_TRUE(asked.question());

  const auto stories_since_all = [&](const std::string& epoch) {
    Client client(port());
    client.send(to_server::Hello{version, "test"});
    client.send(to_server::Enter{"enter", ada.table(), ada.secret(), ada.seq(), epoch});
    const auto entered = client.wait_for<to_app::Entered>();
    return entered && !entered->frames.empty()
               ? boost::json::parse(entered->frames[0].text).at("stories").as_array().size()
               : std::size_t{999};
  };
  EXPECT_EQ(stories_since_all(ada.epoch()), 0u);
  EXPECT_GT(stories_since_all(before), 0u);
  EXPECT_GT(stories_since_all(""), 0u);

  to_server::Play play{"made before", *asked.question(), {asked.moves().front()}, before};
  asked.client().send(play);
  const auto no = asked.client().wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::outdated);
  play.epoch = asked.epoch();
  asked.client().send(play);
  EXPECT_TRUE(asked.client().wait_for<to_app::Ok>());
}

TEST_F(Admin, a_backup_of_a_drained_server_is_put_back_undrained_and_announces_nothing) {
  play_for_a_while();
  says({"drain"});
  says({"announce", "Back at ten"});
  const testing_cli::Scratch scratch;
  const std::string copy = scratch.path("copy.db");
  says({"backup", copy});
  stop();
  says({"restore", copy});
  serve();
  EXPECT_EQ(get("/readyz").substr(0, 12), "HTTP/1.1 200");
  Client session(port());
  session.send(to_server::Hello{version, "test"});
  const auto welcome = session.wait_for<to_app::Welcome>();
  ASSERT_TRUE(welcome);
  EXPECT_EQ(welcome->notice, std::nullopt);
}

TEST_F(Admin, a_server_that_starts_drained_says_so) {
  play_for_a_while();
  says({"drain"});
  stop();
  serve();
  EXPECT_EQ(get("/readyz").substr(0, 12), "HTTP/1.1 503");
  EXPECT_NE(get("/metrics").find("sounder_draining 1\n"), std::string::npos);
}

TEST_F(Admin, a_drain_is_not_over_when_the_disk_works_again) {
  store::FaultyDisk disk;
  play_for_a_while();
  disk.now(store::FaultyDisk::Fault::full);
  auto trouble = ada.client().wait_for<to_app::Trouble>();
  ASSERT_TRUE(trouble);
  EXPECT_EQ(trouble->what, to_app::Trouble::What::storage);
  says({"drain"});  // another program, with another disk
  disk.now(store::FaultyDisk::Fault::none);
  trouble = ada.client().wait_for<to_app::Trouble>();
  ASSERT_TRUE(trouble);
  EXPECT_EQ(trouble->what, to_app::Trouble::What::draining);
}

TEST_F(Admin, renews_the_epoch_when_nobody_serves_or_all_are_drained) {
  play_for_a_while();
  const auto epoch = [&] {
    const auto store = store::Store::open("sqlite:" + folder() + "/sounder.db");
    EXPECT_TRUE(store) << store.error().message;
    return store ? (*store)->epoch().value_or("unreadable") : "unopened";
  };
  const std::string before = epoch();
  EXPECT_EQ(testing_cli::not_refused(admin({"renew"}), "a server is at work on this database"), "");
  EXPECT_EQ(epoch(), before);
  says({"drain"});
  EXPECT_NE(says({"renew"}).find("a new epoch"), std::string::npos);
  EXPECT_NE(epoch(), before);
  EXPECT_TRUE(ada.listen_until([&] { return !ada.is_connected(); }));
  EXPECT_EQ(ada.client().close_code(), 1012) << "what she has seen is of another history: she is to come in again";
}

}  // namespace
}  // namespace sounder::server
