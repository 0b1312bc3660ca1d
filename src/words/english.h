// English sentences, for tests and for whoever reads files: troubles of records, the bot protocol's log.
#pragma once

#include "words/speech.h"

namespace sounder::words {

inline std::string english(const AnyGame& game, const Message& message) {
  return Speech("en", game.setup()).say(message);
}

// What went wrong, with the reason why a move in it was refused.
inline std::string english(const Trouble& trouble) {
  if (trouble.because.empty()) return trouble.message;
  return trouble.message + ": " + Speech("en", Setup{trouble.game, 0, {}, {}}).say(trouble.because);
}

// A step with what followed it, as it is told to somebody who may know everything.
inline std::string english_story(const AnyGame& game, const AnyState& before, const Step& step) {
  return Speech("en", game.setup()).told(game, before, step, {});
}

}  // namespace sounder::words
