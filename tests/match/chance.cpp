// Where chance moves come from: seeded, and fair dice that anyone can check.
#include "match/chance.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <set>

#include "match/fair_dice.h"
#include "match/hex.h"
#include "match/played.h"
#include "toys/registered.h"

namespace sounder {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }
Bytes operator+(Bytes one, const Bytes& two) {
  one.insert(one.end(), two.begin(), two.end());
  return one;
}

Bytes sha256(const Bytes& message) {
  Bytes hash(crypto_hash_sha256_BYTES);
  crypto_hash_sha256(hash.data(), message.data(), message.size());
  return hash;
}

// HMAC by its definition (RFC 2104), on SHA-256 alone: not the way src/match goes.
Bytes hmac(Bytes key, const Bytes& message) {
  if (key.size() > 64) key = sha256(key);
  key.resize(64);
  Bytes inner = key;
  Bytes outer = key;
  for (auto& byte : inner) byte ^= 0x36;
  for (auto& byte : outer) byte ^= 0x5c;
  return sha256(outer + sha256(inner + message));
}

__extension__ using Wide = unsigned __int128;

// Draw `number` as docs/records.md describes it, worked out anew.
std::uint64_t expected_ticket(const FairDice& dice, std::uint64_t number, std::uint64_t total) {
  std::string text;
  for (const std::string& nonce : dice.nonces) text += nonce + "|";
  text += std::to_string(number) + "|";
  const Wide all = Wide{1} << 64;
  const Wide largest_multiple = all - all % total;
  for (int block = 0;; ++block) {
    const Bytes mac = hmac(Bytes(dice.secret->begin(), dice.secret->end()), bytes_of(text + std::to_string(block)));
    for (std::size_t word = 0; word < 4; ++word) {
      std::uint64_t drawn = 0;
      for (std::size_t i = 0; i < 8; ++i) drawn = drawn * 256 + mac[8 * word + i];
      if (drawn < largest_multiple) return drawn % total;
    }
  }
}

Secret secret_of(std::string_view hex) {
  Secret secret{};
  const auto bytes = bytes_of_hex(hex);
  std::copy(bytes->begin(), bytes->end(), secret.begin());
  return secret;
}

