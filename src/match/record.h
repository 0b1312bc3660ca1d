// Records: a match as JSON that people can read, diff and keep. Reading is strict: errors are reported with their
// place.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/entry.h"
#include "match/error.h"

namespace sounder {

constexpr int record_format = 2;             // written; all older versions are read
constexpr std::size_t longest_player = 250;  // bytes of a record's data about a player

// The source of the chance moves, as far as the record has it.
struct SeedNote {
  std::uint64_t seed;
};
struct FairDice {
  using Secret = std::array<std::uint8_t, 32>;
  std::optional<Secret> secret;          // none during a match in which nobody may know it
  std::vector<std::string> nonces = {};  // one per seat, hexadecimal; empty for a seat that gave none
  std::string commitment = {};           // published before the match; `verify` compares it with the secret
};
using DiceNote = std::variant<std::monostate, SeedNote, FairDice>;

struct Record {
  Match match;                  // the position
  std::vector<Player> players;  // players by seat
  DiceNote dice;
  Entries log = {};        // all entries in order; empty if all of them are moves on the board
  bool practised = false;  // somebody went back across a reveal, or knew the draws to come; the log may lack the
                           // entries that show it

  void apply(const Entry& event);
  Seq seq() const { return log.empty() ? match.steps().size() : log.size(); }
  Entries events() const;
  bool is_practice() const;
  // The record for viewers who may not know every choice of an unfinished match: up to the first choice that is still
  // secret, and without moves that were taken back.
  Record without_secrets() const;
};

std::string to_json(const Record&);

// The setup as records have it, inside an object: "options": {...}, "content": {...}.
void write_choices(JsonWriter&, const Setup&);

// A result as records have it: {"winners": ["p1"], "scores": [...], "ranks": [...]}.
void write_result(JsonWriter&, const AnyGame&, const Result&);

// {"is": "human", "name": "Ada"}, {"is": "bot:greedy"}.
void write_player(JsonWriter&, const Player&);

// An entry of a record's "moves": a move's notation; {"back_to": 12, "by": "p1"} with "agreed": ["p2"] or "practice":
// true if so; {"seat": "p2", "is": "bot:greedy"}. `before` is the state before a move.
void write_entry(JsonWriter&, const AnyGame&, const AnyState& before, const Entry&);

// The value of an option that is not named: in a record its value from before the option existed, in a new match its
// default.
enum class Unnamed : std::uint8_t { absent, default_value };

// `where` is the record's name in messages: a file name or "standard input".
Expected<Record> parse_record(std::string_view text, const std::string& where, Unnamed unnamed = Unnamed::absent);

// Entries that were kept after the record, a JSON list. Each is passed to `apply` before the next is read.
Expected<void> read_entries(const Record&, std::string_view entries, const std::string& where,
                            const std::function<void(const Entry&)>& apply);

// A record as far as it can be played. Only its moves and its result may be wrong; `wrong` says how, and `record` has
// the moves before the error.
struct RecordSoFar {
  Record record;
  std::size_t moves_written = 0;  // entries in the file, with those that can't be played
  Error wrong;                    // without a message if all is right
};
Expected<RecordSoFar> parse_record_so_far(std::string_view text, const std::string& where,
                                          Unnamed unnamed = Unnamed::absent);

}  // namespace sounder
