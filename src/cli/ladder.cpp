// `sounder ladder`: bots against bots, with ratings.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <thread>

#include "bots/calibration.h"
#include "bots/ladder.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/progress_bar.h"
#include "rules/words.h"
#include "terminal/seating.h"
#include "terminal/style.h"

namespace sounder::cli {
namespace {

using bots::Ladder;
using bots::Rung;

struct LadderArguments {
  std::string net;
  SetupArguments setup;
  std::string seats;
  std::string matches = "400";
  std::string seed = "1";
  std::string threads;
  std::string think;
  std::string transcript;
  std::string promises;
  std::vector<std::string> bots;
  bool calibration = false;
};

std::atomic<bool> interrupted_ladder = false;

std::string percent(const stats::Interval& m) {
  char text[64];
  std::snprintf(text, sizeof text, "%5.1f %% (%.1f-%.1f)", 100 * m.value, 100 * m.low, 100 * m.high);
  return text;
}

std::string plain(const stats::Interval& m, const char* format) {
  char text[96];
  std::snprintf(text, sizeof text, format, m.value, m.low, m.high);
  return text;
}

// Shows how far it is, and stops where somebody has interrupted it.
std::function<bool(std::uint64_t)> going_on(ProgressBar& bar) {
  return [&](std::uint64_t done) {
    bar.show(done);
    return !interrupted_ladder;
  };
}

void print_rung(const Ladder& ladder, const Rung& rung) {
  const int seats = ladder.game().seats();
  std::string by_seat;
  for (const auto& [seat, wins] : rung.wins_by_seat) {
    const std::string who = terminal::label(i18n::Localizer("en", ladder.game().setup()), ladder.game(), seat);
    by_seat += (seat != Seat::p1 ? ", " : "") + who + " " + percent(wins);
  }
  std::printf("\n%s against %s, %.0f matches\n", ladder.names()[rung.upper].c_str(), ladder.names()[rung.lower].c_str(),
              rung.matches);
  std::printf("  wins        %s\n", percent(rung.wins).c_str());
  std::printf("  by seat     %s\n", by_seat.c_str());
  if (seats > 2)
    std::printf("  mean rank   %s, by chance %.2f\n", plain(rung.rank, "%.2f (%.2f to %.2f)").c_str(),
                (seats + 1) / 2.0);
  std::printf("  mean score  %s against %s\n", plain(rung.score[1], "%.1f (%.1f to %.1f)").c_str(),
              plain(rung.score[0], "%.1f (%.1f to %.1f)").c_str());
  std::printf("  processor   %.2f ms a move against %.2f, %.2f s and %.2f s a match and seat\n",
              1000 * rung.seconds[1] / std::max(1.0, rung.decisions[1]),
              1000 * rung.seconds[0] / std::max(1.0, rung.decisions[0]), rung.seconds[1] / std::max(1.0, rung.matches),
              rung.seconds[0] / std::max(1.0, rung.matches * (seats - 1)));
}

// Wider than this to each side, an interval says nothing: 1000 points are 300 to one.
std::string rating(const stats::Interval& m, const std::string& beside = {}) {
  return m.high - m.low > 2000 ? "too few matches" : plain(m, "%6.0f (%.0f to %.0f)") + beside;
}

void print_ratings(const Ladder& ladder) {
  const bots::Ratings ratings = ladder.ratings();
  std::printf("\nratings (400 more: ten to one; the first has 0)\n");
  for (std::size_t i = 0; i < ladder.names().size(); ++i)
    std::printf("  %-10s %s\n", ladder.names()[i].c_str(), rating(ratings.players[i]).c_str());
  for (std::size_t i = 1; i < ratings.seats.size(); ++i)
    std::printf("  seat %s    %s\n", name_of(seat_at(i)).c_str(), rating(ratings.seats[i], " beside seat p1").c_str());
}

void print(const Ladder& ladder) {
  std::printf("%s, %d seats\n", std::string(ladder.game().facts().title).c_str(), ladder.game().seats());
  for (const Rung& rung : ladder.rungs()) print_rung(ladder, rung);
  if (!ladder.is_self_play()) print_ratings(ladder);
  for (const bots::Forfeits& given : ladder.forfeits())
    std::printf("\n%s: %d %s forfeited; the first time\n  %s\n", terminal::printable(given.name).c_str(), given.matches,
                given.matches == 1 ? "seat" : "seats",
                terminal::printable(name_of(given.seat) + ": " + given.why).c_str());
}

// ---- calibration ----

// A line of the picture: where the promise lies and where what came of it, from 0 to 100 %.
std::string on_a_line(double promised, double came) {
  constexpr int width = 41;
  const auto place = [](double share) { return static_cast<std::size_t>(std::lround(share * (width - 1))); };
  std::string line(width, '.');
  line[place(promised)] = '|';
  line[place(came)] = '*';
  return line;
}

void print(const std::string& name, const std::optional<bots::Calibration>& found) {
  if (!found) {
    std::printf("\n%s\n  promises nothing: it does not weigh its moves\n", name.c_str());
    return;
  }
  std::printf("\n%s, %llu promises in %llu matches\n", name.c_str(), static_cast<unsigned long long>(found->promises),
              static_cast<unsigned long long>(found->matches));
  std::printf("  promised  came                     promises  | promised  * came\n");
  for (const bots::Calibration::Tenth& tenth : found->tenths)
    if (tenth.promises > 0)
      std::printf("  %5.1f %%  %s  %10llu  %s\n", 100 * tenth.promised, percent(tenth.came).c_str(),
                  static_cast<unsigned long long>(tenth.promises), on_a_line(tenth.promised, tenth.came.value).c_str());
  std::printf("  error       %.1f points\n", 100 * found->error);
  std::printf("  Brier score %s; always even: %.3f\n", plain(found->brier, "%.3f (%.3f to %.3f)").c_str(), found->even);
  std::printf("  first move  promised %.1f %%, came %s\n", 100 * found->start_promised,
              percent(found->start_came).c_str());
}

// A line for each promise, for bench/fit_promises.py. `turn`: how often another seat has had to decide before.
std::string table_of(const std::vector<std::string>& names, const std::vector<std::vector<bots::Played>>& played) {
  std::string table = "bot,match,turn,seat,found,told,came\n";
  for (std::size_t bot = 0; bot < names.size(); ++bot)
    for (std::size_t match = 0; match < played[bot].size(); ++match) {
      const auto& [promises, winners] = std::tie(played[bot][match].promises, played[bot][match].result.winners);
      if (winners.empty()) continue;  // interrupted
      int turn = 0;
      for (std::size_t i = 0; i < promises.size(); ++i) {
        turn += i > 0 && promises[i].seat != promises[i - 1].seat;
        const double came = winners.contains(promises[i].seat) ? 1.0 / static_cast<double>(winners.size()) : 0;
        char numbers[96];
        std::snprintf(numbers, sizeof numbers, "%.6f,%.6f,%.6f", promises[i].found, promises[i].share, came);
        table += names[bot] + "," + std::to_string(match + 1) + "," + std::to_string(turn) + "," +
                 name_of(promises[i].seat) + "," + numbers + "\n";
      }
    }
  return table;
}

Expected<int> calibrate(const GamePtr& game, const std::vector<std::string>& names, const LadderArguments& arguments,
                        int threads) {
  const auto matches = static_cast<std::uint32_t>(std::stoul(arguments.matches));
  std::vector<bots::Pairing> pairings;
  for (const std::string& name : names) {
    if (name.starts_with(bots::program_mark))
      return error("--bots: found a program, expected the name of a bot: programs promise nothing");
    if (const auto bot = bots::make_bot(name, game); !bot) return error("--bots: " + bot.error().message);
    pairings.push_back({std::vector<std::string>(static_cast<std::size_t>(game->seats()), name), matches});
  }
  std::vector<std::vector<bots::Played>> played;
  {
    ProgressBar bar(matches * pairings.size());
    played =
        bots::play_all(game, pairings, std::stoull(arguments.seed), threads, going_on(bar),
                       {.time = milliseconds_of(arguments.think), .explain = true, .stopped = &interrupted_ladder});
  }
  std::printf("%s, %d seats\n", std::string(game->facts().title).c_str(), game->seats());
  for (std::size_t i = 0; i < names.size(); ++i) print(names[i], bots::calibration_of(played[i], game->seats()));
  if (interrupted_ladder) std::printf("\nInterrupted: only what was finished is counted.\n");
  if (!arguments.promises.empty()) SOUNDER_TRY(write_document(arguments.promises, table_of(names, played)));
  return 0;
}

Expected<int> ladder(const LadderArguments& arguments) {
  SOUNDER_TRY(auto setup, arguments.setup.setup());
  if (!arguments.seats.empty()) setup.seats = std::stoi(arguments.seats);
  SOUNDER_TRY(const auto game, make_game(setup));
  SOUNDER_TRY(use_net(arguments.net, setup.game));
  std::vector<std::string> names = arguments.bots;
  if (names.empty()) {
    names = bots::level_names(setup.game);
    if (!arguments.calibration) names.insert(names.begin(), "random");
  }
  const int threads = arguments.threads.empty() ? static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))
                                                : std::stoi(arguments.threads);
  SOUNDER_TRY(use_transcript(arguments.transcript, std::any_of(names.begin(), names.end(), [](const auto& name) {
                               return name.starts_with(bots::program_mark);
                             })));
  std::signal(SIGINT, [](int) { interrupted_ladder = true; });
  if (arguments.calibration) return calibrate(game, names, arguments, threads);
  auto ladder = Ladder::of(game, names, static_cast<std::uint32_t>(std::stoul(arguments.matches)));
  if (!ladder) return error("--bots: " + ladder.error().message);
  {
    ProgressBar bar(ladder->matches());
    ladder->play(std::stoull(arguments.seed), threads, going_on(bar),
                 {.time = milliseconds_of(arguments.think), .stopped = &interrupted_ladder});
  }
  print(*ladder);
  if (interrupted_ladder) std::printf("\nInterrupted: only what was finished is counted.\n");
  return 0;
}

}  // namespace

