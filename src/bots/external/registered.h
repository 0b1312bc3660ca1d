// Registered bots: bots written by other code of this process, for example in Python. `make_bot` knows them by name
// while they are registered. Several may have the same name; each also has a unique name.
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

  // Unique, unlike the name it was registered under.
  const std::string& own_name() const { return own_name_; }

 private:
  std::string own_name_;
};

// Null for a name that is not registered. Of several with the same name, any of them.
std::unique_ptr<Bot> make_registered(std::string_view name, const GamePtr& game);

}  // namespace sounder::bots
