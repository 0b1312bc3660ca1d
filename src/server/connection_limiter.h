// Who is connected over HTTP, so that no address takes every connection. A connection leaves when it ends or
// becomes a socket.
#pragma once

#include <functional>
#include <list>
#include <string>
#include <unordered_map>

namespace sounder::server {

class ConnectionLimiter {
 public:
  struct Caller {
    std::string address;
    std::function<void()> hang_up;
    bool asks_nothing = true;  // we wait for a request of theirs
  };
  using Handle = std::list<Caller>::iterator;

  explicit ConnectionLimiter(std::size_t an_address) : an_address_(an_address) {}

  // One more. Where its address has enough, the one of theirs that has been silent for longest goes; false: they all
  // are being answered, so this one can't come.
  bool make_space(const std::string& address);
  Handle add(Caller caller);
  void is_silent(Handle handle);  // has got its answer, and may ask again
  void is_served(Handle handle) { handle->asks_nothing = false; }
  void remove(Handle handle);
  std::size_t size() const { return callers_.size(); }

 private:
  std::size_t an_address_;
  std::list<Caller> callers_;  // those that are silent in the order in which they fell silent
  std::unordered_map<std::string, std::size_t> counts_;
};

}  // namespace sounder::server
