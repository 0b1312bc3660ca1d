// Errors of the engine as Python exceptions.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "i18n/english.h"
#include "match/error.h"

namespace sounder::python {

// sounder.SounderError: one line that says what is wrong and what was expected.
class Refusal : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

[[noreturn]] inline void refuse(const std::string& message) { throw Refusal(error(message).value().message); }
[[noreturn]] inline void refuse(const Error& error) { throw Refusal(i18n::english(error)); }

// The value, or the error as an exception.
template <class T>
T must(Expected<T> expected) {
  if (!expected) refuse(expected.error());
  if constexpr (!std::is_void_v<T>) return std::move(*expected);
}

}  // namespace sounder::python
