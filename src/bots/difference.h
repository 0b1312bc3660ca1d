// The difference between two moves, told as the reason for the better one. A game counts the same facts about both
// moves; the first fact of its table that speaks for the better move is told, with both numbers.
#pragma once

#include <array>
#include <optional>

#include "rules/message.h"

namespace sounder::bots {

// A sentence with the number of a move, that of the next best move, and this other move.
constexpr auto difference(std::string_view key) {
  using namespace place;
  return say(key, number("here"), number("there"), message("other"));
}
// The same for numbers with one decimal.
constexpr auto difference_in_tenths(std::string_view key) {
  using namespace place;
  return say(key, number("here"), number("here_tenths"), number("there"), number("there_tenths"), message("other"));
}

struct FactKind {
  Message (*told)(int here, int there, const Message& other);
  bool fewer = false;  // the smaller number speaks for a move
  int least = 1;       // smaller differences are not told
};

template <const auto& sentence>
Message told(int here, int there, const Message& other) {
  return sentence(here, there, other);
}
template <const auto& sentence>
Message told_in_tenths(int here, int there, const Message& other) {
  return sentence(here / 10, here % 10, there / 10, there % 10, other);
}

// The facts of a move by kind, the most meaningful first; none where the fact cannot be counted.
template <std::size_t kinds>
using MoveFacts = std::array<std::optional<int>, kinds>;

// The first fact that speaks for `here`.
template <std::size_t kinds>
std::optional<std::size_t> first_difference(const std::array<FactKind, kinds>& table, const MoveFacts<kinds>& here,
                                            const MoveFacts<kinds>& there) {
  for (std::size_t i = 0; i < kinds; ++i) {
    if (!here[i] || !there[i]) continue;
    const int lead = table[i].fewer ? *there[i] - *here[i] : *here[i] - *there[i];
    if (lead >= table[i].least) return i;
  }
  return std::nullopt;
}

// Empty if no fact speaks for `here`.
template <std::size_t kinds>
Message told_difference(const std::array<FactKind, kinds>& table, const MoveFacts<kinds>& here,
                        const MoveFacts<kinds>& there, const Message& other) {
  const auto fact = first_difference(table, here, there);
  return fact ? table[*fact].told(*here[*fact], *there[*fact], other) : Message{};
}

}  // namespace sounder::bots