Command add_ladder(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("ladder", "Let bots play one another and rate them");
  auto arguments = std::make_shared<LadderArguments>();
  arguments->setup.add_to(*app, true);
  add_seats(*app, arguments->seats);
  app->add_option("--bots", arguments->bots, "Bots from weak to strong; cmd:PROGRAM is a program of your own")
      ->type_name("A,B,...")
      ->default_str("random and all levels")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->group(group::bots);
  add_think(*app, arguments->think);
  add_net(*app, arguments->net);
  add_transcript(*app, arguments->transcript);
  app->add_flag("--calibration", arguments->calibration,
                "Each bot plays itself: compare the shares of victory it expected with the results")
      ->group(group::bots);
  app->add_option("--promises", arguments->promises, "With --calibration: write each promise and what came of it (CSV)")
      ->type_name("FILE")
      ->needs("--calibration")
      ->group(group::bots);
  add_number(*app, arguments->matches,
             {.name = "--matches",
              .about = "Matches for each bot and the one before it in the list",
              .least = 1,
              .most = 10'000'000})
      ->group(group::matches);
  add_seed(*app, arguments->seed);
  add_threads(*app, arguments->threads);
  app->footer(R"(
Each bot plays the one before it in the list: with two seats both ways round,
with more seats alone among the weaker ones, in every seat in turn. Intervals
are 95 % confidence intervals. The same name twice (strong,strong) is self-play,
for the mean scores. `cmd:PROGRAM ARGUMENTS` is a program of your own, which
speaks the protocol of docs/bots.md. It loses a match in which it fails; a
program that can't be started ends the ladder.

--calibration prints, by tenths of the expected share, what came of it, the mean
error and the Brier score.

Examples:
  sounder ladder bite-the-pumpkin --matches 100 --bots greedy,casual
  sounder ladder bite-the-pumpkin --bots "random,cmd:python3 examples/bot.py")");
  return {app, [arguments] { return ladder(*arguments); }};
}

}  // namespace sounder::cli
