// What can be asked of a store, and what a host can do with it.
#include <gtest/gtest.h>

#include "store/places.h"

namespace sounder::store {
namespace {

template <class Place>
class Asking : public StoreOn<Place> {
 protected:
  void make(const std::string& id, Stage stage, Time at) {
    Append append = new_table(id, at);
    append.make->stage = stage;
    ASSERT_EQ(stored(*this->held, append), Outcome::stored);
  }
};
TYPED_TEST_SUITE(Asking, Places, PlaceNames);

TYPED_TEST(Asking, there_is_no_such_table) {
  const auto none = this->held->load("NONE");
  ASSERT_TRUE(none);
  EXPECT_FALSE(none->has_value());
}

TYPED_TEST(Asking, rows_after_a_seq) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  Append said = event("AAAA", 2);
  said.words = {{2, "hello"}};
  said.secrets = {{2, std::string(32, '\x07')}};
  ASSERT_EQ(stored(store, said), Outcome::stored);
  const Loaded after = loaded(store, "AAAA", 1);
  ASSERT_EQ(after.events.size(), 1u);
  EXPECT_EQ(after.events[0].seq, 2u);
  ASSERT_EQ(after.words.size(), 1u);
  EXPECT_EQ(after.words[0].text, "hello");
  EXPECT_EQ(after.secrets.size(), 2u);
  EXPECT_TRUE(loaded(store, "AAAA", 2).events.empty());
  EXPECT_EQ(loaded(store, "AAAA", 2).table.id, "AAAA");
}

TYPED_TEST(Asking, heads_of_those_that_are_there) {
  Store& store = *this->held;
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);
  ASSERT_EQ(stored(store, event("AAAA", 2)), Outcome::stored);
  ASSERT_EQ(stored(store, new_table("BBBB")), Outcome::stored);
  const auto heads = store.heads({"BBBB", "NONE", "AAAA"});
  ASSERT_TRUE(heads);
  ASSERT_EQ(heads->size(), 2u);
  EXPECT_EQ((*heads)[0].seq, 1u);
  EXPECT_EQ((*heads)[1].seq, 2u);
}

TYPED_TEST(Asking, a_list_by_game_stage_and_silence) {
  Store& store = *this->held;
  this->make("A", Stage::gathering, 1000);
  this->make("B", Stage::playing, 2000);
  this->make("C", Stage::over, 3000);
  ASSERT_EQ(stored(store, event("B", 2, "", 1, 9000)), Outcome::stored);
  const auto ids = [&](const Filter& filter) {
    std::string text;
    const auto rows = store.list(filter);
    EXPECT_TRUE(rows) << rows.error().message;
    if (rows)
      for (const Listed& row : *rows) text += row.table.id;
    return text;
  };
  EXPECT_EQ(ids({}), "ABC");
  EXPECT_EQ(ids({.game = "wild_pigs"}), "ABC");
  EXPECT_EQ(ids({.game = "happy_pigs"}), "");
  EXPECT_EQ(ids({.stage = Stage::playing}), "B");
  EXPECT_EQ(ids({.quiet_since = 5000}), "AC");
  EXPECT_EQ(ids({.game = "wild_pigs", .stage = Stage::over, .quiet_since = 5000}), "C");
  EXPECT_EQ(ids({.at_most = 2}), "AB");
  EXPECT_EQ(ids({.after_number = store.list({})->at(1).table.number}), "C");
  const Listed row = store.list({.stage = Stage::playing})->front();
  EXPECT_EQ(row.events, 2u);
  EXPECT_EQ(row.last, 9000);
  EXPECT_EQ(row.people, 1);
}

