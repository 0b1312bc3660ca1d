// Lists of moves with room of their own: no heap while playing.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <type_traits>

namespace sounder {

template <class Item, int room>
class List {
  static_assert(std::is_trivially_copyable_v<Item>, "lists hold plain values");

 public:
  static constexpr int capacity = room;

  List() {}
  List(const List& other) : size_(other.size_) { std::copy(other.begin(), other.end(), begin()); }
  List& operator=(const List& other) {
    size_ = other.size_;
    std::copy(other.begin(), other.end(), begin());
    return *this;
  }

  void clear() { size_ = 0; }
  void add(const Item& item) {
    assert(size_ < room);
    items_[size_++] = item;
  }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == room; }
  const Item& operator[](int i) const {
    assert(i >= 0 && i < size_);
    return items_[i];
  }
  Item& operator[](int i) {
    assert(i >= 0 && i < size_);
    return items_[i];
  }
  const Item* begin() const { return items_; }
  const Item* end() const { return items_ + size_; }
  Item* begin() { return items_; }
  Item* end() { return items_ + size_; }

 private:
  int size_ = 0;
  union {
    Item items_[room];  // in a union so that making a list writes nothing; only [0, size) is ever read
  };
};

// One outcome of chance and how often it comes, out of the sum of all weights.
template <class Move>
struct Chance {
  Move move;
  std::uint32_t weight;
};

// A game says how long its lists can get: `most_moves`, `most_chances`.
template <class Game>
using MoveListOf = List<typename Game::Move, Game::most_moves>;
template <class Game>
using ChanceListOf = List<Chance<typename Game::Move>, Game::most_chances>;

}  // namespace sounder
