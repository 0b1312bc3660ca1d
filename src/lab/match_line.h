// A line of results.jsonl: one match as JSON. It is built in a buffer, since every match writes one and some matches
// take less than two microseconds.
#pragma once

#include <array>
#include <charconv>
#include <cstring>
#include <span>
#include <string>

#include "rules/seat.h"

namespace sounder::lab {

class MatchLine {
 public:
  explicit MatchLine(std::string& out) : out_(out) {}
  ~MatchLine() { out_.append(line_.data(), at_); }
  MatchLine(const MatchLine&) = delete;
  MatchLine& operator=(const MatchLine&) = delete;

  template <std::size_t size>
  MatchLine& text(const char (&literal)[size]) {
    std::memcpy(at_, literal, size - 1);
    at_ += size - 1;
    return *this;
  }
  template <class Number>
  MatchLine& number(Number number) {
    at_ = std::to_chars(at_, line_.data() + line_.size(), number).ptr;
    return *this;
  }
  // [3,-1]
  template <class Number>
  MatchLine& list(std::span<const Number> numbers) {
    *at_++ = '[';
    for (const Number& one : numbers) number(one).text(",");
    return end_list();
  }
  // ["p1","p3"]
  MatchLine& seats(SeatSet seats) {
    *at_++ = '[';
    for (Seat seat : seats) text("\"p").number(index_of(seat) + 1).text("\",");
    return end_list();
  }

 private:
  // Replaces the last comma, if there is one.
  MatchLine& end_list() {
    if (at_[-1] == ',') --at_;
    *at_++ = ']';
    return *this;
  }

  std::string& out_;
  std::array<char, 1024> line_;  // the longest has six seats and three dozen numbers
  char* at_ = line_.data();
};

}  // namespace sounder::lab
