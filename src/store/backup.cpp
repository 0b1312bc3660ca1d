#include "store/backup.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <utility>

namespace sounder::store {
namespace {

struct Close {
  void operator()(sqlite3* handle) const { sqlite3_close(handle); }
};
using Handle = std::unique_ptr<sqlite3, Close>;

Handle open_file(const std::string& path, int flags) {
  sqlite3* handle = nullptr;
  const int result = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  Handle held(handle);
  if (result != SQLITE_OK) return nullptr;
  return held;
}

bool run(sqlite3* handle, const char* text) {
  return sqlite3_exec(handle, text, nullptr, nullptr, nullptr) == SQLITE_OK;
}

// What is wrong with the database; empty: nothing.
std::string damage(sqlite3* handle) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v2(handle, "PRAGMA quick_check(1)", -1, &statement, nullptr) != SQLITE_OK)
    return sqlite3_errmsg(handle);
  const std::string found = sqlite3_step(statement) == SQLITE_ROW
                                ? reinterpret_cast<const char*>(sqlite3_column_text(statement, 0))
                                : sqlite3_errmsg(handle);
  sqlite3_finalize(statement);
  return found == "ok" ? "" : "the copy is damaged: " + found;
}

// SQLite's words for what went wrong; empty: nothing did.
std::string copy_pages(sqlite3* from, sqlite3* to) {
  sqlite3_backup* backup = sqlite3_backup_init(to, "main", from, "main");
  if (backup == nullptr) return sqlite3_errmsg(to);
  const int result = sqlite3_backup_step(backup, -1);  // in one go: a commit in between would make it begin again
  sqlite3_backup_finish(backup);
  if (result != SQLITE_DONE) return sqlite3_errstr(result);
  if (!run(to, "PRAGMA journal_mode = DELETE")) return sqlite3_errmsg(to);  // one file, nothing beside it
  return damage(to);
}

bool flush(const std::string& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC);
  if (file < 0) return false;
  const bool flushed = ::fsync(file) == 0;
  ::close(file);
  return flushed;
}

// A whole file, on the disk, under its new name.
bool moved(const std::string& from, const std::string& to) {
  const std::string folder = std::filesystem::path(to).parent_path().string();
  return flush(from, O_RDWR) && std::rename(from.c_str(), to.c_str()) == 0 &&
         flush(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
}

}  // namespace

Expected<void> copy_sqlite(const std::string& from, const std::string& to) {
  const std::string beside = to + ".new";
  std::error_code ignored;
  std::filesystem::remove(beside, ignored);
  const auto give_up = [&](const std::string& why) {
    std::filesystem::remove(beside, ignored);
    return error("no copy of " + from + " at " + to + ": " + why);
  };
  {
    const Handle source = open_file(from, SQLITE_OPEN_READONLY);
    if (!source) return give_up(from + " can't be opened");
    sqlite3_busy_timeout(source.get(), 5000);
    const int made = ::open(beside.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);  // there are secrets in it
    if (made < 0) return give_up(std::strerror(errno));
    ::close(made);
    const Handle copy = open_file(beside, SQLITE_OPEN_READWRITE);
    if (!copy) return give_up(beside + " can't be opened");
    if (const std::string why = copy_pages(source.get(), copy.get()); !why.empty()) return give_up(why);
  }
  if (!moved(beside, to)) return give_up(std::strerror(errno));
  return {};
}

Expected<void> put_in_place(const std::string& ready, const std::string& path, const std::string& before) {
  std::error_code code;
  std::filesystem::remove(before, code);
  if (std::filesystem::exists(path)) std::filesystem::create_hard_link(path, before, code);
  if (code) return error(before + " can't be made: " + code.message());
  if (!moved(ready, path)) return error(path + " can't be replaced: " + std::strerror(errno));
  return {};
}

Expected<Alone> Alone::with(const std::string& path) {
  Handle handle = open_file(path, SQLITE_OPEN_READWRITE);
  if (!handle) return error(path + " can't be opened");
  if (!run(handle.get(), "PRAGMA locking_mode = EXCLUSIVE") || !run(handle.get(), "BEGIN EXCLUSIVE") ||
      !run(handle.get(), "COMMIT") || !run(handle.get(), "PRAGMA journal_mode = DELETE"))
    return error(path + " is in use, stop the server first: " + sqlite3_errmsg(handle.get()));
  return Alone(handle.release());
}

Alone::Alone(Alone&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}

Alone::~Alone() { sqlite3_close(static_cast<sqlite3*>(handle_)); }

}  // namespace sounder::store
