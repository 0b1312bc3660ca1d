// English sentences, for tests and for files: errors of records, the bot protocol's log.
#pragma once

#include "i18n/localizer.h"

namespace sounder::i18n {

inline std::string english(const AnyGame& game, const Message& message) {
  return Localizer("en", game.setup()).say(message);
}

// The text of an error, with the reason why a move in it was refused.
inline std::string english(const Error& error) {
  if (error.because.empty()) return error.message;
  return error.message + ": " + Localizer("en", Setup{error.game, 0, {}, {}}).say(error.because);
}

// A step with its consequences, for a viewer who may know everything.
inline std::string english_story(const AnyGame& game, const AnyState& before, const Step& step) {
  return Localizer("en", game.setup()).told(game, before, step, {});
}

}  // namespace sounder::i18n
