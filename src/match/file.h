// Documents in files: read no further than a document may be long, written whole or not at all.
#pragma once

#include <string>
#include <string_view>

#include "match/error.h"

namespace sounder {

// What messages call a path: "-" is standard input.
std::string name_of_path(const std::string& path);

// The text of a file, or of standard input for "-". Never holds more than `largest_document` bytes (match/json_text.h).
Expected<std::string> read_document(const std::string& path);

// Writes beside the file and then puts that in its place, so that nobody, whenever they look, meets half a document.
Expected<void> write_document(const std::string& path, std::string_view text);

}  // namespace sounder
