// Threads for what takes time: bots that think, rows that are read. Tables take turns: one with six bots waits no less
// than one with one.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace sounder::server {

class Pool {
 public:
  // Told to stop, a work answers soon; what it has found then is of no use any more.
  using Work = std::function<void(const std::atomic<bool>& stopped)>;

  explicit Pool(unsigned threads);
  ~Pool() { stop(); }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  void add(const std::string& table, Work work);
  // Impl that are not under way yet.
  std::size_t waiting() const;
  // Forgets what waits, calls off what is under way, and waits for that.
  void stop();

  // One core is left to the sockets.
  static unsigned threads_for_bots() { return std::max(2u, std::thread::hardware_concurrency()) - 1; }

 private:
  void run();
  Work take();  // empty when it is over

  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::atomic<bool> stopped_ = false;
  std::deque<std::string> turns_;  // every table with works, once
  std::unordered_map<std::string, std::deque<Work>> impl_;
  std::size_t waiting_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace sounder::server
