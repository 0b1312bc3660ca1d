#include "i18n/messages.h"

#include <vector>

#include "bots/messages.h"
#include "match/messages.h"

namespace sounder::i18n {

std::span<const MessageDef* const> shell_vocabulary() {
  static const std::vector<const MessageDef*> all = [] {
    std::vector<const MessageDef*> joined;
    for (const auto& table : {std::span<const MessageDef* const>(messages::vocabulary),
                              std::span<const MessageDef* const>(match_messages::vocabulary),
                              std::span<const MessageDef* const>(bots::messages::vocabulary)})
      joined.insert(joined.end(), table.begin(), table.end());
    return joined;
  }();
  return all;
}

std::span<const MessageDef* const> terminal_vocabulary() { return messages::terminal; }

}  // namespace sounder::i18n
