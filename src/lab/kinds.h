// The kinds of move that are counted, by number. A game with `HasKinds` numbers them itself, and no text is made while
// matches are played; otherwise every notation is a kind, numbered when it first occurs.
#pragma once

#include <unordered_map>

#include "lab/by_kind.h"
#include "match/any_game.h"

namespace sounder::lab {

constexpr int no_kind = -1;

class Kinds {
 public:
  explicit Kinds(const AnyGame& game) : game_(game), numbered_(game.kinds() > 0) {
    for (int kind = 0; kind < game.kinds(); ++kind) learn(game.kind_name(kind));
  }

  int of(const AnyState& state, const AnyMove& move) {
    return numbered_ ? game_.kind(state, move) : learn(game_.text(state, move));
  }
  // A set with room for all kinds so far.
  KindSet none() const {
    KindSet kinds;
    kinds.make_room(static_cast<int>(names_.size()));
    return kinds;
  }
  // Adds the kinds of a seat's moves to `kinds`, an empty set; returns the number of moves, and lists them if `moves`
  // is not null.
  int offer(const AnyState& state, Seat seat, KindSet& kinds, std::vector<AnyMove>* moves) {
    return numbered_ ? game_.offer(state, seat, kinds, moves) : offer_texts(state, seat, kinds, moves);
  }

  int find(const std::string& name) const {
    const auto found = numbers_.find(name);
    return found == numbers_.end() ? no_kind : found->second;
  }
  // All names so far. A list that was returned does not change when kinds are added later.
  const KindNamesPtr& names() {
    if (!shared_ || shared_->size() < names_.size()) shared_ = std::make_shared<KindNames>(names_);
    return shared_;
  }

 private:
  [[gnu::noinline]] int offer_texts(const AnyState& state, Seat seat, KindSet& kinds, std::vector<AnyMove>* moves) {
    std::vector<AnyMove> own;
    std::vector<AnyMove>& all = moves ? *moves : own;
    game_.moves(state, seat, all);
    for (const AnyMove& move : all) {
      const int kind = learn(game_.text(state, move));
      kinds.make_room(kind + 1);
      kinds.add(kind);
    }
    return static_cast<int>(all.size());
  }
  [[gnu::noinline]] int learn(std::string name) {
    const auto [entry, is_new] = numbers_.emplace(std::move(name), static_cast<int>(names_.size()));
    if (is_new) names_.push_back(entry->first);
    return entry->second;
  }

  const AnyGame& game_;
  bool numbered_;
  KindNames names_;
  std::unordered_map<std::string, int> numbers_;
  KindNamesPtr shared_;
};

}  // namespace sounder::lab
