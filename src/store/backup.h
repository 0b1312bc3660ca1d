// Copies of a SQLite database, with SQLite's own backup interface.
#pragma once

#include <string>

#include "match/error.h"

namespace sounder::store {

// The database as it is now, whole, in one file; writers go on meanwhile. Written beside `to`, then put in its place.
Expected<void> copy_sqlite(const std::string& from, const std::string& to);

// Puts a file in the place of another one, which stays under the name `before`. At no moment is there none.
Expected<void> put_in_place(const std::string& ready, const std::string& path, const std::string& before);

// Holds a database for itself alone, in one file without a log beside it; trouble if somebody has it open.
class Alone {
 public:
  static Expected<Alone> with(const std::string& path);
  Alone(Alone&& other) noexcept;
  Alone& operator=(Alone&&) = delete;
  ~Alone();

 private:
  explicit Alone(void* handle) : handle_(handle) {}
  void* handle_;  // sqlite3*, whose header does not go together with SOCI's
};

}  // namespace sounder::store
