#include "server/limits.h"

#include <algorithm>
#include <iterator>

namespace sounder::server {

void Bucket::fill(const Rate& rate, Time now) {
  const double more = at_ == 0 ? rate.at_once : static_cast<double>(now - at_) / 1000 * rate.each_second;
  left_ = std::min(rate.at_once, left_ + more);
  at_ = now;
}

void Addresses::forget_idle(Time now) {
  for (auto known = known_.begin(); known != known_.end();) {
    Neighbours& them = known->second;
    const bool idle = them.sockets == 0 && them.messages.is_full(limits_.messages_an_address, now) &&
                      them.talk.is_full(limits_.talk_an_address, now) &&
                      them.tables.is_full(limits_.tables_an_address, now) &&
                      them.guesses.is_full(limits_.guesses_an_address, now);
    known = idle ? known_.erase(known) : std::next(known);
  }
}

}  // namespace sounder::server
