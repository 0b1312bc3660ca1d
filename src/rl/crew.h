// Threads that do one part of a work each, and sleep between two calls. A forked process has none of them: the next
// call there starts new ones.
#pragma once

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace sounder::rl {

class Crew {
 public:
  explicit Crew(int threads);
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  int threads() const { return threads_; }
  // Calls `work(part)` for every part from 0 to threads() - 1, each on its own thread, and returns when all are done.
  void run(const std::function<void(int part)>& work);

 private:
  void start();
  void help(int part, std::uint32_t seen);
  void end();
  bool was_forked() const;

  int threads_;
  int process_ = 0;  // the process in which the helpers run
  const std::function<void(int)>* work_ = nullptr;
  std::atomic<std::uint32_t> call_ = 0;     // grows with every call
  std::atomic<std::uint32_t> working_ = 0;  // helpers that have not finished
  std::atomic<bool> over_ = false;
  std::vector<std::thread> helpers_;
};

}  // namespace sounder::rl
