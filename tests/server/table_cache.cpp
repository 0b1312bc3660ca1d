// Which tables are let go when there are too many.
#include "server/table_cache.h"

#include "server/server_fixture.h"

namespace sounder::server {
namespace {

using namespace protocol;

class TableCacheTest : public ::testing::Test {
 protected:
  TableActor& idle_table(const std::string& id) {
    TableActor& actor = cache.hold(id);
    actor.table.emplace(games, id, FairDice::Secret{});
    cache.settle(actor);
    return actor;
  }

  tables::GameCache games;
  TableCache cache{1};
};

TEST_F(TableCacheTest, lets_go_of_the_longest_idle) {
  idle_table("a");
  TableActor& b = idle_table("b");
  EXPECT_EQ(cache.find("a"), nullptr);
  EXPECT_EQ(cache.find("b"), &b);
}

TEST_F(TableCacheTest, keeps_what_is_worked_with) {
  TableActor& a = idle_table("a");
  ++a.pins;
  idle_table("b");
  ASSERT_EQ(cache.find("a"), &a);
  --a.pins;
  cache.settle(a);
  EXPECT_EQ(cache.find("a"), &a);
  EXPECT_EQ(cache.find("b"), nullptr) << "now it is the one used last";
}

TEST_F(TableCacheTest, keeps_a_table_being_read_and_the_sessions_that_wait_for_it) {
  TableActor& a = idle_table("a");
  a.busy = TableActor::Busy::loading;
  a.waiting.push_back([](TableActor*, tables::Code) {});
  idle_table("b");
  ASSERT_EQ(cache.find("a"), &a);
  EXPECT_EQ(a.waiting.size(), 1u);
}

// Who goes from one table to another leaves one that may go while the other is being entered.
TEST_F(Tables, there_may_be_few_in_memory) {
  serve([](TableSettings& settings) { settings.limits.idle_tables = 1; });
  Player ada("Ada", 1);
  ASSERT_TRUE(ada.connect(port()));
  ASSERT_TRUE(ada.make(table_of("bite-the-pumpkin", {"me", "open"})));
  const std::string table = ada.table(), secret = ada.secret();
  to_server::Make another = table_of("bite-the-pumpkin", {"me", "open"});
  another.id = "another table";
  another.name = "Ada";
  ada.client().send(another);
  ASSERT_TRUE(ada.client().wait_for<to_app::Entered>());
  ada.client().send(to_server::Enter{"back to the first", table, secret, {}});
  const auto back = ada.client().wait_for<to_app::Entered>();
  ASSERT_TRUE(back);
  EXPECT_EQ(back->seat, Seat::p1);
  ada.client().send(to_server::Say{"a word", "Here I am"});
  EXPECT_TRUE(ada.client().wait_for<to_app::Ok>());
}

}  // namespace
}  // namespace sounder::server
