// What is on its way to the disk: what was wished, and what is to be said when it is there.
#pragma once

#include <chrono>

#include "server/hub.h"

namespace sounder::server {

struct Hub::PendingCommit {
  std::string table;
  PendingCommand command;
  tables::EventSeq before = 0;    // the seq of the table without it
  tables::FramesByViewer frames;  // what there is to show of it
  tables::Person joined = 0;      // who sat down with it, with this secret
  std::string secret;
  std::vector<store::SecretRow> secrets;
  std::function<void(store::Outcome)> then;  // in place of an answer
  std::chrono::steady_clock::time_point began;
};

}  // namespace sounder::server
