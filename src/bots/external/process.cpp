#include "bots/external/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

namespace sounder::bots {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds time_to_leave{2000};  // after a "bye"
constexpr milliseconds time_to_end{500};     // after it has closed its output
constexpr milliseconds slice{50};            // how often a wait checks whether it was stopped
constexpr std::size_t kept_of_errors = 2048;

// Both ends of a pipe, closed by the destructor.
struct Pipe {
  std::array<int, 2> ends{-1, -1};
  bool opened = ::pipe2(ends.data(), O_CLOEXEC) == 0;

  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    for (int end : ends)
      if (end >= 0) ::close(end);
  }
  int take(std::size_t which) { return std::exchange(ends[which], -1); }
};

void close_end(int& end) {
  if (end >= 0) ::close(end);
  end = -1;
}

void never_wait_at(int end) { ::fcntl(end, F_SETFL, ::fcntl(end, F_GETFL) | O_NONBLOCK); }

// Runs in the new process, where only async-signal-safe functions may be called. Reports through `report` why it could
// not start.
[[noreturn]] void become(char* const* words, int in, int out, int err, int report, pid_t parent) {
  ::setpgid(0,
            0);  // a process group of its own: Ctrl-C is ours to handle, and the group can be ended with its children
#ifdef __linux__
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // it ends with us, even if we are killed
  if (::getppid() != parent) ::_exit(1);
#else
  (void)parent;
#endif
  sigset_t none;
  sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  ::signal(SIGPIPE, SIG_DFL);
  ::dup2(in, STDIN_FILENO);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(err, STDERR_FILENO);
  ::execvp(words[0], words);
  const int error = errno;
  [[maybe_unused]] const ssize_t received = ::write(report, &error, sizeof error);
  ::_exit(127);
}

// A write to a pipe without a reader is an error here, not a signal that ends us.
ssize_t write_quietly(int end, const char* bytes, std::size_t size) {
  sigset_t broken_pipe;
  sigset_t before;
  sigset_t pending;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  ::sigpending(&pending);
  ::pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
  const ssize_t written = ::write(end, bytes, size);
  const int error = errno;
  if (written < 0 && error == EPIPE && !sigismember(&pending, SIGPIPE)) {
    const timespec at_once{};
    while (::sigtimedwait(&broken_pipe, nullptr, &at_once) < 0 && errno == EINTR) {
    }
  }
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = error;
  return written;
}

}  // namespace

Expected<std::unique_ptr<Process>> Process::start(const std::vector<std::string>& words) {
  Pipe in;
  Pipe out;
  Pipe err;
  Pipe report;
  if (!in.opened || !out.opened || !err.opened || !report.opened) return error(std::strerror(errno));
  std::vector<std::string> copies = words;
  std::vector<char*> pointers;
  for (std::string& word : copies) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const pid_t parent = ::getpid();
  const pid_t child = ::fork();
  if (child < 0) return error(std::strerror(errno));
  if (child == 0) become(pointers.data(), in.ends[0], out.ends[1], err.ends[1], report.ends[1], parent);
  ::setpgid(child, child);  // in the parent too: whichever process is scheduled first
  ::close(report.take(1));
  int reported = 0;
  ssize_t received = 0;
  while ((received = ::read(report.ends[0], &reported, sizeof reported)) < 0 && errno == EINTR) {
  }
  if (received > 0) {
    ::waitpid(child, nullptr, 0);
    return error(std::strerror(reported));
  }
  return std::unique_ptr<Process>(new Process(child, in.take(1), out.take(0), err.take(0)));
}

Process::Process(pid_t child, int in, int out, int err) : child_(child), in_(in), out_(out), err_(err) {
  for (int end : {in_, out_, err_}) never_wait_at(end);
}

Process::~Process() {
  if (child_ > 0) {
    exchange(milliseconds(0), 0);
    close_end(in_);
    has_ended(time_to_leave);
    kill();
  }
  for (int* end : {&in_, &out_, &err_}) close_end(*end);
}

