#include "lab/events.h"

#include "lab/ledger.h"

namespace sounder::lab {

void Events::note(const AnyState& state, const AnyMove& move) {
  if (times_.empty()) return;
  told_.clear();
  game_.events(state, move, told_);
  for (const Event& event : told_) ++times_[static_cast<std::size_t>(event.which)][static_cast<std::size_t>(index_of(event.seat))];
}

void Events::book(const Result& result, Tally& tally) {
  const int seats = game_.seats();
  for (std::size_t e = 0; e < times_.size(); ++e) {
    EventTally& sum = tally.events[std::string(game_.event_names()[e])];
    std::int64_t ahead = 0;
    for (int i = 0; i < seats; ++i) {
      const std::int64_t times = times_[e][static_cast<std::size_t>(i)];
      const std::uint64_t won = part_of(result, seat_at(i));
      ++sum.sides[times];
      sum.wins[times] += won;
      ahead += times * (seats * static_cast<std::int64_t>(won) - static_cast<std::int64_t>(whole_win));
    }
    sum.ahead += ahead;
    sum.ahead_squares += static_cast<std::uint64_t>(ahead * ahead);
    times_[e] = {};
  }
}

}  // namespace sounder::lab
