// What an append promises: one winner a (table, seq), all of it or nothing, and nobody suffers for another's loss.
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

#include "store/places.h"

namespace sounder::store {
namespace {

template <class Place>
class Appending : public StoreOn<Place> {};
TYPED_TEST_SUITE(Appending, Places, PlaceNames);

// Waits until as many have answered as were asked.
class Answers {
 public:
  std::function<void(Outcome)> one() {
    return [this](Outcome outcome) {
      const std::scoped_lock lock(mutex_);
      outcomes_.push_back(outcome);
      changed_.notify_all();
    };
  }
  std::vector<Outcome> all(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return outcomes_.size() == count; });
    return outcomes_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Outcome> outcomes_;
};

TYPED_TEST(Appending, what_is_stored_is_loaded) {
  Store& store = *this->held;
  Append make = new_table("AAAA");
  make.events.push_back({"AAAA", 2, 1001, 1, "make", R"({"is":"joined","ü":"'\"\\:x"})"});
  ASSERT_EQ(stored(store, make), Outcome::stored);
  const Loaded table = loaded(store, "AAAA");
  EXPECT_EQ(table.table.game, "wild_pigs");
  EXPECT_EQ(table.table.made, 1000);
  EXPECT_EQ(table.table.made_as, R"({"seats":2})");
  EXPECT_EQ(table.table.dice_secret, std::string("\x00\xff dice", 7));
  EXPECT_GT(table.table.number, 0);
  ASSERT_EQ(table.events.size(), 2u);
  EXPECT_EQ(table.events[0].command, "make");
  EXPECT_EQ(table.events[1].command, "");  // the command stands in the first event
  EXPECT_EQ(table.events[1].body, R"({"is":"joined","ü":"'\"\\:x"})");
  EXPECT_EQ(table.events[1].at, 1001);
  ASSERT_EQ(table.words.size(), 1u);
  EXPECT_EQ(table.words[0].text, "Ada");
  ASSERT_EQ(table.secrets.size(), 1u);
  EXPECT_EQ(table.secrets[0].hash, std::string(32, '\x01'));
}

TYPED_TEST(Appending, who_comes_second_has_lost) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  ASSERT_EQ(stored(store, event("AAAA", 2, "a")), Outcome::stored);
  EXPECT_EQ(stored(store, event("AAAA", 2, "b")), Outcome::lost_race);
  EXPECT_EQ(loaded(store, "AAAA").events.size(), 2u);
  EXPECT_EQ(loaded(store, "AAAA").events[1].command, "a");
}

TYPED_TEST(Appending, nothing_is_stored_over_a_gap) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  EXPECT_EQ(stored(store, event("AAAA", 3)), Outcome::lost_race);
  EXPECT_EQ(stored(store, event("NONE", 2)), Outcome::lost_race);
  EXPECT_EQ(stored(store, event("AAAA", 2)), Outcome::stored);
}

TYPED_TEST(Appending, a_table_is_made_once) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  EXPECT_EQ(stored(store, new_table("AAAA", 5000)), Outcome::lost_race);
  EXPECT_EQ(loaded(store, "AAAA").table.made, 1000);
}

TYPED_TEST(Appending, a_loser_leaves_nothing_behind) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  ASSERT_EQ(stored(store, event("AAAA", 2)), Outcome::stored);
  Append late = event("AAAA", 2);
  late.events.push_back({"AAAA", 3, 2000, 1, "", "{}"});
  late.words = {{3, "never said"}};
  late.secrets = {{2, std::string(32, '\x02')}};
  late.stage = Stage::over;
  late.alone = true;
  EXPECT_EQ(stored(store, late), Outcome::lost_race);
  const Loaded table = loaded(store, "AAAA");
  EXPECT_EQ(table.events.size(), 2u);
  EXPECT_EQ(table.words.size(), 1u);
  EXPECT_EQ(table.secrets.size(), 1u);
  EXPECT_EQ(table.table.stage, Stage::gathering);
  EXPECT_FALSE(table.table.alone);
}

TYPED_TEST(Appending, a_command_is_stored_once) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  ASSERT_EQ(stored(store, event("AAAA", 2, "c1")), Outcome::stored);
  EXPECT_EQ(stored(store, event("AAAA", 3, "c1")), Outcome::lost_race);  // the same, again
  EXPECT_EQ(stored(store, event("AAAA", 3, "c1", 2)), Outcome::stored);  // another person's
  EXPECT_EQ(stored(store, event("AAAA", 4)), Outcome::stored);           // the server's own have none
  EXPECT_EQ(stored(store, event("AAAA", 5)), Outcome::stored);
}

TYPED_TEST(Appending, stage_and_alone_change_with_the_event) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  ASSERT_EQ(stored(store, new_table("BBBB")), Outcome::stored);
  Append start = event("BBBB", 2);
  start.stage = Stage::playing;
  start.alone = true;
  ASSERT_EQ(stored(store, start), Outcome::stored);
  EXPECT_EQ(loaded(store, "BBBB").table.stage, Stage::playing);
  EXPECT_EQ(*store.live_alone(), std::vector<std::string>{"BBBB"});
  Append end = event("BBBB", 3);
  end.stage = Stage::over;
  ASSERT_EQ(stored(store, end), Outcome::stored);
  EXPECT_TRUE(store.live_alone()->empty());
}

