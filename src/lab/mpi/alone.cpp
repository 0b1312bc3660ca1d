// A build without Open MPI: a team of one process.
#include <cstdlib>

#include "lab/mpi/team.h"

namespace sounder::lab {

Team::Team(bool) {}
Team::~Team() = default;

Expected<void> Team::gather(const std::string&) {
  const char* ranks = std::getenv("OMPI_COMM_WORLD_SIZE");
  if (ranks && std::atoi(ranks) > 1)
    return error("mpirun: this sounder was built without MPI and " + std::string(ranks) +
                 " of them would do the same work, expected a build with SOUNDER_MPI (docs/lab-mpi.md), or --shard");
  return {};
}

Expected<Findings> Team::run(const Experiment& experiment, const RunPlan& plan, Findings so_far) {
  return lab::run(experiment, plan, std::move(so_far));
}

void Team::play(const Experiment&, const std::string&, int) {}
void Team::excuse(const std::string&) {}
void Team::break_off() {}

}  // namespace sounder::lab
