// What a host does with the store: looks at it, tells the servers something, removes, erases, backs up and restores.
#include <filesystem>

#include "store/backup.h"
#include "store/impl.h"
#include "store/migrations.h"
#include "store/store.h"

namespace sounder::store {
namespace {

using soci::into;
using soci::use;

constexpr const char* last_of_table = "(SELECT at FROM events WHERE table_number = number ORDER BY seq DESC LIMIT 1)";

void set(soci::session& sql, const std::string& name, const std::string& value) {
  sql << "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = "
         "excluded.value",
      use(name), use(value);
}

Expected<void> set(Writer& writer, const std::string& name, const std::string& value) {
  return writer.run([&](Connection& connection) { set(connection.sql(), name, value); });
}

Notices read_notices(soci::session& sql) {
  Notices notices;
  std::string name, value;
  soci::statement settings = (sql.prepare << "SELECT name, value FROM settings", into(name), into(value));
  for (bool row = settings.execute(true); row; row = settings.fetch()) {
    if (name == "announcement") notices.announcement = value;
    if (name == "draining") notices.draining = value == "1";
    if (name == "epoch") notices.epoch = value;
    if (name == "revision") notices.revision = std::stoll(value);
  }
  return notices;
}

std::string conditions_of(const Filter& filter) {
  std::string text = " WHERE number > :after";
  if (filter.game) text += " AND game = :game";
  if (filter.stage) text += " AND stage = :stage";
  if (filter.quiet_since) text += std::string(" AND ") + last_of_table + " < :quiet";
  return text + " ORDER BY number LIMIT :most";
}

constexpr const char* only_quiet =
    " AND (SELECT at FROM events WHERE table_number = number ORDER BY seq DESC LIMIT 1) < :since";

std::vector<long long> quiet_tables(Connection& connection, int stage, long long since) {
  std::vector<long long> found;
  long long number = 0;
  soci::statement find =
      (connection.sql().prepare << std::string("SELECT number FROM tables WHERE stage = :stage") + only_quiet +
                                       " ORDER BY number LIMIT 100" + (connection.postgresql() ? " FOR UPDATE" : ""),
       use(stage), use(since), into(number));
  for (bool row = find.execute(true); row; row = find.fetch()) found.push_back(number);
  return found;
}

// Some tables of that stage to which nothing has happened since then. They are locked first and looked at again
// afterwards: who was just appending to one of them keeps it.
int remove_some(Connection& connection, Stage stage, Time quiet_since) {
  const int which = static_cast<int>(stage);
  const long long since = quiet_since;
  int removed = 0;
  for (const long long number : quiet_tables(connection, which, since)) {
    soci::statement remove =
        (connection.sql().prepare << std::string("DELETE FROM tables WHERE number = :number AND stage = :stage") +
                                         only_quiet,
         use(number), use(which), use(since));
    removed += static_cast<int>(changed(remove));
  }
  return removed;
}

Expected<std::string> new_epoch(Connection& connection) {
  try {
    const std::string epoch = random_name();
    connection.begin();
    set(connection.sql(), "epoch", epoch);
    count_revision(connection);
    connection.commit();
    return epoch;
  } catch (const std::exception& mishap) {
    connection.rollback();
    return error(message_of(mishap));
  }
}

// Brought up to date and under a new epoch, before anybody sees it.
Expected<void> prepare_restored(const std::string& path) {
  try {
    Connection connection(Where{Where::Kind::sqlite, path, {}}, Connection::Use::write);
    long long ours = 0;
    connection.sql() << "SELECT COUNT(*) FROM sqlite_master WHERE name IN ('migrations', 'events')", into(ours);
    if (ours != 2) return error("this is no backup of sounder's");
    SOUNDER_TRY(migrate(connection));
    SOUNDER_TRY(new_epoch(connection));
    set(connection.sql(), "draining", "0");     // that was meant for the servers of then,
    set(connection.sql(), "announcement", "");  // and this for their guests
    return {};                                  // the last connection leaves no log beside the file
  } catch (const std::exception& mishap) {
    return error(message_of(mishap));
  }
}

}  // namespace

void count_revision(Connection& connection) {
  connection.sql() << "UPDATE settings SET value = CAST(CAST(value AS BIGINT) + 1 AS TEXT) WHERE name = 'revision'";
}

Expected<std::vector<Listed>> Store::list(const Filter& filter) {
  return impl_->readers.ask<std::vector<Listed>>([&](ReadConnection& reader) {
    std::vector<Listed> rows;
    Listed row;
    long long number = 0, made = 0, events = 0, last = 0, after = filter.after_number,
              quiet = filter.quiet_since.value_or(0);
    int wanted = static_cast<int>(filter.stage.value_or(Stage::over)), stage = 0, alone = 0, most = filter.at_most;
    soci::statement tables(reader.sql());
    tables.exchange(use(after));
    if (filter.game) tables.exchange(use(*filter.game));
    if (filter.stage) tables.exchange(use(wanted));
    if (filter.quiet_since) tables.exchange(use(quiet));
    tables.exchange(use(most));
    tables.exchange(into(number));
    tables.exchange(into(row.table.id));
    tables.exchange(into(row.table.game));
    tables.exchange(into(made));
    tables.exchange(into(row.table.made_as));
    tables.exchange(into(stage));
    tables.exchange(into(alone));
    tables.exchange(into(last));
    tables.exchange(into(events));
    tables.exchange(into(row.people));
    tables.alloc();
    tables.prepare(std::string("SELECT number, id, game, made, made_as, stage, alone, COALESCE(") + last_of_table +
                   ", made), (SELECT COUNT(*) FROM events WHERE table_number = number)"
                   ", (SELECT COUNT(DISTINCT person) FROM secrets WHERE table_number = number) FROM tables" +
                   conditions_of(filter));
    tables.define_and_bind();
    for (bool more = tables.execute(true); more; more = tables.fetch()) {
      row.table.number = number;
      row.table.made = made;
      row.table.stage = static_cast<Stage>(stage);
      row.table.alone = alone != 0;
      row.events = static_cast<Seq>(events);
      row.last = last;
      rows.push_back(row);
    }
    return rows;
  });
}

Expected<Notices> Store::notices() {
  return impl_->readers.ask<Notices>([](ReadConnection& reader) { return read_notices(reader.sql()); });
}

Expected<std::string> Store::epoch() {
  return notices().map([](const Notices& notices) { return notices.epoch; });
}

Expected<void> Store::announce(const std::string& text) { return set(impl_->writer, "announcement", text); }
Expected<void> Store::drain(bool draining) { return set(impl_->writer, "draining", draining ? "1" : "0"); }
Expected<void> Store::forget_cached() { return impl_->writer.run(count_revision); }

// A hundred tables a transaction, so that moves never wait long.
Expected<int> Store::remove_old(const Retention& rule, Time now) {
  struct Age {
    Stage stage;
    std::optional<Time> age;
  };
  int removed = 0;
  for (const Age& each :
       {Age{Stage::gathering, rule.gathering}, {Stage::playing, rule.playing}, {Stage::over, rule.over}}) {
    for (int more = each.age ? 1 : 0; more > 0;) {
      SOUNDER_TRY(more, impl_->write<int>([&](Connection& connection) {
        const int count = remove_some(connection, each.stage, now - *each.age);
        if (count > 0) count_revision(connection);
        return count;
      }));
      removed += more;
    }
  }
  return removed;
}

Expected<bool> Store::remove(const std::string& table) {
  return impl_->write<bool>([&](Connection& connection) {
    soci::statement remove = (connection.sql().prepare << "DELETE FROM tables WHERE id = :id", use(table));
    const bool removed = changed(remove) == 1;
    if (removed) count_revision(connection);
    return removed;
  });
}

// On a connection of its own: the writer's is mostly in a transaction.
Expected<bool> Store::empty_log() {
  if (impl_->where.postgresql()) return true;
  try {
    Connection connection(impl_->where, Connection::Use::write);
    int busy = 0, in_log = 0, copied = 0;
    connection.sql() << "PRAGMA wal_checkpoint(TRUNCATE)", into(busy), into(in_log), into(copied);
    return busy == 0;
  } catch (const std::exception& mishap) {
    return error(message_of(mishap));
  }
}

Expected<int> Store::erase_words(const std::string& table) {
  return impl_->write<int>([&](Connection& connection) {
    soci::statement erase = (connection.sql().prepare
                                 << "DELETE FROM words WHERE table_number = (SELECT number FROM tables WHERE id = :id)",
                             use(table));
    const int erased = static_cast<int>(changed(erase));
    if (erased > 0) count_revision(connection);
    return erased;
  });
}

Expected<int> Store::erase_words(const std::string& table, std::vector<Seq> seqs) {
  return impl_->write<int>([&](Connection& connection) {
    long long seq = 0;
    soci::statement erase =
        (connection.sql().prepare
             << "DELETE FROM words WHERE table_number = (SELECT number FROM tables WHERE id = :id) AND seq = :seq",
         use(table), use(seq));
    int erased = 0;
    for (const Seq one : seqs) {
      seq = static_cast<long long>(one);
      erased += static_cast<int>(changed(erase));
    }
    if (erased > 0) count_revision(connection);
    return erased;
  });
}

Expected<void> Store::backup(const std::string& path) {
  if (impl_->where.postgresql())
    return error("a PostgreSQL database is backed up with pg_dump --format=custom, while servers run");
  return copy_sqlite(impl_->where.path, path);
}

Expected<void> Store::restore(const std::string& backup, const std::string& text) {
  SOUNDER_TRY(const auto where, read_where(text));
  if (where.postgresql())
    return error("a PostgreSQL database is restored with pg_restore while no server runs; then give it a new epoch");
  std::optional<Alone> alone;  // until the new one is in place
  if (std::filesystem::exists(where.path)) {
    SOUNDER_TRY(auto old, Alone::with(where.path));
    alone.emplace(std::move(old));
  }
  const std::string ready = where.path + ".restored";
  SOUNDER_TRY(copy_sqlite(backup, ready));
  SOUNDER_TRY(prepare_restored(ready));
  return put_in_place(ready, where.path, where.path + ".before");
}

Expected<std::string> Store::renew_epoch(const std::string& text, Time now) {
  SOUNDER_TRY(const auto where, read_where(text));
  try {
    Connection connection(where, Connection::Use::write);
    SOUNDER_TRY(migrate(connection));
    long long last = 0;
    connection.sql() << "SELECT COALESCE(MAX(until), 0) FROM signs", into(last);
    if (now - last <= silence && !read_notices(connection.sql()).draining)
      return error("a server is at work on this database: stop it, or drain it, first");
    return new_epoch(connection);
  } catch (const std::exception& mishap) {
    return error(message_of(mishap));
  }
}

}  // namespace sounder::store
