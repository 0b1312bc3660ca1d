// The compiled catalogues, part of the binary (cmake/words.cmake).
#pragma once

#include <span>
#include <string_view>

namespace sounder::words {

struct File {
  std::string_view name;  // "happy-pigs.fr", "happy-pigs.fr.why", "happy-pigs.fr.picture", "happy-pigs.fr.rules"
  std::string_view json;
};
std::span<const File> files();

}  // namespace sounder::words
