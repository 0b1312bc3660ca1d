// What the host of a server with tables chooses.
#pragma once

#include <string>

#include "server/admission.h"
#include "server/limits.h"
#include "server/log.h"
#include "store/rows.h"

namespace sounder::server {

struct TableSettings {
  std::string database;  // "sqlite:DIR/sounder.db", "postgresql://..."
  std::string build;     // which build this is, for apps to compare
  TableLimits limits = {};
  Door door = {};
  store::Retention keep = {};  // what is removed, and when
  unsigned bot_threads = 0;    // 0: all cores but one
  bool open_metrics = false;   // /metrics is for this machine alone, unless
  Log::Level log = Log::Level::info;
  bool log_addresses = false;
};

}  // namespace sounder::server
