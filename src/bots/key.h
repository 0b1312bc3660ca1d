// A number under which a search remembers a state. `hash_of` will not do for that: a flip of a high bit reaches only two bits of
// the next word's hash, so that a pig on g8 or h8 together with pumpkins on g8, h8, g4 and h4 gave two states one number, and the
// search played the moves of one in the other. Here every word is mixed through before the next one comes.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace sounder::bots {

constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t word) {
  key = (key ^ word) * 0x9e3779b97f4a7c15u;
  key = (key ^ (key >> 32)) * 0xd6e8feb86659fd93u;
  return key ^ (key >> 29);
}

template <class State>
std::uint64_t key_for(const State& state, std::uint64_t key = 0x243f6a8885a308d3u) {
  static_assert(std::has_unique_object_representations_v<State>, "a state must have no padding: its bytes are its key");
  const auto* at = reinterpret_cast<const unsigned char*>(&state);
  std::size_t left = sizeof state;
  for (; left > 0; at += 8, left -= left < 8 ? left : 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, left < 8 ? left : 8);
    key = mixed(key, word);
  }
  return key;
}

}  // namespace sounder::bots
