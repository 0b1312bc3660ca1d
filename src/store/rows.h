// What the store keeps, as plain values. A table is the rows (table, seq) of its events; everything else hangs on it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sounder::store {

using Time = std::int64_t;  // milliseconds since 1970
using Seq = std::uint64_t;

// How far a table is, as far as keeping and removing are concerned. `over`: nothing more is to come, by the rules or
// because somebody ended it.
enum class Stage : std::uint8_t { gathering, playing, over };

struct TableRow {
  std::string id;           // 12 characters, the invitation
  std::int64_t number = 0;  // the store's own short name for it; given by the store
  std::string game;
  Time made = 0;
  std::string made_as;      // JSON: how it was made
  std::string dice_secret;  // 32 bytes, or none
  Stage stage = Stage::gathering;
  bool alone = false;  // it needs the server to act: bots are asked, or clocks run
};

struct EventRow {
  std::string table;
  Seq seq = 0;  // 1, 2, 3... without gaps
  Time at = 0;  // when the command was received
  int person = 0;
  std::string command;  // the mark of the client's id of it, unique per table and person; stands in the first event
                        // that followed from it
  std::string body;     // JSON
};

struct Word {  // what people wrote: names (seq of `joined`, `renamed`) and chat (seq of `said`)
  Seq seq = 0;
  std::string text;
};

struct SecretRow {
  int person = 0;
  std::string hash;  // 32 bytes
};

struct Loaded {
  TableRow table;
  std::vector<EventRow> events;
  std::vector<Word> words;
  std::vector<SecretRow> secrets;
};

// What is stored of one table at once: all of it or nothing.
struct Append {
  std::vector<EventRow> events;  // at least one, of one table, in order, without gaps
  std::vector<Word> words = {};
  std::vector<SecretRow> secrets = {};
  std::optional<TableRow> make = {};  // with the event of seq 1, and only with it
  std::optional<Stage> stage = {};    // from now on
  std::optional<bool> alone = {};     // from now on
};

enum class Outcome : std::uint8_t {
  stored,     // it is on the disk
  lost_race,  // somebody else has appended (or the command is stored already, or the table is gone): load it again
  failed      // no storage now; whether it was stored is not known: load it again, and believe the rows
};

// Who is connected to a server, at a table.
struct Present {
  std::string table;
  std::string server;  // its name in the heartbeats
  std::vector<int> people;
  bool operator==(const Present&) const = default;
};

struct Head {
  std::string table;
  Seq seq = 0;
};

// A short code with which a person gets a further secret, on another device.
struct Code {
  std::string hash;  // 32 bytes
  std::string table;
  int person = 0;
  Time until = 0;
};

// What `sounder admin`, in another process, tells all servers. They look every two seconds.
struct Notices {
  std::string announcement;  // for everybody to read; empty: none
  bool draining = false;     // no new tables, no new moves
  std::string epoch;         // a random name of this history; another one: clients may be ahead of us
  std::int64_t revision =
      0;  // grows when rows were removed or changed behind the servers' backs: forget the tables in memory
};

// Which tables a list is about. What is not set does not matter.
struct Filter {
  std::optional<std::string> game = {};
  std::optional<Stage> stage = {};
  std::optional<Time> quiet_since = {};  // nothing has happened to it since then
  std::int64_t after_number = 0;         // for the next page
  int at_most = 100;
};

struct Listed {
  TableRow table;
  Seq events = 0;
  Time last = 0;  // when its last event happened
  int people = 0;
};

// Which tables are removed: those to which nothing has happened for so long. What is not set is kept for good.
struct Retention {
  std::optional<Time> gathering = {};  // milliseconds
  std::optional<Time> playing = {};
  std::optional<Time> over = {};
};

}  // namespace sounder::store