TYPED_TEST(Asking, a_code_works_once_and_in_time) {
  Store& store = *this->held;
  this->make("AAAA", Stage::playing, 1000);
  const std::string hash(32, '\x05'), late(32, '\x06'), secret(32, '\x09');
  ASSERT_TRUE(store.keep_code({hash, "AAAA", 1, 5000}, 1000));
  ASSERT_TRUE(store.keep_code({late, "AAAA", 2, 5000}, 1000));
  EXPECT_FALSE(store.keep_code({hash, "AAAA", 3, 5000}, 1000));
  EXPECT_FALSE(store.keep_code({secret, "NONE", 1, 5000}, 1000));
  const auto code = store.redeem_code(hash, secret, 4000);
  ASSERT_TRUE(code) << code.error().message;
  ASSERT_TRUE(*code);
  EXPECT_EQ((*code)->table, "AAAA");
  EXPECT_EQ((*code)->person, 1);
  const Loaded table = loaded(store, "AAAA");
  ASSERT_EQ(table.secrets.size(), 2u);
  EXPECT_EQ(table.secrets[1].hash, secret);
  EXPECT_FALSE(*store.redeem_code(hash, secret, 4000));
  EXPECT_FALSE(*store.redeem_code(late, secret, 6000));
  EXPECT_FALSE(*store.redeem_code(late, secret, 4000));  // its time was over once
}

TYPED_TEST(Asking, a_new_code_takes_the_place_of_the_last_and_of_those_whose_time_is_over) {
  Store& store = *this->held;
  this->make("AAAA", Stage::playing, 1000);
  const std::string first(32, '\x05'), second(32, '\x06'), other(32, '\x07'), secret(32, '\x09');
  ASSERT_TRUE(store.keep_code({first, "AAAA", 1, 5000}, 1000));
  ASSERT_TRUE(store.keep_code({other, "AAAA", 2, 5000}, 1000));
  ASSERT_TRUE(store.keep_code({second, "AAAA", 1, 9000}, 4000));
  EXPECT_FALSE(*store.redeem_code(first, secret, 4000));
  ASSERT_TRUE(store.keep_code({first, "AAAA", 3, 9000}, 6000));
  EXPECT_FALSE(*store.redeem_code(other, secret, 4000)) << "it went when its time was over";
  EXPECT_TRUE(*store.redeem_code(second, secret, 6000));
}

TYPED_TEST(Asking, a_person_gets_another_secret) {
  Store& store = *this->held;
  this->make("AAAA", Stage::playing, 1000);
  EXPECT_TRUE(store.add_secret("AAAA", {1, std::string(32, '\x0a')}));
  EXPECT_FALSE(store.add_secret("NONE", {1, std::string(32, '\x0a')}));
  EXPECT_EQ(loaded(store, "AAAA").secrets.size(), 2u);
}

TYPED_TEST(Asking, notices_reach_other_processes) {
  const auto admin = this->open();
  const Notices before = *this->held->notices();
  EXPECT_EQ(before.announcement, "");
  EXPECT_FALSE(before.draining);
  EXPECT_EQ(before.epoch.size(), 32u);
  ASSERT_TRUE(admin->announce("Back at nine: it's 'late'"));
  ASSERT_TRUE(admin->drain(true));
  ASSERT_TRUE(admin->forget_cached());
  const Notices after = *this->held->notices();
  EXPECT_EQ(after.announcement, "Back at nine: it's 'late'");
  EXPECT_TRUE(after.draining);
  EXPECT_EQ(after.epoch, before.epoch);
  EXPECT_GT(after.revision, before.revision);
}

TYPED_TEST(Asking, words_go_and_the_record_stays) {
  Store& store = *this->held;
  this->make("AAAA", Stage::over, 1000);
  Append said = event("AAAA", 2);
  said.words = {{2, "hello"}};
  ASSERT_EQ(stored(store, said), Outcome::stored);
  const auto revision = store.notices()->revision;
  EXPECT_EQ(*store.erase_words("AAAA", {2, 17}), 1);
  EXPECT_EQ(loaded(store, "AAAA").words.size(), 1u);
  EXPECT_EQ(*store.erase_words("AAAA"), 1);
  EXPECT_EQ(*store.erase_words("NONE"), 0);
  EXPECT_TRUE(loaded(store, "AAAA").words.empty());
  EXPECT_EQ(loaded(store, "AAAA").events.size(), 2u);
  EXPECT_GT(store.notices()->revision, revision);
}

