// Time. A clock runs for every person who is asked, and only while there is a server. It stops when the command is
// received.
#include <algorithm>

#include "tables/table.h"

namespace sounder::tables {
namespace {

constexpr Time second = 1000;
constexpr Time day = 24 * 60 * 60 * second;
constexpr Time time_to_reveal = 10 * second;

Time passed(const Moment& moment, Time since) {
  if (moment.now <= since) return 0;
  return moment.up_time ? moment.up_time(since, moment.now) : moment.now - since;
}

}  // namespace

bool Table::clock_runs(Seat seat) const {
  return stage_ == Stage::playing && has_clock() && plays_itself(seat) && seat_state(seat).question != 0;
}

Time Table::left_of(Seat seat, const Moment& moment) const {
  const SeatState& seat_state = this->seat_state(seat);
  const Time spent = clock_runs(seat) ? passed(moment, seat_state.running_since) : 0;
  if (made_.clock.kind == protocol::Clock::Kind::match) return seat_state.bank - spent;
  if (made_.clock.kind == protocol::Clock::Kind::move)
    return static_cast<Time>(made_.clock.seconds.value_or(0)) * second + seat_state.extra - spent;
  return static_cast<Time>(made_.clock.days.value_or(0)) * day + seat_state.extra - spent;
}

std::vector<protocol::SeatTime> Table::times(const Moment& moment) const {
  std::vector<protocol::SeatTime> times;
  if (!has_clock() || !session_) return times;
  for (const Seat seat : persons())
    times.push_back({seat, static_cast<std::uint64_t>(std::max<Time>(left_of(seat, moment), 0)), clock_runs(seat)});
  return times;
}

std::optional<Time> Table::next_due(const Moment& moment) const {
  if ((proposal_ && proposal_->waits.empty()) || handed_back(moment)) return moment.now;
  if (stage_ == Stage::revealing) return moment.now + std::max<Time>(time_to_reveal - passed(moment, started_), 0);
  std::optional<Time> next;
  for (const Seat seat : persons()) {
    if (!clock_runs(seat)) continue;
    const Time out = moment.now + std::max<Time>(left_of(seat, moment), 0);
    next = next ? std::min(*next, out) : out;
  }
  return next;
}

}  // namespace sounder::tables
