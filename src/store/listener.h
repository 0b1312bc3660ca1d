// Hears from PostgreSQL which tables have grown: libpq's own connection, in a thread of its own, that comes back by
// itself.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace sounder::store {

class Listener {
 public:
  using Heard = std::function<void(std::vector<std::string>)>;

  // `own` is asked which of PostgreSQL's processes writes for us: what it tells is no news. After every connection
  // `heard` gets an empty list: nobody knows what was said before.
  Listener(std::string uri, std::function<int()> own, Heard heard);
  ~Listener();

 private:
  void work();
  void listen_once();                           // until the connection is lost, or the end
  bool wait_for(int socket, int milliseconds);  // false: the end

  std::string uri_;
  std::function<int()> own_;
  Heard heard_;
  int stop_[2] = {-1, -1};  // a pipe whose other end is closed when it is over
  std::atomic<bool> stopping_{false};
  std::thread thread_;
};

}  // namespace sounder::store
