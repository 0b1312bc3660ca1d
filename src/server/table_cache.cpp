#include "server/table_cache.h"

#include <algorithm>
#include <set>

#include "server/secrets.h"

namespace sounder::server {

SeatSet TableActor::here(Time now, Time short_absence) const {
  SeatSet seats;
  if (!table) return seats;
  const auto add = [&](tables::Person person) {
    if (const auto seat = person == 0 ? std::nullopt : table->seat_of(person)) seats |= *seat;
  };
  for (const SessionPtr& session : sessions) add(session->person);
  for (const store::Present& there : elsewhere)
    for (const int person : there.people) add(static_cast<tables::Person>(person));
  for (const auto& [person, at] : left_at)
    if (now - at < short_absence) add(person);
  return seats;
}

Time TableActor::away_for(Seat seat, Time now) const {
  Time since = known_since;
  for (const auto& [person, at] : left_at)
    if (table && table->seat_of(person) == seat) since = std::max(since, at);
  return now - since;
}

void TableActor::went(tables::Person person, Time now, Time short_absence) {
  std::erase_if(left_at, [&](const auto& left) {
    return now - left.second >= short_absence && !(table && table->seat_of(left.first));
  });
  left_at[person] = now;
}

std::vector<int> TableActor::people() const {
  std::set<int> people;
  for (const SessionPtr& session : sessions)
    if (session->person != 0) people.insert(static_cast<int>(session->person));
  return {people.begin(), people.end()};
}

std::uint64_t TableActor::watching() const {
  return static_cast<std::uint64_t>(
      std::count_if(sessions.begin(), sessions.end(), [](const SessionPtr& session) { return session->person == 0; }));
}

std::vector<std::string> TableActor::watchers() const {
  std::vector<std::string> names;
  for (const SessionPtr& session : sessions)
    if (session->person == 0 && !session->name.empty()) names.push_back(session->name);
  return names;
}

Seat TableActor::viewer_of(const Session& session) const {
  return session.person == 0 ? Seat::nobody : table->seat_of(session.person).value_or(Seat::nobody);
}

tables::Person TableActor::person_with(const std::string& secret) const {
  const std::string hash = hash_of(secret);
  tables::Person found = 0;
  for (const store::SecretRow& row : secrets)
    if (same_hash(row.hash, hash)) found = static_cast<tables::Person>(row.person);
  return found;
}

void TableActor::forget_secrets() {
  std::erase_if(secrets, [&](const store::SecretRow& row) {
    return table->has_forgotten(static_cast<tables::Person>(row.person));
  });
}

bool TableActor::may_sit_down(const std::string& address, const TableLimits& limits, Time now) {
  const Rate& own = limits.seats_of_a_table_an_address;
  std::erase_if(sat_from, [&](const auto& known) { return Bucket(known.second).is_full(own, now); });
  return sat_from[address].take(own, now) && sat_down.take(limits.seats_of_a_table, now);
}

TableActor* TableCache::find(const std::string& id) const {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

TableActor& TableCache::hold(const std::string& id) {
  auto& actor = tables_[id];
  if (!actor) actor = std::make_unique<TableActor>(id);
  return *actor;
}

std::size_t TableCache::bytes() const {
  std::size_t bytes = 0;
  for (const auto& [id, actor] : tables_)
    if (actor->table) bytes += actor->table->bytes();
  return bytes;
}

void TableCache::drop(TableActor& actor) {
  leave_idle(actor);
  tables_.erase(std::string(actor.id));
}

// A table that is in use again stays: its user settles it afterwards.
void TableCache::let_go_of(TableActor& actor) {
  if (actor.may_go()) return drop(actor);
  leave_idle(actor);
}

void TableCache::leave_idle(TableActor& actor) {
  if (actor.idle) idle_.erase(*actor.idle);
  actor.idle.reset();
}

void TableCache::settle(TableActor& actor) {
  leave_idle(actor);
  if (!actor.may_go()) return;
  if (!actor.table) return drop(actor);
  actor.idle = idle_.insert(idle_.end(), &actor);
  while (idle_.size() > most_idle_) let_go_of(*idle_.front());
}

}  // namespace sounder::server
