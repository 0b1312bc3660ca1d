// How the engine answers: JSON text that stays valid until the next call, what was asked for or {"trouble": "..."}: a
// sentence for whoever wrote the question, and where the rules refuse a move {"because": message} beside it, for
// people.
#pragma once

#include <string>

#include "match/error.h"
#include "rules/json_writer.h"

// Seen from outside under its plain name.
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
