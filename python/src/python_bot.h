// A bot written in Python, in a seat of the engine's matches.
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

// What a bot has thrown: the first of all threads. From then on nobody asks a bot any more.
class Failure {
 public:
  void keep(std::exception_ptr thrown);
  bool has() const { return has_; }
  // Throws it, if there is one.
  void rethrow() const;

 private:
  std::mutex guard_;
  std::exception_ptr first_;
  std::atomic<bool> has_ = false;
};

// The threads that are in a function of Python's on behalf of a ladder or a run. Python's lock guards it.
class Callbacks {
 public:
  // While this lives, its thread is in one. Throws KeyboardInterrupt when all was called off.
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

  // Raises KeyboardInterrupt in all of them, also in those to come. One that waits in a call sees it when that returns.
  void call_off();
  bool are_called_off() const { return called_off_; }

 private:
  std::set<unsigned long> threads_;
  bool called_off_ = false;
};

// Bots of Python, registered to the engine while this lives. Each is a callable that is given a match imagined for its
// seat.
class PythonBots {
 public:
  using Named = std::vector<std::pair<std::string, nanobind::callable>>;
  explicit PythonBots(const Named& bots);

  // Puts the names of these bots alone in the place of what their author calls them: another thread's may be called the
  // same.
  void name_exactly(std::vector<std::string>& names) const;

  Failure& failure() const { return *failure_; }
  Callbacks& callbacks() const { return *callbacks_; }

 private:
  std::shared_ptr<Failure> failure_ = std::make_shared<Failure>();
  std::shared_ptr<Callbacks> callbacks_ = std::make_shared<Callbacks>();
  Named bots_;  // kept alive
  std::vector<std::unique_ptr<bots::RegisteredBot>> lent_;
};

// Calls `progress(done, all)` of Python's now and then, from any thread; answers whether to go on.
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
