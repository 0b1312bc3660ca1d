// Somebody at a socket: where he sits, what he has seen, how much he may still ask.
#pragma once

#include <string>

#include "server/socket.h"
#include "tables/event.h"

namespace sounder::server {

struct HeldRoom;

class Guest final : public Socket {
 public:
  Guest(Opening&& opening, Owner& owner, const TableLimits& limits, const Clock& clock, std::string from)
      : Socket(std::move(opening), owner, limits, clock), address(std::move(from)) {}

  std::string address;  // by which limits count
  Bucket messages;
  bool greeted = false;
  bool knows_other_version = false;  // the code of that name
  HeldRoom* at = nullptr;            // one table at a time
  tables::Person person = 0;         // there; 0 watches
  tables::Number seen = 0;           // up to this event
};
using GuestPtr = std::shared_ptr<Guest>;

}  // namespace sounder::server
