// What the lab counts with: histograms, counts by kind of move, upright counts of sets, lines. Each against the plain
// way to do it.
#include <gtest/gtest.h>

#include <map>

#include "lab/bit_counts.h"
#include "lab/kinds.h"
#include "lab/ledger.h"
#include "lab/match_line.h"
#include "lab/value_counts.h"
#include "match/played.h"
#include "toys/coin.h"

namespace sounder::lab {
namespace {

TEST(LabHistogram, adds_up_as_a_map_does) {
  Rng rng(1);
  Histogram sum;
  std::map<std::int64_t, std::uint64_t> plain;
  for (int block = 0; block < 200; ++block) {
    Histogram part;
    for (std::uint32_t i = rng.below(30); i > 0; --i) {
      const auto value = static_cast<std::int64_t>(rng.below(100)) - 50;
      ++part[value];
      ++plain[value];
    }
    sum.add(part);
  }
  ASSERT_EQ(sum.size(), plain.size());
  EXPECT_TRUE(std::equal(sum.begin(), sum.end(), plain.begin(),
                         [](const auto& a, const auto& b) { return a.first == b.first && a.second == b.second; }));
  EXPECT_EQ(sum.times(7), plain[7]);
  EXPECT_EQ(sum.times(1000), 0u);
}

TEST(LabBitCounts, count_what_sets_held_beyond_what_the_planes_hold) {
  Rng rng(2);
  BitCounts counts;
  std::array<std::uint64_t, 128> plain{};
  for (int i = 0; i < 10'000; ++i) {
    const std::array<std::uint64_t, 2> set = {rng.next() & rng.next(), i % 3 ? 0 : ~std::uint64_t{0}};
    for (std::size_t bit = 0; bit < 128; ++bit) plain[bit] += set[bit / 64] >> bit % 64 & 1;
    counts.add(set);
  }
  std::array<std::uint64_t, 128> found{};
  counts.take_out([&](std::size_t number, std::uint64_t times) { found[number] += times; });
  EXPECT_EQ(found, plain);
  counts.take_out([](std::size_t number, std::uint64_t) { FAIL() << number << " was taken out already"; });
}

// Of a game without kinds sets grow as matches are played; a narrow one after a wide one leaves nothing of that behind.
TEST(LabBitCounts, sets_may_be_of_any_width) {
  Rng rng(3);
  BitCounts counts;
  std::array<std::uint64_t, 256> plain{};
  for (std::size_t i = 0; i < 3'000; ++i) {
    std::vector<std::uint64_t> set(1 + rng.below(std::min<std::uint32_t>(4, static_cast<std::uint32_t>(1 + i / 500))));
    for (std::uint64_t& word : set) word = rng.next();
    for (std::size_t bit = 0; bit < 64 * set.size(); ++bit) plain[bit] += set[bit / 64] >> bit % 64 & 1;
    counts.add(set);
  }
  std::array<std::uint64_t, 256> found{};
  counts.take_out([&](std::size_t number, std::uint64_t times) { found[number] += times; });
  EXPECT_EQ(found, plain);
}

TEST(LabValueCounts, make_the_histogram_of_all_values_near_and_far) {
  Rng rng(4);
  ValueCounts counts;
  Histogram plain;
  for (const std::int64_t spread : {10, 100, 1'000, 100'000})
    for (int i = 0; i < 500; ++i) {
      const std::int64_t value = static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(2 * spread))) - spread;
      counts.add(value);
      ++plain[value];
    }
  Histogram found = {{7, 3}};
  plain[7] += 3;
  counts.take_out(found);
  ASSERT_EQ(found.size(), plain.size());
  EXPECT_TRUE(std::equal(found.begin(), found.end(), plain.begin()));
  counts.take_out([](std::int64_t value, std::uint64_t) { FAIL() << value << " was taken out already"; });
}

