// While something is being stored: nobody is shown it, nobody takes it for done.
#include <sqlite3.h>

#include "server/server_fixture.h"

namespace sounder::server {
namespace {

using namespace protocol;
using namespace std::chrono_literals;

// Somebody else writes to the database: what the server stores has to wait.
class Held {
 public:
  explicit Held(const std::string& folder) {
    EXPECT_EQ(sqlite3_open((folder + "/sounder.db").c_str(), &database_), SQLITE_OK);
    sqlite3_busy_timeout(database_, 60'000);
    EXPECT_EQ(sqlite3_exec(database_, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(database_);
  }
  ~Held() { let_go(); }
  Held(const Held&) = delete;
  Held& operator=(const Held&) = delete;
  void let_go() {
    sqlite3_exec(database_, "ROLLBACK", nullptr, nullptr, nullptr);
    sqlite3_close(std::exchange(database_, nullptr));
  }

 private:
  sqlite3* database_ = nullptr;
};

class Unstored : public Tables {
 protected:
  // The server has read all that was sent before.
  static bool is_heard(Client& client) {
    return client.send(to_server::Hello{version, "test"}) && client.wait_for<to_app::Welcome>();
  }
  std::unique_ptr<Client> session() const {
    auto client = std::make_unique<Client>(port());
    EXPECT_TRUE(is_heard(*client));
    return client;
  }
};

TEST_F(Unstored, is_shown_to_nobody) {
  serve();
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  const auto bob = session(), eve = session(), cat = session();
  Held database(folder());
  ASSERT_TRUE(ada.client().send(to_server::Say{"say", "Come in"}));
  ASSERT_TRUE(is_heard(ada.client()));
  ASSERT_TRUE(bob->send(to_server::Join{"an id of this joining that is long", ada.table(), "Bob", {}, {}}));
  ASSERT_TRUE(is_heard(*bob));
  ASSERT_TRUE(eve->send(to_server::Enter{"enter", ada.table(), {}, {}}));
  ASSERT_TRUE(is_heard(*eve));
  ASSERT_TRUE(cat->send(to_server::Look{"look", {{ada.table(), ada.secret()}}}));
  ASSERT_TRUE(is_heard(*cat));
  database.let_go();
  const auto joined = bob->wait_for<to_app::Entered>();
  const auto seen = eve->wait_for<to_app::Entered>();
  ASSERT_TRUE(joined && seen);
  EXPECT_EQ(seen->state.places[1].name.has_value(), seen->seq >= joined->seq)
      << "at " << seen->seq << ", he came with " << joined->seq;
  EXPECT_TRUE(cat->wait_for<to_app::Tables>()) << "everybody is answered";
}

}  // namespace
}  // namespace sounder::server
