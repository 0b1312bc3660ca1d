// How many people a server bears, and how fast it answers them: docs/performance.md, *Tables*. bench/tables.sh builds and runs it.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>

#include "crash/child.h"
#include "crowd.h"
#include "machine.h"

namespace sounder::load {
namespace {

constexpr double warming_up = 5;                // seconds
constexpr double step_seconds = 8;              // of one rate, when looking for the highest
constexpr double step = 1.25;                   // from one rate to the next
constexpr double too_slow = 100;                // milliseconds
constexpr std::size_t first_sockets = 200;      // before memory is looked at: the program has what it needs by then
constexpr std::size_t moves_at_a_table = 10;    // when memory is looked at
constexpr std::size_t restart_sockets = 2'000;  // that make all tables there are at a restart

struct Arguments {
  std::string program, data, database;
  std::vector<std::string> games = {"bite-the-pumpkin"};
  std::size_t tables = 5'000, sockets = 0, idle = 0, restart = 0;
  double rate = 1'000, for_seconds = 30;
  bool capacity = false;
};

std::vector<std::string> words_for(const Arguments& given, std::uint16_t port) {
  std::vector<std::string> words = {"serve", "--port", std::to_string(port), "--log", "error"};
  for (const char* word : {"--sockets", "1000000", "--sockets-per-address", "1000000", "--tables-per-address", "100000000",
                           "--messages-per-second", "1000000"})
    words.emplace_back(word);
  words.emplace_back(given.database.empty() ? "--data" : "--database");
  words.push_back(given.database.empty() ? given.data : given.database);
  return words;
}

// A server and its guests.
class Bench {
 public:
  explicit Bench(const Arguments& given)
      : given_(given), port_(crash::Child::free_port()), server_(given.program, words_for(given, port_), port_) {}

  bool run() {
    if (!server_.start("")) return fail("the server does not start");
    if (given_.idle > 0) return memory();
    if (given_.restart > 0) return restart();
    return load();
  }

 private:
  bool load();
  bool memory();
  bool restart();
  bool find_capacity(Crowd& crowd);
  Measured measure(Crowd& crowd, double rate, double for_seconds);

  Crowd::Wish wish(protocol::Clock clock = {}) const { return {port_, given_.games, clock}; }
  Usage usage() const { return usage_of(server_.process()); }
  void rest(double for_seconds) {
    context_.restart();
    context_.run_for(std::chrono::milliseconds(static_cast<int>(for_seconds * 1000)));
  }
  bool fail(const std::string& why) const {
    std::cerr << "tables: " << why << '\n';
    return false;
  }
  bool end(const Crowd& crowd) const {
    std::printf("\n%zu matches played to the end, %zu commands refused, %zu sockets closed\n", crowd.matches(), crowd.refused(),
                crowd.closed());
    if (!crowd.trouble().empty()) std::printf("first trouble: %s\n", crowd.trouble().c_str());
    return crowd.refused() + crowd.closed() == 0;
  }

