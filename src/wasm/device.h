// The match on one device, and the people who share it: who holds the device, and what it shows. Before a question that
// is secret from others here, the device is handed over.
#pragma once

#include "match/frame.h"

namespace sounder::wasm {

class Device {
 public:
  explicit Device(MatchSession opened);

  MatchSession session;

  // The frame to show now; see match/frame.h.
  void write_frame(JsonWriter& out);

  // "entries": [entry], "frames": [frame]: applies entries. The answer has the entries to keep and the frames to show
  // one after the other: one after the moves that belong together, and one after every draw.
  void take(JsonWriter& out, const Entries& entries);

  // The person who was waited for has the device.
  void hand_over() { holder_ = asked(); }

  // The match is played in another tab: no seat is asked here, and the device shows what the audience may know.
  void watch() { watching_ = true; }

 private:
  // Of the people who are asked, the one who holds the device, else the first.
  Seat asked() const;

  bool watching_ = false;
  Seat holder_;
  Seat viewer_ = Seat::nobody;
  Seq seen_ = 0;  // moves that the viewer of the device has seen
  Seq reported_;  // events beside moves that the device has shown
};

}  // namespace sounder::wasm
