// The kinds of move that are counted, by number. A game that has kinds numbers them itself and no text is made while matches are
// played; of another every text is a kind, numbered when it is first met.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "match/any_game.h"

namespace sounder::lab {

constexpr int no_kind = -1;

class Kinds {
 public:
  explicit Kinds(const AnyGame& game) : game_(game), numbered_(game.kinds() > 0) {
    for (int kind = 0; kind < game.kinds(); ++kind) learn(game.kind_name(kind));
  }

  int of(const AnyState& state, const AnyMove& move) { return numbered_ ? game_.kind(state, move) : learn(game_.text(state, move)); }
  const std::string& name(int kind) const { return names_[static_cast<std::size_t>(kind)]; }
  int find(const std::string& name) const {
    const auto found = numbers_.find(name);
    return found == numbers_.end() ? no_kind : found->second;
  }

 private:
  int learn(std::string name) {
    const auto [entry, is_new] = numbers_.emplace(std::move(name), static_cast<int>(names_.size()));
    if (is_new) names_.push_back(entry->first);
    return entry->second;
  }

  const AnyGame& game_;
  bool numbered_;
  std::vector<std::string> names_;
  std::unordered_map<std::string, int> numbers_;
};

}  // namespace sounder::lab
