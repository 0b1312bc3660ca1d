// A run's folder: `results.jsonl`, one line per match, and `run.json` with the run's setup, progress and sums. Whenever
// a run is interrupted, the folder holds the finished matches, and the run can continue.
#pragma once

#include <cstdio>
#include <memory>

#include "lab/run.h"

namespace sounder::lab {

// A case as the report needs it, known without playing.
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
  std::string until = {};  // the stopping rule, or empty
};
RunLine line_of(const Experiment& experiment, Shard shard = {});

struct Saved {
  RunLine line;
  Findings found;
  std::uint64_t bytes = 0;  // bytes of results.jsonl that belong to it
};
Expected<Saved> load(const std::string& folder);

// A folder that is being written. No other process can write it during the lifetime of this object.
class Folder {
 public:
  // A new folder, or one with the beginning of this very run. Refuses one that another process writes.
  static Expected<Folder> begin(const std::string& path, const RunLine& line, bool resume);

  const RunLine& line() const { return saved_.line; }
  const Findings& found() const { return saved_.found; }
  // Adds a block's lines; `save` makes them count.
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

// Merges the shards of one run into a new folder: byte for byte what the whole run would have written.
Expected<Saved> merge(const std::vector<std::string>& folders, const std::string& into);

}  // namespace sounder::lab
