// The bot protocol: one JSON object per line. Messages that the engine sends to a program, and readers of its answers.
// docs/bots.md, "Write a bot", describes it for authors of programs.
#pragma once

#include "bots/bot.h"
#include "match/json.h"

namespace sounder::bots::protocol {

constexpr int version = 2;                         // version that we speak
constexpr int oldest_version = 1;                  // oldest version that we accept: 2 only adds `heard`
constexpr std::size_t longest_answer = 64u << 10;  // bytes of a line from a bot

// Messages of the engine. Each is made only from what the seat may know.
std::string hello();
std::string match(const AnyGame&, Seat);
std::string heard(const Heard&);
// `number`: which of the seat's decisions in this match it is, from 1.
std::string turn(const AnyGame&, const AnyState& imagined, Seat, std::uint64_t number,
                 std::chrono::milliseconds budget);
std::string over(const AnyGame&, const Result&);
std::string bye();

// Messages of bots.
std::string hello_from(std::string_view name, int spoken = version);
std::string move(std::string_view text);

// Text of a program as messages quote it: the beginning, without control characters.
std::string quoted(std::string_view said);

// A message of either side: an object with a "type".
struct ProtocolMessage {
  std::string type;
  json::Value document;

  const json::Object& fields() const { return document.as_object(); }
};
Expected<ProtocolMessage> read(std::string_view line, const std::string& where);

// The version that a "hello" names, if we understand it; else "found 3, expected 1 or 2".
Expected<int> version_of(const ProtocolMessage& hello);

// The move that a "move" message stands for: its text, or its place in the list of moves, from 0.
Expected<AnyMove> chosen(const ProtocolMessage&, const AnyGame&, const AnyState& imagined, Seat);

}  // namespace sounder::bots::protocol
