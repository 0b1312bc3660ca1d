// Records: a match as JSON that people can read, diff and keep. Strict on the way in: what is wrong is named with its place.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "match/chance.h"
#include "match/match.h"
#include "match/trouble.h"

namespace sounder {

constexpr int record_format = 1;

// Where the chance moves came from, as far as the record says.
struct SeedNote {
  std::uint64_t seed;
};
using DiceNote = std::variant<std::monostate, SeedNote, FairDice>;

struct Record {
  Match match;
  std::vector<std::string> players;  // who sat where: "human", "bot:greedy", a name
  DiceNote dice;
};

std::string to_json(const Record&);

// A result as records have it: {"winners": ["p1"], "scores": [...], "ranks": [...]}.
void write_result(JsonWriter&, const AnyGame&, const Result&);

// `where` is what messages call the record: a file name or "standard input".
Expected<Record> parse_record(std::string_view text, const std::string& where);

// Checks what parsing can't: that the chance moves are those of the record's dice. Says what was checked.
Expected<std::string> verify(const Record&, const std::string& where);

// The source that goes on where the record's dice left off; seeded by `otherwise` if it names none.
std::unique_ptr<ChanceSource> source_of(const DiceNote&, std::uint64_t otherwise);

}  // namespace sounder
