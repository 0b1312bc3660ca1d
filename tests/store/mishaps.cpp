// When there is no storage: nothing is called stored that is not, nothing crashes, and it works again by itself.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <thread>

#include "store/faulty_disk.h"
#include "store/places.h"

namespace sounder::store {
namespace {

using namespace std::chrono_literals;
using Fault = FaultyDisk::Fault;

template <class Place>
class Gone : public StoreOn<Place> {};
TYPED_TEST_SUITE(Gone, Places, PlaceNames);

// Appends the next event until it is stored; what was called stored must be there afterwards.
Seq append_until_it_works(Store& store, const std::string& table, Seq next) {
  const auto end = std::chrono::steady_clock::now() + 120s;
  while (std::chrono::steady_clock::now() < end) {
    const auto rows = store.load(table);
    if (rows && *rows) next = (*rows)->events.back().seq + 1;  // believe the rows
    if (rows && *rows && stored(store, event(table, next)) == Outcome::stored) return next;
    std::this_thread::sleep_for(50ms);
  }
  ADD_FAILURE() << "it does not come back";
  return next;
}

TYPED_TEST(Gone, the_database_goes_and_comes_back) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  EXPECT_TRUE(store.working());
  for (int round = 0; round < 2; ++round) {
    const Seq head = loaded(store, "AAAA").events.back().seq;
    this->place.take_away();
    EXPECT_EQ(stored(store, event("AAAA", head + 1)), Outcome::failed);
    EXPECT_EQ(stored(store, new_table("B" + std::to_string(round))), Outcome::failed);
    EXPECT_FALSE(store.sign(1000));
    EXPECT_FALSE(store.working());
    this->place.bring_back();
    const Seq next = append_until_it_works(store, "AAAA", head + 1);
    EXPECT_TRUE(store.working());
    EXPECT_TRUE(store.sign(1000));
    EXPECT_EQ(loaded(store, "AAAA").events.back().seq, next);
    EXPECT_FALSE(*store.load("B" + std::to_string(round)));
  }
}

TYPED_TEST(Gone, a_database_that_is_away_is_not_opened) {
  this->held.reset();
  if (this->place.where.starts_with("postgresql")) {
    const auto store = Store::open("postgresql://sounder@/nothing?host=/nowhere");
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().message.find('\n'), std::string::npos);
    EXPECT_NE(store.error().message.find("the database:"), std::string::npos) << store.error().message;
  } else {
    EXPECT_FALSE(Store::open("sqlite:/proc/nothing/sounder.db"));
    EXPECT_FALSE(Store::open("mysql://root:password@host/"));
  }
}

// A batch under way while PostgreSQL falls over, many times: what was acknowledged is there.
TYPED_TEST(Gone, what_was_acknowledged_before_a_fall_is_there) {
  Store& store = *this->held;
  constexpr int tables = 40;
  for (int i = 0; i < tables; ++i) ASSERT_EQ(stored(store, new_table("T" + std::to_string(i))), Outcome::stored);
  std::vector<Seq> acknowledged(tables, 1);
  std::atomic<int> answers = 0;  // to appends, whatever they say
  std::atomic<bool> stop = false;
  const auto wait_for_answers = [&](int more) {
    for (const int until = answers + more; answers < until;) answers.wait(answers);
  };
  std::vector<std::thread> threads;
  threads.reserve(8);
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = t; !stop; i = (i + 4) % tables) {
        const std::string table = "T" + std::to_string(i);
        const auto heads = store.heads({table});
        if (!heads || heads->empty()) continue;
        const Seq next = heads->front().seq + 1;
        if (stored(store, event(table, next)) == Outcome::stored) acknowledged[static_cast<std::size_t>(i)] = next;
        ++answers;
        answers.notify_all();
      }
    });
  }
  for (int fall = 0; fall < 2; ++fall) {
    wait_for_answers(100);
    this->place.take_away();
    this->place.bring_back();
  }
  wait_for_answers(100);
  stop = true;
  for (std::thread& thread : threads) thread.join();
  append_until_it_works(store, "T0", 2);
  for (int i = 0; i < tables; ++i) {
    const Loaded table = loaded(store, "T" + std::to_string(i));
    EXPECT_GE(table.events.size(), acknowledged[static_cast<std::size_t>(i)]);
    for (std::size_t n = 0; n < table.events.size(); ++n) EXPECT_EQ(table.events[n].seq, n + 1);
  }
}

class SqliteMishaps : public testing::TestWithParam<Fault> {};

TEST_P(SqliteMishaps, a_disk_that_refuses_is_told_and_then_it_works_again) {
  FaultyDisk disk;
  const OnSqlite place;
  auto opened = Store::open(place.where);
  ASSERT_TRUE(opened) << opened.error().message;
  Store& store = **opened;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  for (int round = 0; round < 3; ++round) {
    const Seq head = loaded(store, "AAAA").events.back().seq;
    disk.now(GetParam());
    EXPECT_EQ(stored(store, event("AAAA", head + 1)), Outcome::failed);
    EXPECT_EQ(stored(store, new_table("BBBB")), Outcome::failed);
    EXPECT_FALSE(store.working());
    EXPECT_EQ(loaded(store, "AAAA").events.back().seq, head);  // reading goes on
    disk.now(Fault::none);
    EXPECT_EQ(stored(store, event("AAAA", head + 1)), Outcome::stored);
    EXPECT_TRUE(store.working());
  }
  opened->reset();
  opened = Store::open(place.where);
  EXPECT_EQ(loaded(**opened, "AAAA").events.size(), 4u);
  EXPECT_FALSE(*(*opened)->load("BBBB"));
}
INSTANTIATE_TEST_SUITE_P(Faults, SqliteMishaps,
                         testing::Values(Fault::full, Fault::read_only, Fault::write_error, Fault::flush_error));

