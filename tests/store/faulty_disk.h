// A disk that SQLite can't write to for a while: the real one, with an error in between. It stands before every
// database that is opened after the first `FaultyDisk`.
#pragma once

namespace sounder::store {

class FaultyDisk {
 public:
  enum class Fault { none, full, read_only, write_error, flush_error };
  FaultyDisk();
  ~FaultyDisk() { now(Fault::none); }
  void now(Fault fault);
};

}  // namespace sounder::store
