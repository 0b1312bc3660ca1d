// The tables in memory. They are a cache: what counts is in the store, and any of them can be dropped and read again.
// Those at which nobody sits and nothing goes on are kept up to a limit; the least recently used are dropped first.
#pragma once

#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/session.h"
#include "store/rows.h"
#include "tables/table.h"

namespace sounder::server {

// A command that waits for its table: from a session, or from a clock or bot of the server. They queue: one at a
// time is checked and stored.
struct PendingCommand {
  using Check = std::function<tables::Checked<tables::Events>(const tables::Table&, const tables::Moment&)>;

  SessionPtr session;         // who waits for the answer; none for bots and clocks
  tables::Person person = 0;  // 0: sits down with it
  std::string id = {};        // the session's id of the command
  std::string_view kind = {};
  Time received = 0;
  std::optional<std::string> commit = {};  // of a person who sits down, to recognise them
  Check check;
  int tries = 0;
};

struct TableActor;
// Null where it can't be had: the code says whether there is no such table, no storage, or rows of another version.
using ThenWith = std::function<void(TableActor*, tables::Code)>;

struct TableActor {
  explicit TableActor(std::string named) : id(std::move(named)) {}

  std::string id;
  std::int64_t number = 0;  // what logs call it; 0 until the store has told
  std::optional<tables::Table> table;
  std::vector<store::SecretRow> secrets;

  enum class Busy { no, loading, commit };
  Busy busy = Busy::no;
  bool stale = false;         // to be read again as soon as it is not busy
  bool behind = false;        // somebody else has appended: to be read on as soon as it is not busy
  int pins = 0;               // somebody works with it just now
  tables::EventSeq head = 0;  // what is stored, which is what anybody may be shown

  std::deque<PendingCommand> queue;
  std::vector<ThenWith> waiting;  // for when it is neither loading nor committing

  std::vector<SessionPtr> sessions;
  std::vector<store::Present> elsewhere;      // who is connected to other servers
  std::map<tables::Person, Time> left_at;     // who went away, and when: a reload is no absence
  Time known_since = 0;                       // when the first came: who was away before counts from then on
  Bucket sat_down;                            // what is left of seats to take, for all
  std::map<std::string, Bucket> sat_from;     // and for an address
  std::map<Seat, tables::EventSeq> thinking;  // bots, and about which question
  std::uint64_t state_shown = 0;              // hash of the state that was sent last
  std::optional<std::string> written = {};  // by people, as it was shown before the table was dropped to be read again

  std::optional<std::list<TableActor*>::iterator> idle = {};  // its place among those that may be dropped

  bool is_ready() const { return table && busy == Busy::no; }
  bool may_go() const {
    return pins == 0 && busy == Busy::no && queue.empty() && waiting.empty() && sessions.empty() && thinking.empty();
  }

  SeatSet here(Time now, Time short_absence) const;
  // For how long nobody has been there, as far as this server knows.
  Time away_for(Seat seat, Time now) const;
  void went(tables::Person person, Time now, Time short_absence);
  std::vector<int> people() const;  // who sit at sockets of this server
  std::uint64_t watching() const;
  std::vector<std::string> watchers() const;  // the names of those who said one
  // The viewer of a session.
  Seat viewer_of(const Session& session) const;
  // Who the secret is of; nobody where it is wrong. Takes as long for every secret.
  tables::Person person_with(const std::string& secret) const;
  // Of people whom the table has forgotten: they stay in the store alone.
  void forget_secrets();
  // Whether another seat may be taken, by somebody of that address; counts it. Who comes and goes and comes can't fill
  // the log at will, nor keep others out.
  bool may_sit_down(const std::string& address, const TableLimits& limits, Time now);
};

class TableCache {
 public:
  explicit TableCache(std::size_t idle_tables) : most_idle_(idle_tables) {}

  TableActor* find(const std::string& id) const;
  TableActor& hold(const std::string& id);  // makes an empty one where there is none
  void drop(TableActor& actor);
  // To be told after everything that may have made a table idle or not: may drop others, and this one.
  void settle(TableActor& actor);
  std::size_t size() const { return tables_.size(); }
  std::size_t bytes() const;  // of the tables, about
  template <class Each>
  void each(Each each) const {
    std::vector<std::string> all;  // `each` may drop any of them
    for (const auto& [id, actor] : tables_) all.push_back(id);
    for (const std::string& id : all)
      if (TableActor* actor = find(id)) each(*actor);
  }

 private:
  void let_go_of(TableActor& actor);
  void leave_idle(TableActor& actor);

  std::size_t most_idle_;
  std::unordered_map<std::string, std::unique_ptr<TableActor>> tables_;
  std::list<TableActor*> idle_;  // the longest idle first
};

}  // namespace sounder::server
