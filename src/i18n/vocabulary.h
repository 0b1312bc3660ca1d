// All messages of the engine, as JSON: the build checks every catalogue against them (web/tools/words.mjs).
#pragma once

#include "match/registry.h"
#include "rules/json_writer.h"

namespace sounder::i18n {

// {"messages", "why", "terms", "about", "options": [{"id", "values"}], "content": [{"kind", "files"}]}
void write_vocabulary_of(JsonWriter& json, const GameEntry& game);

// {"<game>": ..., "shell": messages of the front ends}
void write_all_vocabularies(JsonWriter& json);

// One message per line, `told.litter(who: seat, piglets: number)`: of one game, or of all.
std::string vocabulary_in_lines(std::string_view game);

}  // namespace sounder::i18n
