// Tables on SQLite or PostgreSQL. One writer thread takes all that is waiting, stores it in one transaction, and only
// then says so: the busier it is, the more it stores at once. The primary key (table, seq) is the only thing that keeps
// two writers apart, in one process or on ten machines.
//
// All functions may be called from any thread; those that answer wait for the database. `done` and what is given to
// `listen` are called on threads of the store: they must be quick, and must not call anything here that waits (append
// does not).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "match/error.h"
#include "store/rows.h"

namespace sounder::store {

class Store {
 public:
  // "sqlite:DIR/sounder.db" (made when it is not there, with its folder) or "postgresql://user@host/database"; brings
  // the schema up to date. A database newer than this program, and one that can't be reached now, is trouble.
  static Expected<std::unique_ptr<Store>> open(const std::string& where);
  ~Store();  // stores what is waiting first
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  bool several_servers() const;  // PostgreSQL: others may append to the same tables
  // For a server: on SQLite, which wakes nobody, there is one. Error where another process serves; until this store
  // is closed, or the process ends, however it does.
  Expected<void> serve();

  // Appends of one table are stored in the order of the calls. `done` is called exactly once.
  void append(Append append, std::function<void(Outcome)> done);
  std::size_t waiting() const;       // appends that are not yet stored
  bool working() const;              // the last thing the writer tried worked
  std::string last_failure() const;  // what the database said when something could not be stored

  // A table with its events and words after that seq, and all its secrets; nothing when there is no such table.
  Expected<std::optional<Loaded>> load(const std::string& table, Seq after = 0);
  Expected<std::vector<Head>> heads(
      const std::vector<std::string>& tables);                 // how far these are; those that are gone are left out
  Expected<std::int64_t> number_of(const std::string& table);  // 0: there is no such table
  Expected<std::vector<std::string>> live_alone();             // ids of those with bots or clocks that are not over
  Expected<std::vector<Listed>> list(const Filter& filter);    // by number

  // Another secret of a person at a table. Codes work once, and until their time; a new one takes the place of the
  // person's last.
  Expected<void> add_secret(const std::string& table, const SecretRow& secret);
  Expected<void> keep_code(const Code& code, Time now);
  Expected<std::optional<Code>> redeem_code(const std::string& hash, const std::string& new_secret_hash, Time now);

  // Heartbeats. A server calls `sign` every 2 seconds; a longer silence than `silence` is downtime.
  static constexpr Time silence = 6'000;
  Expected<void> sign(Time now);
  void rest();  // time until the next sign is time down, however short it is
  Time up_time(Time from, Time to)
      const;                   // how long at least one server was up in between; waits for nothing: as of the last sign
  Expected<Time> last_sign();  // of any server, 0 if none: no clock may start before it
  Expected<int> prune_signs(Time now);  // those that no running clock can ask about, but for the last day's; how many

  // Who is connected where; with SQLite there is nobody to tell. Servers that are silent don't count. Those who hold
  // these tables are woken as by an append.
  Expected<void> tell_present(const std::vector<Present>& tables);  // at this server; without people: nobody any more
  Expected<std::vector<Present>> present_elsewhere(const std::string& table);
  Expected<std::vector<std::string>> servers_up();

  // What goes from `sounder admin` to the servers.
  Expected<Notices> notices();
  Expected<void> announce(const std::string& text);
  Expected<void> drain(bool draining);
  Expected<void> forget_cached();  // a new revision
  Expected<std::string> epoch();

  // Removing. Each counts as a new revision when it changed something.
  Expected<int> remove_old(const Retention& rule, Time now);  // tables; how many
  Expected<bool> remove(const std::string& table);            // with all that hangs on it; false: there is none
  Expected<int> erase_words(const std::string& table);        // names and chat of a table; the record stays whole
  Expected<int> erase_words(const std::string& table, std::vector<Seq> seqs);

  // Empties the write-ahead log, where what was erased or removed is still to be read. False: somebody was reading all
  // the time. PostgreSQL keeps its log its own way: true.
  Expected<bool> empty_log();

  // Others have appended to these tables: read on from your heads. No tables: some wake-ups were missed, read all heads
  // again. PostgreSQL only; SQLite never calls it.
  void listen(std::function<void(std::vector<std::string> tables)> heard);

  // A copy of the database as it is now, while everything goes on: written beside the path, then put in its place.
  // SQLite only; for PostgreSQL the trouble says that pg_dump does it.
  Expected<void> backup(const std::string& path);

  // Puts a backup in the place of a database that nobody has open, under a new epoch. What was there stays beside it.
  // SQLite.
  static Expected<void> restore(const std::string& backup, const std::string& where);
  // The same promise for a PostgreSQL that was restored with its own tools: a new epoch. Refused while servers give
  // signs and are not drained.
  static Expected<std::string> renew_epoch(const std::string& where, Time now);

 private:
  struct Impl;
  explicit Store(std::unique_ptr<Impl> works);
  std::unique_ptr<Impl> impl_;
};

}  // namespace sounder::store