TEST(LabMatchLine, is_the_json_that_the_writer_makes) {
  std::string line = "before\n";
  std::string json = line;
  const std::array<std::int32_t, 3> scores = {INT32_MIN, 0, 17};
  SeatSet winners = Seat::p2;
  winners |= Seat::p6;
  MatchLine(line)
      .text("{\"k\":")
      .number(4'000'000'000u)
      .text(",\"winners\":")
      .seats(winners)
      .text(",\"nobody\":")
      .seats({});
  MatchLine(line).text(",\"scores\":").list(std::span<const std::int32_t>(scores)).text("}");
  JsonWriter writer(json);
  writer.begin_object().field("k", 4'000'000'000u).key("winners").begin_array().value("p2").value("p6").end_array();
  writer.key("nobody").begin_array().end_array().key("scores").begin_array();
  for (std::int32_t score : scores) writer.value(score);
  writer.end_array().end_object();
  EXPECT_EQ(line, json);
}

struct Plain {
  std::uint64_t n = 0;
  bool met() const { return n > 0; }
  void add(const Plain& other) { n += other.n; }
};

ByKind<Plain> counted(std::vector<std::pair<std::string, std::uint64_t>> what) {
  ByKind<Plain> kinds;
  auto names = std::make_shared<KindNames>();
  for (const auto& one : what) names->push_back(one.first);
  kinds.call(names);
  for (std::size_t i = 0; i < what.size(); ++i) kinds[static_cast<int>(i)].n = what[i].second;
  return kinds;
}

TEST(LabByKind, lists_that_number_kinds_otherwise_are_added_by_name) {
  ByKind<Plain> sum = counted({{"bite", 1}, {"run", 2}, {"plant", 0}});
  sum.add(counted({{"run", 10}, {"pig", 5}, {"bite", 0}}));
  sum.add(counted({{"run", 100}, {"pig", 50}, {"bite", 7}}));
  std::map<std::string, std::uint64_t> found;
  for (const auto& [name, count] : sum.met()) found[std::string(name)] = count->n;
  EXPECT_EQ(found, (std::map<std::string, std::uint64_t>{{"bite", 8}, {"pig", 55}, {"run", 112}}));
  EXPECT_FALSE(sum.contains("plant")) << "it never came up";
  EXPECT_EQ(sum.find("pig")->n, 55u);
}

TEST(LabKinds, of_a_game_without_kinds_every_text_is_one) {
  const GamePtr coin = toys::coin();
  Kinds kinds(*coin);
  KindSet offered = kinds.none();
  EXPECT_EQ(kinds.offer(coin->start(), Seat::p1, offered, nullptr), 2);
  EXPECT_EQ(offered.words()[0], 0b11u);
  EXPECT_EQ(*kinds.names(), (KindNames{"0", "1"}));
  EXPECT_EQ(kinds.find("1"), 1);
  EXPECT_EQ(kinds.find("2"), no_kind);
}

// What games say quickly of what is on offer is what their lists say.
TEST(LabKinds, a_quick_offer_is_that_of_the_list) {
  for (const char* id : {"bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"})
    for (int seats : {2, 3}) {
      const GamePtr game = game_of({id, seats, {}, {}});
      Kinds kinds(*game);
      std::vector<AnyMove> moves;
      for (std::uint64_t match = 0; match < 30; ++match) {
        Rng rng(match);
        AnyState state = game->start();
        for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state)) {
          if (turn.is_chance()) {
            game->play(state, game->draw(state, rng));
            continue;
          }
          const Seat seat = turn.first;
          KindSet quick = kinds.none();
          KindSet listed = kinds.none();
          ASSERT_EQ(kinds.offer(state, seat, quick, nullptr), kinds.offer(state, seat, listed, &moves)) << id;
          ASSERT_TRUE(
              std::equal(quick.words().begin(), quick.words().end(), listed.words().begin(), listed.words().end()))
              << id;
          game->play(state, game->any_move(state, seat, rng));
        }
      }
    }
}

