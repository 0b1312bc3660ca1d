#include "terminal/console.h"

#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

namespace sounder::terminal {
namespace {

std::atomic<bool> pressed = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set by a signal");

void note_interrupt(int) { pressed = true; }

// Whether standard output is a terminal that can be told to colour and to wipe, and nobody minds (NO_COLOR).
bool obeys_escapes() {
  const char* term = std::getenv("TERM");
  const char* no_colour = std::getenv("NO_COLOR");
  const bool dumb = !term || !*term || std::string_view(term) == "dumb";
  return ::isatty(STDOUT_FILENO) && !dumb && !(no_colour && *no_colour);
}

winsize window() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return size;
}

// Waits for input with Ctrl-C let through only here, so that none can slip in between looking and waiting.
void wait_for_input() {
  sigset_t interrupt;
  sigset_t before;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  sigprocmask(SIG_BLOCK, &interrupt, &before);
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (!pressed) ::ppoll(&input, 1, nullptr, &before);
  sigprocmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace

const std::atomic<bool>& interrupted() { return pressed; }

Canvas standard_output() {
  const winsize size = window();
  return {Style(obeys_escapes()), size.ws_col >= 20 ? size.ws_col : 80, size.ws_row >= 5 ? size.ws_row : 24};
}

void Console::clear() {
  if (clears())
    write("\x1b[H\x1b[2J");
  else
    write("\n");
}

void Console::wipe() {
  if (clears())
    write("\x1b[H\x1b[2J\x1b[3J");
  else
    write(std::string(60, '\n'));
}

StandardConsole::StandardConsole() : Console({.asks = ::isatty(STDIN_FILENO) == 1, .clears = obeys_escapes()}) {
  pressed = false;
  struct sigaction action {};
  action.sa_handler = note_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  ::sigaction(SIGINT, &action, nullptr);
}

StandardConsole::~StandardConsole() {
  std::fflush(stdout);
  ::signal(SIGINT, SIG_DFL);
}

void StandardConsole::write(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

Canvas StandardConsole::canvas() const { return standard_output(); }

// Reads what there is; false at the end of input or when interrupted.
bool StandardConsole::fill() {
  wait_for_input();
  if (pressed) return false;
  char piece[4096];
  const ssize_t read = ::read(STDIN_FILENO, piece, sizeof piece);
  if (read < 0 && (errno == EINTR || errno == EAGAIN)) return !pressed;
  if (read <= 0) {
    ended_ = true;
    return false;
  }
  waiting_.append(piece, static_cast<std::size_t>(read));
  return true;
}

InputLine StandardConsole::read() {
  std::fflush(stdout);
  if (pressed) return {InputLine::Kind::interrupted, {}, lines_};
  std::size_t end = waiting_.find('\n');
  while (end == std::string::npos && waiting_.size() <= longest_line && !ended_) {
    const std::size_t seen = waiting_.size();
    if (!fill() && pressed) return {InputLine::Kind::interrupted, {}, lines_};
    end = waiting_.find('\n', seen);
  }
  if (end == std::string::npos && waiting_.empty()) return {InputLine::Kind::end, {}, lines_};
  ++lines_;
  const std::size_t length = std::min(end, waiting_.size());
  if (length > longest_line) return {InputLine::Kind::too_long, {}, lines_};
  InputLine line{InputLine::Kind::text, waiting_.substr(0, length), lines_};
  waiting_.erase(0, end == std::string::npos ? length : length + 1);
  if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
  return line;
}

}  // namespace sounder::terminal