// A real limit, in a process of its own: its files may not grow beyond it.
int fill_up(const std::string& where) {
  std::signal(SIGXFSZ, SIG_IGN);
  auto opened = Store::open(where);
  if (!opened) return 1;
  Store& store = **opened;
  if (stored(store, new_table("AAAA")) != Outcome::stored) return 2;
  const auto limit = [](rlim_t bytes) {
    const rlimit limits{bytes, RLIM_INFINITY};
    ::setrlimit(RLIMIT_FSIZE, &limits);
  };
  limit(300'000);
  Seq next = 2;
  Append big = event("AAAA", next);
  for (;; ++next) {
    big.events[0].seq = next;
    big.events[0].body = std::string(20'000, 'x');
    const Outcome outcome = stored(store, big);
    if (outcome == Outcome::lost_race) return 3;
    if (outcome == Outcome::failed) break;
    if (next > 100) return 4;
  }
  if (loaded(store, "AAAA").events.size() != next - 1) return 5;
  limit(RLIM_INFINITY);
  if (stored(store, big) != Outcome::stored) return 7;
  opened->reset();
  opened = Store::open(where);
  return loaded(**opened, "AAAA").events.size() == next ? 0 : 8;
}

TEST(SqliteMishapsToo, a_full_disk) {
  testing::FLAGS_gtest_death_test_style = "fast";
  const Folder folder;
  EXPECT_EXIT(std::_Exit(fill_up("sqlite:" + folder.path() + "/sounder.db")), testing::ExitedWithCode(0), "");
}

// Without its lock the next program that is done with the file would remove the log from under it.
TEST(SqliteMishapsToo, another_store_in_the_process_leaves_the_lock_of_the_first) {
  testing::FLAGS_gtest_death_test_style = "fast";
  const OnSqlite place;
  const auto first = Store::open(place.where);
  ASSERT_TRUE(first);
  ASSERT_EQ(stored(**first, new_table("AAAA")), Outcome::stored);
  ASSERT_TRUE(Store::open(place.where));
  const auto is_locked = [&] {  // as others see it
    struct flock lock {};
    lock.l_type = F_WRLCK;
    const int file = ::open(place.path().c_str(), O_RDWR);
    return ::fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
  };
  EXPECT_EXIT(std::_Exit(is_locked() ? 0 : 1), testing::ExitedWithCode(0), "");
}

TEST(SqliteMishapsToo, a_file_that_may_only_be_read) {
  testing::FLAGS_gtest_death_test_style = "fast";
  const Folder folder;
  const std::string where = "sqlite:" + folder.path() + "/sounder.db";
  ASSERT_TRUE(Store::open(where));
  std::filesystem::permissions(folder.path() + "/sounder.db", std::filesystem::perms(0444));
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
  const auto open_as_nobody = [&] {
    if (::getuid() == 0 && ::setuid(65534) != 0) return 1;
    const auto store = Store::open(where);
    return !store && store.error().message.find("sounder.db can't be opened") != std::string::npos ? 0 : 2;
  };
  EXPECT_EXIT(std::_Exit(open_as_nobody()), testing::ExitedWithCode(0), "");
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
}

// Dies at its second append, as the crash harness wishes. What was acknowledged is there; what was committed, too.
void dies_at(const char* point, const std::string& where) {
  ::setenv("SOUNDER_CRASH_AT", point, 1);
  auto opened = Store::open(where);
  if (!opened || stored(**opened, new_table("AAAA")) != Outcome::stored) std::_Exit(1);
  stored(**opened, event("AAAA", 2));
}

struct CrashPoint {
  const char* wish;
  std::size_t events;  // that are there afterwards
};
class CrashPoints : public testing::TestWithParam<CrashPoint> {};

// The wish is read once a process, so the child is a new one that runs this test again: it is told its parent's folder.
TEST_P(CrashPoints, end_the_process_between_two_steps) {
  testing::FLAGS_gtest_death_test_style = "threadsafe";
  std::optional<Folder> folder;
  const char* told = ::getenv("SOUNDER_TEST_WHERE");
  const std::string where = told != nullptr ? told : "sqlite:" + folder.emplace().path() + "/sounder.db";
  ::setenv("SOUNDER_TEST_WHERE", where.c_str(), 1);
  EXPECT_EXIT(dies_at(GetParam().wish, where), testing::KilledBySignal(SIGKILL), "");
  ::unsetenv("SOUNDER_TEST_WHERE");
  const auto store = Store::open(where);
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ(loaded(**store, "AAAA").events.size(), GetParam().events);
}
INSTANTIATE_TEST_SUITE_P(Points, CrashPoints,
                         testing::Values(CrashPoint{"before_insert:2", 1}, CrashPoint{"before_commit:2", 1},
                                         CrashPoint{"after_commit:2", 2}));

}  // namespace
}  // namespace sounder::store
