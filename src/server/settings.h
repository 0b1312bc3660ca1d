// What the host of a server with tables chooses.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "server/admission.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/reach.h"
#include "store/rows.h"

namespace sounder::server {

// How often the server looks after things, and how long it waits for others when it ends. Tests have no time.
struct Pace {
  std::chrono::milliseconds tick{50};  // 40 of them from one beat, or heartbeat, to the next
  Time goodbye = 1'500;                // sockets that have not closed by then are cut
};

struct TableSettings {
  std::string database;  // "sqlite:DIR/sounder.db", "postgresql://..."
  std::string build;     // which build this is, for apps to compare
  TableLimits limits = {};
  Pace pace = {};
  OriginPolicy origins = {};
  store::Retention keep = {};  // what is removed, and when
  unsigned bot_threads = 0;    // 0: all cores but one
  bool open_metrics = false;   // /metrics is for this machine alone, unless
  Log::Level log = Log::Level::info;
  bool log_addresses = false;
  std::function<Reachable()> reach = {};  // set by the server, which knows where it listens
};

}  // namespace sounder::server
