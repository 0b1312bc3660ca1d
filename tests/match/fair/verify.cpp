// Dice that anyone can check: what `verify` must catch. On a toy that rolls dice.
#include "match/fair/verify.h"

#include <gtest/gtest.h>

#include "match/fair/fair_chance.h"
#include "match/game_entry.h"
#include "toys/truffle_guess.h"

namespace sounder {
namespace {

GamePtr toy() {
  static const bool added = (find_game("truffle-guess") || (add_game(entry_for<toys::TruffleGuess>()), true));
  return added ? make_game({"truffle-guess", 3, {}, {}}).value() : nullptr;
}

Record played_with(const FairDice& dice) {
  const FairChance source(dice);
  Record record{Match(toy()), {"a", "b", "c"}, dice};
  Match& match = record.match;
  Rng rng(3);
  for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
    if (turn.is_chance())
      match.play(Seat::nobody, source.draw(match.game(), match.state(), match.draws()));
    else
      match.play(turn.first, match.game().any_move(match.state(), turn.first, rng));
  }
  return record;
}

FairDice dice() { return {FairDice::Secret{}, {"0a", "0b", ""}, commitment_of({})}; }

TEST(Verify, fair_dice_pass_through_a_record_and_back) {
  const Record record = played_with(dice());
  ASSERT_GT(record.match.draws(), 0u);
  const auto back = parse_record(to_json(record), "record");
  ASSERT_TRUE(back) << back.error().message;
  const auto verdict = verify(*back, "record");
  ASSERT_TRUE(verdict) << verdict.error().message;
  EXPECT_NE(verdict->find("follow from the committed secret"), std::string::npos) << *verdict;
}

TEST(Verify, a_secret_other_than_the_committed_one_is_caught) {
  FairDice changed = dice();
  changed.secret->back() ^= 1;
  const auto verdict = verify(played_with(changed), "record");
  ASSERT_FALSE(verdict);
  EXPECT_NE(verdict.error().message.find("record.dice.commitment: found"), std::string::npos)
      << verdict.error().message;
}

TEST(Verify, a_nonce_changed_afterwards_is_caught) {
  Record record = played_with(dice());
  std::get<FairDice>(record.dice).nonces[2] = "0c";
  const auto verdict = verify(record, "record");
  ASSERT_FALSE(verdict);
  EXPECT_NE(verdict.error().message.find("the dice gave"), std::string::npos) << verdict.error().message;
}

TEST(Verify, a_commitment_that_is_not_hexadecimal_is_refused_by_the_parser) {
  Record record = played_with(dice());
  std::get<FairDice>(record.dice).commitment = "trust me";
  const auto back = parse_record(to_json(record), "record");
  ASSERT_FALSE(back);
  EXPECT_NE(back.error().message.find("commitment"), std::string::npos) << back.error().message;
}

TEST(FairChance, fresh_dice_are_committed_to_and_never_the_same) {
  const FairDice one = fresh_dice(2);
  EXPECT_EQ(one.commitment, commitment_of(*one.secret));
  EXPECT_NE(one.secret, fresh_dice(2).secret);
  EXPECT_EQ(one.nonces.size(), 2u);
  EXPECT_NE(fresh_nonce(), fresh_nonce());
}

// Worked out with another implementation of SHA-256, so that WebCrypto can be held against the same numbers.
TEST(FairChance, a_commitment_is_the_SHA256_of_the_secret) {
  EXPECT_EQ(commitment_of({}), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

TEST(FairChance, a_ticket_is_HMAC_SHA256_of_nonces_number_and_block) {
  const FairChance chance({FairDice::Secret{}, {"00ff", ""}, {}});
  EXPECT_EQ(chance.ticket(7, std::uint64_t{1} << 63), 1096564321806169418u);
}

}  // namespace
}  // namespace sounder
