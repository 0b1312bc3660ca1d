// A set of kinds of move (`HasKinds`): one bit a kind, so that to put sets together and to count them costs the same
// whatever they hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sounder {

class KindSet {
 public:
  // Makes space for kinds below `kinds`; none above are added.
  void make_room(int kinds) {
    if (const auto words = static_cast<std::size_t>(kinds + 63) / 64; words > words_.size()) words_.resize(words);
  }
  void add(int kind) {
    words_[static_cast<unsigned>(kind) / 64] |= std::uint64_t{1} << static_cast<unsigned>(kind) % 64;
  }
  // The kinds `first + i`, for every bit i of a row.
  void add_row(int first, std::uint64_t row) {
    const std::size_t word = static_cast<unsigned>(first) / 64;
    const unsigned shift = static_cast<unsigned>(first) % 64;
    words_[word] |= row << shift;
    if (shift != 0 && row >> (64 - shift) != 0) words_[word + 1] |= row >> (64 - shift);
  }
  void clear() {
    for (std::uint64_t& word : words_) word = 0;
  }
  KindSet& operator|=(const KindSet& other) {
    if (words_.size() < other.words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  void remove(int kind) {
    words_[static_cast<unsigned>(kind) / 64] &= ~(std::uint64_t{1} << static_cast<unsigned>(kind) % 64);
  }
  std::span<const std::uint64_t> words() const { return words_; }
  // Writes the words down, adds them to another set that is as large, and is empty then: all at once, for those who do
  // it all the time.
  void pour(std::uint64_t* row, KindSet& into) {
    std::uint64_t* sum = into.words_.data();
    for (std::uint64_t& word : words_) {
      *row++ = word;
      *sum++ |= word;
      word = 0;
    }
  }

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace sounder
