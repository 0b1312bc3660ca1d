// The bot's side of the protocol: answers line by line with one of our own bots. `sounder bot` runs it on standard
// input and output.
#pragma once

#include "bots/external/protocol.h"

namespace sounder::bots {

class Respondent {
 public:
  struct Manner {
    std::string game;
    std::string level;          // a name for make_bot
    std::uint64_t seed = 1;     // the source of all chance in its thinking
    bool whole_budget = false;  // think as long as each turn allows, not as the level does
  };
  explicit Respondent(Manner manner) : manner_(std::move(manner)) {}

  struct Answer {
    std::string line;  // empty: no answer
    bool leaves = false;
  };
  // The answer to the next line; an error for a line that no engine of ours sends.
  Expected<Answer> answer(std::string_view line);

 private:
  Expected<Answer> begin(const protocol::ProtocolMessage& message, const std::string& where);
  Expected<Answer> move(const protocol::ProtocolMessage& message, const std::string& where);

  Manner manner_;
  int lines_ = 0;
  std::uint64_t matches_ = 0;
  Seat seat_ = Seat::nobody;
  GamePtr game_;
  std::unique_ptr<Bot> bot_;  // once a match has begun
};

}  // namespace sounder::bots
