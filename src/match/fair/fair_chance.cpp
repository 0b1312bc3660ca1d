#include "match/fair/fair_chance.h"

#include <sodium.h>

#include <cassert>
#include <cstdlib>
#include <limits>
#include <span>

#include "match/hex.h"

namespace sounder {
namespace {

// Random bytes, or the program ends: a secret that can be guessed is worse than none.
void fill_randomly(std::span<std::uint8_t> bytes) {
  static const bool ready = sodium_init() >= 0;
  if (!ready) std::abort();
  randombytes_buf(bytes.data(), bytes.size());
}

std::string sha256(std::span<const std::uint8_t> bytes) {
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
  return hex_of(hash);
}

}  // namespace

FairDice fresh_dice(int seats) {
  FairDice dice;
  fill_randomly(dice.secret.emplace());
  dice.nonces.resize(static_cast<std::size_t>(seats));
  dice.commitment = commitment_of(*dice.secret);
  return dice;
}

std::string fresh_nonce() {
  std::array<std::uint8_t, 16> bytes{};
  fill_randomly(bytes);
  return hex_of(bytes);
}

std::string commitment_of(const FairDice::Secret& secret) { return sha256(secret); }

std::string promise_of(std::string_view nonce) {
  return sha256({reinterpret_cast<const std::uint8_t*>(nonce.data()), nonce.size()});
}

// Each block gives four 64-bit numbers, big-endian. Numbers beyond the last whole multiple of `total` are rejected, so
// every outcome has exactly the probability of its weight.
std::uint64_t FairChance::ticket(std::uint64_t number, std::uint64_t total) const {
  assert(total > 0);
  const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t rest = (most % total + 1) % total;  // 2^64 mod total
  std::string prefix;
  for (const std::string& nonce : dice_.nonces) prefix += nonce + "|";
  prefix += std::to_string(number) + "|";
  for (int block = 0;; ++block) {
    const std::string message = prefix + std::to_string(block);
    std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> mac{};
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, dice_.secret->data(), dice_.secret->size());
    crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(message.data()), message.size());
    crypto_auth_hmacsha256_final(&state, mac.data());
    for (std::size_t word = 0; word < mac.size(); word += 8) {
      std::uint64_t drawn = 0;
      for (std::size_t i = 0; i < 8; ++i) drawn = drawn << 8 | mac[word + i];
      if (drawn <= most - rest) return drawn % total;
    }
  }
}

AnyMove FairChance::draw(const AnyGame& game, const AnyState& state, std::uint64_t number) const {
  std::vector<AnyChance> chances;
  game.chances(state, chances);
  return pick_weighted(chances, static_cast<std::uint32_t>(ticket(number, total_weight(chances))));
}

}  // namespace sounder
