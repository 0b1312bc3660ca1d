// A bot: something that chooses a move for a seat. It is handed a state imagined for that seat, never the true one, so
// it can't know more than the seat may.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/any_game.h"
#include "match/trouble.h"

namespace sounder::bots {

class Bot {
 public:
  virtual ~Bot() = default;
  // `imagined` is a state the seat can't tell from the true one. `rng` is all the chance the bot may use.
  virtual AnyMove choose(const AnyState& imagined, Seat seat, Rng& rng) = 0;
};

// The names that `make_bot` knows for a game: "random", "greedy", ...
std::vector<std::string> bot_names(std::string_view game);
Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, GamePtr game);

// Lets a bot choose in a match: imagines for its seat, then asks. The same number gives the same thinking.
AnyMove ask_bot(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed, std::uint64_t move_number);

}  // namespace sounder::bots
