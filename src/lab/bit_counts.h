// For many sets of numbers: in how many of them each number was. The words of a set wait in columns (empty ones are
// skipped) and are counted in batches. Counts are bit-sliced: plane p holds bit p of 64 counts. So a set costs a few
// operations per word, however many numbers it holds, and no unpredictable branch.
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
    if (set.size() > width_) widen(set.size());
    Column* column = columns_.data();
    for (const std::uint64_t word : set) add(*column++, word);
  }
  // A set of one word.
  void add(std::uint64_t word) {
    if (width_ == 0) widen(1);
    add(columns_[0], word);
  }

  // Calls `each(number, times)` for those that were in any set, then clears all.
  template <class Each>
  void take_out(Each&& each) {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      Column& column = columns_[i];
      count(column);
      spill(column);
      for (std::size_t b = 0; b < 64; ++b)
        if (const std::uint64_t times = std::exchange(column.spilt[b], 0)) each(64 * i + b, times);
    }
  }

 private:
  static constexpr std::size_t most_depth = 6;  // words counted together: 2 to the power of it
  static constexpr std::size_t few_depth = 4;   // the same for smaller batches
  static constexpr std::size_t most_waiting = std::size_t{1} << most_depth;
  static constexpr std::size_t depth = 12;
  static constexpr std::size_t most_counted = (std::size_t{1} << depth) - 1;
  using Planes = std::array<std::uint64_t, depth>;
  struct Column {
    std::size_t waits = 0;  // the number of words in `waiting`
    std::array<std::uint64_t, most_waiting> waiting{};
    std::size_t counted = 0;  // words in the planes, at most
    Planes planes{};
    std::array<std::uint64_t, 64> spilt{};
  };

  static void add(Column& column, std::uint64_t word) {
    column.waiting[column.waits] = word;
    column.waits += word != 0;
    if (column.waits == most_waiting) count(column);
  }
  [[gnu::noinline]] void widen(std::size_t words) {
    columns_.resize(words);
    width_ = words;
  }

  // Adds two to a plane; the carry goes to the next plane.
  static std::uint64_t add_two(std::uint64_t& plane, std::uint64_t a, std::uint64_t b) {
    const std::uint64_t one = plane ^ a;
    const std::uint64_t two = (plane & a) | (one & b);
    plane = one ^ b;
    return two;
  }
  // The same for the words from here on: two in the lowest plane, four up to the next, and so on.
  template <std::size_t plane>
  static std::uint64_t add_words(Planes& planes, const std::uint64_t* from) {
    if constexpr (plane == 0) {
      return add_two(planes[0], from[0], from[1]);
    } else {
      const std::uint64_t a = add_words<plane - 1>(planes, from);
      const std::uint64_t b = add_words<plane - 1>(planes, from + (std::size_t{1} << plane));
      return add_two(planes[plane], a, b);
    }
  }
  [[gnu::noinline]] static void count(Column& column) {
    if (column.counted + most_waiting > most_counted) spill(column);
    constexpr std::size_t few = std::size_t{1} << few_depth;
    while (column.waits % few != 0) column.waiting[column.waits++] = 0;
    column.counted += column.waits;
    if (column.waits == most_waiting)
      count_together<most_depth>(column.planes, column.waiting.data());
    else
      for (std::size_t first = 0; first < column.waits; first += few)
        count_together<few_depth>(column.planes, column.waiting.data() + first);
    column.waits = 0;
  }
  template <std::size_t words_depth>
  static void count_together(Planes& sum, const std::uint64_t* words) {
    Planes planes = sum;
    std::uint64_t carry = add_words<words_depth - 1>(planes, words);
    for (std::size_t p = words_depth; carry != 0; ++p) {
      const std::uint64_t next = planes[p] & carry;
      planes[p] ^= carry;
      carry = next;
    }
    sum = planes;
  }

  static void spill(Column& column) {
    for (std::size_t p = 0; p < depth; ++p)
      for (std::uint64_t left = std::exchange(column.planes[p], 0); left; left &= left - 1)
        column.spilt[std::countr_zero(left)] += std::uint64_t{1} << p;
    column.counted = 0;
  }

  std::vector<Column> columns_;
  std::size_t width_ = 0;  // columns in use
};

}  // namespace sounder::lab
