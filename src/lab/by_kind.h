// Counts by kind of move. Kinds are numbers while matches are played; names are for files and people, and map the
// numbers of one list to those of another.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sounder::lab {

using KindNames = std::vector<std::string>;  // by number
using KindNamesPtr = std::shared_ptr<const KindNames>;

// `Count` has `add`, and `met()`: whether the kind occurred.
template <class Count>
class ByKind {
 public:
  // From now on numbers have these names, which begin with the names so far.
  void call(const KindNamesPtr& names) {
    if (names == names_) return;
    names_ = names;
    counts_.resize(names->size());
  }
  Count& operator[](int kind) { return counts_[kind]; }

  const Count* find(std::string_view name) const {
    for (std::size_t i = 0; i < counts_.size(); ++i)
      if ((*names_)[i] == name) return counts_[i].met() ? &counts_[i] : nullptr;
    return nullptr;
  }
  bool contains(std::string_view name) const { return find(name) != nullptr; }

  // Those that occurred, by name.
  std::map<std::string_view, const Count*> met() const {
    std::map<std::string_view, const Count*> found;
    for (std::size_t i = 0; i < counts_.size(); ++i)
      if (counts_[i].met()) found.emplace((*names_)[i], &counts_[i]);
    return found;
  }

  void add(const ByKind& other) {
    if (other.counts_.empty()) return;
    if (!counts_.empty() && names_ != other.names_ && *names_ != *other.names_) renumber(*other.names_);
    if (counts_.size() <= other.counts_.size()) call(other.names_);
    for (std::size_t i = 0; i < other.counts_.size(); ++i) counts_[i].add(other.counts_[i]);
  }
  void clear() { *this = {}; }

 private:
  // Takes the numbers of these names; names they lack come after them.
  void renumber(const KindNames& names) {
    std::map<std::string_view, std::size_t> places;
    for (const std::string& name : names) places.emplace(name, places.size());
    auto all = std::make_shared<KindNames>(names);
    std::vector<Count> counts(names.size());
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      const auto place = places.find((*names_)[i]);
      if (place != places.end()) {
        counts[place->second] = counts_[i];
      } else {
        all->push_back((*names_)[i]);
        counts.push_back(counts_[i]);
      }
    }
    names_ = std::move(all);
    counts_ = std::move(counts);
  }

  KindNamesPtr names_;
  std::vector<Count> counts_;
};

}  // namespace sounder::lab
