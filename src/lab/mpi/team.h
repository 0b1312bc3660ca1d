// The processes that mpirun started together, on one machine or several. Rank 0 leads: it keeps the book and the
// folder, shows the progress and speaks; the others play what it deals them. All have the same command line, so only
// block numbers go out and results come back. Without mpirun, or in a build without Open MPI (alone.cpp), a team is one
// process that leads itself.
#pragma once

#include "lab/run.h"

namespace sounder::lab {

class Team {
 public:
  // Joins the others if there are any and that is wanted: not every command has work for them.
  explicit Team(bool wanted);
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;
  ~Team();  // rank 0 lets the others go; all leave together

  int size() const { return size_; }
  bool leads() const { return rank_ == 0; }

  // Rank 0: all are there and are about to do the same; `task` says what in a few words. Else who is not, and why.
  Expected<void> gather(const std::string& task);
  // Rank 0: as `lab::run`, with everyone.
  Expected<Findings> run(const Experiment& experiment, const RunPlan& plan, Findings so_far);

  // The others: play what they are dealt until rank 0 says that it is over.
  void play(const Experiment& experiment, const std::string& task, int threads);
  // The others: why they can't. Rank 0 will say it if it can itself.
  void excuse(const std::string& message);

  // Something is so wrong that nobody can go on.
  void break_off();

 private:
  int rank_ = 0;
  int size_ = 1;
  [[maybe_unused]] bool greeted_ =
      false;                  // rank 0 has heard from everyone; another rank has said what it is about to do
  std::vector<int> threads_;  // by rank: so many blocks at a time; 0 for one that plays no more
};

}  // namespace sounder::lab
