// One connection to the database, and what its errors mean.
#pragma once

#include <soci/soci.h>
#include <sys/types.h>

#include <exception>
#include <memory>
#include <string>

#include "store/where.h"

namespace sounder::store {

class Connection {
 public:
  enum class Use { read, write };

  // Throws soci::soci_error when there is no database; never makes one.
  Connection(const Where& where, Use use);

  soci::session& sql() { return sql_; }
  bool postgresql() const { return postgresql_; }
  int server_process() const { return server_process_; }  // PostgreSQL's, of this connection

  void begin();              // a transaction that writes
  void commit();             // returns when it is on the disk, else throws
  void rollback() noexcept;  // whatever state it is in

 private:
  void set_up_sqlite(Use use);
  void set_up_postgresql(Use use);
  bool still_in_place() const;

  soci::session sql_;
  bool postgresql_;
  int server_process_ = 0;
  std::string path_;
  dev_t device_ = 0;
  ino_t inode_ = 0;
};

enum class Mishap {
  contention,   // somebody else was in the way, and nothing was stored: try again
  of_the_rows,  // what was to be stored can't be: trying again is no use
  gone          // no connection, no room, no right to write: perhaps later, on a new connection
};
Mishap mishap_of(const std::exception& error);
bool table_is_gone(const std::exception& error);  // a row of a table that somebody has just removed

// For a person, in one line. SOCI would add what was bound to the statement and PostgreSQL which row it was: there are
// secrets in both.
std::string message_of(const std::exception& error);

}  // namespace sounder::store
