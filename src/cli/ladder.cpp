// `sounder ladder`: bots against bots, with ratings.
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <thread>

#include "bots/ladder.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "rules/words.h"
#include "terminal/seating.h"
#include "terminal/style.h"

namespace sounder::cli {
namespace {

using bots::Ladder;
using bots::Measured;
using bots::Rung;

struct LadderArguments {
  std::string net;
  SetupArguments setup;
  std::string seats;
  std::string matches = "400";
  std::string seed = "1";
  std::string threads;
  std::string think;
  std::vector<std::string> bots;
};

std::atomic<bool> interrupted_ladder = false;

std::string percent(const Measured& m) {
  char text[64];
  std::snprintf(text, sizeof text, "%5.1f %% (%.1f-%.1f)", 100 * m.value, 100 * m.low, 100 * m.high);
  return text;
}

std::string plain(const Measured& m, const char* format) {
  char text[96];
  std::snprintf(text, sizeof text, format, m.value, m.low, m.high);
  return text;
}

// Plays the ladder, with a line on standard error that says how far it is.
void play(Ladder& ladder, std::uint64_t seed, int threads, std::chrono::milliseconds budget) {
  const std::uint64_t all = ladder.matches();
  const auto begin = std::chrono::steady_clock::now();
  auto shown = begin;
  ladder.play(seed, threads,
              [&](std::uint64_t done) {
                const auto now = std::chrono::steady_clock::now();
                if (isatty(STDERR_FILENO) && now - shown > std::chrono::seconds(1)) {
                  shown = now;
                  const double seconds = std::chrono::duration<double>(now - begin).count();
                  std::fprintf(stderr, "\r%llu of %llu matches, %.1f a second, %.0f s left   ", static_cast<unsigned long long>(done),
                               static_cast<unsigned long long>(all), static_cast<double>(done) / seconds,
                               seconds / static_cast<double>(done) * static_cast<double>(all - done));
                }
                return !interrupted_ladder;
              },
              {.time = budget, .stopped = &interrupted_ladder});
  if (shown != begin) std::fprintf(stderr, "\r%60s\r", "");
}

void print_rung(const Ladder& ladder, const Rung& rung) {
  const int seats = ladder.game().seats();
  std::string by_seat;
  for (const auto& [seat, wins] : rung.wins_by_seat) {
    const std::string who = terminal::label(words::Speech("en", ladder.game().setup()), ladder.game(), seat);
    by_seat += (seat != Seat::p1 ? ", " : "") + who + " " + percent(wins);
  }
  std::printf("\n%s against %s, %.0f matches\n", ladder.names()[static_cast<std::size_t>(rung.upper)].c_str(),
              ladder.names()[static_cast<std::size_t>(rung.lower)].c_str(), rung.matches);
  std::printf("  wins        %s\n", percent(rung.wins).c_str());
  std::printf("  by seat     %s\n", by_seat.c_str());
  if (seats > 2) std::printf("  mean rank   %s, by chance %.2f\n", plain(rung.rank, "%.2f (%.2f to %.2f)").c_str(), (seats + 1) / 2.0);
  std::printf("  mean score  %s against %s\n", plain(rung.score[1], "%.1f (%.1f to %.1f)").c_str(),
              plain(rung.score[0], "%.1f (%.1f to %.1f)").c_str());
  std::printf("  processor   %.2f ms a move against %.2f, %.2f s and %.2f s a match and seat\n",
              1000 * rung.seconds[1] / std::max(1.0, rung.decisions[1]), 1000 * rung.seconds[0] / std::max(1.0, rung.decisions[0]),
              rung.seconds[1] / std::max(1.0, rung.matches), rung.seconds[0] / std::max(1.0, rung.matches * (seats - 1)));
}

void print_ratings(const Ladder& ladder) {
  const bots::Ratings ratings = ladder.ratings();
  std::printf("\nratings (400 more: ten to one; the first has 0)\n");
  for (std::size_t i = 0; i < ladder.names().size(); ++i)
    std::printf("  %-10s %s\n", ladder.names()[i].c_str(), plain(ratings.players[i], "%6.0f (%.0f to %.0f)").c_str());
  for (std::size_t i = 1; i < ratings.seats.size(); ++i)
    std::printf("  seat %s    %s beside seat p1\n", name_of(seat_at(static_cast<int>(i))).c_str(),
                plain(ratings.seats[i], "%6.0f (%.0f to %.0f)").c_str());
}

void print(const Ladder& ladder) {
  std::printf("%s, %d seats\n", std::string(ladder.game().facts().title).c_str(), ladder.game().seats());
  for (const Rung& rung : ladder.rungs()) print_rung(ladder, rung);
  if (!ladder.is_self_play()) print_ratings(ladder);
  for (const bots::Forfeits& given : ladder.forfeits())
    std::printf("\n%s: %d %s forfeited; the first time\n  %s\n", terminal::printable(given.name).c_str(), given.matches,
                given.matches == 1 ? "seat" : "seats", terminal::printable(name_of(given.seat) + ": " + given.why).c_str());
}

Expected<int> ladder(const LadderArguments& arguments) {
  auto setup = arguments.setup.setup();
  if (!setup) return tl::make_unexpected(setup.error());
  if (!arguments.seats.empty()) setup->seats = std::stoi(arguments.seats);
  const auto game = make_game(*setup);
  if (!game) return tl::make_unexpected(game.error());
  if (const auto used = use_net(arguments.net, setup->game); !used) return tl::make_unexpected(used.error());
  std::vector<std::string> names = arguments.bots;
  if (names.empty()) {
    names = bots::level_names(setup->game);
    names.insert(names.begin(), "random");
  }
  auto ladder = Ladder::of(*game, names, static_cast<std::uint32_t>(std::stoul(arguments.matches)));
  if (!ladder) return trouble("--bots: " + ladder.error().message);
  const int threads =
      arguments.threads.empty() ? static_cast<int>(std::max(1u, std::thread::hardware_concurrency())) : std::stoi(arguments.threads);
  std::signal(SIGINT, [](int) { interrupted_ladder = true; });
  play(*ladder, std::stoull(arguments.seed), threads, milliseconds_of(arguments.think));
  print(*ladder);
  if (interrupted_ladder) std::printf("\nInterrupted: only what was finished is counted.\n");
  return 0;
}

}  // namespace

Command add_ladder(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("ladder", "Let bots play one another and rate them");
  auto arguments = std::make_shared<LadderArguments>();
  arguments->setup.add_to(*app, true);
  app->add_option("--seats", arguments->seats, "How many seats; else the fewest")->type_name("N")->check(whole_number(1, max_seats));
  app->add_option("--bots", arguments->bots, "From weak to strong; else random and all levels")
      ->type_name("A,B,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  app->add_option("--matches", arguments->matches, "For each two neighbours; seats change evenly")
      ->type_name("N")
      ->capture_default_str()
      ->check(whole_number(1, 10'000'000));
  app->add_option("--seed", arguments->seed, "The same seed gives the same matches")
      ->type_name("N")
      ->capture_default_str()
      ->check(whole_number(0, any_seed));
  app->add_option("--threads", arguments->threads, "Matches at the same time; else one a core")
      ->type_name("N")
      ->check(whole_number(1, 1024));
  add_think(*app, arguments->think);
  add_net(*app, arguments->net);
  app->footer(R"(
Each bot plays the one before it in the list: with two seats both ways round,
with more seats alone among the weaker ones, in every seat in turn. Intervals
hold the true number 95 times in 100. One name twice (strong,strong) is
self-play, for the mean scores. `cmd:PROGRAM ARGUMENTS` is a program of your
own, which speaks the protocol of docs/bots.md; if it fails, that costs it one
match.

Examples:
  sounder ladder bite-the-pumpkin --matches 100 --bots greedy,casual
  sounder ladder bite-the-pumpkin --bots "random,cmd:python3 examples/bot.py")");
  return {app, [arguments] { return ladder(*arguments); }};
}

}  // namespace sounder::cli
