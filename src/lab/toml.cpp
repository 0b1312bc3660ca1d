// The code of toml++, compiled once: the other files see its declarations only (TOML_HEADER_ONLY=0).
#define TOML_IMPLEMENTATION
#include <toml++/toml.h>
