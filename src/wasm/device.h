// The match on the table of one device, and the people who share it: who holds it, and what they are shown. Where a
// question must not be seen by everybody here, the device is handed over first.
#pragma once

#include "match/frame.h"

namespace sounder::wasm {

class Device {
 public:
  explicit Device(MatchSession opened);

  MatchSession session;

  // What is shown now; see match/frame.h.
  void write_frame(JsonWriter& out);

  // "entries": [entry], "frames": [frame]: applies what happened. What to keep, and what to show one after the other:
  // after the moves that belong together, and after every draw.
  void take(JsonWriter& out, const Entries& entries);

  // The person who was waited for has the device.
  void hand_over() { holder_ = asked(); }

  // The match is played at another table: nobody is asked here, and what is shown is for everybody's eyes.
  void watch() { watching_ = true; }

 private:
  // Of the people who are asked the one who holds the device, else the first.
  Seat asked() const;

  bool watching_ = false;
  Seat holder_;
  Seat eyes_ = Seat::nobody;
  Seq seen_ = 0;  // by these eyes
  Seq told_;      // to everybody here: what happened beside moves
};

}  // namespace sounder::wasm
