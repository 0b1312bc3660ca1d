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
std::atomic<bool> resized = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set by a signal");

void note_interrupt(int) { pressed = true; }
void note_resize(int) { resized = true; }

void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  ::sigaction(signal, &action, nullptr);
}

bool is_ignored(int signal) {
  struct sigaction action {};
  return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

// Whether standard output is a terminal that can be told to paint and to wipe.
bool obeys_escapes() {
  const char* term = std::getenv("TERM");
  const bool dumb = !term || !*term || std::string_view(term) == "dumb";
  return ::isatty(STDOUT_FILENO) && !dumb;
}

Style style_of_output() {
  const char* no_colour = std::getenv("NO_COLOR");
  if (!obeys_escapes()) return Style(false);
  return no_colour && *no_colour ? Style::without_colour() : Style(true);
}

winsize window() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return size;
}

// Waits for input with the signals let through only here, so that none can slip in between looking and waiting.
void wait_for_input() {
  sigset_t noted;
  sigset_t before;
  sigemptyset(&noted);
  for (int signal : {SIGINT, SIGHUP, SIGWINCH}) sigaddset(&noted, signal);
  sigprocmask(SIG_BLOCK, &noted, &before);
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (!pressed && !resized) ::ppoll(&input, 1, nullptr, &before);
  sigprocmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace

const std::atomic<bool>& interrupted() { return pressed; }

Canvas standard_output() {
  const winsize size = window();
  return {style_of_output(), size.ws_col >= 20 ? size.ws_col : 80, size.ws_row >= 5 ? size.ws_row : 24};
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
  resized = false;
  handle(SIGINT, note_interrupt, static_cast<int>(SA_RESETHAND | SA_RESTART));  // a screen being written is written
  // A closing terminal may send it twice; nohup ignores it.
  if (!is_ignored(SIGHUP)) handle(SIGHUP, note_interrupt, SA_RESTART);
  if (asks() && clears()) handle(SIGWINCH, note_resize, SA_RESTART);
}

StandardConsole::~StandardConsole() {
  std::fflush(stdout);
  for (int signal : {SIGINT, SIGHUP, SIGWINCH})
    if (!is_ignored(signal)) ::signal(signal, SIG_DFL);
}

void StandardConsole::write(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

Canvas StandardConsole::canvas() const { return standard_output(); }

// Reads what there is; nothing at the end of input or when interrupted.
StandardConsole::Filled StandardConsole::fill() {
  wait_for_input();
  if (pressed) return Filled::nothing;
  if (resized.exchange(false)) return Filled::resized;
  char piece[4096];
  const ssize_t read = ::read(STDIN_FILENO, piece, sizeof piece);
  if (read < 0 && (errno == EINTR || errno == EAGAIN)) return pressed ? Filled::nothing : Filled::some;
  if (read <= 0) {
    ended_ = true;
    return Filled::nothing;
  }
  waiting_.append(piece, static_cast<std::size_t>(read));
  return Filled::some;
}

InputLine StandardConsole::read() {
  std::fflush(stdout);
  if (pressed) return {InputLine::Kind::interrupted, {}, lines_};
  std::size_t end = waiting_.find('\n');
  while (end == std::string::npos && waiting_.size() <= longest_line && !ended_) {
    const std::size_t seen = waiting_.size();
    const Filled filled = fill();
    if (filled == Filled::nothing && pressed) return {InputLine::Kind::interrupted, {}, lines_};
    if (filled == Filled::resized) return {InputLine::Kind::resized, {}, lines_};
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
