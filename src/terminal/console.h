// Where people play: lines come in, text goes out. The real one is standard input and output; tests script their own.
#pragma once

#include <atomic>
#include <string>
#include <string_view>

#include "terminal/style.h"

namespace sounder::terminal {

// What there is to draw on.
struct Canvas {
  Style style{false};
  int width = 80;
  int height = 24;
};

// What a terminal can do, and whether there is one.
struct Manners {
  bool asks = false;    // a person answers, who can be asked again; otherwise the lines come from a file or a pipe
  bool clears = false;  // the screen can be cleared and drawn again
};

struct InputLine {
  enum class Kind { text, end, interrupted, too_long, resized };
  Kind kind = Kind::end;
  std::string text;
  int number = 0;  // the first line is 1

  bool is_text_or_resize() const { return kind == Kind::text || kind == Kind::resized; }
};

constexpr std::size_t longest_line = 4096;

class Console {
 public:
  explicit Console(Manners manners) : manners_(manners) {}
  virtual ~Console() = default;

  bool asks() const { return manners_.asks; }
  bool clears() const { return manners_.clears; }

  virtual Canvas canvas() const = 0;
  virtual InputLine read() = 0;
  virtual void write(std::string_view text) = 0;

  // Begins a fresh screen. Where others must not read what was there, what has scrolled away is wiped too.
  void clear();
  void wipe();

 private:
  Manners manners_;
};

// Standard input and output. While it lives, Ctrl-C and a closed window (SIGHUP) do not end the program: the reader
// gets a line of their kind and can say goodbye. A second Ctrl-C ends the program. A window that changes its size is a
// line of its kind too, where the screen can be drawn again.
class StandardConsole final : public Console {
 public:
  StandardConsole();
  ~StandardConsole() override;
  StandardConsole(const StandardConsole&) = delete;
  StandardConsole& operator=(const StandardConsole&) = delete;

  InputLine read() override;
  void write(std::string_view text) override;
  Canvas canvas() const override;

 private:
  enum class Filled { some, resized, nothing };
  Filled fill();

  std::string waiting_;  // read, not yet handed out
  bool ended_ = false;
  int lines_ = 0;
};

// Whether Ctrl-C was pressed, or the window closed, since the console was made: for loops that don't read, and to stop
// what thinks.
const std::atomic<bool>& interrupted();

// Standard output: coloured if it is a terminal, not a dumb one, and NO_COLOR is not set; as large as its window.
// NO_COLOR removes colour alone.
Canvas standard_output();

}  // namespace sounder::terminal
