// Answers of the engine: JSON text that stays valid until the next call. It is the result or {"trouble": "..."}, an
// error for the programmer; if the rules refuse a move, "because" beside it is a message for the player.
#pragma once

#include <string>

#include "match/error.h"
#include "rules/json_writer.h"

// Exported under its C name.
#define SOUNDER_EXPORT extern "C" __attribute__((used, visibility("default")))

namespace sounder::wasm {

inline std::string answer;

template <class Write>
const char* say_value(Write&& write) {
  answer.clear();
  JsonWriter out(answer);
  write(out);
  return answer.c_str();
}

template <class Write>
const char* say(Write&& write) {
  return say_value([&](JsonWriter& out) {
    out.begin_object();
    write(out);
    out.end_object();
  });
}

inline const char* say_error(const Error& error) {
  return say([&](JsonWriter& out) {
    out.field("trouble", error.message);
    if (error.because.empty()) return;
    out.key("because");
    write(out, error.because);
  });
}

inline const char* say_refused(const Message& reason) { return say_error({"refused", reason, {}}); }

}  // namespace sounder::wasm