// NIST CAVP, SHA256ShortMsg.rsp, Len = 256; and 32 zero bytes.
TEST(FairDice, a_commitment_is_the_SHA256_of_the_secret) {
  EXPECT_EQ(commitment_to(secret_of("09fc1accc230a205e4a208e64a8f204291f581a12756392da4b8c0cf5ef02b95")),
            "4f44c1c7fbebb6f9601829f3897bfd650c56fa07844be76489076356ac1886a4");
  EXPECT_EQ(commitment_to({}), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

// RFC 4231: that the HMAC tickets are held against is right itself.
TEST(FairDice, the_HMAC_of_these_tests_gives_the_published_values) {
  EXPECT_EQ(hex_of(hmac(Bytes(20, 0x0b), bytes_of("Hi There"))),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hex_of(hmac(bytes_of("Jefe"), bytes_of("what do ya want for nothing?"))),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hex_of(hmac(Bytes(20, 0xaa), Bytes(50, 0xdd))),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(hex_of(hmac(Bytes(131, 0xaa), bytes_of("Test Using Larger Than Block-Size Key - Hash Key First"))),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(FairDice, a_ticket_is_what_the_document_says) {
  const FairDice dice =
      dice_of(secret_of("09fc1accc230a205e4a208e64a8f204291f581a12756392da4b8c0cf5ef02b95"), {"00ff", "", "abcd"});
  const FairChance chance(dice);
  for (std::uint64_t total : {1ull, 2ull, 3ull, 6ull, 7ull, 36ull, 1000003ull, 4294967295ull, 1ull << 63})
    for (std::uint64_t number = 0; number < 40; ++number)
      EXPECT_EQ(chance.ticket(number, total), expected_ticket(dice, number, total)) << number << " of " << total;
}

// With a total just above 2^63 nearly half of the numbers must be thrown away, sometimes a whole block of them.
TEST(FairDice, numbers_that_would_bias_are_thrown_away) {
  const FairDice dice = dice_of({5}, {""});
  const FairChance chance(dice);
  const std::uint64_t total = (1ull << 63) + 1;
  int rejected_first = 0;
  int rejected_block = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    const std::uint64_t ticket = chance.ticket(number, total);
    EXPECT_EQ(ticket, expected_ticket(dice, number, total));
    EXPECT_LT(ticket, total);
    const Bytes mac =
        hmac(Bytes(dice.secret->begin(), dice.secret->end()), bytes_of("|" + std::to_string(number) + "|0"));
    const auto above = [&](std::size_t word) { return mac[8 * word] >= 0x80; };
    rejected_first += above(0);
    rejected_block += above(0) && above(1) && above(2) && above(3);
  }
  EXPECT_GT(rejected_first, 50);
  EXPECT_GT(rejected_block, 3);
}

TEST(FairDice, every_face_of_a_die_comes_equally_often) {
  const FairChance chance(dice_of({9}, {"aa", "bb"}));
  std::array<int, 6> seen{};
  for (std::uint64_t number = 0; number < 12000; ++number) ++seen[chance.ticket(number, 6)];
  double chi_squared = 0;
  for (int count : seen) chi_squared += (count - 2000.0) * (count - 2000.0) / 2000.0;
  EXPECT_LT(chi_squared, 20.5);  // 0.1 % of fair dice are worse, with 5 degrees of freedom
}

TEST(FairDice, every_part_matters_to_the_draws) {
  const auto draws = [](const FairDice& dice) {
    std::vector<std::uint64_t> tickets;
    for (std::uint64_t number = 0; number < 8; ++number) tickets.push_back(FairChance(dice).ticket(number, 1000000));
    return tickets;
  };
  const auto base = draws(dice_of({1}, {"aa", ""}));
  EXPECT_EQ(draws(dice_of({1}, {"aa", ""})), base);
  EXPECT_NE(draws(dice_of({2}, {"aa", ""})), base);
  EXPECT_NE(draws(dice_of({1}, {"ab", ""})), base);
  EXPECT_NE(draws(dice_of({1}, {"", "aa"})), base);  // whose nonce it is
  EXPECT_EQ(std::set<std::uint64_t>(base.begin(), base.end()).size(), base.size());
}

TEST(FairDice, a_draw_has_the_weight_of_its_outcome) {
  const GamePtr toy = toys::truffle_guess(2);
  const FairChance chance(dice_of({3}, {"", ""}));
  std::map<std::string, int> seen;
  const AnyState state = toy->start();
  for (std::uint64_t number = 0; number < 4000; ++number) ++seen[toy->text(state, chance.draw(*toy, state, number))];
  EXPECT_NEAR(seen["truffle 1"], 2000, 130);  // weight 2 of 4
  EXPECT_NEAR(seen["truffle 2"], 1000, 110);
  EXPECT_NEAR(seen["truffle 3"], 1000, 110);
}

template <class Source>
void expect_draws_depend_on_their_number_alone(const Source& source) {
  const GamePtr toy = toys::truffle_guess(4);
  Match match = played(toy, source);
  const AnyState end = match.state();
  const std::vector<Step> steps = match.steps();
  match.rewind(2);
  EXPECT_EQ(match.draws(), 2u);
  for (std::size_t i = 2; i < steps.size(); ++i)
    if (steps[i].seat == Seat::nobody)
      match.play(Seat::nobody, source.draw(*toy, match.state(), match.draws()));
    else
      match.play(steps[i].seat, steps[i].move);
  EXPECT_EQ(match.state(), end);
}

TEST(Chance, a_draw_is_the_same_after_taking_moves_back) {
  expect_draws_depend_on_their_number_alone(SeededChance(5));
  expect_draws_depend_on_their_number_alone(FairChance(dice_of({5}, {"", "", "", ""})));
}

TEST(Chance, seeds_differ_and_repeat) {
  const GamePtr toy = toys::truffle_guess(4);
  const AnyState end = played(toy, SeededChance(5)).state();
  EXPECT_EQ(played(toy, SeededChance(5)).state(), end);
  int same = 0;
  for (std::uint64_t seed = 6; seed < 26; ++seed) same += played(toy, SeededChance(seed)).state() == end;
  EXPECT_LT(same, 3);
}

// ---- verify ----

std::string seeded_record() {
  return to_json({played(toys::truffle_guess(3), SeededChance(11)), {"a", "b", "c"}, SeedNote{11}});
}
const Secret the_secret = {0xab, 0xcd};
std::string fair_record() {
  const FairDice dice = dice_of(the_secret, {"0a", "", "0c"});
  return to_json({played(toys::truffle_guess(3), FairChance(dice)), {"a", "b", "c"}, dice});
}

// Another face for the first die that was rolled.
std::string with_another_roll(const std::string& text) {
  const std::size_t at = text.find("roll ") + 5;
  std::string changed = text;
  changed[at] = changed[at] == '6' ? '5' : '6';
  // The result may change with it; without one only the dice are wrong.
  return changed.substr(0, changed.find(",\n  \"result\"")) + "\n}\n";
}

TEST(Verify, good_dice_pass) {
  EXPECT_EQ(verdict_on(seeded_record()),
            "11 moves are legal, the result is right; all 5 chance moves follow from the seed");
  EXPECT_EQ(
      verdict_on(fair_record()),
      "11 moves are legal, the result is right; all 5 chance moves follow from the committed secret and the nonces");
}

TEST(Verify, a_match_without_dice_or_without_an_end_passes) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const std::string whole = verdict_on(to_json({played(game, SeededChance(1)), {"a", "b"}, {}}));
  EXPECT_TRUE(whole.ends_with("moves are legal, the result is right; no dice were rolled")) << whole;
  EXPECT_EQ(verdict_on(to_json({Match(game), {"a", "b"}, {}})),
            "0 moves are legal, the match is not over; no dice were rolled");
  EXPECT_EQ(verdict_on(to_json({played(toys::truffle_guess(2), SeededChance(1)), {"a", "b"}, {}})),
            "8 moves are legal, the result is right; the record does not say where its 4 chance moves came from");
}

TEST(Verify, a_changed_chance_move_is_caught) {
  for (const std::string& text : {seeded_record(), fair_record()}) {
    const std::string said = verdict_on(with_another_roll(text));
    EXPECT_TRUE(said.starts_with("record: move 4 \"roll ")) << said;
    EXPECT_NE(said.find("\": the dice gave \"roll "), std::string::npos) << said;
  }
}

TEST(Verify, a_changed_seed_is_caught) {
  const std::string said = verdict_on(with(seeded_record(), R"("seed":11)", R"("seed":12)"));
  EXPECT_NE(said.find(": the dice gave "), std::string::npos) << said;
}

TEST(Verify, a_changed_secret_is_caught) {
  const std::string said = verdict_on(with(fair_record(), "\"secret\":\"abcd", "\"secret\":\"abce"));
  EXPECT_TRUE(said.starts_with("record.dice.commitment: found \"" + commitment_to(the_secret).substr(0, 30))) << said;
  EXPECT_NE(said.find("expected the SHA-256 of the secret"), std::string::npos) << said;
}

TEST(Verify, a_secret_changed_together_with_its_commitment_is_caught_by_the_draws) {
  Secret other = the_secret;
  other[31] = 1;
  std::string text = with(fair_record(), hex_of(the_secret), hex_of(other));
  text = with(text, commitment_to(the_secret), commitment_to(other));
  const std::string said = verdict_on(text);
  EXPECT_NE(said.find(": the dice gave "), std::string::npos) << said;
}

TEST(Verify, a_changed_nonce_is_caught) {
  const std::string said = verdict_on(with(fair_record(), R"(["0a","","0c"])", R"(["0a","00","0c"])"));
  EXPECT_NE(said.find(": the dice gave "), std::string::npos) << said;
}

}  // namespace
}  // namespace sounder
