// Bots that somebody else in this process has written, in another language perhaps: `make_bot` knows them by name while
// they are lent. Many may be lent under the same name: each has one of its own, which says exactly which is meant.
#pragma once

#include <functional>

#include "bots/bot.h"

namespace sounder::bots {

class Lent {
 public:
  using Make = std::function<std::unique_ptr<Bot>(const GamePtr&)>;

  Lent(const std::string& name, const Make& make);
  ~Lent();
  Lent(const Lent&) = delete;
  Lent& operator=(const Lent&) = delete;

  // Nobody else's, unlike what it was lent under.
  const std::string& own_name() const { return own_name_; }

 private:
  std::string own_name_;
};

// Null for a name that is not lent. Of those lent under the same name it is any.
std::unique_ptr<Bot> make_lent(std::string_view name, const GamePtr& game);

}  // namespace sounder::bots
