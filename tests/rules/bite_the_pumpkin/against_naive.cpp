// The engine against a second implementation (naive.h): random matches compared step by step.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "match/content.h"
#include "rules/bite_the_pumpkin/naive.h"
#include "rules/bite_the_pumpkin/scene.h"
#include "rules/random_play.h"
#include "tier.h"

namespace sounder::bite_the_pumpkin {
namespace {

// Moves by what they mean: bites as eaten and eaters, all else as the text.
std::multiset<std::string> meanings(const std::vector<std::string>& moves) {
  std::multiset<std::string> all;
  for (const std::string& text : moves) {
    if (!text.starts_with("bite ")) {
      all.insert(text);
      continue;
    }
    const naive::Meaning meaning = naive::meaning_of(text);
    std::string plain_words;
    for (naive::Spot pig : meaning.eaters) plain_words += naive::name_of(pig) + " ";
    plain_words += "eat";
    for (naive::Spot vegetable : meaning.eaten) plain_words += " " + naive::name_of(vegetable);
    all.insert(plain_words);
  }
  return all;
}

// What came up, so that a test can tell that it was not idle.
struct Seen {
  int bite_choices = 0;
  int bites_one_by_one = 0;  // more than 512 different bites
  int forced_pigs = 0;       // one quiet cell left in setup
  int shared = 0;            // 20 idle rounds
  std::set<Seat> won;
};

// Turn, board, supplies, moves and result are the same in both.
void expect_the_same(const Scene& scene, const naive::Meadow& meadow) {
  ASSERT_EQ(scene.picture(), meadow.picture());
  ASSERT_EQ(scene.over(), meadow.seat() == 0);
  ASSERT_EQ(scene.state.supply[0], meadow.left('o'));
  ASSERT_EQ(scene.state.supply[1], meadow.left('b'));
  if (scene.over()) {
    std::set<int> winners;
    for (Seat seat : scene.winners()) winners.insert(sounder::index_of(seat) + 1);
    ASSERT_EQ(winners, meadow.winners());
    return;
  }
  ASSERT_EQ(sounder::index_of(scene.seat()) + 1, meadow.seat());
  ASSERT_EQ(meanings(scene.moves()), meanings(meadow.moves()));
  if (scene.game.options().seats == 3)
    for (Vegetable v : all_vegetables) {
      ASSERT_EQ(scene.state.standing[at(v)] == FarmerStatus::out, meadow.is_out("ob"[at(v)]));
      ASSERT_EQ(scene.state.standing[at(v)] == FarmerStatus::home, meadow.is_home("ob"[at(v)]));
    }
}

using Policy = std::string (*)(const Scene&, Rng&);

std::string any_move(const Scene& scene, Rng& rng) {
  const std::vector<std::string> moves = scene.moves();
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

void play_both(Scene scene, naive::Meadow meadow, Rng& rng, Seen& seen, Policy policy = any_move) {
  std::string story;
  while (true) {
    expect_the_same(scene, meadow);
    if (testing::Test::HasFatalFailure()) FAIL() << "after" << story << "\n" << scene.picture();
    if (scene.over()) break;
    const std::string text = policy(scene, rng);
    if (scene.state.phase == Phase::bite) {
      ++seen.bite_choices;
      if (meadow.bites_one_by_one()) ++seen.bites_one_by_one;
    }
    story += " / " + text;
    const int pigs = count(scene.state.pigs);
    scene.play(text);
    ASSERT_NO_THROW(meadow.play(text)) << story;
    if (text.starts_with("plant") && count(scene.state.pigs) > pigs) ++seen.forced_pigs;
  }
  if (scene.winners().size() > 1) ++seen.shared;
  for (Seat seat : scene.winners()) seen.won.insert(seat);
}

class AgainstNaive : public testing::TestWithParam<std::tuple<std::string, int>> {};

TEST_P(AgainstNaive, random_matches_agree_at_every_step) {
  const auto& [layout, seats] = GetParam();
  Seen seen;
  const int matches = full_test() ? 300 : 60;
  for (int k = 0; k < matches && !HasFatalFailure(); ++k) {
    const std::uint64_t seed = k;
    Options options;
    options.seats = static_cast<std::int8_t>(seats);
    options.trees = trees_of(layout);
    options.auto_bite = seed % 4 == 3;
    options.novice_help = static_cast<std::int8_t>(seed % 3);
    if (seats == 3) options.broccoli_help = static_cast<std::int8_t>(seed / 3 % 3);
    Rng rng(seed);
    play_both(Scene(options), naive_meadow(options), rng, seen);
  }
  EXPECT_GT(seen.bite_choices, matches);
  EXPECT_EQ(seen.won.size(), static_cast<std::size_t>(seats));  // every seat has won
}

INSTANTIATE_TEST_SUITE_P(Layouts, AgainstNaive,
                         testing::Combine(testing::Values("arch", "classic", "hedge", "meadow", "orchard", "stray"),
                                          testing::Values(2, 3)),
                         [](const auto& test) {
                           return std::get<0>(test.param) + "_" + std::to_string(std::get<1>(test.param)) + "_seats";
                         });

// Meadows that random setups hardly lead to: pigs in the thick of vegetables, so that they have hundreds of bites.
std::string crowded_meadow(int seats, Rng& rng) {
  std::string text = plain(std::string(64, '.'));
  const auto cell = [&](int rank, int file) -> char& { return text[static_cast<std::size_t>(9 * (7 - rank) + file)]; };
  const auto any = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
  std::vector<std::pair<int, int>> pigs;
  const auto place = [&](char piece, int count) {
    for (int tries = 0; tries < 400 && count > 0; ++tries) {
      int rank = any(8);
      int file = any(8);
      if ((piece == 'o' || piece == 'b') && any(8) > 0) {  // beside a pig
        const auto [pig_rank, pig_file] = pigs[static_cast<std::size_t>(any(5))];
        rank = std::clamp(pig_rank + any(3) - 1, 0, 7);
        file = std::clamp(pig_file + any(3) - 1, 0, 7);
      }
      if (cell(rank, file) != '.') continue;
      const char foe = piece == 'o' ? 'b' : piece == 'b' ? 'o' : '?';
      if ((rank > 0 && cell(rank - 1, file) == foe) || (rank < 7 && cell(rank + 1, file) == foe) ||
          (file > 0 && cell(rank, file - 1) == foe) || (file < 7 && cell(rank, file + 1) == foe))
        continue;  // BP-6
      cell(rank, file) = piece;
      if (piece == 'P') pigs.push_back({rank, file});
      --count;
    }
  };
  place('P', 5);
  place('T', any(12));
  const int most = seats == 3 ? 16 : 18;
  place('o', most - any(6));
  if (seats == 3) place('b', most - any(6));
  return text;
}

class CrowdedAgainstNaive : public testing::TestWithParam<int> {};

TEST_P(CrowdedAgainstNaive, crowded_meadows_agree_at_every_step) {
  const int seats = GetParam();
  Seen seen;
  const int meadows = full_test() ? 50 : 20;
  for (int k = 0; k < meadows && !HasFatalFailure(); ++k) {
    const std::uint64_t seed = k;
    Rng rng(seed, 77);
    const std::string picture = crowded_meadow(seats, rng);
    const int supply = 1 + static_cast<int>(rng.below(9));
    const Options options = {.seats = static_cast<std::int8_t>(seats), .auto_bite = seed % 4 == 3};
    Scene scene(options, picture, supply);
    if (scene.moves().size() < 2) continue;
    play_both(scene, naive::Meadow::in_play(seats, options.auto_bite != 0, picture, supply), rng, seen);
  }
  EXPECT_GT(seen.bite_choices, full_test() ? 100 : meadows);
  EXPECT_GT(seen.bites_one_by_one, full_test() ? 5 : 0);
}

TEST(BiteThePumpkinAgainstNaive, a_meadow_closed_to_both_farmers_agrees_to_the_shared_end) {
  const std::string picture = plain(nearly_closed);
  Seen seen;
  Rng rng(1);
  Scene scene(three_seats, picture, 5);
  naive::Meadow meadow = naive::Meadow::in_play(3, false, picture, 5);
  scene.play("plant b3");
  meadow.play("plant b3");
  play_both(scene, meadow, rng, seen);
  EXPECT_EQ(seen.shared, 1);
}

// Farmers that leave the pigs as few quiet cells as they can: 30 cells tried, the meanest taken.
std::string mean_farmers(const Scene& scene, Rng& rng) {
  std::string meanest = any_move(scene, rng);
  if (scene.state.phase != Phase::plant || count(scene.state.pigs) == BiteThePumpkin::pigs) return meanest;
  int fewest = 64;
  for (int tries = 0; tries < 30; ++tries) {
    const std::string text = any_move(scene, rng);
    const Cells planted = scene.state.vegetables() | bit(*cell_named(text.substr(6)));
    const int quiet = count(~scene.game.occupied(scene.state) & ~around(planted));
    if (quiet >= fewest) continue;
    fewest = quiet;
    meanest = text;
  }
  return meanest;
}

TEST(BiteThePumpkinAgainstNaive, setups_without_quiet_cells_agree_at_every_step) {
  Seen seen;
  for (std::uint64_t seed = 0; seed < 100 && !HasFatalFailure(); ++seed) {
    Rng rng(seed, 55);
    Options options = three_seats;
    while (count(options.trees) < 20) options.trees |= Cells{1} << rng.below(64);
    play_both(Scene(options), naive_meadow(options), rng, seen, mean_farmers);
  }
  EXPECT_GT(seen.forced_pigs, 5);
}

INSTANTIATE_TEST_SUITE_P(Seats, CrowdedAgainstNaive, testing::Values(2, 3));

}  // namespace
}  // namespace sounder::bite_the_pumpkin
