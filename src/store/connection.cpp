#include "store/connection.h"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/stat.h>

#include <string_view>

namespace sounder::store {
namespace {

soci::connection_parameters parameters_of(const Where& where) {
  if (where.postgresql()) return {soci::postgresql, where.uri};
  struct stat file;
  if (::stat(where.path.c_str(), &file) != 0) throw soci::soci_error("there is no database at " + where.path);
  return {soci::sqlite3, "db=\"" + where.path + "\""};
}

PGconn* handle_of(soci::session& sql) {
  return static_cast<soci::postgresql_session_backend*>(sql.get_backend())->conn_;
}

}  // namespace

Connection::Connection(const Where& where, Use use)
    : sql_(parameters_of(where)), postgresql_(where.postgresql()), path_(where.path) {
  if (postgresql_) {
    set_up_postgresql(use);
  } else {
    set_up_sqlite(use);
  }
}

void Connection::set_up_sqlite(Use use) {
  struct stat file;
  if (::stat(path_.c_str(), &file) != 0) throw soci::soci_error("there is no database at " + path_);
  device_ = file.st_dev;
  inode_ = file.st_ino;
  sql_ << "PRAGMA busy_timeout = 5000";
  // A commit writes whole pages, most of them for the sake of one row: small pages are a third of the bytes. Fixed when
  // it is made.
  sql_ << "PRAGMA page_size = 1024";
  sql_ << "PRAGMA wal_autocheckpoint = 8000";
  std::string journal;
  sql_ << "PRAGMA journal_mode = WAL", soci::into(journal);
  if (journal != "wal") throw soci::soci_error("this disk can't hold a database with a write-ahead log: " + path_);
  sql_ << "PRAGMA synchronous = FULL";   // a commit is on the disk, not on its way there
  sql_ << "PRAGMA temp_store = MEMORY";  // else what a statement may have to undo is written to a file, too
  sql_ << "PRAGMA foreign_keys = ON";
  sql_ << "PRAGMA secure_delete = ON";  // what is erased is overwritten
  sql_ << (use == Use::write ? "PRAGMA cache_size = -65536" : "PRAGMA cache_size = -4096");
  if (use == Use::read) sql_ << "PRAGMA query_only = ON";
}

void Connection::set_up_postgresql(Use use) {
  server_process_ = PQbackendPID(handle_of(sql_));
  PQsetNoticeProcessor(
      handle_of(sql_), [](void*, const char*) {}, nullptr);  // else libpq writes on our standard error
  sql_ << "SET client_min_messages = warning";
  sql_ << "SET statement_timeout = '60s'";
  if (use == Use::read) {
    sql_ << "SET default_transaction_read_only = on";
    return;
  }
  sql_ << "SET synchronous_commit = on";
  // A server that stands still in the middle of a transaction must not hold up the others for long.
  sql_ << "SET lock_timeout = '5s'";
  sql_ << "SET idle_in_transaction_session_timeout = '10s'";
  // Every statement of the writer finds its rows by key; a plan made while a table was empty must not stay when it is
  // full.
  sql_ << "SET plan_cache_mode = force_generic_plan";
  sql_ << "SET enable_seqscan = off";
  sql_ << "SET enable_hashjoin = off";
  sql_ << "SET enable_mergejoin = off";
}

// SQLite goes on writing to a file that was deleted or replaced: what it stores there nobody will find.
bool Connection::still_in_place() const {
  struct stat file;
  return ::stat(path_.c_str(), &file) == 0 && file.st_dev == device_ && file.st_ino == inode_;
}

void Connection::begin() { sql_ << (postgresql_ ? "BEGIN" : "BEGIN IMMEDIATE"); }

void Connection::commit() {
  if (!postgresql_) {
    if (!still_in_place()) throw soci::soci_error("the database was taken away: " + path_);
    sql_ << "COMMIT";
    return;
  }
  // PostgreSQL answers the COMMIT of a transaction that had failed with ROLLBACK, which SOCI takes for a success.
  PGconn* handle = handle_of(sql_);
  const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(handle, "COMMIT"), &PQclear);
  if (PQresultStatus(result.get()) == PGRES_COMMAND_OK && std::string_view(PQcmdStatus(result.get())) == "COMMIT")
    return;
  const char* state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
  throw soci::postgresql_soci_error(std::string("the commit failed. ") + PQerrorMessage(handle),
                                    state != nullptr ? state : "08007");
}

void Connection::rollback() noexcept {
  try {
    sql_ << "ROLLBACK";
  } catch (const std::exception&) {  // there was no transaction any more, or no connection
    return;
  }
}

Mishap mishap_of(const std::exception& error) {
  if (const auto* sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&error)) {
    switch (sqlite->result() & 0xff) {
      case SQLITE_BUSY:
      case SQLITE_LOCKED: return Mishap::contention;
      case SQLITE_CONSTRAINT:
      case SQLITE_TOOBIG:
      case SQLITE_MISMATCH:
      case SQLITE_RANGE: return Mishap::of_the_rows;
      default: return Mishap::gone;
    }
  }
  if (const auto* postgresql = dynamic_cast<const soci::postgresql_soci_error*>(&error)) {
    const std::string state = postgresql->sqlstate();
    if (state == "40001" || state == "40P01" || state == "55P03") return Mishap::contention;
    if (state.starts_with("22") || state.starts_with("23") || state.starts_with("54")) return Mishap::of_the_rows;
  }
  return Mishap::gone;
}

bool table_is_gone(const std::exception& error) {
  const auto* postgresql = dynamic_cast<const soci::postgresql_soci_error*>(&error);
  return postgresql != nullptr && postgresql->sqlstate() == "23503";
}

std::string message_of(const std::exception& error) {
  const auto* soci = dynamic_cast<const soci::soci_error*>(&error);
  std::string text = soci != nullptr ? soci->get_error_message() : error.what();
  const std::size_t detail = text.find("\nDETAIL");
  text = text.substr(0, detail);
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  for (char& c : text)
    if (c == '\n' || c == '\t') c = ' ';
  return "the database: " + text;
}

}  // namespace sounder::store
