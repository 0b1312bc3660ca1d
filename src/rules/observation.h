// Optional hook for learning agents: encodes what a viewer may know as integer features (the observation), and the
// moves as numbered actions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <string>

#include "rules/seat.h"

namespace sounder {

// A move as a sequence of actions. Most moves are one action; a move with too many forms for one number is chosen pig
// by pig or colour by colour.
class Path {
 public:
  static constexpr int capacity = 8;

  void clear() { size_ = 0; }
  void add(int action) {
    assert(size_ < capacity);
    actions_[size_++] = static_cast<std::uint16_t>(action);
  }
  int size() const { return size_; }
  std::uint16_t operator[](int i) const {
    assert(i >= 0 && i < size_);
    return actions_[i];
  }
  const std::uint16_t* begin() const { return actions_.data(); }
  const std::uint16_t* end() const { return actions_.data() + size_; }
  bool begins_with(const Path& other) const {
    return size_ >= other.size_ && std::equal(other.begin(), other.end(), begin());
  }

 private:
  std::array<std::uint16_t, capacity> actions_{};
  std::uint16_t size_ = 0;
};

// A set of actions, one bit each.
template <int actions>
class ActionSet {
 public:
  static constexpr int words = (actions + 63) / 64;

  void clear() { words_ = {}; }
  void add(int action) {
    words_[static_cast<unsigned>(action) / 64] |= std::uint64_t{1} << static_cast<unsigned>(action) % 64;
  }
  // The actions `first + i`, for every bit i of a row.
  void add_row(int first, std::uint64_t row) {
    const unsigned word = static_cast<unsigned>(first) / 64;
    const unsigned shift = static_cast<unsigned>(first) % 64;
    words_[word] |= row << shift;
    if (shift != 0 && row >> (64 - shift) != 0) words_[word + 1] |= row >> (64 - shift);
  }
  bool contains(int action) const {
    return words_[static_cast<unsigned>(action) / 64] >> static_cast<unsigned>(action) % 64 & 1;
  }
  int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  const std::array<std::uint64_t, words>& bits() const { return words_; }
  bool operator==(const ActionSet&) const = default;

 private:
  std::array<std::uint64_t, words> words_{};
};

// A game may put itself into numbers for those who learn. Actions are numbers below `G::actions`, the same whatever the
// options, the content and the match; paths of two legal moves of a question differ, none begins another, and none is
// longer than `G::longest_path`. An observation is what a viewer may know and nothing else, `observation_size()` whole
// numbers, as many for all matches with these options; where seats are alike, the viewer's own come first, then those
// of the seats after it. Every number has a name, and so has every action.
template <class G>
concept HasObservation = requires(const G& g, const typename G::State& s, Viewer v, typename G::Move m,
                                  std::int16_t* out, int number) {
  { G::actions } -> std::convertible_to<int>;
  { G::longest_path } -> std::convertible_to<int>;
  { g.path(s, m) } -> std::same_as<Path>;
  { g.action_name(number) } -> std::same_as<std::string>;
  { g.observation_size() } -> std::same_as<int>;
  g.observe(s, v, out);
  { g.observation_name(number) } -> std::same_as<std::string>;
};

// A game with numbers may know a quicker way than listing all moves where each of them is one action: which actions a
// seat has, and the move of one of them. `single_actions` answers false, and adds nothing, where a legal move has a
// longer path.
template <class G>
concept HasFastActions = HasObservation<G> &&
    requires(const G& g, const typename G::State& s, Seat p, ActionSet<G::actions>& set, int action) {
  { g.single_actions(s, p, set) } -> std::same_as<bool>;
  { g.move_of(s, p, action) } -> std::same_as<typename G::Move>;
};

}  // namespace sounder
