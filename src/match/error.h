// An error for a person: one line that says what, where and what was expected.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "rules/message.h"

namespace sounder {

struct Error {
  std::string message;
  Message because = {};   // why a move was refused, for a front end to show after the message
  std::string game = {};  // whose catalogue has it
};

template <class T>
using Expected = tl::expected<T, Error>;

// Evaluates to the value of an Expected, or returns its error to the caller:
//   SOUNDER_TRY(auto game, make_game(setup));  // `game` is the value, not an Expected
//   SOUNDER_TRY(store.drain(true));
#define SOUNDER_TRY(...) SOUNDER_TRY_PICK(__VA_ARGS__, SOUNDER_TRY_VALUE, SOUNDER_TRY_NOTHING, )(__VA_ARGS__)
#define SOUNDER_TRY_PICK(first, second, picked, ...) picked
#define SOUNDER_TRY_NOTHING(expression)                               \
  do {                                                                \
    auto tried = (expression);                                        \
    if (!tried) return tl::make_unexpected(std::move(tried.error())); \
  } while (false)
#define SOUNDER_TRY_VALUE(value, expression) SOUNDER_TRY_HOLD(value, expression, SOUNDER_TRY_JOIN(tried_, __LINE__))
#define SOUNDER_TRY_JOIN(name, line) SOUNDER_TRY_JOINED(name, line)
#define SOUNDER_TRY_JOINED(name, line) name##line
// NOLINTBEGIN(bugprone-macro-parentheses): `value` is a declaration
#define SOUNDER_TRY_HOLD(value, expression, held)                 \
  auto held = (expression);                                       \
  if (!held) return tl::make_unexpected(std::move(held.error())); \
  value = *std::move(held)
// NOLINTEND(bugprone-macro-parentheses)

// Texts of other sources in messages: one line of limited length, without control characters.
inline tl::unexpected<Error> error(std::string message) {
  constexpr std::size_t longest_message = 500;
  if (message.size() > longest_message) message = message.substr(0, longest_message - 3) + "...";
  for (char& c : message)
    if (static_cast<unsigned char>(c) < ' ' || c == 127) c = '?';
  return tl::make_unexpected(Error{std::move(message), {}, {}});
}

}  // namespace sounder
