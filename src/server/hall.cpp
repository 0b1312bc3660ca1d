#include "server/hall.h"

#include <algorithm>
#include <set>

#include "server/secrets.h"

namespace sounder::server {

SeatSet HeldRoom::here(Time now, Time short_absence) const {
  SeatSet seats;
  if (!room) return seats;
  const auto add = [&](tables::Person person) {
    if (const auto seat = person == 0 ? std::nullopt : room->seat_of(person)) seats |= *seat;
  };
  for (const GuestPtr& guest : guests) add(guest->person);
  for (const store::Present& there : elsewhere)
    for (const int person : there.people) add(static_cast<tables::Person>(person));
  for (const auto& [person, at] : left_at)
    if (now - at < short_absence) add(person);
  return seats;
}

void HeldRoom::went(tables::Person person, Time now, Time short_absence) {
  std::erase_if(left_at, [&](const auto& left) { return now - left.second >= short_absence; });
  left_at[person] = now;
}

std::vector<int> HeldRoom::people() const {
  std::set<int> people;
  for (const GuestPtr& guest : guests)
    if (guest->person != 0) people.insert(static_cast<int>(guest->person));
  return {people.begin(), people.end()};
}

std::uint64_t HeldRoom::watching() const {
  return static_cast<std::uint64_t>(
      std::count_if(guests.begin(), guests.end(), [](const GuestPtr& guest) { return guest->person == 0; }));
}

Seat HeldRoom::eyes_of(const Guest& guest) const {
  return guest.person == 0 ? Seat::nobody : room->seat_of(guest.person).value_or(Seat::nobody);
}

tables::Person HeldRoom::person_with(const std::string& secret) const {
  const std::string hash = hash_of(secret);
  tables::Person found = 0;
  for (const store::SecretRow& row : secrets)
    if (same_hash(row.hash, hash)) found = static_cast<tables::Person>(row.person);
  return found;
}

void HeldRoom::forget_secrets() {
  std::erase_if(secrets, [&](const store::SecretRow& row) {
    return room->has_forgotten(static_cast<tables::Person>(row.person));
  });
}

bool HeldRoom::may_sit_down(const std::string& address, const TableLimits& limits, Time now) {
  const Rate& own = limits.seats_of_a_table_an_address;
  std::erase_if(sat_from, [&](const auto& known) { return Bucket(known.second).is_full(own, now); });
  return sat_from[address].take(own, now) && sat_down.take(limits.seats_of_a_table, now);
}

HeldRoom* Hall::find(const std::string& id) const {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second.get();
}

HeldRoom& Hall::hold(const std::string& id) {
  auto& held = rooms_[id];
  if (!held) held = std::make_unique<HeldRoom>(id);
  return *held;
}

std::size_t Hall::bytes() const {
  std::size_t bytes = 0;
  for (const auto& [id, held] : rooms_)
    if (held->room) bytes += held->room->bytes();
  return bytes;
}

void Hall::drop(HeldRoom& held) {
  leave_idle(held);
  rooms_.erase(std::string(held.id));
}

// One that is in use again stays: whoever uses it settles it when they are done.
void Hall::let_go_of(HeldRoom& held) {
  if (held.may_go()) return drop(held);
  leave_idle(held);
}

void Hall::leave_idle(HeldRoom& held) {
  if (held.idle) idle_.erase(*held.idle);
  held.idle.reset();
}

void Hall::settle(HeldRoom& held) {
  leave_idle(held);
  if (!held.may_go()) return;
  if (!held.room) return drop(held);
  held.idle = idle_.insert(idle_.end(), &held);
  while (idle_.size() > most_idle_) let_go_of(*idle_.front());
}

}  // namespace sounder::server
