// What went wrong, for a person: one line that says what, where and what was expected.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "rules/say.h"

namespace sounder {

struct Trouble {
  std::string message;
  Message because = {};   // why a move in it was refused, for a door to say after the message
  std::string game = {};  // in whose words
};

template <class T>
using Expected = tl::expected<T, Trouble>;

// Messages quote what came from outside: here they stay one line, of bearable length, with nothing a terminal would
// obey.
inline tl::unexpected<Trouble> trouble(std::string message) {
  constexpr std::size_t longest_message = 500;
  if (message.size() > longest_message) message = message.substr(0, longest_message - 3) + "...";
  for (char& c : message)
    if (static_cast<unsigned char>(c) < ' ' || c == 127) c = '?';
  return tl::make_unexpected(Trouble{std::move(message), {}, {}});
}

}  // namespace sounder
