// `sounder ladder`: bots against bots, with ratings.
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <thread>

#include "bots/arena.h"
#include "bots/ratings.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "rules/words.h"
#include "terminal/seating.h"
#include "terminal/style.h"

namespace sounder::cli {
namespace {

using bots::Measured;
using bots::Pairing;
using bots::Played;

struct LadderArguments {
  SetupArguments setup;
  std::string seats;
  std::string matches = "400";
  std::string seed = "1";
  std::string threads;
  std::string think;
  std::vector<std::string> bots;
};

// Two neighbours of the ladder: the upper one in turn in every seat, the lower one in all others.
struct Rung {
  int lower;
  int upper;
  std::size_t first_pairing;
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

class Ladder {
 public:
  Ladder(GamePtr game, std::vector<std::string> names, std::uint32_t matches) : game_(std::move(game)), names_(std::move(names)) {
    const int seats = game_->seats();
    const std::uint32_t a_seat = (matches + static_cast<std::uint32_t>(seats) - 1) / static_cast<std::uint32_t>(seats);
    const bool against_itself = names_.front() == names_.back();  // then it sits the same way in every seating
    for (int upper = 1; upper < static_cast<int>(names_.size()); ++upper) {
      rungs_.push_back({upper - 1, upper, pairings_.size()});
      for (int hero = 0; hero < seats; ++hero) {
        const std::uint32_t count = !against_itself ? a_seat : hero == 0 ? matches : 0;
        Pairing pairing{std::vector<std::string>(static_cast<std::size_t>(seats), names_[static_cast<std::size_t>(upper - 1)]), count};
        pairing.seats[static_cast<std::size_t>(hero)] = names_[static_cast<std::size_t>(upper)];
        pairings_.push_back(std::move(pairing));
      }
    }
  }

  void play(std::uint64_t seed, int threads, std::chrono::milliseconds budget) {
    std::uint64_t all = 0;
    for (const Pairing& pairing : pairings_) all += pairing.matches;
    const auto begin = std::chrono::steady_clock::now();
    auto shown = begin;
    results_ = bots::play_all(game_, pairings_, seed, threads,
                              [&](std::uint64_t done) {
                                const auto now = std::chrono::steady_clock::now();
                                if (isatty(STDERR_FILENO) && now - shown > std::chrono::seconds(1)) {
                                  shown = now;
                                  const double seconds = std::chrono::duration<double>(now - begin).count();
                                  std::fprintf(stderr, "\r%llu of %llu matches, %.1f a second, %.0f s left   ",
                                               static_cast<unsigned long long>(done), static_cast<unsigned long long>(all),
                                               static_cast<double>(done) / seconds,
                                               seconds / static_cast<double>(done) * static_cast<double>(all - done));
                                }
                                return !interrupted_ladder;
                              },
                              {.time = budget, .stopped = &interrupted_ladder});
    if (shown != begin) std::fprintf(stderr, "\r%60s\r", "");
  }

  void print() const {
    std::printf("%s, %d seats\n", std::string(game_->facts().title).c_str(), game_->seats());
    for (const Rung& rung : rungs_) print_rung(rung);
    if (names_.front() != names_.back()) print_ratings();
    print_forfeits();
  }

 private:
  static bool finished(const Played& played) { return !played.result.winners.empty(); }

  void print_rung(const Rung& rung) const {
    const int seats = game_->seats();
    double won = 0;
    double count = 0;
    std::vector<double> ranks;
    std::string by_seat;
    std::array<double, 2> seconds{};
    std::array<double, 2> decisions{};
    std::array<std::vector<double>, 2> scores;
    for (int hero = 0; hero < seats; ++hero) {
      double won_here = 0;
      double count_here = 0;
      for (const Played& played : results_[rung.first_pairing + static_cast<std::size_t>(hero)]) {
        if (!finished(played)) continue;
        const SeatSet winners = played.result.winners;
        if (winners.contains(seat_at(hero))) won_here += 1.0 / winners.size();
        ++count_here;
        ranks.push_back(mean_rank(played.result, hero));
        for (int i = 0; i < seats; ++i) {
          const std::size_t side = i == hero;
          seconds[side] += played.seconds[static_cast<std::size_t>(i)];
          decisions[side] += played.decisions[static_cast<std::size_t>(i)];
          scores[side].push_back(played.result.scores[static_cast<std::size_t>(i)]);
        }
      }
      if (count_here == 0) continue;  // self-play has one seating
      const std::string who = terminal::label(words::Speech("en", game_->setup()), *game_, seat_at(hero));
      by_seat += (hero ? ", " : "") + who + " " + percent(bots::share_of(won_here, count_here));
      won += won_here;
      count += count_here;
    }
    std::printf("\n%s against %s, %.0f matches\n", names_[static_cast<std::size_t>(rung.upper)].c_str(),
                names_[static_cast<std::size_t>(rung.lower)].c_str(), count);
    std::printf("  wins        %s\n", percent(bots::share_of(won, count)).c_str());
    std::printf("  by seat     %s\n", by_seat.c_str());
    if (seats > 2)
      std::printf("  mean rank   %s, by chance %.2f\n", plain(bots::mean_of(ranks), "%.2f (%.2f to %.2f)").c_str(), (seats + 1) / 2.0);
    std::printf("  mean score  %s against %s\n", plain(bots::mean_of(scores[1]), "%.1f (%.1f to %.1f)").c_str(),
                plain(bots::mean_of(scores[0]), "%.1f (%.1f to %.1f)").c_str());
    std::printf("  processor   %.2f ms a move against %.2f, %.2f s and %.2f s a match and seat\n",
                1000 * seconds[1] / std::max(1.0, decisions[1]), 1000 * seconds[0] / std::max(1.0, decisions[0]),
                seconds[1] / std::max(1.0, count), seconds[0] / std::max(1.0, count * (seats - 1)));
  }

