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

TEST_F(TableCacheTest, knows_for_how_long_somebody_has_been_away) {
  TableActor actor("a");
  actor.table.emplace(games, "a", FairDice::Secret{});
  const to_server::Make make{.id = "make", .game = "bite-the-pumpkin", .seats = {"me", "open"}, .name = "Ada"};
  const auto events = tables::Table::make(games, make, {"a", FairDice::Secret{}, 0});
  ASSERT_TRUE(events);
  for (const tables::Event& event : *events) ASSERT_TRUE(actor.table->apply(event));
  actor.known_since = 1'000;
  EXPECT_EQ(actor.away_for(Seat::p1, 61'000), 60'000) << "since this server knows of the table";
  actor.went(1, 50'000, 10'000);
  EXPECT_EQ(actor.away_for(Seat::p1, 61'000), 11'000);
  actor.went(2, 80'000, 10'000);
  EXPECT_EQ(actor.away_for(Seat::p1, 81'000), 31'000) << "others come and go";
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
