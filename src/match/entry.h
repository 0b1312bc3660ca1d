// Entries of a match: moves, moves taken back, and changes of player. Records and stores keep entries; the rest of a
// match follows from them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/match.h"

namespace sounder {

// The player of a seat. A person may have a name; a bot has its kind.
struct Player {
  static constexpr std::string_view person = "human";
  static constexpr std::string_view bot_mark = "bot:";      // "bot:greedy"
  static constexpr std::string_view program_mark = "cmd:";  // "cmd:./mybot"

  std::string is = std::string(person);
  std::string name = {};

  Player() = default;
  // As one text, in the form of `--seats` and of records of version 1: "human", "bot:greedy", or a person's name.
  Player(std::string_view text) {
    if (text.starts_with(bot_mark) || text.starts_with(program_mark))
      is = text;
    else if (text != person)
      name = text;
  }
  Player(const char* text) : Player(std::string_view(text)) {}
  Player(const std::string& text) : Player(std::string_view(text)) {}

  bool is_person() const { return is == person; }
  // The name for make_bot: "greedy" of "bot:greedy", a program with its prefix.
  std::string_view bot_name() const {
    return std::string_view(is).substr(is.starts_with(bot_mark) ? bot_mark.size() : 0);
  }
  const std::string& shown() const { return name.empty() ? is : name; }
  bool operator==(const Player&) const = default;
};

// Moves are taken back: only the first `to` remain.
struct TakenBack {
  Seat by = Seat::nobody;
  std::size_t to = 0;
  SeatSet agreed = {};    // people whose moves were taken back, and who agreed
  bool practice = false;  // across something that had become known: from here on the match is practice

  bool operator==(const TakenBack&) const = default;
};

// What prevents these moves from being taken back freely. `from` is where the first of them was made.
struct Since {
  bool known = false;   // something was revealed
  bool others = false;  // the seat's own turn is over

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
using Seq = std::size_t;  // counts entries; unlike the moves on the board, it never decreases

}  // namespace sounder
