// Names that nobody else gives: of an epoch, of a server.
#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "match/hex.h"

namespace sounder::store {

inline std::string random_name() {
  std::random_device source;
  const auto word = [&] { return (static_cast<std::uint64_t>(source()) << 32) | source(); };
  return hex_of(word()) + hex_of(word());
}

}  // namespace sounder::store
