#include "wasm/device.h"

namespace sounder::wasm {
namespace {

void write_seat(JsonWriter& out, std::string_view key, Seat seat) {
  out.key(key);
  seat == Seat::nobody ? out.null() : out.value(name_of(seat));
}

Seat only_one_of(SeatSet people) { return people.size() == 1 ? people.front() : Seat::nobody; }

bool is_draw(const Entry& entry) {
  const auto* step = std::get_if<Step>(&entry);
  return step && step->seat == Seat::nobody;
}

}  // namespace

Device::Device(Table on_the_table) : table(std::move(on_the_table)), holder_(only_one_of(table.people())), told_(table.seq()) {}

Seat Device::asked() const {
  const SeatSet people = table.needs().people;
  if (people.empty() || watching_) return Seat::nobody;
  return people.contains(holder_) ? holder_ : people.front();
}

void Device::write_frame(JsonWriter& out) {
  const SeatSet people = table.people();
  const SeatSet thinking = table.needs().thinking;
  Seat seat = asked();
  Seat next_holder = Seat::nobody;
  if (seat != Seat::nobody) {
    SeatSet others = people;
    others.erase(seat);
    if (holder_ != seat && table.game().secret_from(table.match().state(), seat).meets(others))
      next_holder = seat;
    else
      holder_ = seat;
  }
  const Seat eyes = next_holder != Seat::nobody ? Seat::nobody : seat != Seat::nobody ? seat : only_one_of(people);
  if (eyes != eyes_) seen_ = 0;
  eyes_ = eyes;
  if (next_holder != Seat::nobody) seat = Seat::nobody;
  out.begin_object().key("situation");
  write_situation(out, table, table.at(), eyes == Seat::nobody ? Viewer::audience() : Viewer(eyes),
                  seat == Seat::nobody ? SeatSet() : seat);
  write_seat(out, "eyes", eyes);
  write_seat(out, "hand_over", next_holder);
  write_seat(out, "thinking", thinking.empty() ? Seat::nobody : thinking.front());
  const Delta delta = table.since(eyes, seen_);
  seen_ = delta.seq;
  out.field("kept", delta.kept).key("stories");
  write_stories(out, table, delta.stories);
  out.key("said").begin_array();
  for (const Message& one : table.said(told_)) write(out, one);
  out.end_array().end_object();
  told_ = table.seq();
}

void Device::take(JsonWriter& out, const Entries& entries) {
  std::string frames;
  JsonWriter shown(frames);
  shown.begin_array();
  out.key("entries").begin_array();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    write_entry(out, table.game(), table.match().state(), entries[i]);
    table.apply(entries[i]);
    if (i + 1 == entries.size() || is_draw(entries[i]) || is_draw(entries[i + 1])) write_frame(shown);
  }
  out.end_array();
  shown.end_array();
  out.key("frames").raw(frames);
}

}  // namespace sounder::wasm
