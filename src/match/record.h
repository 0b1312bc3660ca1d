// Records: a match as JSON that people can read, diff and keep. Strict on the way in: what is wrong is named with its place.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/match.h"
#include "match/trouble.h"

namespace sounder {

constexpr int record_format = 1;
constexpr std::size_t longest_player = 250;  // bytes of what a record says about who sat in a seat

// Where the chance moves came from, as far as the record says.
struct SeedNote {
  std::uint64_t seed;
};
struct FairDice {
  using Secret = std::array<std::uint8_t, 32>;
  Secret secret{};
  std::vector<std::string> nonces;  // one a seat, hexadecimal; empty for a seat that gave none
  std::string commitment;           // what was published before the match; `verify` checks that it is the secret's
};
using DiceNote = std::variant<std::monostate, SeedNote, FairDice>;

struct Record {
  Match match;
  std::vector<std::string> players;  // who sat where: "human", "bot:greedy", a name
  DiceNote dice;
};

std::string to_json(const Record&);

// What is played as records have it, inside an object: "options": {...}, "content": {...}.
void write_choices(JsonWriter&, const Setup&);

// A result as records have it: {"winners": ["p1"], "scores": [...], "ranks": [...]}.
void write_result(JsonWriter&, const AnyGame&, const Result&);

// `where` is what messages call the record: a file name or "standard input".
Expected<Record> parse_record(std::string_view text, const std::string& where);

// A record as far as it can be played. Only its moves and its result may be wrong, and `wrong` says how; then `record` has the
// moves before that one.
struct RecordSoFar {
  Record record;
  std::size_t moves_written = 0;  // in the file, those that can't be played included
  Trouble wrong;                  // without a message if all is right
};
Expected<RecordSoFar> parse_record_so_far(std::string_view text, const std::string& where);

}  // namespace sounder
