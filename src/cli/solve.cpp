// `sounder solve`: who wins a position of Bite the Pumpkin, whatever the other side does.
#include <unistd.h>

#include <chrono>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "bots/bite_the_pumpkin/solver.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "i18n/english.h"
#include "match/adapter.h"
#include "match/file.h"
#include "terminal/scene.h"

namespace sounder::cli {
namespace {

using bots::pumpkin::Solver;
using bots::pumpkin::Verdict;

struct SolveArguments {
  std::string file;
  std::string at;
  std::string nodes;
  std::string seconds;
  std::string threads;
  std::string keep;
};

constexpr std::array<const char*, 3> verdict_names = {"herd wins", "farmer wins", "unknown"};
constexpr const char* default_seconds = "60";
constexpr int big_table = 22;  // 128 MiB

volatile std::sig_atomic_t interrupted_proof = 0;

// Shows how far the proof is, and says when time is up.
class Watch {
 public:
  explicit Watch(double most_seconds) : most_seconds_(most_seconds) {}
  ~Watch() {
    if (shown_ > 0) std::fprintf(stderr, "\r%60s\r", "");
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count(); }
  bool go_on(std::uint64_t nodes) {
    const double now = seconds();
    if (now > shown_ + 0.5 && at_terminal_) {
      shown_ = now;
      std::fprintf(stderr, "\r%.0f s, %.1f million positions   ", now, static_cast<double>(nodes) / 1e6);
    }
    return interrupted_proof == 0 && now < most_seconds_;
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  double most_seconds_;
  double shown_ = 0;
  bool at_terminal_ = isatty(STDERR_FILENO) != 0;
};

// What an earlier call kept, if there is such a file.
Expected<void> take_up(const std::string& path, Solver& solver) {
  if (!std::filesystem::exists(path)) return {};
  std::ifstream file(path, std::ios::binary);
  std::string kept(std::istreambuf_iterator<char>(file), {});
  if (!file || !solver.go_on_with(kept))
    return error("--keep: " + path +
                 " is not what solve has kept of this game and layout, expected such a file or none");
  return {};
}

void print_line(const AnyGame& game, AnyState state, const std::vector<BiteThePumpkin::Move>& line,
                std::size_t number) {
  std::printf("\nOne way to win, against likely answers:\n");
  for (const auto& one : line) {
    const AnyMove move = AnyMove::of(one);
    const Step step{game.turn(state).first, move};
    std::printf("%s\n", terminal::story_line(++number, i18n::english_story(game, state, step)).c_str());
    game.play(state, move);
  }
  if (!game.turn(state).is_over()) std::printf("  ... there was no time for the rest of it.\n");
}

// One thread for the same answer on every machine, where positions are counted.
int threads_for(const SolveArguments& arguments) {
  if (!arguments.threads.empty()) return std::stoi(arguments.threads);
  return arguments.nodes.empty() ? std::max(1, static_cast<int>(std::thread::hardware_concurrency())) : 1;
}

// How to go on with what is not settled.
void print_way_on(const std::string& keep) {
  if (keep.empty())
    std::printf("With --keep FILE the next call goes on where this one ended.\n");
  else
    std::printf("%s has what was found out: the same command goes on from there.\n", keep.c_str());
}

Expected<int> solve(const SolveArguments& arguments) {
  SOUNDER_TRY(const auto record, read_record(arguments.file));
  const Match& match = record.match;
  const std::string where = name_of_path(arguments.file);
  const auto herd = typed<BiteThePumpkin>(match.game_ptr());
  if (!herd)
    return error(where + ": is a record of " + std::string(match.game().facts().id) + ", expected bite-the-pumpkin");
  if (herd->seats() != 2)
    return error(where + ": has 3 seats, expected 2: three can't be solved, since two may turn on one");
  const std::size_t of = match.steps().size();
  const std::size_t at = arguments.at.empty() ? of : std::stoull(arguments.at);
  if (at > of)
    return error("--at: found " + arguments.at + ", expected 0 to " + std::to_string(of) + ", the moves of " + where);
  Solver solver(herd->game, big_table, threads_for(arguments));
  if (!arguments.keep.empty()) SOUNDER_TRY(take_up(arguments.keep, solver));

  const AnyState state = match.state_at(at);
  const auto& position = state.as<BiteThePumpkin::State>();
  const std::uint64_t nodes = arguments.nodes.empty() ? any_seed / 2 : std::stoull(arguments.nodes);
  const double seconds = std::stod(!arguments.seconds.empty() ? arguments.seconds
                                   : arguments.nodes.empty()  ? default_seconds
                                                              : "1000000");
  std::signal(SIGINT, [](int) {
    interrupted_proof = 1;
    std::signal(SIGINT, SIG_DFL);  // the second ends the program at once
  });
  Verdict verdict;
  std::vector<BiteThePumpkin::Move> line;
  double proof_seconds = 0;
  {
    Watch watch(seconds);
    verdict = solver.solve(position, nodes, [&](std::uint64_t done) { return watch.go_on(done); });
    proof_seconds = watch.seconds();
  }
  const std::uint64_t proof_nodes = solver.nodes();
  if (verdict != Verdict::unknown) {
    Watch watch(seconds);
    line = solver.line(position, verdict, nodes, [&](std::uint64_t done) { return watch.go_on(done); });
  }
  if (!arguments.keep.empty()) SOUNDER_TRY(write_document(arguments.keep, solver.found_out()));
  std::printf("%s: after %zu of %zu moves, %d to plant\n", where.c_str(), at, of, position.supply[0]);
  std::printf("%s\n", verdict_names[static_cast<std::size_t>(verdict)]);
  std::printf("%" PRIu64 " positions looked at in %.2f s%s\n", proof_nodes, proof_seconds,
              interrupted_proof ? ", interrupted" : "");
  if (!line.empty()) print_line(match.game(), state, line, at);
  if (verdict == Verdict::unknown) print_way_on(arguments.keep);
  return interrupted_proof ? 130 : 0;
}

}  // namespace

Command add_solve(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("solve", "Prove who wins a position of Bite the Pumpkin");
  auto arguments = std::make_shared<SolveArguments>();
  app->add_option("RECORD", arguments->file, "The record, of two seats; - for standard input")->required();
  add_number(*app, arguments->at,
             {.name = "--at",
              .about = "Number of moves that are played before",
              .least = 0,
              .most = any_seed,
              .standard = "all of the record"})
      ->group(group::position);
  add_number(*app, arguments->seconds,
             {.name = "--seconds",
              .about = "Most time for the proof, in seconds",
              .least = 1,
              .most = 1'000'000,
              .standard = "60; no limit with --nodes"})
      ->group("Limits");
  add_number(*app, arguments->nodes,
             {.name = "--nodes",
              .about = "Most positions to examine",
              .least = 1,
              .most = any_seed / 2,
              .standard = "no limit"})
      ->group("Limits");
  add_number(*app, arguments->threads,
             {.name = "--threads",
              .about = "Threads that search",
              .least = 1,
              .most = 256,
              .standard = "one per core; 1 with --nodes"})
      ->group("Limits");
  app->add_option("--keep", arguments->keep, "File that keeps what was proven; a later call continues from it")
      ->type_name("FILE")
      ->group(group::output);
  app->footer(R"(
Prints `herd wins`, `farmer wins` or `unknown`, the number of positions
examined, and moves with which the winner wins. With --nodes and without
--seconds and --threads the answer is the same on every machine.

Right after the setup a proof takes some seconds, now and then a minute. With
--keep nothing is lost when time is up or at Ctrl-C (exit status 130): the same
command continues. One file serves all positions of a layout.

Example: sounder solve evening.json --at 10 --seconds 600 --keep evening.proof)");
  return {app, [arguments] { return solve(*arguments); }};
}

}  // namespace sounder::cli
