// Files as documents: reading is bounded by the largest document, writing is atomic.
#pragma once

#include <string>
#include <string_view>

#include "match/error.h"

namespace sounder {

// The name of a path in messages: "-" is standard input.
std::string name_of_path(const std::string& path);

// The text of a file, or of standard input for "-". Never holds more than `largest_document` bytes (match/json_text.h).
Expected<std::string> read_document(const std::string& path);

// Writes a new file and renames it over the old one, so that no reader ever sees half a document.
Expected<void> write_document(const std::string& path, std::string_view text);

}  // namespace sounder
