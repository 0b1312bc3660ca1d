// A hint: the moves a bot prefers, one number for each, and a reason as a message.
//
// All rows of a hint show the same measure: the share of the victory that the bot expects, or, where it draws its
// choice in secret, the probability of the choice. Numbers are whole percents, and rows are sorted by them.
#pragma once

#include "bots/bot.h"

namespace sounder::bots {

struct Hint {
  struct Line {
    std::string move;            // its notation
    Message message;             // what the move is
    std::optional<int> percent;  // none if the bot has no number, or a proof says more than one
    std::uint64_t visits;
  };
  // The first is the move that a bot of this level plays most often. A move that the bot examined less than a tenth as
  // often, or that contradicts the first by a higher number, is left out.
  std::vector<Line> best;
  Message why;         // for the first move, if possible against the second; empty if there is nothing to say for it
  bool drawn = false;  // the percents are probabilities of the choice
  std::uint64_t simulations = 0;
  std::optional<bool> proven = {};  // whether the seat wins with best play, if proven
};

// Asks the bot in the seat's place, with the information of the seat.
Hint hint_for(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed,
              std::uint64_t move_number, const Budget& budget = {}, std::size_t most_lines = 3);

// The fields of a hint, inside an object that is begun: {"seat", "bot", "simulations", "best": [{"move": {"text",
// "key", ...}, "share_in_millionths", "visits"}], "proven": "win" or "loss", only where it is, "why": a message or
// null}. A choice that the bot draws has "chosen_in_millionths" instead of "share_in_millionths".
void write(JsonWriter& json, const Hint& hint, Seat seat, std::string_view bot);

}  // namespace sounder::bots
