// A terminal whose person is a list of lines. What was on the screen at each answer is kept.
#pragma once

#include <string>
#include <vector>

#include "terminal/console.h"

namespace sounder::terminal {

class ScriptedConsole final : public Console {
 public:
  ScriptedConsole(Manners manners, std::vector<std::string> lines) : Console(manners), lines_(std::move(lines)) {}

  Canvas canvas() const override { return {Style(false), 80, 24}; }
  void write(std::string_view text) override { said_ += text; }
  InputLine read() override {
    screens_.push_back(said_);
    said_.clear();
    if (next_ == lines_.size()) return {InputLine::Kind::end, {}, static_cast<int>(next_)};
    const std::string& text = lines_[next_++];
    return {InputLine::Kind::text, text, static_cast<int>(next_)};
  }

  // What was written before each answer, and after the last.
  const std::vector<std::string>& screens() const { return screens_; }
  const std::string& last() const { return said_; }

 private:
  std::vector<std::string> lines_;
  std::size_t next_ = 0;
  std::string said_;
  std::vector<std::string> screens_;
};

}  // namespace sounder::terminal
