// What all tables of a server share: the games that are being played, and the names that nobody may take. Safe to use
// from many threads.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "match/any_game.h"
#include "match/error.h"
#include "match/record.h"

namespace sounder::tables {

// What is played, with options and content as records have them.
struct Choice {
  std::string game;
  int rules = 0;
  int seats = 0;
  std::string options = "{}";
  std::string content = "{}";
  Unnamed unnamed = Unnamed::absent;  // options
};

class GameCache {
 public:
  GameCache();

  // The game of such a choice, one for all tables that have made it: options and content alone may be 34 KB.
  Expected<GamePtr> game(const Choice& choice) const;

  // Whether bots or the server are called so, in any of our languages, however it is spelt: "Casual bot 2", "The
  // SERVER", "b0t:master".
  bool is_ours(std::string_view name) const;

 private:
  mutable std::mutex mutex_;
  mutable std::map<std::string, std::weak_ptr<const AnyGame>> games_;  // by all that was chosen
  // As `name_key` has them: what nobody is called, which words are in nobody's name, and what makes no difference
  // beside them.
  std::set<std::string> ours_, never_, articles_;
};

}  // namespace sounder::tables
