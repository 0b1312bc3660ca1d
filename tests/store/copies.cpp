// Backup while everything goes on, restore under a new epoch; and what other servers hear.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <set>
#include <thread>

#include "store/places.h"

namespace sounder::store {
namespace {

using namespace std::chrono_literals;

class Backup : public StoreOn<OnSqlite> {
 protected:
  std::string copy = place.folder.path() + "/backup.db";
};

TEST_F(Backup, is_whole_while_writers_go_on) {
  ASSERT_EQ(stored(*held, new_table("AAAA")), Outcome::stored);
  std::atomic<Seq> head = 1;
  const std::jthread writer([&](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      ASSERT_EQ(stored(*held, event("AAAA", head + 1)), Outcome::stored);
      ++head;
    }
  });
  for (int i = 0; i < 10; ++i) {
    const Seq before = head;
    const auto done = held->backup(copy);
    ASSERT_TRUE(done) << done.error().message;
    const Seq after = head + 1;
    const auto backup = Store::open("sqlite:" + copy);
    ASSERT_TRUE(backup) << backup.error().message;
    const std::size_t events = loaded(**backup, "AAAA").events.size();
    EXPECT_GE(events, before);
    EXPECT_LE(events, after);
  }
  EXPECT_FALSE(std::filesystem::exists(copy + ".new"));
}

TEST_F(Backup, that_fails_leaves_the_last_one) {
  ASSERT_TRUE(held->backup(copy));
  EXPECT_FALSE(held->backup(place.folder.path() + "/nowhere/backup.db"));
  EXPECT_TRUE(std::filesystem::exists(copy));
}

TEST_F(Backup, is_restored_under_a_new_epoch) {
  ASSERT_EQ(stored(*held, new_table("AAAA")), Outcome::stored);
  ASSERT_TRUE(held->backup(copy));
  ASSERT_EQ(stored(*held, event("AAAA", 2)), Outcome::stored);  // after the backup
  const std::string epoch = *held->epoch();
  const auto refused = Store::restore(copy, place.where);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("is in use"), std::string::npos) << refused.error().message;
  EXPECT_EQ(stored(*held, event("AAAA", 3)), Outcome::stored);
  held.reset();
  const auto restored = Store::restore(copy, place.where);
  ASSERT_TRUE(restored) << restored.error().message;
  held = open();
  EXPECT_EQ(loaded(*held, "AAAA").events.size(), 1u);
  EXPECT_NE(*held->epoch(), epoch);
  EXPECT_EQ(stored(*held, event("AAAA", 2)), Outcome::stored);
  const auto before = Store::open(place.where + ".before");  // what was there is still there
  ASSERT_TRUE(before) << before.error().message;
  EXPECT_EQ(loaded(**before, "AAAA").events.size(), 3u);
}

TEST_F(Backup, is_restored_where_there_was_nothing) {
  ASSERT_EQ(stored(*held, new_table("AAAA")), Outcome::stored);
  ASSERT_TRUE(held->backup(copy));
  const std::string elsewhere = "sqlite:" + place.folder.path() + "/elsewhere.db";
  ASSERT_TRUE(Store::restore(copy, elsewhere));
  const auto store = Store::open(elsewhere);
  EXPECT_EQ(loaded(**store, "AAAA").events.size(), 1u);
}

TEST_F(Backup, of_something_else_is_not_restored) {
  held.reset();
  std::ofstream(copy) << "no database";
  EXPECT_FALSE(Store::restore(copy, place.where));
  std::filesystem::remove(copy);
  std::ofstream(copy).flush();
  EXPECT_FALSE(Store::restore(copy, place.where));
  EXPECT_FALSE(Store::restore(copy + ".none", place.where));
  held = open();
  EXPECT_TRUE(held);
}

class OverPostgreSQL : public StoreOn<OnPostgresql> {
 protected:
  // What a server has heard: tables, and how often that it has to read everything again.
  struct Ear {
    std::mutex mutex;
    std::condition_variable changed;
    std::set<std::string> tables;
    int again = 0;

    std::function<void(std::vector<std::string>)> listens() {
      return [this](const std::vector<std::string>& heard) {
        const std::scoped_lock lock(mutex);
        again += heard.empty() ? 1 : 0;
        tables.insert(heard.begin(), heard.end());
        changed.notify_all();
      };
    }
    template <class Condition>
    bool waits_for(Condition condition) {
      std::unique_lock lock(mutex);
      return changed.wait_for(lock, 120s, condition);
    }
  };
  Ear ear, own_ear;  // before the stores that talk into them
  std::unique_ptr<Store> other = open();
};

TEST_F(OverPostgreSQL, others_hear_of_a_batch_and_oneself_does_not) {
  other->listen(ear.listens());
  held->listen(own_ear.listens());
  ASSERT_TRUE(ear.waits_for([&] { return ear.again == 1; }));
  ASSERT_TRUE(own_ear.waits_for([&] { return own_ear.again == 1; }));
  for (int i = 0; i < 1200; ++i)
    held->append(new_table("TABLE-" + std::to_string(i)), {});  // more than fits into one notification
  EXPECT_TRUE(ear.waits_for([&] { return ear.tables.size() == 1200; }));
  ASSERT_EQ(stored(*other, new_table("FROM-OTHER")), Outcome::stored);
  EXPECT_TRUE(own_ear.waits_for([&] { return own_ear.tables.contains("FROM-OTHER"); }));
  EXPECT_EQ(own_ear.tables.size(), 1u);
}

TEST_F(OverPostgreSQL, after_a_fall_everything_is_read_again) {
  other->listen(ear.listens());
  ASSERT_TRUE(ear.waits_for([&] { return ear.again == 1; }));
  place.take_away();
  place.bring_back();
  ASSERT_TRUE(ear.waits_for([&] { return ear.again >= 2; }));
  stored(*held, new_table("AAAA"));
  ASSERT_EQ(stored(*held, new_table("BBBB")), Outcome::stored);
  EXPECT_TRUE(ear.waits_for([&] { return ear.tables.contains("BBBB"); }));
}

TEST_F(OverPostgreSQL, backups_are_its_own_and_the_epoch_is_ours) {
  const auto refused = held->backup("/tmp/nothing");
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("pg_dump"), std::string::npos);
  EXPECT_FALSE(Store::restore("/tmp/nothing", place.where));
  const std::string epoch = *held->epoch();
  ASSERT_TRUE(held->sign(100'000));
  EXPECT_FALSE(Store::renew_epoch(place.where, 102'000));
  ASSERT_TRUE(held->drain(true));
  EXPECT_TRUE(Store::renew_epoch(place.where, 102'000));
  EXPECT_NE(*held->epoch(), epoch);
}

}  // namespace
}  // namespace sounder::store
