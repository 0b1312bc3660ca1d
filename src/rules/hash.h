// One number that stands for a state: equal states, equal hashes, on every machine (little-endian, native and wasm).
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace sounder {

// Mixes a word through and through before the next one comes: states differ in few bits, often high ones, and two such
// differences must not cancel out.
constexpr std::uint64_t hash_words(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
  hash = (hash ^ (hash >> 32)) * 0xd6e8feb86659fd93u;
  return hash ^ (hash >> 29);
}

inline std::uint64_t hash_bytes(const void* bytes, std::size_t size, std::uint64_t hash = 0x5bd1e9955bd1e995u) {
  const auto* at = static_cast<const unsigned char*>(bytes);
  for (; size >= 8; at += 8, size -= 8) {
    std::uint64_t word;
    std::memcpy(&word, at, 8);
    hash = hash_words(hash, word);
  }
  std::uint64_t rest = 0;
  std::memcpy(&rest, at, size);
  return hash_words(hash, rest ^ (static_cast<std::uint64_t>(size) << 56));
}

// A state is plain bytes without gaps, so its bytes are the whole of it.
template <class State>
std::uint64_t hash_of(const State& state) {
  static_assert(std::has_unique_object_representations_v<State>,
                "a state must have no padding: its bytes are hashed and compared");
  return hash_bytes(&state, sizeof state);
}

}  // namespace sounder
