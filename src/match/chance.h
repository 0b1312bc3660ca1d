// The source of a match's draws. Draw number i depends only on the source and i, so replaying, taking back and resuming
// never change a draw. Dice that anyone can check are in match/fair/.
#pragma once

#include <cstdint>

#include "match/any_game.h"

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

}  // namespace sounder
