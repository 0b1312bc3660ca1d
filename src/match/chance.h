// Where the dice of a match come from. Draw number i depends only on the source and i, so replaying, undoing and
// resuming never change what is drawn.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "match/any_game.h"
#include "match/trouble.h"

namespace sounder {

class ChanceSource {
 public:
  virtual ~ChanceSource() = default;
  virtual AnyMove draw(const AnyGame&, const AnyState&, std::uint64_t number) const = 0;
};

// Fast and reproducible: `--seed N`.
class SeededChance final : public ChanceSource {
 public:
  explicit SeededChance(std::uint64_t seed) : seed_(seed) {}
  AnyMove draw(const AnyGame&, const AnyState&, std::uint64_t number) const override;

 private:
  std::uint64_t seed_;
};

// Dice anyone can check. SHA-256(secret) is published before the match; every seat adds a nonce; draw i comes from
// HMAC-SHA-256(secret, "nonce1|nonce2|...|i|block") and the secret is published at the end. docs/records.md has the details.
struct FairDice {
  std::array<std::uint8_t, 32> secret{};
  std::vector<std::string> nonces;  // one a seat, hexadecimal; empty for a seat that gave none

  static FairDice fresh(int seats);
  static std::string fresh_nonce();
  std::string commitment() const;  // hexadecimal SHA-256 of the secret
};

class FairChance final : public ChanceSource {
 public:
  explicit FairChance(FairDice dice) : dice_(std::move(dice)) {}
  AnyMove draw(const AnyGame&, const AnyState&, std::uint64_t number) const override;
  // A number from 0 to total-1, unbiased: what draw `number` is made of.
  std::uint64_t ticket(std::uint64_t number, std::uint64_t total) const;

 private:
  FairDice dice_;
};

}  // namespace sounder
