// All that the engine can say, as JSON: what every catalogue is held against when the program is built
// (web/tools/words.mjs).
#pragma once

#include "match/registry.h"
#include "rules/json_writer.h"

namespace sounder::i18n {

// {"messages", "why", "terms", "about", "options": [{"id", "values"}], "content": [{"kind", "files"}]}
void write_vocabulary_of(JsonWriter& json, const GameEntry& game);

// {"<game>": ..., "shell": what the doors say themselves}
void write_all_vocabularies(JsonWriter& json);

// One message a line, `told.litter(who: seat, piglets: number)`: of one game, or of all.
std::string vocabulary_in_lines(std::string_view game);

}  // namespace sounder::i18n
