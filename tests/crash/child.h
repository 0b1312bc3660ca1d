// A child process that a test starts and kills: `sounder serve`, or a proxy in front of it.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "server/clock.h"

namespace sounder::crash {

// A port of this machine that is ours until the end, whether a server of ours listens there or not: the system gives a
// port that is held to nobody who asks for any. Servers start there, and start again, as SO_REUSEADDR lets them.
class Port {
 public:
  Port();
  ~Port();
  Port(const Port&) = delete;
  Port& operator=(const Port&) = delete;
  std::uint16_t number() const { return number_; }

 private:
  int socket_;
  std::uint16_t number_ = 0;
};

class Child {
 public:
  Child(std::string program, std::vector<std::string> arguments, std::uint16_t port);
  ~Child() { kill_now(); }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // `crash_at` is what SOUNDER_CRASH_AT says, or empty. True when it answers that it is ready.
  bool start(const std::string& crash_at);
  bool has_died();  // by itself
  bool wait_for_death(std::chrono::milliseconds patience);
  void kill_now();  // as the power cut would
  int stop();       // as an admin would; its exit status
  int deaths() const { return deaths_; }
  pid_t process() const { return pid_; }  // 0: it does not run

  // When it was alive: from before it was started to after its death was noticed.
  struct Life {
    server::Time since, until;
  };
  const std::vector<Life>& lives() const { return lives_; }

 private:
  bool is_ready() const;
  void note_death();

  std::string program_;
  std::vector<std::string> arguments_;
  std::uint16_t port_;
  pid_t pid_ = 0;
  int deaths_ = 0;
  std::vector<Life> lives_;
};

}  // namespace sounder::crash
