// `sounder samples`: positions of bots' matches for those who train a net (train/README.md), as arrays that NumPy
// reads.
#include <sys/stat.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <thread>

#include "bots/samples.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/progress_bar.h"
#include "match/file.h"

namespace sounder::cli {
namespace {

struct LessonArguments {
  std::string net;
  SetupArguments setup;
  std::string seats;
  std::string out;
  std::string seed = "1";
  std::string first = "0";
  std::string matches = "1000";
  std::string opening = "0";
  std::string proof = "0";
  std::string threads;
  double random_rate = 0;
  double opening_random_rate = 0;
  double share = 0.25;
  std::vector<std::string> bots;
};

std::atomic<bool> interrupted_lessons = false;

template <class T>
constexpr const char* numpy_type = nullptr;
template <>
constexpr const char* numpy_type<std::int64_t> = "<i8";
template <>
constexpr const char* numpy_type<std::int32_t> = "<i4";
template <>
constexpr const char* numpy_type<std::int16_t> = "<i2";
template <>
constexpr const char* numpy_type<std::uint8_t> = "|u1";
template <>
constexpr const char* numpy_type<float> = "<f4";

// A .npy file, version 1: a mark, the length of a header that ends on a multiple of 64 bytes, the header, the numbers.
template <class T>
Expected<void> write_array(const std::string& path, const std::vector<T>& numbers, std::size_t columns = 0) {
  std::string shape = std::to_string(columns == 0 ? numbers.size() : numbers.size() / columns) + ",";
  if (columns > 0) shape += std::to_string(columns);
  std::string header =
      "{'descr': '" + std::string(numpy_type<T>) + "', 'fortran_order': False, 'shape': (" + shape + "), }";
  constexpr std::size_t mark = 10;
  header.append(63 - (mark + header.size()) % 64, ' ');
  header += '\n';
  std::string bytes = "\x93NUMPY";
  bytes += '\x01';
  bytes += '\0';
  bytes += static_cast<char>(header.size() & 255);
  bytes += static_cast<char>(header.size() >> 8);
  bytes += header;
  bytes.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(T));
  return write_document(path, bytes);
}

Expected<void> write_all(const std::string& folder, const bots::Samples& samples) {
  if (mkdir(folder.c_str(), 0777) != 0 && errno != EEXIST) return error(folder + ": can't be made");
  const auto seats = static_cast<std::size_t>(samples.seats);
  const std::vector<std::int32_t> shape = {samples.seats, samples.rows_a_position, samples.inputs};
  for (const Expected<void>& written :
       {write_array(folder + "/shape.npy", shape), write_array(folder + "/begins.npy", samples.begins),
        write_array(folder + "/input.npy", samples.input), write_array(folder + "/amount.npy", samples.amount),
        write_array(folder + "/shares.npy", samples.shares, seats), write_array(folder + "/match.npy", samples.match),
        write_array(folder + "/after.npy", samples.after),
        write_array(folder + "/calm.npy", samples.moves_since_random),
        write_array(folder + "/proven.npy", samples.proven)})
    if (!written) return written;
  return {};
}

Expected<int> samples(const LessonArguments& arguments) {
  SOUNDER_TRY(auto setup, arguments.setup.setup());
  if (!arguments.seats.empty()) setup.seats = std::stoi(arguments.seats);
  SOUNDER_TRY(const auto game, make_game(setup));
  SOUNDER_TRY(use_net(arguments.net, setup.game));
  bots::SelfPlayPlan plan;
  plan.bots = arguments.bots;
  if (plan.bots.size() == 1) plan.bots.resize(static_cast<std::size_t>(game->seats()), plan.bots[0]);
  plan.seed = std::stoull(arguments.seed);
  plan.first = std::stoull(arguments.first);
  plan.matches = std::stoull(arguments.matches);
  plan.opening = std::stoi(arguments.opening);
  plan.proof = static_cast<std::uint32_t>(std::stoul(arguments.proof));
  plan.random_rate = arguments.random_rate;
  plan.opening_random_rate = arguments.opening_random_rate;
  plan.share = arguments.share;
  plan.threads = arguments.threads.empty() ? static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))
                                           : std::stoi(arguments.threads);
  std::signal(SIGINT, [](int) { interrupted_lessons = true; });
  SOUNDER_TRY(const auto found, [&] {
    ProgressBar bar(plan.matches);
    return bots::samples(game, plan, [&](std::uint64_t done) {
      bar.show(done);
      return !interrupted_lessons;
    });
  }());
  if (interrupted_lessons) return 130;
  SOUNDER_TRY(write_all(arguments.out, found));
  std::printf("%zu positions of %llu matches\n", found.positions(), static_cast<unsigned long long>(plan.matches));
  return 0;
}

}  // namespace

Command add_lessons(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("samples", "Write positions of matches, to train a net with");
  auto arguments = std::make_shared<LessonArguments>();
  arguments->setup.add_to(*app, true);
  app->add_option("--seats", arguments->seats, "How many seats; else the fewest")
      ->type_name("N")
      ->check(whole_number(1, max_seats));
  app->add_option("--bots", arguments->bots, "One for all seats, or one a seat")
      ->type_name("A,B,...")
      ->delimiter(',')
      ->required();
  app->add_option("--out", arguments->out, "The folder to write to")->type_name("DIR")->required();
  app->add_option("--matches", arguments->matches, "How many; else 1000")
      ->type_name("N")
      ->check(whole_number(1, 100'000'000));
  app->add_option("--seed", arguments->seed, "The same seed gives the same matches")
      ->type_name("N")
      ->check(whole_number(0, any_seed));
  app->add_option("--first", arguments->first, "Number of the first match; else 0")
      ->type_name("N")
      ->check(whole_number(0, 1'000'000'000));
  app->add_option("--wild", arguments->random_rate, "How often a move is made at random, 0 to 1")
      ->check(CLI::Range(0.0, 1.0));
  app->add_option("--opening", arguments->opening, "The first decisions, up to so many, are another matter")
      ->type_name("N")
      ->check(whole_number(0, 10'000));
  app->add_option("--wild-opening", arguments->opening_random_rate, "How often a move is made at random there")
      ->check(CLI::Range(0.0, 1.0));
  app->add_option("--share", arguments->share, "Of the positions that are taken, 0 to 1; else 0.25")
      ->check(CLI::Range(0.0, 1.0));
  app->add_option("--proof", arguments->proof, "Positions that a solver may look at to say who wins")
      ->type_name("N")
      ->check(whole_number(0, 1'000'000'000));
  app->add_option("--threads", arguments->threads, "How many; else as many as there are cores")
      ->type_name("N")
      ->check(whole_number(1, 1024));
  add_net(*app, arguments->net);
  app->footer(R"(
For every position what the game's net is told of it, and what came of it: the
winners' shares, or what a proof says. train/README.md has the arrays.

Example: sounder samples bite-the-pumpkin --bots strong --matches 2000 --out samples)");
  return {app, [arguments] { return samples(*arguments); }};
}

}  // namespace sounder::cli
