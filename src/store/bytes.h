// Bytes in the database are hexadecimal text: the same in every database, and readable in a dump.
#pragma once

#include <string>

#include "match/hex.h"

namespace sounder::store {

inline std::string hex(const std::string& bytes) {
  return hex_of(std::span<const std::uint8_t>(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
}

inline std::string bytes_of(const std::string& hex) {  // none if it is not hexadecimal
  const auto bytes = bytes_of_hex(hex);
  return bytes ? std::string(bytes->begin(), bytes->end()) : std::string();
}

}  // namespace sounder::store
