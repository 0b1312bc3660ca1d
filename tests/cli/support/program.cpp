#include "cli/program.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "where.h"

namespace sounder::testing_cli {
namespace {

constexpr int patience_ms = 300'000;

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> all;
  for (std::string& text : texts) all.push_back(text.data());
  all.push_back(nullptr);
  return all;
}

// The words and the environment the program is started with.
struct Start {
  std::vector<std::string> words = {where::program};
  std::vector<std::string> environment;

  Start(const std::vector<std::string>& arguments, const std::vector<std::string>& settings) : environment(settings) {
    words.insert(words.end(), arguments.begin(), arguments.end());
    const bool has_term =
        std::any_of(settings.begin(), settings.end(), [](const auto& one) { return one.starts_with("TERM="); });
    if (!has_term) environment.emplace_back("TERM=xterm-256color");
    if (const char* path = std::getenv("PATH")) environment.push_back(std::string("PATH=") + path);
  }
};

int status_of(int waited) { return WIFEXITED(waited) ? WEXITSTATUS(waited) : 128 + WTERMSIG(waited); }

// Feeds the input and collects both outputs at the same time, so that neither side waits for ever.
void exchange(int in, int out, int err, const std::string& input, Ran& ran) {
  std::size_t fed = 0;
  bool out_open = true;
  bool err_open = true;
  while (out_open || err_open) {
    pollfd ends[3] = {{in, POLLOUT, 0}, {out_open ? out : -1, POLLIN, 0}, {err_open ? err : -1, POLLIN, 0}};
    if (::poll(ends, 3, patience_ms) <= 0) return;
    if (in >= 0 && ends[0].revents) {
      const ssize_t written = fed < input.size() ? ::write(in, input.data() + fed, input.size() - fed) : 0;
      if (written > 0) fed += static_cast<std::size_t>(written);
      if (written < 0 || fed == input.size()) {
        ::close(in);
        in = -1;
      }
    }
    char piece[4096];
    for (int which : {1, 2}) {
      if (!ends[which].revents) continue;
      const ssize_t got = ::read(ends[which].fd, piece, sizeof piece);
      if (got > 0) (which == 1 ? ran.out : ran.err).append(piece, static_cast<std::size_t>(got));
      if (got <= 0) (which == 1 ? out_open : err_open) = false;
    }
  }
  if (in >= 0) ::close(in);
}

}  // namespace

Ran run(const std::vector<std::string>& arguments, const std::string& input, const std::vector<std::string>& settings) {
  ::signal(SIGPIPE, SIG_IGN);  // a program may end before it has read everything
  int in[2];
  int out[2];
  int err[2];
  if (::pipe2(in, O_CLOEXEC) || ::pipe2(out, O_CLOEXEC) || ::pipe2(err, O_CLOEXEC)) throw std::runtime_error("no pipe");
  Start start(arguments, settings);
  auto argv = pointers(start.words);
  auto envp = pointers(start.environment);
  posix_spawn_file_actions_t ends;
  posix_spawn_file_actions_init(&ends);
  posix_spawn_file_actions_adddup2(&ends, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&ends, out[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&ends, err[1], STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  pid_t child = 0;
  if (::posix_spawn(&child, where::program, &ends, &attributes, argv.data(), envp.data()) != 0)
    throw std::runtime_error("no program");
  posix_spawn_file_actions_destroy(&ends);
  posix_spawnattr_destroy(&attributes);
  ::close(in[0]);
  ::close(out[1]);
  ::close(err[1]);
  Ran ran;
  exchange(in[1], out[0], err[0], input, ran);
  ::close(out[0]);
  ::close(err[0]);
  int waited = 0;
  ::waitpid(child, &waited, 0);
  ran.status = status_of(waited);
  return ran;
}

Scratch::Scratch() {
  std::string name = (std::filesystem::temp_directory_path() / "sounder-test-XXXXXX").string();
  if (!::mkdtemp(name.data())) throw std::runtime_error("no scratch directory");
  root_ = name;
}

Scratch::~Scratch() {
  std::error_code ignored;
  std::filesystem::remove_all(root_, ignored);
}

std::string Scratch::write(const std::string& name, const std::string& text) const {
  std::ofstream(path(name), std::ios::binary) << text;
  return path(name);
}

std::vector<std::string> Scratch::names() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(root_))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> extended(std::vector<std::string> words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

int lines_in(const std::string& text) {
  const auto breaks = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  return breaks + (text.empty() || text.back() == '\n' ? 0 : 1);
}

std::string not_refused(const Ran& ran, const std::string& expected) {
  const std::string said = " (standard error: " + ran.err.substr(0, 400) + ")";
  if (ran.status != 2) return "exit status " + std::to_string(ran.status) + said;
  if (lines_in(ran.err) != 1) return std::to_string(lines_in(ran.err)) + " lines" + said;
  if (ran.err.find(expected) == std::string::npos) return "does not say \"" + expected + "\"" + said;
  if (ran.err.size() > 600) return "a line of " + std::to_string(ran.err.size()) + " characters";
  return {};
}

namespace {

winsize window_of(int columns, int rows) {
  winsize size{};
  size.ws_col = static_cast<unsigned short>(columns);
  size.ws_row = static_cast<unsigned short>(rows);
  return size;
}

}  // namespace

AtTerminal::AtTerminal(const std::vector<std::string>& arguments, int columns, int rows,
                       const std::vector<std::string>& settings) {
  const winsize size = window_of(columns, rows);
  Start start(arguments, settings);
  auto argv = pointers(start.words);
  auto envp = pointers(start.environment);
  child_ = ::forkpty(&master_, nullptr, nullptr, &size);
  if (child_ != 0) return;
  ::execve(where::program, argv.data(), envp.data());
  ::_exit(127);
}

AtTerminal::~AtTerminal() {
  if (master_ >= 0) ::close(master_);
  if (child_ < 0) return;
  ::kill(child_, SIGKILL);
  ::waitpid(child_, nullptr, 0);
}

void AtTerminal::type(const std::string& keys) {
  if (::write(master_, keys.data(), keys.size()) < 0) throw std::runtime_error("the terminal is gone");
}

void AtTerminal::resize(int columns, int rows) {
  const winsize size = window_of(columns, rows);
  if (::ioctl(master_, TIOCSWINSZ, &size) != 0) throw std::runtime_error("the terminal is gone");
}

void AtTerminal::hang_up() {
  ::close(std::exchange(master_, -1));
  wait_for_child();
}

bool AtTerminal::read_some() {
  pollfd end{master_, POLLIN, 0};
  if (::poll(&end, 1, patience_ms) <= 0) return false;
  char piece[4096];
  const ssize_t got = ::read(master_, piece, sizeof piece);
  if (got <= 0) return false;  // EIO: nobody has it open any more
  all_.append(piece, static_cast<std::size_t>(got));
  return true;
}

bool AtTerminal::shows(const std::string& text) {
  for (;;) {
    const std::size_t at = all_.find(text, seen_);
    if (at != std::string::npos) {
      seen_ = at + text.size();
      return true;
    }
    if (!read_some()) return false;
  }
}

int AtTerminal::ended() {
  while (read_some()) {
  }
  return wait_for_child();
}

int AtTerminal::wait_for_child() {
  int waited = 0;
  ::waitpid(std::exchange(child_, -1), &waited, 0);
  return status_of(waited);
}

}  // namespace sounder::testing_cli
