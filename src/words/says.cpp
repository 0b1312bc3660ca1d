#include "words/says.h"

#include <vector>

#include "bots/says.h"
#include "match/says.h"

namespace sounder::words {

std::span<const Says* const> shell_vocabulary() {
  static const std::vector<const Says*> all = [] {
    std::vector<const Says*> joined;
    for (const auto& table :
         {std::span<const Says* const>(says::vocabulary), std::span<const Says* const>(match_says::vocabulary),
          std::span<const Says* const>(bots::says::vocabulary)})
      joined.insert(joined.end(), table.begin(), table.end());
    return joined;
  }();
  return all;
}

std::span<const Says* const> terminal_vocabulary() { return says::terminal; }

}  // namespace sounder::words
