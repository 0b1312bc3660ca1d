// Bots written in Python that play in matches of the engine.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "bots/external/registered.h"

namespace sounder::python {

// The first exception that a bot has thrown, on any thread. After it, no bot is called again.
class Failure {
 public:
  void keep(std::exception_ptr thrown);
  bool has() const { return has_; }
  // Throws the exception, if there is one.
  void rethrow() const;

 private:
  std::mutex guard_;
  std::exception_ptr first_;
  std::atomic<bool> has_ = false;
};

// The threads that are inside a Python callback of a ladder or a run. Python's lock guards it.
class Callbacks {
 public:
  // While this lives, its thread is inside a callback. Throws KeyboardInterrupt if the work was cancelled.
  class Inside {
   public:
    explicit Inside(Callbacks& all);
    ~Inside() { all_.threads_.erase(thread_); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    Callbacks& all_;
    unsigned long thread_ = PyThread_get_thread_ident();
  };

  // Raises KeyboardInterrupt in all of them, and in later ones. A thread that waits in a call sees it when that
  // returns.
  void cancel();
  bool are_cancelled() const { return cancelled_; }

 private:
  std::set<unsigned long> threads_;
  bool cancelled_ = false;
};

// Python bots, registered with the engine while this lives. Each is a callable that gets a match imagined for its seat.
class PythonBots {
 public:
  using Named = std::vector<std::pair<std::string, nanobind::callable>>;
  explicit PythonBots(const Named& bots);

  // Replaces the names their author gave these bots by unique ones: another thread may use the same names.
  void name_exactly(std::vector<std::string>& names) const;

  Failure& failure() const { return *failure_; }
  Callbacks& callbacks() const { return *callbacks_; }

 private:
  std::shared_ptr<Failure> failure_ = std::make_shared<Failure>();
  std::shared_ptr<Callbacks> callbacks_ = std::make_shared<Callbacks>();
  Named bots_;  // keeps the callables alive
  std::vector<std::unique_ptr<bots::RegisteredBot>> registered_;
};

// Calls the Python callback `progress(done, all)` at most every 0.1 s, from any thread; returns whether to continue.
class Progress {
 public:
  Progress(nanobind::object callback, std::uint64_t all) : callback_(std::move(callback)), all_(all) {}
  bool tell(std::uint64_t done, const PythonBots& bots);

 private:
  nanobind::object callback_;
  std::uint64_t all_;
  std::chrono::steady_clock::time_point told_ = {};
};

}  // namespace sounder::python
