// In how many of many sets each number was. The counts stand upright: plane p holds bit p of 64 counts at once, so that adding a set is
// a few operations a word, however many numbers it holds.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace sounder::lab {

class BitCounts {
 public:
  void add(std::span<const std::uint64_t> set) {
    if (words_.size() < set.size()) words_.resize(set.size());
    if (added_ == most_added) spill();
    ++added_;
    for (std::size_t i = 0; i < set.size(); ++i) {
      std::uint64_t carry = set[i];
      for (std::size_t p = 0; carry != 0; ++p) {
        const std::uint64_t next = words_[i].planes[p] & carry;
        words_[i].planes[p] ^= carry;
        carry = next;
      }
    }
  }

  // `each(number, times)` for those that were in any set; then all is blank.
  template <class Each>
  void take_out(Each&& each) {
    spill();
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::size_t b = 0; b < 64; ++b)
        if (const std::uint64_t times = words_[i].spilt[b]) each(64 * i + b, times);
    words_.clear();
  }

 private:
  static constexpr std::size_t depth = 12;
  static constexpr std::uint32_t most_added = (1u << depth) - 1;
  struct Word {
    std::array<std::uint64_t, depth> planes{};
    std::array<std::uint64_t, 64> spilt{};
  };

  void spill() {
    for (Word& word : words_)
      for (std::size_t p = 0; p < depth; ++p)
        for (std::uint64_t left = std::exchange(word.planes[p], 0); left; left &= left - 1)
          word.spilt[static_cast<std::size_t>(std::countr_zero(left))] += std::uint64_t{1} << p;
    added_ = 0;
  }

  std::vector<Word> words_;
  std::uint32_t added_ = 0;
};

}  // namespace sounder::lab
