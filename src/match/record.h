// Records: a match as JSON that people can read, diff and keep. Strict on the way in: what is wrong is named with its
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

constexpr int record_format = 2;             // what is written; all older ones are read
constexpr std::size_t longest_player = 250;  // bytes of what a record says about who sat in a seat

// Where the chance moves came from, as far as the record says.
struct SeedNote {
  std::uint64_t seed;
};
struct FairDice {
  using Secret = std::array<std::uint8_t, 32>;
  std::optional<Secret> secret;          // none while a match goes on in which nobody may know it
  std::vector<std::string> nonces = {};  // one a seat, hexadecimal; empty for a seat that gave none
  std::string commitment = {};           // what was published before the match; `verify` checks that it is the secret's
};
using DiceNote = std::variant<std::monostate, SeedNote, FairDice>;

struct Record {
  Match match;                  // where it stands
  std::vector<Player> players;  // who sits where
  DiceNote dice;
  Entries log = {};        // all that happened, in order; empty where that was moves and nothing else
  bool practised = false;  // somebody went back across what had become known, or knew what would come; the log need not
                           // have it any more

  void apply(const Entry& event);
  Seq seq() const { return log.empty() ? match.steps().size() : log.size(); }
  Entries events() const;
  bool is_practice() const;
  // As those may have it who may not know every choice of a match that goes on: up to the first choice that is still a
  // secret, and without those that were taken back.
  Record without_secrets() const;
};

std::string to_json(const Record&);

// What is played as records have it, inside an object: "options": {...}, "content": {...}.
void write_choices(JsonWriter&, const Setup&);

// A result as records have it: {"winners": ["p1"], "scores": [...], "ranks": [...]}.
void write_result(JsonWriter&, const AnyGame&, const Result&);

// {"is": "human", "name": "Ada"}, {"is": "bot:greedy"}.
void write_player(JsonWriter&, const Player&);

// An event as an entry of a record's "moves": a move's text; {"back_to": 12, "by": "p1"} with "agreed": ["p2"] or
// "practice": true where that is so; {"seat": "p2", "is": "bot:greedy"}. `before` is where a move was made.
void write_entry(JsonWriter&, const AnyGame&, const AnyState& before, const Entry&);

// What an option means that is not named: in a record what it meant before there was the option, in a match that begins
// what is usual today.
enum class Unnamed : std::uint8_t { absent, default_value };

// `where` is what messages call the record: a file name or "standard input".
Expected<Record> parse_record(std::string_view text, const std::string& where, Unnamed unnamed = Unnamed::absent);

// Entries that were kept after the record was, a JSON list. Each is handed over to be applied to the record before the
// next is read.
Expected<void> read_entries(const Record&, std::string_view entries, const std::string& where,
                            const std::function<void(const Entry&)>& apply);

// A record as far as it can be played. Only its moves and its result may be wrong, and `wrong` says how; then `record`
// has the moves before that one.
struct RecordSoFar {
  Record record;
  std::size_t moves_written = 0;  // in the file, those that can't be played included
  Error wrong;                    // without a message if all is right
};
Expected<RecordSoFar> parse_record_so_far(std::string_view text, const std::string& where,
                                          Unnamed unnamed = Unnamed::absent);

}  // namespace sounder
