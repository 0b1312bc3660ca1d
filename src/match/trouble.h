// What went wrong, for a person: one line that says what, where and what was expected.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace sounder {

struct Trouble {
  std::string message;
};

template <class T>
using Expected = tl::expected<T, Trouble>;

inline tl::unexpected<Trouble> trouble(std::string message) { return tl::make_unexpected(Trouble{std::move(message)}); }

}  // namespace sounder
