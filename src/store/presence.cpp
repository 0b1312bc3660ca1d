// Signs of life, and who is connected to which server: what servers on one database know of each other.
#include <algorithm>
#include <sstream>

#include "store/impl.h"
#include "store/store.h"

namespace sounder::store {
namespace {

using soci::into;
using soci::use;

constexpr Time kept_at_least = 24 * 3'600'000;

std::vector<UpTime::Interval> read_signs(soci::session& sql, long long since) {
  std::vector<UpTime::Interval> intervals;
  long long begin = 0, end = 0;
  soci::statement signs =
      (sql.prepare << "SELECT since, until FROM signs WHERE until >= :since", use(since), into(begin), into(end));
  for (bool row = signs.execute(true); row; row = signs.fetch()) intervals.push_back({begin, end, 0});
  return intervals;
}

std::string text_of(const std::vector<int>& people) {
  std::string text;
  for (const int person : people) text += (text.empty() ? "" : " ") + std::to_string(person);
  return text;
}

std::vector<int> people_of(const std::string& text) {
  std::istringstream words(text);
  std::vector<int> people;
  for (int person = 0; words >> person;) people.push_back(person);
  return people;
}

void set_people(soci::session& sql, const std::string& server, const Present& present) {
  const std::string people = text_of(present.people);
  if (people.empty())
    sql << "DELETE FROM presence WHERE server = :server AND table_number = (SELECT number FROM tables WHERE id = :id)",
        use(server), use(present.table);
  else
    sql << "INSERT INTO presence (table_number, server, people) SELECT number, CAST(:server AS TEXT), CAST(:people AS "
           "TEXT) FROM tables "
           "WHERE id = :id ON CONFLICT (table_number, server) DO UPDATE SET people = excluded.people",
        use(server), use(people), use(present.table);
}

}  // namespace

void learn_signs(Connection& connection, UpTime& up_time) { up_time.learn(read_signs(connection.sql(), 0)); }

Expected<void> Store::sign(Time now) {
  Impl& works = *impl_;
  const std::scoped_lock lock(works.signing);
  const bool goes_on = works.up_since != 0 && now - works.last_sign <= silence;
  const long long since = goes_on ? works.up_since : now, until = now;
  SOUNDER_TRY(const auto signs, works.write<std::vector<UpTime::Interval>>([&](Connection& connection) {
    connection.sql() << "INSERT INTO signs (server, since, until) VALUES (:server, :since, :until) "
                        "ON CONFLICT (server, since) DO UPDATE SET until = excluded.until",
        use(works.server), use(since), use(until);
    constexpr Time long_enough = 60'000;  // others' signs of before then are known
    return read_signs(connection.sql(), (goes_on ? works.last_sign.load() : 0) - long_enough);
  }));
  works.up_since = since;
  works.last_sign = now;
  works.up_time.learn(signs, now);
  return {};
}

void Store::rest() {
  const std::scoped_lock lock(impl_->signing);
  impl_->up_since = 0;
}

Time Store::up_time(Time from, Time to) const { return impl_->up_time.between(from, to); }

Expected<Time> Store::last_sign() {
  return impl_->readers.ask<Time>([](ReadConnection& reader) {
    long long last = 0;
    reader.sql() << "SELECT COALESCE(MAX(until), 0) FROM signs", into(last);
    return Time{last};
  });
}

// A clock runs since its table was made at the earliest, and only at tables with bots or clocks.
Expected<int> Store::prune_signs(Time now) {
  return impl_->write<int>([&](Connection& connection) {
    soci::session& sql = connection.sql();
    const int over = static_cast<int>(Stage::over);
    long long oldest = 0, recent = now - kept_at_least, silent = now - 10 * silence;
    sql << "SELECT COALESCE(MIN(made), :recent) FROM tables WHERE alone = 1 AND stage <> :over", use(recent), use(over),
        into(oldest);
    const long long before = std::min(oldest, recent);
    sql << "DELETE FROM presence WHERE server NOT IN (SELECT server FROM signs WHERE until >= :silent)", use(silent);
    soci::statement prune = (sql.prepare << "DELETE FROM signs WHERE until < :before", use(before));
    return static_cast<int>(changed(prune));
  });
}

Expected<std::vector<std::string>> Store::servers_up() {
  return impl_->readers.ask<std::vector<std::string>>([this](ReadConnection& reader) {
    std::vector<std::string> servers;
    std::string server;
    const long long since = impl_->last_sign - silence;
    soci::statement up =
        (reader.sql().prepare << "SELECT DISTINCT server FROM signs WHERE until >= :since ORDER BY server", use(since),
         into(server));
    for (bool row = up.execute(true); row; row = up.fetch()) servers.push_back(server);
    return servers;
  });
}

Expected<void> Store::tell_present(const std::vector<Present>& tables) {
  if (!several_servers()) return {};
  return impl_->writer.run([&](Connection& connection) {
    std::vector<std::string> changed;
    for (const Present& present : tables) {
      set_people(connection.sql(), impl_->server, present);
      changed.push_back(present.table);
    }
    wake_others(connection, changed);
  });
}

Expected<std::vector<Present>> Store::present_elsewhere(const std::string& table) {
  if (!several_servers()) return std::vector<Present>{};
  return impl_->readers.ask<std::vector<Present>>([&](ReadConnection& reader) {
    std::vector<Present> elsewhere;
    std::string server, people;
    const long long since = impl_->last_sign - silence;
    soci::statement rows = (reader.sql().prepare << "SELECT server, people FROM presence WHERE table_number = (SELECT "
                                                    "number FROM tables WHERE id = :id) AND "
                                                    "server <> :own AND EXISTS (SELECT 1 FROM signs WHERE signs.server "
                                                    "= presence.server AND until >= :since)",
                            use(table), use(impl_->server), use(since), into(server), into(people));
    for (bool row = rows.execute(true); row; row = rows.fetch())
      elsewhere.push_back({table, server, people_of(people)});
    return elsewhere;
  });
}

}  // namespace sounder::store
