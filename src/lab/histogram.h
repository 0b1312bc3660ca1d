// A histogram: a sorted list of values with their counts. Blocks of matches have few values, and merging goes through
// both lists once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace sounder::lab {

class Histogram {
 public:
  using Entry = std::pair<std::int64_t, std::uint64_t>;  // value, times

  Histogram() = default;
  Histogram(std::initializer_list<Entry> entries) {
    for (const auto& [value, times] : entries) (*this)[value] += times;
  }

  std::uint64_t& operator[](std::int64_t value) {
    if (entries_.empty() || entries_.back().first < value) return entries_.emplace_back(value, 0).second;
    const auto place = std::lower_bound(entries_.begin(), entries_.end(), value,
                                        [](const Entry& e, std::int64_t v) { return e.first < v; });
    if (place != entries_.end() && place->first == value) return place->second;
    return entries_.insert(place, {value, 0})->second;
  }
  std::uint64_t times(std::int64_t value) const {
    const auto place = std::lower_bound(entries_.begin(), entries_.end(), value,
                                        [](const Entry& e, std::int64_t v) { return e.first < v; });
    return place != entries_.end() && place->first == value ? place->second : 0;
  }

  void add(const Histogram& other) {
    std::size_t fresh = 0;  // values that are new here
    auto mine = entries_.begin();
    for (const Entry& entry : other.entries_) {
      while (mine != entries_.end() && mine->first < entry.first) ++mine;
      if (mine != entries_.end() && mine->first == entry.first)
        mine->second += entry.second;
      else
        ++fresh;
    }
    if (fresh > 0) insert_missing(other, fresh);
  }

  bool empty() const { return entries_.empty(); }
  std::size_t size() const { return entries_.size(); }
  const Entry& front() const { return entries_.front(); }
  const Entry& back() const { return entries_.back(); }
  auto begin() const { return entries_.begin(); }
  auto end() const { return entries_.end(); }

 private:
  // From the back, so that every entry moves at most once.
  void insert_missing(const Histogram& other, std::size_t fresh) {
    std::size_t left = entries_.size();
    std::size_t to = left + fresh;
    entries_.resize(to);
    for (std::size_t from = other.entries_.size(); from-- > 0 && to > left;) {
      const Entry& entry = other.entries_[from];
      while (left > 0 && entries_[left - 1].first > entry.first) entries_[--to] = entries_[--left];
      if (left > 0 && entries_[left - 1].first == entry.first) continue;  // counted already
      entries_[--to] = entry;
    }
  }

  std::vector<Entry> entries_;  // by value
};

}  // namespace sounder::lab
