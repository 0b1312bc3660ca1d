// Dice anyone can check. SHA-256(secret) is published before the match; every seat adds a nonce; draw i comes from
// HMAC-SHA-256(secret, "nonce1|nonce2|...|i|block") and the secret is published at the end. docs/records.md has the
// details.
//
// Only this folder needs cryptography (libsodium). It is not part of the browser's build, which uses WebCrypto.
#pragma once

#include <string>
#include <string_view>

#include "match/chance.h"
#include "match/record.h"

namespace sounder {

// A new secret with its commitment, and no nonces yet.
FairDice fresh_dice(int seats);
std::string fresh_nonce();
// The commitment published before the match: the hexadecimal SHA-256 of the secret.
std::string commitment_of(const FairDice::Secret& secret);
// The commitment of a seat before it shows its nonce: the hexadecimal SHA-256 of the nonce's text.
std::string promise_of(std::string_view nonce);

class FairChance final : public ChanceSource {
 public:
  explicit FairChance(FairDice dice) : dice_(std::move(dice)) {}
  AnyMove draw(const AnyGame&, const AnyState&, std::uint64_t number) const override;
  // A number from 0 to total-1, unbiased, from which draw `number` is made.
  std::uint64_t ticket(std::uint64_t number, std::uint64_t total) const;

 private:
  FairDice dice_;
};

}  // namespace sounder
