// The commands of `sounder`: each in a file of its name, which adds itself to the command line and runs when asked for.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "lab/mpi/team.h"
#include "match/error.h"

namespace sounder::cli {

constexpr int bad_input = 2;  // the exit status after a line on standard error

struct Command {
  CLI::App* app;
  std::function<Expected<int>()> run;  // the exit status, or what went wrong
  bool for_all_ranks = false;          // under mpirun; else rank 0 runs it alone
};

Command add_play(CLI::App& sounder);
Command add_games(CLI::App& sounder);
Command add_replay(CLI::App& sounder);
Command add_verify(CLI::App& sounder);
Command add_show(CLI::App& sounder);
Command add_content_check(CLI::App& sounder);
Command add_perft(CLI::App& sounder);
Command add_messages(CLI::App& sounder);
Command add_signature(CLI::App& sounder);
Command add_hint(CLI::App& sounder);
Command add_ladder(CLI::App& sounder);
Command add_bot(CLI::App& sounder);
Command add_solve(CLI::App& sounder);
Command add_samples(CLI::App& sounder);
Command add_serve(CLI::App& sounder);
Command add_completion(CLI::App& sounder);
Command add_help(CLI::App& sounder);
Command add_manual(CLI::App& sounder);
std::vector<Command> add_admin(CLI::App& sounder);
Command add_lab_tune(CLI::App& lab);
std::vector<Command> add_lab(CLI::App& sounder, lab::Team& team);  // a command of commands

// One line on standard error, whatever the message holds.
void complain(std::string_view message);

}  // namespace sounder::cli
