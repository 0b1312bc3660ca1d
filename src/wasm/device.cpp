#include "wasm/device.h"

namespace sounder::wasm {
namespace {

Seat only_one_of(SeatSet people) { return people.size() == 1 ? people.front() : Seat::nobody; }

}  // namespace

Device::Device(MatchSession opened)
    : session(std::move(opened)), holder_(only_one_of(session.people())), told_(session.seq()) {}

Seat Device::asked() const {
  const SeatSet people = session.needs().people;
  if (people.empty() || watching_) return Seat::nobody;
  return people.contains(holder_) ? holder_ : people.front();
}

void Device::write_frame(JsonWriter& out) {
  const SeatSet people = session.people();
  const Seat seat = asked();
  Look look{.told = told_};
  if (seat != Seat::nobody) {
    SeatSet others = people;
    others.erase(seat);
    if (holder_ != seat && session.game().secret_from(session.match().state(), seat).meets(others))
      look.hand_over = seat;
    else
      holder_ = seat;
  }
  if (look.hand_over == Seat::nobody) {
    look.eyes = seat != Seat::nobody ? seat : only_one_of(people);
    if (seat != Seat::nobody) look.asked = seat;
  }
  if (look.eyes != eyes_) seen_ = 0;
  eyes_ = look.eyes;
  look.seen = seen_;
  sounder::write_frame(out, session, look);
  seen_ = session.seq();
  told_ = session.seq();
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
