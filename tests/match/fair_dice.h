// Fair dice for the tests of this folder, wherever src/match keeps them.
#pragma once

#include "match/record.h"
#if __has_include("match/fair/verify.h")
#include "match/fair/fair_chance.h"
#include "match/fair/verify.h"
#endif

namespace sounder {

using Secret = std::array<std::uint8_t, 32>;

#if __has_include("match/fair/verify.h")
inline FairDice dice_of(const Secret& secret, std::vector<std::string> nonces) {
  return {secret, std::move(nonces), commitment_of(secret)};
}
inline std::string commitment_to(const Secret& secret) { return commitment_of(secret); }
#else
inline FairDice dice_of(const Secret& secret, std::vector<std::string> nonces) { return {secret, std::move(nonces)}; }
inline std::string commitment_to(const Secret& secret) { return dice_of(secret, {}).commitment(); }
#endif

// What reading and verifying a record says first: its trouble, or what was checked.
inline std::string verdict_on(const std::string& text) {
  const auto record = parse_record(text, "record");
  if (!record) return record.error().message;
  const auto verdict = verify(*record, "record");
  return verdict ? *verdict : verdict.error().message;
}

}  // namespace sounder
