// How every game plays, pinned: a change that was not meant to alter play must not alter these numbers.
#include "match/signature.h"

#include <gtest/gtest.h>

#include <map>

#include "match/hex.h"
#include "match/registry.h"
#include "rules/all_games.h"

namespace sounder {
namespace {

constexpr std::uint64_t matches = 100;

// One number a game for all its seat counts, as `sounder signature` prints them.
const std::map<std::string, std::string, std::less<>> pinned = {
    {"bite-the-pumpkin", "346a45dbf8bccba4"},
    {"three-little-pigs", "a0328cf7422641c7"},
    {"happy-pigs", "ffea307d017f365a"},
    {"wild-pigs", "676d40cffe765e10"},
};

std::string signature_of(const Facts& facts) {
  std::uint64_t all = 0;
  for (int seats = facts.min_seats; seats <= facts.max_seats; ++seats)
    all = hash_words(all, signature(**make_game({std::string(facts.id), seats, {}, {}}), matches));
  return hex_of(all);
}

TEST(Signature, every_game_plays_as_it_did) {
  for_each_game([]<class G>() {
    const std::string id(G::facts.id);
    const auto known = pinned.find(id);
    EXPECT_EQ(signature_of(G::facts), known == pinned.end() ? "(not pinned yet)" : known->second)
        << id
        << " plays differently: the same seeds end in other states. If nobody meant to change the rules, the order of "
           "moves or the dice,\n"
        << "this is a bug. If it was meant: say why in the commit, raise `rules_version` of the game if old records "
           "now lead elsewhere, "
           "and\n"
        << "pin the number that `sounder signature` prints in tests/match/signature.cpp.";
  });
}

TEST(Signature, is_the_same_every_time_and_another_for_other_matches) {
  const auto game = make_game({"bite-the-pumpkin", 2, {}, {}}).value();
  EXPECT_EQ(signature(*game, 10), signature(*game, 10));
  EXPECT_NE(signature(*game, 10), signature(*game, 11));
  EXPECT_NE(final_hash(*game, 0), final_hash(*game, 1));
}

}  // namespace
}  // namespace sounder