  const Arguments& given_;
  std::uint16_t port_;
  crash::Child server_;
  boost::asio::io_context context_{1};
};

// ---- Live tables ----

bool Bench::load() {
  Crowd crowd(context_, wish());
  const std::size_t sockets = std::max(given_.sockets, 2 * given_.tables);
  std::fprintf(stderr, "%zu sockets, %zu tables\n", sockets, given_.tables);
  if (!crowd.open_sockets(sockets) || !crowd.sit_down(given_.tables)) return fail(crowd.trouble());
  std::fprintf(stderr, "warming up\n");
  crowd.play(std::min(given_.rate, 1'000.0), warming_up);
  std::printf("%zu tables, %zu sockets; milliseconds from when a move was due\n\n", given_.tables, sockets);
  std::printf(
      "| moves/s wanted | done | acknowledged p50 | p99 | p99.9 | opponent sees it p50 | p99 | p99.9 | server, cores | ours, cores |\n");
  std::printf("|---|---|---|---|---|---|---|---|---|---|\n");
  if (given_.capacity) return find_capacity(crowd) && end(crowd);
  measure(crowd, given_.rate, given_.for_seconds);
  return end(crowd);
}

// Plays at a rate, and prints a line about it.
Measured Bench::measure(Crowd& crowd, double rate, double for_seconds) {
  const Usage server = usage(), ours = usage_of(::getpid());
  Measured measured = crowd.play(rate, for_seconds);
  const auto cores = [&](const Usage& now, const Usage& before) { return (now.processor - before.processor) / measured.lasted; };
  std::printf("| %.0f | %.0f | %s | %s | %.2f | %.2f |\n", rate, static_cast<double>(measured.acknowledged.count()) / measured.lasted,
              columns(measured.acknowledged).c_str(), columns(measured.seen).c_str(), cores(usage(), server),
              cores(usage_of(::getpid()), ours));
  std::fflush(stdout);
  if (measured.waited > 0)
    std::fprintf(stderr, "  %zu of %zu moves found no table that was free, %zu of them for good\n", measured.waited, measured.asked,
                 measured.unsent);
  return measured;
}

bool Bench::find_capacity(Crowd& crowd) {
  double held = 0;
  for (double rate = given_.rate; crowd.closed() == 0; rate *= step) {
    Measured measured = measure(crowd, rate, step_seconds);
    if (measured.unsent > 0 || measured.acknowledged.at_most(0.99) > too_slow) break;
    held = static_cast<double>(measured.acknowledged.count()) / measured.lasted;
  }
  std::printf("\nCapacity: %.0f durable moves/s with 99 of 100 acknowledged in %.0f ms\n", held, too_slow);
  return true;
}

// ---- Memory ----

bool Bench::memory() {
  Crowd crowd(context_, wish());
  std::fprintf(stderr, "%zu idle sockets\n", given_.idle);
  if (!crowd.open_sockets(first_sockets)) return fail(crowd.trouble());
  rest(1);
  const Usage first = usage();
  if (!crowd.open_sockets(given_.idle)) return fail(crowd.trouble());
  rest(6);  // everybody has had a beat
  const Usage idle = usage();
  const std::size_t tables = given_.idle / 2;
  if (!crowd.sit_down(tables)) return fail(crowd.trouble());
  rest(6);
  const Usage seated = usage();
  if (!crowd.play_moves(tables * moves_at_a_table)) return fail(crowd.trouble());
  rest(6);
  const Usage live = usage();
  std::printf("| process memory (RssAnon) | KB in all | KB each |\n|---|---|---|\n");
  std::printf("| %zu sockets, to begin with | %.0f | |\n", first_sockets, first.memory);
  std::printf("| an idle socket, of %zu | %.0f | %.1f |\n", given_.idle, idle.memory,
              (idle.memory - first.memory) / static_cast<double>(given_.idle));
  std::printf("| a table of two that has begun, of %zu | %.0f | %.1f |\n", tables, seated.memory,
              (seated.memory - idle.memory) / static_cast<double>(tables));
  std::printf("| a live table after %zu moves each | %.0f | %.1f |\n", moves_at_a_table, live.memory,
              (live.memory - idle.memory) / static_cast<double>(tables));
  return end(crowd);
}

// ---- A restart ----

bool Bench::restart() {
  protocol::Clock days;  // so that every table goes on by itself: the worst there is
  days.kind = protocol::Clock::Kind::days;
  days.days = 3;
  Crowd crowd(context_, wish(days));
  const std::size_t at_once = std::min(given_.restart, restart_sockets / 2);
  if (!crowd.open_sockets(2 * at_once)) return fail(crowd.trouble());
  for (std::size_t made = 0; made < given_.restart; made += at_once) {
    std::fprintf(stderr, "%zu of %zu tables\n", made, given_.restart);
    if (!crowd.sit_down(at_once) || !crowd.play_moves(at_once * 4)) return fail(crowd.trouble());
  }
  server_.kill_now();
  crowd.hang_up();
  const auto began = Clock::now();
  if (!server_.start("")) return fail("the server does not start again");
  const double ready = milliseconds(Clock::now() - began);
  const Usage at_ready = usage();
  if (!crowd.come_back()) return fail(crowd.trouble());
  std::printf("Restart after kill -9 with %zu live tables, all with clocks that run: ready in %.0f ms (%.1f MB read, %.0f MB of memory)\n",
              given_.restart, ready, at_ready.read, at_ready.memory / 1024);
  std::printf("%zu sockets back at their tables: p50 %.0f ms, the last after %.0f ms\n\n", crowd.sockets(), crowd.back().at_most(0.5),
              crowd.back().at_most(1));
  std::printf("| s after it was ready | tables still to be loaded | MB read | MB of memory |\n|---|---|---|---|\n");
  for (double waiting = 1; waiting > 0;) {
    waiting = gauge(port_, "sounder_tables_waiting");
    const Usage now = usage();
    std::printf("| %.1f | %.0f | %.1f | %.0f |\n", seconds(Clock::now() - began) - ready / 1000, waiting, now.read, now.memory / 1024);
    std::fflush(stdout);
    if (waiting > 0) rest(1);
  }
  return end(crowd);
}

int main_of(int count, char** words) {
  Arguments given;
  CLI::App app{"Plays at many tables of a server at once and tells how fast it answers."};
  app.add_option("--program", given.program, "The program whose `serve` is measured")->required()->check(CLI::ExistingFile);
  app.add_option("--data", given.data, "A fresh folder for SQLite, or for trying how fast the disk is")
      ->required()
      ->check(CLI::ExistingDirectory);
  app.add_option("--database", given.database, "PostgreSQL instead: postgresql://...");
  app.add_option("--game", given.games, "What is played, in rotation")->delimiter(',');
  app.add_option("--tables", given.tables, "Live tables, two people each");
  app.add_option("--sockets", given.sockets, "Sockets; those that are not at a table are idle");
  app.add_option("--rate", given.rate, "Moves a second");
  app.add_option("--seconds", given.for_seconds, "How long they are played");
  app.add_flag("--capacity", given.capacity, "Raise the rate until 99 of 100 moves take longer than 100 ms");
  app.add_option("--idle", given.idle, "Memory instead: so many idle sockets, then tables at them");
  app.add_option("--restart", given.restart, "A restart instead, with so many live tables");
  CLI11_PARSE(app, count, words);

  open_many_files();
  std::printf("%s; %s, %s\n", this_machine().c_str(), given.database.empty() ? "SQLite" : "PostgreSQL", this_disk(given.data).c_str());
  std::fflush(stdout);
  return Bench(given).run() ? 0 : 1;
}

}  // namespace
}  // namespace sounder::load

int main(int count, char** words) { return sounder::load::main_of(count, words); }
