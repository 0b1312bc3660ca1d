#include "server/connection_limiter.h"

#include <algorithm>

namespace sounder::server {

bool ConnectionLimiter::make_space(const std::string& address) {
  const auto count = counts_.find(address);
  if (count == counts_.end() || count->second < an_address_) return true;
  const auto silent = std::find_if(callers_.begin(), callers_.end(),
                                   [&](const Caller& one) { return one.asks_nothing && one.address == address; });
  if (silent == callers_.end()) return false;
  silent->asks_nothing = false;  // it goes once
  silent->hang_up();
  return true;
}

ConnectionLimiter::Handle ConnectionLimiter::add(Caller caller) {
  ++counts_[caller.address];
  return callers_.insert(callers_.end(), std::move(caller));
}

void ConnectionLimiter::is_silent(Handle handle) {
  handle->asks_nothing = true;
  callers_.splice(callers_.end(), callers_, handle);
}

void ConnectionLimiter::remove(Handle handle) {
  const auto count = counts_.find(handle->address);
  if (--count->second == 0) counts_.erase(count);
  callers_.erase(handle);
}

}  // namespace sounder::server
