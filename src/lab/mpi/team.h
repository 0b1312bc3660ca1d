// The processes that mpirun started together, on one machine or several. Rank 0 leads: it coordinates the run, writes
// the folder, shows the progress and the messages; the others play the blocks they get. All have the same command line,
// so only block numbers go out and results come back. Without mpirun, or in a build without Open MPI (alone.cpp), a
// team is one process.
#pragma once

#include "lab/run.h"

namespace sounder::lab {

class Team {
 public:
  // Joins the other ranks, if there are any and the command has work for them.
  explicit Team(bool wanted);
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;
  ~Team();  // rank 0 releases the others; all leave together

  int size() const { return size_; }
  bool leads() const { return rank_ == 0; }

  // Rank 0: checks that all ranks are about to do the same; `task` describes it. Else an error with the rank and the
  // reason.
  Expected<void> gather(const std::string& task);
  // Rank 0: as `lab::run`, with all ranks.
  Expected<Findings> run(const Experiment& experiment, const RunPlan& plan, Findings so_far);

  // The others: play blocks until rank 0 ends the run.
  void play(const Experiment& experiment, const std::string& task, int threads);
  // The others: the reason why they can't play, which rank 0 shows.
  void excuse(const std::string& message);

  // An error after which no rank can continue.
  void break_off();

 private:
  int rank_ = 0;
  int size_ = 1;
  [[maybe_unused]] bool greeted_ = false;  // rank 0 has heard from every rank; another rank has sent its task
  std::vector<int> threads_;               // by rank: this many blocks at a time; 0 for one that plays no more
};

}  // namespace sounder::lab
