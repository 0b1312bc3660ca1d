// The fast seeded chance source: xoshiro256++ (Blackman and Vigna), seeded through splitmix64.
// Rng(seed, k) is its own stream for every k, so match k of an experiment is the same on any thread and machine.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace sounder {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t x = seed ^ mix(stream + 0x9e3779b97f4a7c15u);
    for (auto& word : words_) word = mix(x += 0x9e3779b97f4a7c15u);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // A whole number from 0 to n-1, every one equally likely (Lemire's rejection).
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t unfair = (0u - n) % n;
      while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  constexpr bool operator==(const Rng&) const = default;

 private:
  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  std::array<std::uint64_t, 4> words_{};
};

// Picks by weight from a list of chances; `total` is the sum of the weights.
template <class Chances>
const auto& pick_weighted(const Chances& chances, std::uint32_t ticket) {
  for (const auto& chance : chances) {
    if (ticket < chance.weight) return chance.move;
    ticket -= chance.weight;
  }
  return chances.begin()->move;
}

template <class Chances>
std::uint32_t total_weight(const Chances& chances) {
  std::uint32_t total = 0;
  for (const auto& chance : chances) total += chance.weight;
  return total;
}

}  // namespace sounder