// Kills the whole group before the process is reaped: until then no other process can have its id.
void Process::kill() {
  if (child_ <= 0) return;
  ::kill(-child_, SIGKILL);
  while (::waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
  child_ = -1;
}

void Process::post(std::string_view line) {
  unsent_.append(line).push_back('\n');
  write_some();
}

Process::Outcome Process::receive(std::string& line, std::size_t longest, Clock::time_point deadline,
                                  const std::atomic<bool>* stopped) {
  for (;;) {
    const std::size_t end = received_.find('\n');
    if (std::min(end, received_.size()) > longest) return Outcome::too_long;
    if (end != std::string::npos) {
      line = received_.substr(0, end);
      received_.erase(0, end + 1);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return Outcome::line;
    }
    if (out_ < 0) return Outcome::ended;
    if (stopped && stopped->load()) return Outcome::stopped;
    const Clock::time_point now = Clock::now();
    if (now >= deadline) return Outcome::late;
    exchange(std::min(slice, std::chrono::ceil<milliseconds>(deadline - now)), longest);
  }
}

// Reads and writes what is possible without blocking; waits at most this long until something is.
void Process::exchange(milliseconds most, std::size_t longest) {
  const bool full = received_.size() > longest;
  pollfd ends[3] = {{unsent_.empty() ? -1 : in_, POLLOUT, 0}, {full ? -1 : out_, POLLIN, 0}, {err_, POLLIN, 0}};
  if (::poll(ends, 3, static_cast<int>(most.count())) <= 0) return;
  if (ends[0].revents) write_some();
  if (ends[1].revents && !read_some(out_, received_)) close_end(out_);
  if (ends[2].revents && !read_some(err_, errors_)) close_end(err_);
  if (errors_.size() > kept_of_errors) errors_.erase(0, errors_.size() - kept_of_errors);
}

void Process::write_some() {
  while (in_ >= 0 && !unsent_.empty()) {
    const ssize_t written = write_quietly(in_, unsent_.data(), unsent_.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN) return;
    if (written < 0) close_end(in_);  // it reads no more; its output or its end will show why
    if (written > 0) unsent_.erase(0, static_cast<std::size_t>(written));
  }
  if (in_ < 0) unsent_.clear();
}

// False at the end of the program's output.
bool Process::read_some(int& end, std::string& into) {
  std::array<char, 4096> piece{};
  const ssize_t got = ::read(end, piece.data(), piece.size());
  if (got > 0) into.append(piece.data(), static_cast<std::size_t>(got));
  return got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN));
}

bool Process::has_ended(milliseconds patience) const {
  constexpr milliseconds nap{2};
  for (milliseconds waited{0};; waited += nap) {
    siginfo_t info{};
    if (::waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == child_)
      return true;
    if (waited >= patience) return false;
    std::this_thread::sleep_for(nap);
  }
}

std::string Process::fate() const {
  if (child_ <= 0 || !has_ended(time_to_end)) return "closed its standard output";
  siginfo_t info{};
  ::waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOHANG | WNOWAIT);
  if (info.si_code == CLD_EXITED) return "ended with exit status " + std::to_string(info.si_status);
  return "was ended by signal " + std::to_string(info.si_status) + " (" + ::strsignal(info.si_status) + ")";
}

std::string Process::last_words() {
  constexpr int enough = 64;  // in pieces, for a program that never stops writing
  for (int i = 0; i < enough && err_ >= 0; ++i) {
    const std::size_t before = errors_.size();
    if (!read_some(err_, errors_) || errors_.size() == before) break;
  }
  const std::size_t end = errors_.find_last_not_of(" \t\r\n");
  if (end == std::string::npos) return {};
  const std::size_t before = errors_.rfind('\n', end);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  return errors_.substr(begin, end + 1 - begin);
}

}  // namespace sounder::bots