// Two seats by hand: p1 is offered 0 and 70 twice and takes 70 in the second third, p2 is offered 0 and takes it; p1
// wins.
TEST(LabLedger, books_offers_and_refusals_by_who_won) {
  Ledger ledger(2);
  Tally tally;
  auto names = std::make_shared<KindNames>();
  for (int i = 0; i < 71; ++i) names->push_back(std::to_string(i));
  tally.kinds.call(names);
  KindSet kinds;
  kinds.make_room(71);
  const auto offer = [&](Seat seat, std::initializer_list<int> what) {
    for (int kind : what) kinds.add(kind);
    ledger.offer(seat, kinds);
    EXPECT_EQ(kinds.words()[0] | kinds.words()[1], 0u) << "they are taken out of the set";
  };
  offer(Seat::p1, {0, 70});
  offer(Seat::p1, {0, 70});
  ledger.take(Seat::p1, 70, 4);
  offer(Seat::p2, {0});
  ledger.take(Seat::p2, 0, 8);
  Result result;
  result.winners = Seat::p1;
  ledger.close(result, 9);
  ledger.record(tally);
  const KindTally& zero = *tally.kinds.find("0");
  EXPECT_EQ(zero.offered, 3u);
  EXPECT_EQ(zero.taken, 1u);
  EXPECT_EQ(zero.sides_offered, 2u);
  EXPECT_EQ(zero.sides_taken, 1u);
  EXPECT_EQ(zero.wins_taken, 0u);
  EXPECT_EQ(zero.wins_refused, whole_win);
  EXPECT_EQ(zero.when_taken, (std::array<std::uint64_t, 3>{0, 0, 1}));
  const KindTally& seventy = *tally.kinds.find("70");
  EXPECT_EQ(seventy.offered, 2u);
  EXPECT_EQ(seventy.taken_by[0], 1u);
  EXPECT_EQ(seventy.wins_taken, whole_win);
  EXPECT_EQ(seventy.wins_refused, 0u);
  EXPECT_EQ(seventy.when_wins, (std::array<std::uint64_t, 3>{0, whole_win, 0}));
  // A shared victory is refused in parts, and nothing is left over from the match before.
  offer(Seat::p2, {0, 70});
  result.winners |= Seat::p2;
  ledger.close(result, 9);
  ledger.record(tally);
  EXPECT_EQ(tally.kinds.find("0")->wins_refused, whole_win + whole_win / 2);
  EXPECT_EQ(tally.kinds.find("70")->sides_offered, 2u);
}

// A kind is first taken in the third of the match that 3 x number / moves says, the last at most.
TEST(LabLedger, thirds_begin_where_they_begin) {
  Result result;
  result.winners = Seat::p1;
  for (std::uint32_t moves : {0u, 1u, 2u, 9u, 10u, 11u})
    for (std::uint32_t number = 0; number <= moves; ++number) {
      Ledger ledger(1);
      Tally tally;
      tally.kinds.call(std::make_shared<KindNames>(KindNames{"it"}));
      KindSet kinds;
      kinds.make_room(1);
      kinds.add(0);
      ledger.offer(Seat::p1, kinds);
      ledger.take(Seat::p1, 0, number);
      ledger.take(Seat::p1, 0, number + 1);
      ledger.close(result, moves);
      ledger.record(tally);
      const KindTally& it = *tally.kinds.find("it");
      const std::size_t third = std::min<std::size_t>(2, 3 * number / std::max(1u, moves));
      EXPECT_EQ(it.when_taken[third], 1u) << number << " of " << moves;
      EXPECT_EQ(it.when_wins[third], whole_win);
      EXPECT_EQ(it.sides_taken, 1u);
      EXPECT_EQ(it.taken, 2u);
      EXPECT_EQ(it.taken_by[0], 2u);
    }
}

}  // namespace
}  // namespace sounder::lab
