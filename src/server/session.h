// One WebSocket session: its table and person, the last event it was sent, and what is left of its limits.
#pragma once

#include <string>

#include "server/socket.h"
#include "tables/event.h"

namespace sounder::server {

struct TableActor;

class Session final : public Socket {
 public:
  Session(UpgradeRequest&& upgrade, Owner& owner, const TableLimits& limits, const Clock& clock, std::string from)
      : Socket(std::move(upgrade), owner, limits, clock), address(std::move(from)) {}

  std::string address;     // by which limits count
  bool from_here = false;  // a page of this machine asks for itself, not through a proxy
  Bucket messages;
  bool greeted = false;
  bool knows_other_version = false;  // the code of that name
  TableActor* at = nullptr;          // one table at a time
  tables::Person person = 0;         // there; 0 watches
  std::string name = {};             // of somebody who watches, if they said one
  tables::EventSeq seen = 0;         // up to this event
};
using SessionPtr = std::shared_ptr<Session>;

}  // namespace sounder::server
