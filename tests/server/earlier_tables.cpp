// Tables that another version of the program has written: those of 490d06e go on (tests/records/tables-490d06e), and of
// one that can't be opened it is said why.
#include <sqlite3.h>

#include <boost/json.hpp>

#include "cli/program.h"
#include "match/record.h"
#include "server/server_fixture.h"
#include "where.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;
using Code = to_app::No::Code;

class EarlierTables : public Tables {
 protected:
  void take_over_from_490d06e() {
    std::filesystem::create_directories(folder());
    std::filesystem::copy_file(std::string(where::source) + "/tests/records/tables-490d06e/sounder.db",
                               folder() + "/sounder.db");
    serve();
  }
  // As if another version had written it.
  void change_rows(const std::string& statement) const {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open((folder() + "/sounder.db").c_str(), &database), SQLITE_OK);
    sqlite3_busy_timeout(database, 60'000);
    EXPECT_EQ(sqlite3_exec(database, statement.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(database);
    EXPECT_GT(sqlite3_changes(database), 0);
    sqlite3_close(database);
  }
  std::unique_ptr<Client> greeted(std::uint64_t version) const {
    auto client = std::make_unique<Client>(port());
    client->send(to_server::Hello{version, "test"});
    EXPECT_TRUE(client->wait_for<to_app::Welcome>());
    return client;
  }
  std::string admin(std::vector<std::string> words) const {
    words.insert(words.begin(), "admin");
    words.insert(words.end(), {"--data", folder()});
    const auto ran = testing_cli::run(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out;
  }
};

struct Kept {
  const char *table, *secret;
  Stage stage;
  std::size_t moves;
  std::uint64_t hash;  // of where they lead, as 490d06e had it
};

constexpr Kept played[] = {
    {"p7bwwx65v7wy", "OiMaXwj5oheaevIB_VyO7Q", Stage::playing, 12, 0x8e95f8fcbf63ce72},
    {"pniyknrxrza2", "wT-b2sTq-cCz59ty3VZHqw", Stage::over, 42, 0xf86633dad55fcc43},
    {"mpg5qnsz53gm", "bKoBjHfEpYpE0zuPfyxZIg", Stage::playing, 22, 0x5f499ca56464ed10},
};

TEST_F(EarlierTables, of_490d06e_open_where_they_were_and_go_on) {
  take_over_from_490d06e();
  for (const Kept& kept : played) {
    const auto session = greeted(version);
    session->send(to_server::Enter{"enter", kept.table, kept.secret, {}, {}});
    const auto entered = session->wait_for<to_app::Entered>();
    ASSERT_TRUE(entered) << kept.table;
    EXPECT_EQ(entered->state.stage, kept.stage);
    EXPECT_TRUE(entered->host);
    session->send(to_server::Record{"record"});
    const auto answer = session->wait_for<to_app::Record>();
    ASSERT_TRUE(answer) << kept.table;
    const auto record = parse_record(answer->record.text, kept.table);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->match.steps().size(), kept.moves);
    EXPECT_EQ(record->match.state().hash(), kept.hash) << kept.table;
    session->send(to_server::Say{"say", "Back again"});
    EXPECT_TRUE(session->wait_for<to_app::Ok>()) << kept.table;
  }
  EXPECT_EQ(admin({"list", "--unreadable"}), "");
}

TEST_F(EarlierTables, of_490d06e_at_which_people_sit_down_begin) {
  take_over_from_490d06e();
  Player bob("Bob", 2);
  ASSERT_TRUE(bob.connect(port()));
  ASSERT_TRUE(bob.join("5fllzt3ku2wb"));
  const auto ada = greeted(version);
  ada->send(to_server::Enter{"enter", "5fllzt3ku2wb", "0lnRgr3KPLhQzc_94wWl_w", {}, {}});
  ASSERT_TRUE(ada->wait_for<to_app::Entered>());
  ada->send(to_server::Start{"start"});
  EXPECT_TRUE(ada->wait_for<to_app::Ok>());
}

TEST_F(EarlierTables, of_490d06e_that_are_over_have_a_rematch) {
  take_over_from_490d06e();
  const auto ada = greeted(version);
  ada->send(to_server::Enter{"enter", played[1].table, played[1].secret, {}, {}});
  ASSERT_TRUE(ada->wait_for<to_app::Entered>());
  ada->send(to_server::Rematch{"rematch-of-the-evening", {}});
  EXPECT_TRUE(ada->wait_for<to_app::Ok>());
}

TEST_F(EarlierTables, that_cannot_be_opened_say_so) {
  take_over_from_490d06e();
  stop();
  change_rows(
      "UPDATE events SET body = replace(body, '\"rules\":1', '\"rules\":2') WHERE table_number = 2 AND seq = 1");
  serve();
  const auto& [table, secret, stage, moves, hash] = played[0];
  const auto session = greeted(version);
  for (const auto& own : {std::optional<std::string>(secret), std::optional<std::string>()}) {
    session->send(to_server::Enter{"enter", table, own, {}, {}});
    const auto no = session->wait_for<to_app::No>();
    ASSERT_TRUE(no);
    EXPECT_EQ(no->code, Code::other_version);
    EXPECT_EQ(no->words, "another version of Sounder has made the table");
  }
  session->send(to_server::Join{"join-a-table-of-yore", table, "Eve", {}, {}});
  const auto no = session->wait_for<to_app::No>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, Code::other_version);
  session->send(to_server::Look{"look", {{table, secret}, {played[1].table, played[1].secret}, {"nowhere", "x"}}});
  const auto found = session->wait_for<to_app::Tables>();
  ASSERT_TRUE(found && found->tables.size() == 3);
  EXPECT_TRUE(found->tables[0].other_version.value_or(false));
  EXPECT_FALSE(found->tables[0].stage);
  EXPECT_EQ(found->tables[1].stage, Stage::over);
  EXPECT_FALSE(found->tables[1].other_version);
  EXPECT_FALSE(found->tables[2].other_version);

  const auto old = greeted(1);
  old->send(to_server::Enter{"enter", table, secret, {}, {}});
  const auto as_before = old->wait_for<to_app::No>();
  ASSERT_TRUE(as_before);
  EXPECT_EQ(as_before->code, Code::unknown);
}

TEST_F(EarlierTables, that_cannot_be_opened_are_listed_with_the_reason) {
  take_over_from_490d06e();
  change_rows(
      "UPDATE events SET body = replace(body, 'cd71c52481e09e0f', 'cd71c52481e09e00') WHERE table_number = 4 AND seq = "
      "1");
  const std::string listed = admin({"list", "--unreadable"});
  EXPECT_TRUE(listed.starts_with("     4  mpg5qnsz53gm")) << listed;
  EXPECT_NE(listed.find("box classic: has changed since"), std::string::npos) << listed;
  EXPECT_EQ(std::ranges::count(listed, '\n'), 2) << listed;
  EXPECT_EQ(admin({"list", "--unreadable", "--game", "happy-pigs"}), "");
}

}  // namespace
}  // namespace sounder::server
