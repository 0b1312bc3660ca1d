// A run's folder: `results.jsonl`, one line a match, and `run.json`, what the run is, how far it got and what it adds
// up to. Whenever it is interrupted, the folder holds what was finished, and a run can go on from it.
#pragma once

#include <cstdio>
#include <memory>

#include "lab/run.h"

namespace sounder::lab {

// What is known of a case without playing it: enough for a report.
struct CaseLine {
  std::string variant;
  std::string game;   // id
  std::string title;  // of the game
  std::vector<std::string> roles;
  std::vector<std::string> bots;
  std::vector<std::string> barred;
  std::string setup;  // options and content in words
  std::vector<BoardMap> maps;
};

struct RunLine {
  std::string title;
  std::string fingerprint;
  std::uint32_t matches = 0;
  std::uint64_t seed = 0;
  std::vector<CaseLine> cases;
  Shard shard;
};
RunLine line_of(const Experiment& experiment, Shard shard = {});

struct Saved {
  RunLine line;
  Findings found;
  std::uint64_t bytes = 0;  // of results.jsonl that belong to it
};
Expected<Saved> load(const std::string& folder);

// A folder that is being written. Nobody else can write it until this object is gone.
class Folder {
 public:
  // A new folder, or one that already holds the beginning of this very run. Refuses one that another process writes.
  static Expected<Folder> begin(const std::string& path, const RunLine& line, bool resume);

  const Findings& found() const { return saved_.found; }
  // Adds a block's lines; `save` makes what was added count.
  Expected<void> add(const std::string& lines);
  Expected<void> save(const Findings& found);
  std::string path(const std::string& name) const { return path_ + "/" + name; }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  std::string path_;
  Saved saved_;
  std::unique_ptr<std::FILE, Close> results_;  // results.jsonl, locked
};

// Puts the shards of one run together into a new folder: byte for byte what the whole run would have written.
Expected<Saved> merge(const std::vector<std::string>& folders, const std::string& into);

}  // namespace sounder::lab
