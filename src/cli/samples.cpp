// `sounder samples`: self-play samples for training a net (train/README.md), as arrays that NumPy reads.
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

struct SampleArguments {
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

std::atomic<bool> interrupted_samples = false;

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

Expected<int> samples(const SampleArguments& arguments) {
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
  std::signal(SIGINT, [](int) { interrupted_samples = true; });
  SOUNDER_TRY(const auto found, [&] {
    ProgressBar bar(plan.matches);
    return bots::samples(game, plan, [&](std::uint64_t done) {
      bar.show(done);
      return !interrupted_samples;
    });
  }());
  if (interrupted_samples) return 130;
  SOUNDER_TRY(write_all(arguments.out, found));
  std::printf("%zu positions of %llu matches\n", found.positions(), static_cast<unsigned long long>(plan.matches));
  return 0;
}

}  // namespace

Command add_samples(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("samples", "Write self-play samples, to train a net with");
  auto arguments = std::make_shared<SampleArguments>();
  arguments->setup.add_to(*app, true);
  add_seats(*app, arguments->seats);
  app->add_option("--bots", arguments->bots, "One bot per seat, or one for all seats")
      ->type_name("A,B,...")
      ->delimiter(',')
      ->required()
      ->group(group::bots);
  add_net(*app, arguments->net);
  add_number(*app, arguments->matches,
             {.name = "--matches", .about = "Number of matches", .least = 1, .most = 100'000'000})
      ->group(group::matches);
  add_seed(*app, arguments->seed);
  add_number(*app, arguments->first,
             {.name = "--first", .about = "Number of the first match", .least = 0, .most = 1'000'000'000})
      ->group(group::matches);
  add_threads(*app, arguments->threads);
  const auto add_fraction = [&](const char* name, double& to, const char* about) {
    return app->add_option(name, to, about)->type_name("P")->capture_default_str()->check(fraction())->group("Samples");
  };
  add_fraction("--random-move-rate", arguments->random_rate, "Probability that a move is made at random, 0 to 1");
  add_number(*app, arguments->opening,
             {.name = "--opening-moves",
              .about = "Most opening moves (drawn from 1 to N per match) to which --opening-random-rate applies",
              .least = 0,
              .most = 10'000})
      ->group("Samples");
  add_fraction("--opening-random-rate", arguments->opening_random_rate,
               "Probability that an opening move is made at random, 0 to 1");
  add_fraction("--share", arguments->share, "Share of the positions that are written, 0 to 1");
  add_number(*app, arguments->proof,
             {.name = "--proof",
              .about = "Most positions that a solver examines to prove who wins a position; 0 for no solver",
              .least = 0,
              .most = 1'000'000'000})
      ->group("Samples");
  app->add_option("--out", arguments->out, "Folder for the arrays")->type_name("DIR")->required()->group(group::output);
  app->footer(R"(
For every position: the inputs of the game's net, and the target, which is the
share of the victory that each seat got, or that a proof gives it.
train/README.md describes the arrays (.npy).

Example:
  sounder samples bite-the-pumpkin --bots strong --matches 20 --out samples)");
  return {app, [arguments] { return samples(*arguments); }};
}

}  // namespace sounder::cli
