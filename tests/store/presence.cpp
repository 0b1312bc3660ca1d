// What servers on one database know of each other: heartbeats, and who is connected where.
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

#include "store/places.h"

namespace sounder::store {
namespace {

using namespace std::chrono_literals;

template <class Place>
class Signs : public StoreOn<Place> {};
TYPED_TEST_SUITE(Signs, Places, PlaceNames);

TYPED_TEST(Signs, are_kept_for_as_long_as_a_clock_may_ask) {
  Append running = new_table("AAAA", 1 * day);
  running.make->alone = true;
  ASSERT_EQ(stored(*this->held, running), Outcome::stored);
  const auto sign_once = [&](Time now) {
    const auto store = Store::open(this->place.where);
    ASSERT_TRUE(*store);
    EXPECT_TRUE((*store)->sign(now));
  };
  for (const Time now : {Time{1000}, day / 2, 2 * day, 5 * day}) sign_once(now);
  EXPECT_EQ(this->held->prune_signs(5 * day + 1000), 2) << "those of before the table was made";
  EXPECT_EQ(this->held->prune_signs(5 * day + 1000), 0);
  Append over = event("AAAA", 2);
  over.stage = Stage::over;
  ASSERT_EQ(stored(*this->held, over), Outcome::stored);
  EXPECT_EQ(this->held->prune_signs(5 * day + 1000), 1) << "no clock runs any more, the last day stays";
  EXPECT_EQ(this->held->last_sign(), 5 * day);
}

// Two servers on one PostgreSQL.
struct PresencePostgreSQL : testing::Test {
  PresencePostgreSQL() {
    EXPECT_TRUE(here->sign(10'000));
    EXPECT_TRUE(there->sign(10'000));
    EXPECT_EQ(stored(*here, new_table("AAAA")), Outcome::stored);
  }
  std::unique_ptr<Store> open() const { return std::move(*Store::open(place.where)); }
  std::vector<int> seen_from(Store& store) const {
    std::vector<int> people;
    const auto elsewhere = store.present_elsewhere("AAAA");
    EXPECT_TRUE(elsewhere);
    for (const Present& present : *elsewhere) people.insert(people.end(), present.people.begin(), present.people.end());
    return people;
  }
  OnPostgresql place;
  std::unique_ptr<Store> here = open(), there = open();
};

TEST_F(PresencePostgreSQL, is_told_to_others_and_wakes_them) {
  std::mutex mutex;
  std::condition_variable woken;
  bool listens = false;
  std::string heard;
  there->listen([&](const std::vector<std::string>& tables) {
    const std::scoped_lock lock(mutex);
    listens = true;
    if (!tables.empty()) heard = tables[0];
    woken.notify_one();
  });
  std::unique_lock lock(mutex);
  ASSERT_TRUE(woken.wait_for(lock, 120s, [&] { return listens; }));
  EXPECT_TRUE(here->tell_present({{"AAAA", {}, {1, 12}}, {"nothing", {}, {3}}}));
  EXPECT_TRUE(woken.wait_for(lock, 120s, [&] { return heard == "AAAA"; }));
  EXPECT_EQ(seen_from(*there), (std::vector{1, 12}));
  EXPECT_EQ(seen_from(*here), std::vector<int>{}) << "of oneself one knows";
  EXPECT_TRUE(here->tell_present({{"AAAA", {}, {12}}}));
  EXPECT_EQ(seen_from(*there), std::vector{12});
  EXPECT_TRUE(here->tell_present({{"AAAA", {}, {}}}));
  EXPECT_EQ(seen_from(*there), std::vector<int>{});
}

TEST_F(PresencePostgreSQL, of_a_silent_server_counts_for_nothing_and_is_forgotten) {
  EXPECT_TRUE(here->tell_present({{"AAAA", {}, {1}}}));
  EXPECT_EQ(there->servers_up()->size(), 2u);
  EXPECT_TRUE(there->sign(10'000 + Store::silence));
  EXPECT_EQ(seen_from(*there), std::vector{1});
  EXPECT_TRUE(there->sign(10'001 + Store::silence));
  EXPECT_EQ(seen_from(*there), std::vector<int>{});
  EXPECT_EQ(there->servers_up()->size(), 1u);
  EXPECT_TRUE(there->prune_signs(100'000));
  EXPECT_TRUE(here->sign(100'000));
  EXPECT_TRUE(there->sign(100'000));
  EXPECT_EQ(seen_from(*there), std::vector<int>{}) << "it has to tell again";
}

}  // namespace
}  // namespace sounder::store