TYPED_TEST(Asking, old_tables_go_by_stage_and_age) {
  Store& store = *this->held;
  this->make("A", Stage::gathering, 1 * day);
  this->make("B", Stage::playing, 1 * day);
  this->make("C", Stage::over, 1 * day);
  this->make("D", Stage::over, 8 * day);
  this->make("E", Stage::over, 1 * day);
  ASSERT_EQ(stored(store, event("E", 2, "", 1, 9 * day)), Outcome::stored);
  EXPECT_EQ(*store.remove_old({}, 10 * day), 0);
  EXPECT_EQ(*store.remove_old({.over = 5 * day}, 10 * day), 1);
  EXPECT_FALSE(*store.load("C"));
  EXPECT_EQ(*store.remove_old({.gathering = 2 * day, .playing = 30 * day}, 10 * day), 1);
  EXPECT_FALSE(*store.load("A"));
  EXPECT_EQ(store.list({})->size(), 3u);
}

TYPED_TEST(Asking, many_old_tables_go_too) {
  Store& store = *this->held;
  for (int i = 0; i < 250; ++i) store.append(new_table("T" + std::to_string(i)), {});
  this->make("LAST", Stage::over, 1000);
  EXPECT_EQ(*store.remove_old({.gathering = day}, 10 * day), 250);
  EXPECT_EQ(store.list({})->size(), 1u);
}

TYPED_TEST(Asking, what_is_removed_is_gone_for_those_who_had_it) {
  Store& store = *this->held;
  this->make("AAAA", Stage::playing, 1000);
  ASSERT_EQ(stored(store, event("AAAA", 2)), Outcome::stored);
  const auto admin = this->open();
  EXPECT_TRUE(*admin->remove("AAAA"));
  EXPECT_FALSE(*admin->remove("AAAA"));
  EXPECT_EQ(stored(store, event("AAAA", 3)), Outcome::lost_race);
  EXPECT_FALSE(*store.load("AAAA"));
  ASSERT_EQ(stored(store, new_table("AAAA")), Outcome::stored);  // its name is free
  EXPECT_EQ(loaded(store, "AAAA").events.size(), 1u);
  EXPECT_EQ(loaded(store, "AAAA").secrets.size(), 1u);
}

TYPED_TEST(Asking, up_time_leaves_out_when_nobody_was_there) {
  Store& store = *this->held;
  EXPECT_EQ(*store.last_sign(), 0);
  ASSERT_TRUE(store.sign(10'000));
  ASSERT_TRUE(store.sign(12'000));
  EXPECT_EQ(store.up_time(10'000, 12'000), 2'000);
  EXPECT_EQ(store.up_time(5'000, 13'000), 3'000);   // until now, though the sign is a second old
  EXPECT_EQ(store.up_time(10'000, 30'000), 2'000);  // it can't know: too long without a sign
  ASSERT_TRUE(store.sign(40'000));                  // it was silent, or without a database
  ASSERT_TRUE(store.sign(42'000));
  EXPECT_EQ(store.up_time(10'000, 42'000), 4'000);
  EXPECT_EQ(store.up_time(11'000, 41'000), 2'000);
  EXPECT_EQ(store.up_time(20'000, 30'000), 0);
  EXPECT_EQ(*store.last_sign(), 42'000);
}

TYPED_TEST(Asking, up_time_is_that_of_all_servers) {
  ASSERT_TRUE(this->held->sign(10'000));
  ASSERT_TRUE(this->held->sign(14'000));
  const auto other = this->open();
  EXPECT_EQ(other->up_time(0, 20'000), 4'000);
  ASSERT_TRUE(other->sign(13'000));
  ASSERT_TRUE(other->sign(18'000));
  ASSERT_TRUE(this->held->sign(19'000));
  EXPECT_EQ(this->held->up_time(0, 19'000), 9'000);
  EXPECT_EQ(other->up_time(12'000, 18'000), 6'000);
  this->held.reset();
  this->held = this->open();
  EXPECT_EQ(this->held->up_time(0, 99'000), 9'000);  // after a restart, from the rows
}

}  // namespace
}  // namespace sounder::store
