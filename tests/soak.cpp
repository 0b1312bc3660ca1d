// The soak: random matches of every game, seat count, option and content, many of them, on several threads.
//
//   sounder_soak --matches 20000 [--threads 2] [--game ID] [--seed 1]      N matches of every game
//
// Match k of a seed is the same on any thread and machine. What must hold is checked here, in any build; the rules' own
// assertions hold as well in a build without NDEBUG. For a long run: cmake -B build/soak -DCMAKE_BUILD_TYPE=Release
// -DCMAKE_CXX_FLAGS_RELEASE=-O3 -DSOUNDER_TESTS=ON.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <mutex>
#include <thread>

#include "every_setup.h"
#include "rules/all_games.h"
#include "rules/random_play.h"

namespace sounder {
namespace {

struct Soak {
  std::uint64_t matches = 20000;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  std::string game;
  std::uint64_t seed = 1;
  std::uint64_t passed = 0;
  std::uint64_t failed = 0;
};

// What an assertion that fails leaves behind: the matches that were being played.
constexpr std::size_t most_threads = 64;
std::array<std::atomic<std::uint64_t>, most_threads> playing{};
std::atomic<const char*> game_playing = nullptr;

extern "C" void tell_where(int) {
  char line[160];
  for (const auto& match : playing) {
    if (match == 0) continue;
    const int length = std::snprintf(line, sizeof line, "was playing %s, match %llu\n", game_playing.load(),
                                     static_cast<unsigned long long>(match.load() - 1));
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line, static_cast<std::size_t>(length));
  }
}

// One of the seats to move, and one of its moves, listed or the fast way.
template <Game G>
std::string play_step(const G& game, typename G::State& state, Turn turn, Rng& rng, bool fast) {
  if (turn.decides()) {
    if (turn.seats.empty()) return "nobody is to decide";
    turn.first = any_seat(turn.seats, rng);
    if (index_of(turn.first) >= game.options().seats) return "an empty seat is to decide";
    if (fast && HasFastMove<G>) {
      game.play(state, random_step<G, Pick::fast>(game, state, turn, rng));
      return {};
    }
    MoveListOf<G> moves;
    game.moves(state, turn.first, moves);
    if (moves.size() < 2) return "a decision with " + std::to_string(moves.size()) + " moves";
    game.play(state, moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
    return {};
  }
  game.play(state, game.draw(state, rng));
  return {};
}

// What is wrong with a result, if anything.
std::string flaw_of(const Result& result, int seats) {
  if (result.winners.empty()) return "nobody has won";
  for (int i = 0; i < max_seats; ++i) {
    const bool won = result.winners.contains(seat_at(i));
    if (i >= seats && won) return "an empty seat has won";
    if (i < seats && (result.ranks[static_cast<std::size_t>(i)] == 1) != won) return "winners are not those of rank 1";
    if (i < seats &&
        (result.ranks[static_cast<std::size_t>(i)] < 1 || result.ranks[static_cast<std::size_t>(i)] > seats))
      return "a rank that is none";
  }
  return {};
}

// Plays one match; gives what went wrong, or nothing. `moves` counts on.
template <Game G>
std::string flaw_in_match(const G& game, Rng rng, bool fast, std::uint64_t& moves) {
  typename G::State state = game.start();
  int steps = 0;
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state), ++steps) {
    if (steps == G::facts.longest) return "more than " + std::to_string(G::facts.longest) + " moves";
    if (std::string flaw = play_step(game, state, turn, rng, fast); !flaw.empty()) return flaw;
  }
  moves += static_cast<std::uint64_t>(steps);
  return flaw_of(game.result(state), game.options().seats);
}

template <Game G>
void soak_game(Soak& soak) {
  if (!soak.game.empty() && soak.game != G::facts.id) return;
  const auto games = every_game<G>();
  game_playing = G::facts.id.data();
  const auto begun = std::chrono::steady_clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count(); };
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> all_moves = 0;
  std::mutex telling;
  const auto work = [&](std::size_t thread) {
    std::uint64_t moves = 0;
    for (std::uint64_t k = next++; k < soak.matches; k = next++) {
      playing[thread] = k + 1;
      const auto& game = games[k % games.size()];
      const std::string flaw = flaw_in_match(game->game, Rng(soak.seed, k), (k / games.size()) % 2 == 1, moves);
      const std::lock_guard lock(telling);
      flaw.empty() ? ++soak.passed : ++soak.failed;
      if (!flaw.empty())
        std::fprintf(stderr, "seed %llu, match %llu (%s): %s\n", static_cast<unsigned long long>(soak.seed),
                     static_cast<unsigned long long>(k), describe(game->setup()).c_str(), flaw.c_str());
      if (soak.matches >= 10 && (k + 1) % (soak.matches / 10) == 0 && k + 1 < soak.matches)
        std::fprintf(stderr, "%s: %llu of %llu matches, %.0f s\n", G::facts.id.data(),
                     static_cast<unsigned long long>(k + 1), static_cast<unsigned long long>(soak.matches), seconds());
    }
    playing[thread] = 0;
    all_moves += moves;
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < soak.threads; ++i) threads.emplace_back(work, i);
  for (std::thread& thread : threads) thread.join();
  std::printf("%s: %llu matches of %zu setups, %llu moves, %.1f s\n", G::facts.id.data(),
              static_cast<unsigned long long>(soak.matches), games.size(),
              static_cast<unsigned long long>(all_moves.load()), seconds());
}

}  // namespace
}  // namespace sounder

int main(int argc, char** argv) {
  sounder::Soak soak;
  CLI::App app{
      "Plays random matches of every game, seat count, option and content, and checks that all of them end well."};
  app.add_option("--matches", soak.matches, "matches of every game")->check(CLI::PositiveNumber)->capture_default_str();
  app.add_option("--threads", soak.threads, "threads")
      ->check(CLI::Range(1u, static_cast<unsigned>(sounder::most_threads)))
      ->capture_default_str();
  app.add_option("--game", soak.game, "only this game");
  app.add_option("--seed", soak.seed, "seed")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  if (!soak.game.empty())
    if (auto known = sounder::find_game(soak.game); !known) {
      std::fprintf(stderr, "%s\n", known.error().message.c_str());
      return 2;
    }
  std::signal(SIGABRT, sounder::tell_where);
  sounder::for_each_game([&]<class G>() { sounder::soak_game<G>(soak); });
  std::printf("%llu passed, %llu failed\n", static_cast<unsigned long long>(soak.passed),
              static_cast<unsigned long long>(soak.failed));
  return soak.failed == 0 && soak.passed > 0 ? 0 : 1;
}
