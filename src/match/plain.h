// A bridge while games move from English sentences to messages: the sentence inside a raw message, else the message as JSON.
#pragma once

#include "match/any_game.h"

namespace sounder {

inline std::string plain(const Message& message) {
  if (message.says == &raw) return message.given[0].text;
  std::string json;
  JsonWriter out(json);
  if (message.says) write(out, message);
  return json;
}

// What a move is and what followed it, in one line.
inline std::string plain_story(const AnyGame& game, const AnyState& before, const AnyMove& move) {
  Tale tale;
  game.tell(before, move, tale);
  const Message what = game.describe(before, move);
  std::string text = what.says == &raw ? std::string() : plain(what);
  for (const Told& told : tale) text += (text.empty() ? "" : "; ") + plain(told.says);
  return text;
}

}  // namespace sounder
