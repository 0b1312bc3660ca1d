// A database is brought up to date from any version, and one from the future is left alone.
#include "store/migrations.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "store/places.h"

namespace sounder::store {
namespace {

template <class Place>
class Migrating : public testing::Test {
 protected:
  Migrating() {
    if (const auto at = where->path.rfind('/'); at != std::string::npos)
      std::filesystem::create_directories(where->path.substr(0, at));
    if (!where->postgresql()) std::ofstream(where->path).flush();
  }
  Place place;
  Expected<Where> where = read_where(place.where);
};
TYPED_TEST_SUITE(Migrating, Places, PlaceNames);

TYPED_TEST(Migrating, from_every_version_and_what_is_there_stays) {
  for (std::size_t version = 0; version <= migrations().size(); ++version) {
    {
      Connection connection(*this->where, Connection::Use::write);
      const auto migrated = migrate(connection, version);
      ASSERT_TRUE(migrated) << migrated.error().message;
      if (version == 1) {
        connection.sql() << "INSERT INTO tables (id, game, made, made_as, dice_secret, stage, alone) VALUES ('OLD', "
                            "'wild_pigs', 1, '{}', '', 0, 0)";
        connection.sql()
            << "INSERT INTO events (table_number, seq, at, person, command, body) VALUES (1, 1, 1, 1, 'c', '{}')";
      }
    }
  }
  const auto store = Store::open(this->place.where);
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ(loaded(**store, "OLD").events.size(), 1u);
  EXPECT_EQ((*store)->epoch()->size(), 32u);
}

TYPED_TEST(Migrating, an_open_database_is_not_migrated_twice) {
  const auto first = Store::open(this->place.where);
  const auto second = Store::open(this->place.where);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(*(*first)->epoch(), *(*second)->epoch());
}

TYPED_TEST(Migrating, several_servers_start_at_once) {
  std::vector<std::thread> threads;
  threads.reserve(8);
  std::atomic<int> opened = 0;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      const auto store = Store::open(this->place.where);
      EXPECT_TRUE(store) << store.error().message;
      if (store) ++opened;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(opened, 4);
}

TYPED_TEST(Migrating, a_database_from_the_future_is_refused) {
  ASSERT_TRUE(Store::open(this->place.where));
  {
    Connection connection(*this->where, Connection::Use::write);
    connection.sql() << "INSERT INTO migrations (number) VALUES (99)";
  }
  const auto store = Store::open(this->place.where);
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().message, "the database has version 99 of the schema, this program knows " +
                                       std::to_string(migrations().size()) + ": it belongs to a newer sounder");
}

}  // namespace
}  // namespace sounder::store
