#include "wasm/device.h"

namespace sounder::wasm {
namespace {

Seat only_one_of(SeatSet people) { return people.size() == 1 ? people.front() : Seat::nobody; }

}  // namespace

Device::Device(MatchSession opened)
    : session(std::move(opened)), holder_(only_one_of(session.people())), reported_(session.seq()) {}

Seat Device::asked() const {
  const SeatSet people = session.needs().people;
  if (people.empty() || watching_) return Seat::nobody;
  if (people.contains(holder_)) return holder_;
  const Seat first = session.match().turn().first;
  return people.contains(first) ? first : people.front();
}

void Device::write_frame(JsonWriter& out) {
  const SeatSet people = session.people();
  const Seat seat = asked();
  FrameSpec spec{.reported = reported_};
  if (seat != Seat::nobody) {
    SeatSet others = people;
    others.erase(seat);
    if (holder_ != seat && session.game().secret_from(session.match().state(), seat).meets(others))
      spec.hand_over = seat;
    else
      holder_ = seat;
  }
  if (spec.hand_over == Seat::nobody) {
    spec.viewer = seat != Seat::nobody ? seat : only_one_of(people);
    if (seat != Seat::nobody) spec.asked = seat;
  }
  if (spec.viewer != viewer_) seen_ = 0;
  viewer_ = spec.viewer;
  spec.seen = seen_;
  sounder::write_frame(out, session, spec);
  seen_ = session.seq();
  reported_ = session.seq();
}

void Device::take(JsonWriter& out, const Entries& entries) {
  std::string frames;
  JsonWriter shown(frames);
  shown.begin_array();
  out.key("entries").begin_array();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    write_entry(out, session.game(), session.match().state(), entries[i]);
    session.apply(entries[i]);
    if (i + 1 == entries.size() || is_draw(entries[i]) || is_draw(entries[i + 1])) write_frame(shown);
  }
  out.end_array();
  shown.end_array();
  out.key("frames").raw(frames);
}

}  // namespace sounder::wasm
