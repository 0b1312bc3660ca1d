// A hint: the move a bot would play, its numbers, and a reason as a message.
#pragma once

#include "bots/bot.h"

namespace sounder::bots {

struct Hint {
  struct Line {
    std::string move;  // its notation
    Message message;   // what the move is
    double share;      // of the victory, 0 to 1
    std::uint64_t visits;
  };
  std::vector<Line> best;  // best first; the first is the move the bot would play
  Message why;             // one sentence about the first move; empty if the bot has no reason
  std::uint64_t simulations = 0;
  std::optional<bool> proven =
      {};  // whether the seat wins with best play, if proven: shares then say no more than that
};

// Asks the bot in the seat's place, with the information of the seat.
Hint hint_for(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed,
              std::uint64_t move_number, const Budget& budget = {}, std::size_t most_lines = 3);

// The fields of a hint, inside an object that is begun: {"seat", "bot", "simulations", "best": [{"move": {"text",
// "key", ...}, "share_in_millionths", "visits"}], "proven": "win" or "loss", only where it is, "why": a message or
// null}.
void write(JsonWriter& json, const Hint& hint, Seat seat, std::string_view bot);

}  // namespace sounder::bots
