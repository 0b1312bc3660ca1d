// Untrusted JSON: limited in size and depth; errors give line and column.
#pragma once

#include <string>
#include <string_view>

#include "match/error.h"
#include "match/json.h"

namespace sounder {

constexpr std::size_t largest_document = 4u << 20;  // bytes
constexpr std::size_t deepest_nesting = 16;

// `where` is the text's name in messages.
Expected<json::Value> parse_json(std::string_view text, const std::string& where);

}  // namespace sounder