  // Seats of equal rank share the places they take.
  static double mean_rank(const Result& result, int seat) {
    int better = 0;
    int equal = 0;
    for (std::size_t i = 0; i < max_seats; ++i) {
      if (result.ranks[i] == 0) continue;
      better += result.ranks[i] < result.ranks[static_cast<std::size_t>(seat)];
      equal += result.ranks[i] == result.ranks[static_cast<std::size_t>(seat)];
    }
    return better + (equal + 1) / 2.0;
  }

  void print_ratings() const {
    std::vector<bots::Standing> standings;
    for (std::size_t p = 0; p < pairings_.size(); ++p)
      for (const Played& played : results_[p]) {
        if (!finished(played)) continue;
        bots::Standing standing{{}, played.result.ranks};
        for (const std::string& name : pairings_[p].seats)
          standing.players.push_back(static_cast<int>(std::find(names_.begin(), names_.end(), name) - names_.begin()));
        standings.push_back(std::move(standing));
      }
    const bots::Ratings ratings = bots::rate(standings, static_cast<int>(names_.size()), game_->seats());
    std::printf("\nratings (400 more: ten to one; the first has 0)\n");
    for (std::size_t i = 0; i < names_.size(); ++i)
      std::printf("  %-10s %s\n", names_[i].c_str(), plain(ratings.players[i], "%6.0f (%.0f to %.0f)").c_str());
    for (std::size_t i = 1; i < ratings.seats.size(); ++i)
      std::printf("  seat %s    %s beside seat p1\n", name_of(seat_at(static_cast<int>(i))).c_str(),
                  plain(ratings.seats[i], "%6.0f (%.0f to %.0f)").c_str());
  }

  // Programs that gave up: how often, and why the first time.
  void print_forfeits() const {
    for (const std::string& name : names_) {
      int matches = 0;
      std::string first;
      for (std::size_t p = 0; p < pairings_.size(); ++p)
        for (const Played& played : results_[p])
          for (std::size_t i = 0; i < pairings_[p].seats.size(); ++i) {
            if (pairings_[p].seats[i] != name || played.forfeits[i].empty()) continue;
            if (++matches == 1) first = name_of(seat_at(static_cast<int>(i))) + ": " + played.forfeits[i];
          }
      if (matches > 0)
        std::printf("\n%s: %d %s forfeited; the first time\n  %s\n", terminal::printable(name).c_str(), matches,
                    matches == 1 ? "seat" : "seats", terminal::printable(first).c_str());
    }
  }

  GamePtr game_;
  std::vector<std::string> names_;
  std::vector<Pairing> pairings_;
  std::vector<Rung> rungs_;
  std::vector<std::vector<Played>> results_;
};

Expected<int> ladder(const LadderArguments& arguments) {
  auto setup = arguments.setup.setup();
  if (!setup) return tl::make_unexpected(setup.error());
  if (!arguments.seats.empty()) setup->seats = std::stoi(arguments.seats);
  const auto game = make_game(*setup);
  if (!game) return tl::make_unexpected(game.error());
  std::vector<std::string> names = arguments.bots;
  if (names.empty()) {
    names = bots::level_names(setup->game);
    names.insert(names.begin(), "random");
  }
  if (names.size() < 2) return trouble("--bots: one bot, expected at least two with commas");
  const bool against_itself = names.size() == 2 && names[0] == names[1];
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (const auto bot = bots::make_bot(names[i], *game); !bot) return trouble("--bots: " + bot.error().message);
    const auto before = names.begin() + static_cast<std::ptrdiff_t>(i);
    if (!against_itself && std::find(names.begin(), before, names[i]) != before)
      return trouble("--bots: \"" + names[i] + "\" is named twice, expected every bot once");
  }
  const int threads =
      arguments.threads.empty() ? static_cast<int>(std::max(1u, std::thread::hardware_concurrency())) : std::stoi(arguments.threads);
  std::signal(SIGINT, [](int) { interrupted_ladder = true; });
  Ladder ladder(*game, names, static_cast<std::uint32_t>(std::stoul(arguments.matches)));
  ladder.play(std::stoull(arguments.seed), threads, milliseconds_of(arguments.think));
  ladder.print();
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
