// What happens at a table: moves, moves that are taken back, people and bots that change seats. Records and stores keep
// events; all else follows from them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/match.h"

namespace sounder {

// Who sits in a seat. A person may have a name; a bot is what it is.
struct Player {
  static constexpr std::string_view person = "human";
  static constexpr std::string_view bot_mark = "bot:";      // "bot:greedy"
  static constexpr std::string_view program_mark = "cmd:";  // "cmd:./mybot"

  std::string is = std::string(person);
  std::string name = {};

  Player() = default;
  // As one text, the way `--seats` and records of version 1 have it: "human", "bot:greedy", or a person's name.
  Player(std::string_view text) {
    if (text.starts_with(bot_mark) || text.starts_with(program_mark))
      is = text;
    else if (text != person)
      name = text;
  }
  Player(const char* text) : Player(std::string_view(text)) {}
  Player(const std::string& text) : Player(std::string_view(text)) {}

  bool is_person() const { return is == person; }
  // As bots are asked for: "greedy" of "bot:greedy", a program with its mark.
  std::string_view bot_name() const {
    return std::string_view(is).substr(is.starts_with(bot_mark) ? bot_mark.size() : 0);
  }
  const std::string& shown() const { return name.empty() ? is : name; }
  bool operator==(const Player&) const = default;
};

// Moves are taken back: only the first `to` stay.
struct TakenBack {
  Seat by = Seat::nobody;
  std::size_t to = 0;
  SeatSet agreed = {};    // whose moves went with it, and who were content with that
  bool practice = false;  // across something that had become known: from here on the match is practice

  bool operator==(const TakenBack&) const = default;
};

// What these moves have brought that stands in the way of taking them back. `from` is where the first of them was made.
struct Since {
  bool known = false;   // something that can't be unknown again
  bool others = false;  // it is not this seat's own turn any more

  bool operator==(const Since&) const = default;
};
Since since(const AnyGame& game, AnyState from, std::span<const Step> steps, Seat seat);

// A seat has a new player.
struct SatDown {
  Seat seat = Seat::nobody;
  Player player;
  Player before;

  bool operator==(const SatDown&) const = default;
};

using Entry = std::variant<Step, TakenBack, SatDown>;
using Entries = std::vector<Entry>;
using Seq = std::size_t;  // counts events; unlike the moves on the board they never get fewer

}  // namespace sounder
