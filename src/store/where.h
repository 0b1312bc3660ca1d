// Where a database is: "sqlite:FILE" or "postgresql://...".
#pragma once

#include <string>

#include "match/error.h"

namespace sounder::store {

struct Where {
  enum class Kind { sqlite, postgresql };
  Kind kind = Kind::sqlite;
  std::string path;  // of SQLite's file
  std::string uri;   // of PostgreSQL, with limits on how long we wait for a machine that does not answer

  bool postgresql() const { return kind == Kind::postgresql; }
};

Expected<Where> read_where(const std::string& text);

}  // namespace sounder::store
