// Another program that exchanges lines with this one. No call waits longer than its limit. The destructor ends the
// program and all processes it has started. POSIX.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/error.h"

namespace sounder::bots {

class Process {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Outcome { line, ended, late, too_long, stopped };

  // The program's name, found through PATH as a shell does, and its arguments.
  static Expected<std::unique_ptr<Process>> start(const std::vector<std::string>& words);
  // Closes its input, gives it a moment to leave, then ends it.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Queues a line for the program. Never waits: what the program does not read now is sent during `receive`.
  void post(std::string_view line);
  // The next line from the program, of at most `longest` bytes.
  Outcome receive(std::string& line, std::size_t longest, Clock::time_point deadline,
                  const std::atomic<bool>* stopped = nullptr);

  // After `ended`: "ended with exit status 1".
  std::string fate() const;
  // The last line it has written to its standard error.
  std::string last_words();
  void kill();

 private:
  Process(pid_t child, int in, int out, int err);
  void exchange(std::chrono::milliseconds most, std::size_t longest);
  void write_some();
  static bool read_some(int& end, std::string& into);
  bool has_ended(std::chrono::milliseconds patience) const;

  pid_t child_;
  int in_, out_, err_;  // our ends; -1 when closed
  std::string unsent_;
  std::string received_;
  std::string errors_;  // the end of what it wrote to standard error
};

}  // namespace sounder::bots
