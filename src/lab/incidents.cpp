#include "lab/incidents.h"

#include "lab/ledger.h"

namespace sounder::lab {
namespace {

constexpr int upper_half = 32;

}  // namespace

void IncidentCounter::note_incidents(const AnyState& state, const AnyMove& move) {
  found_.clear();
  game_.events(state, move, found_);
  for (const Incident& event : found_) ++sums_[event.which].times[event.seat];
}

void IncidentCounter::close(const Result& result) {
  const int seats = game_.seats();
  PerSeat<std::uint64_t> won{};
  for (Seat seat : seats_of(seats)) won[seat] = part_of(result, seat);
  for (Sum& sum : sums_) {
    std::int64_t ahead = 0;
    for (int i = 0; i < seats; ++i) {
      sum.sides.add(sum.times[i], 1 | won[i] << upper_half);
      ahead += sum.times[i] * (seats * static_cast<std::int64_t>(won[i]) - static_cast<std::int64_t>(whole_win));
    }
    sum.ahead += ahead;
    sum.ahead_squares += static_cast<std::uint64_t>(ahead * ahead);
    sum.times = {};
  }
}

void IncidentCounter::record(Tally& tally) {
  for (std::size_t e = 0; e < sums_.size(); ++e) {
    Sum& sum = sums_[e];
    EventTally& event = tally.events[std::string(game_.incident_names()[e])];
    sum.sides.take_out([&](std::int64_t times, std::uint64_t both) {
      event.sides[times] += both & UINT32_MAX;
      event.wins[times] += both >> upper_half;
    });
    event.ahead += std::exchange(sum.ahead, 0);
    event.ahead_squares += std::exchange(sum.ahead_squares, 0);
  }
}

}  // namespace sounder::lab
