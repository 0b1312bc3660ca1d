// The file that a match is kept in while it is played, and saving it elsewhere. What was there before is never lost: a
// file with something in it is not written over, unless this match has written it.
#pragma once

#include <set>
#include <string>

#include "match/record.h"

namespace sounder::terminal {

class RecordFile {
 public:
  // No file, or the one of `--record`. `continued` is the file that the match goes on from: it may be written over.
  RecordFile() = default;
  static Expected<RecordFile> named(const std::string& file, const std::string& continued);

  const std::string& name() const { return file_; }
  bool kept() const { return !file_.empty(); }

  // Writes the record, without choices that are still secret; does nothing where none is kept.
  Expected<void> keep(const Record& record);
  // Saves to a file; without a name to the kept one, or to one named after the game. Says which.
  Expected<std::string> save(const Record& record, const std::string& file);

 private:
  std::string file_;
  std::set<std::string> own_;
};

}  // namespace sounder::terminal
