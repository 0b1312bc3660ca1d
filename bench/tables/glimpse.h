// What a player who only wants to go on takes from a `news`: which event it was, what is asked, and any one move. The
// text is looked through once and no tree is built: who measures a server on its own two cores must take as little of
// them as may be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sounder::load {

struct Glimpse {
  std::uint64_t seq = 0;
  std::optional<std::uint64_t> question = {};
  std::string_view move = {};  // inside the text; nothing where nothing is asked
  bool over = false;           // the match has a result
};

// Of the moves that are asked for the one with this number, counted round.
Glimpse glimpse_of(std::string_view news, std::size_t any);

}  // namespace sounder::load