TYPED_TEST(Appending, what_makes_no_sense_fails) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  EXPECT_EQ(stored(store, {}), Outcome::failed);
  Append two_tables = event("AAAA", 2);
  two_tables.events.push_back(event("BBBB", 3).events[0]);
  EXPECT_EQ(stored(store, two_tables), Outcome::failed);
  Append gap = event("AAAA", 2);
  gap.events.push_back(event("AAAA", 4).events[0]);
  EXPECT_EQ(stored(store, gap), Outcome::failed);
  Append cut_off = event("AAAA", 2);
  cut_off.events[0].body = std::string("{\0}", 3);
  EXPECT_EQ(stored(store, cut_off), Outcome::failed);
  EXPECT_EQ(stored(store, event("AAAA", 1)), Outcome::failed);  // seq 1 makes a table
  EXPECT_EQ(stored(store, event("AAAA", 2)), Outcome::stored);
}

// In one batch: one that can't be stored (two words in one place), losers, and many others.
TYPED_TEST(Appending, nobody_suffers_for_another) {
  Store& store = *this->held;
  for (int i = 0; i < 150; ++i) ASSERT_EQ(stored(store, new_table("T" + std::to_string(i))), Outcome::stored);
  std::mutex mutex;
  std::map<int, Outcome> outcomes;
  Answers answers;
  for (int i = 0; i < 150; ++i) {
    Append append = event("T" + std::to_string(i), i % 10 == 3 ? 1 : 2);
    if (i % 10 == 3) append.events[0].seq = 5;
    if (i == 77) append.words = {{2, "a"}, {2, "b"}};
    store.append(append, [&, i, done = answers.one()](Outcome outcome) {
      {
        const std::scoped_lock lock(mutex);
        outcomes[i] = outcome;
      }
      done(outcome);
    });
  }
  answers.all(150);
  for (int i = 0; i < 150; ++i)
    EXPECT_EQ(outcomes[i], i == 77 ? Outcome::failed : i % 10 == 3 ? Outcome::lost_race : Outcome::stored) << i;
  EXPECT_EQ(loaded(store, "T77").events.size(), 1u);
  EXPECT_EQ(loaded(store, "T78").events.size(), 2u);
}

TYPED_TEST(Appending, appends_of_a_table_keep_their_order) {
  Store& store = *this->held;
  Answers answers;
  store.append(new_table("AAAA"), answers.one());
  for (Seq seq = 2; seq <= 50; ++seq) store.append(event("AAAA", seq), answers.one());
  for (const Outcome outcome : answers.all(50)) EXPECT_EQ(outcome, Outcome::stored);
  EXPECT_EQ(loaded(store, "AAAA").events.size(), 50u);
}

TYPED_TEST(Appending, what_waits_is_stored_before_the_end) {
  Answers answers;
  this->held->append(new_table("AAAA"), answers.one());
  for (int i = 0; i < 1500; ++i) this->held->append(new_table("T" + std::to_string(i)), answers.one());
  this->held.reset();
  EXPECT_EQ(answers.all(1501).size(), 1501u);
  this->held = this->open();
  EXPECT_EQ(loaded(*this->held, "T1499").events.size(), 1u);
}

// Two servers on one database, several threads in each, all after the same tables.
TYPED_TEST(Appending, two_stores_race_and_every_place_has_one_winner) {
  constexpr int tables = 8, moves = 25;
  const auto other = this->open();
  Store* stores[] = {this->held.get(), other.get()};
  for (int i = 0; i < tables; ++i) ASSERT_EQ(stored(*stores[0], new_table("T" + std::to_string(i))), Outcome::stored);
  std::atomic<int> won = 0, lost = 0, failed = 0;
  std::vector<std::thread> threads;
  threads.reserve(8);
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      Store& mine = *stores[t % 2];
      for (int i = t; i < t + tables; ++i) {  // each begins elsewhere, so that batches overlap
        const std::string table = "T" + std::to_string(i % tables);
        for (int n = 0; n < moves; ++n) {
          const Seq head = mine.heads({table})->front().seq;
          Append append = event(table, head + 1, "s" + std::to_string(t) + "-" + std::to_string(n));
          append.events.push_back({table, head + 2, 0, 0, "", "by " + std::to_string(t)});
          append.events[0].body = "by " + std::to_string(t);
          const Outcome outcome = stored(mine, append);
          ++(outcome == Outcome::stored ? won : outcome == Outcome::lost_race ? lost : failed);
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(failed, 0);
  EXPECT_EQ(won + lost, 8 * tables * moves);
  std::size_t events = 0;
  for (int i = 0; i < tables; ++i) {
    const Loaded table = loaded(*stores[i % 2], "T" + std::to_string(i));
    for (std::size_t n = 0; n < table.events.size(); ++n) {
      EXPECT_EQ(table.events[n].seq, n + 1);
      if (n % 2 == 1) {
        EXPECT_EQ(table.events[n].body, table.events.at(n + 1).body) << "half an append";
      }
    }
    events += table.events.size();
  }
  EXPECT_EQ(events, static_cast<std::size_t>(tables + 2 * won));
}

TYPED_TEST(Appending, a_long_body_is_no_trouble) {
  Store& store = *this->held;
  Append make = new_table("AAAA");
  make.events[0].body = std::string(300'000, 'x');
  ASSERT_EQ(stored(store, make), Outcome::stored);
  EXPECT_EQ(loaded(store, "AAAA").events[0].body.size(), 300'000u);
}

}  // namespace
}  // namespace sounder::store
