// Stands before Boost's own header in the browser's build alone (cmake/wasm.cmake): src/match/ is the same source in both.
#pragma once

#include "wasm/json/small_json.h"

namespace boost {
namespace json = sounder::small_json;
}
