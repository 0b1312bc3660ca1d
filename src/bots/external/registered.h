// Bots that somebody else in this process has written, in another language perhaps: `make_bot` knows them by name while
// they are registered. Many may be registered under the same name: each has one of its own, which says exactly which is
// meant.
#pragma once

#include <functional>

#include "bots/bot.h"

namespace sounder::bots {

class RegisteredBot {
 public:
  using Make = std::function<std::unique_ptr<Bot>(const GamePtr&)>;

  RegisteredBot(const std::string& name, const Make& make);
  ~RegisteredBot();
  RegisteredBot(const RegisteredBot&) = delete;
  RegisteredBot& operator=(const RegisteredBot&) = delete;

  // Nobody else's, unlike what it was registered under.
  const std::string& own_name() const { return own_name_; }

 private:
  std::string own_name_;
};

// Null for a name that is not registered. Of those registered under the same name it is any.
std::unique_ptr<Bot> make_registered(std::string_view name, const GamePtr& game);

}  // namespace sounder::bots
