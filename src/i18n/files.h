// The compiled catalogues, part of the binary (cmake/words.cmake).
#pragma once

#include <span>
#include <string_view>

namespace sounder::i18n {

struct CatalogueFile {
  std::string_view name;  // "happy-pigs.fr", "happy-pigs.fr.why", "happy-pigs.fr.picture", "happy-pigs.fr.rules"
  std::string_view json;
};
std::span<const CatalogueFile> files();

}  // namespace sounder::i18n
