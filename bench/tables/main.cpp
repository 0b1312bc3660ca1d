// How many people a server bears, and how fast it answers them: docs/performance.md, *Tables*. bench/tables.sh builds
// and runs it.
#include <CLI/CLI.hpp>
#include <array>
#include <cstdarg>
#include <fstream>
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
constexpr std::size_t moves_at_a_table = 30;    // when memory is looked at
constexpr std::size_t restart_sockets = 2'000;  // that make all tables there are at a restart

struct Arguments {
  std::string program, data, database, results;
  std::vector<std::string> games = {"bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"};
  std::size_t tables = 5'000, sockets = 0, idle = 0, restart = 0;
  double rate = 1'000, for_seconds = 30;
  bool capacity = false;
};

std::string called(const Arguments& given) { return given.database.empty() ? "SQLite" : "PostgreSQL"; }

std::vector<std::string> words_for(const Arguments& given, std::uint16_t port) {
  std::vector<std::string> words = {"serve", "--port", std::to_string(port), "--log", "error"};
  for (const char* word : {"--sockets", "1000000", "--sockets-per-address", "1000000", "--tables-per-address",
                           "100000000", "--messages-per-second", "1000000"})
    words.emplace_back(word);
  words.emplace_back(given.database.empty() ? "--data" : "--database");
  words.push_back(given.database.empty() ? given.data : given.database);
  return words;
}

// A server and its clients.
class Bench {
 public:
  explicit Bench(const Arguments& given)
      : given_(given), server_(given.program, words_for(given, port_.number()), port_.number()) {}

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
  bool find_capacity(LoadClients& clients);
  Measured measure(LoadClients& clients, double rate, double for_seconds);

  Crowd::Setup setup(protocol::Clock clock = {}) const { return {port_.number(), given_.games, clock}; }
  Usage usage() const { return usage_of(server_.process()); }
  void rest(double for_seconds) {
    context_.restart();
    context_.run_for(std::chrono::milliseconds(static_cast<int>(for_seconds * 1000)));
  }
  // A line for the table at the end of bench/tables.sh.
  void result(const std::string& what, const char* bar, const char* format, ...) const
      __attribute__((format(printf, 4, 5)));
  bool fail(const std::string& why) const {
    std::cerr << "tables: " << why << '\n';
    return false;
  }
  std::unique_ptr<LoadClients> clients() { return std::make_unique<Crowd>(context_, setup()); }
  bool end(const LoadClients& crowd) const {
    std::printf("\n%zu matches played to the end, %zu commands refused, %zu sockets closed\n", crowd.matches(),
                crowd.refused(), crowd.closed());
    if (!crowd.error().empty()) std::printf("first trouble: %s\n", crowd.error().c_str());
    return crowd.refused() + crowd.closed() == 0;
  }

  const Arguments& given_;
  crash::Port port_;
  crash::Child server_;
  boost::asio::io_context context_{1};
};

void Bench::result(const std::string& what, const char* bar, const char* format, ...) const {
  if (given_.results.empty()) return;
  char text[200];
  std::va_list values;
  va_start(values, format);
  std::vsnprintf(text, sizeof text, format, values);
  va_end(values);
  std::ofstream(given_.results, std::ios::app) << "| " << what << " | " << bar << " | " << text << " |\n";
}

// ---- Live tables ----

bool Bench::load() {
  const std::unique_ptr<LoadClients> clients = this->clients();
  const std::size_t sockets = std::max(given_.sockets, 2 * given_.tables);
  std::fprintf(stderr, "%zu sockets, %zu tables\n", sockets, given_.tables);
  if (!clients->open_sockets(sockets) || !clients->sit_down(given_.tables)) return fail(clients->error());
  std::fprintf(stderr, "warming up\n");
  clients->play(std::min(given_.rate, 1'000.0), warming_up);
  std::printf("%zu tables, %zu sockets; milliseconds from when a move was due\n\n", given_.tables, sockets);
  std::printf("| moves/s wanted | done | acknowledged p50 | p99 | p99.9 | opponent sees it p50 | p99 | p99.9 ");
  std::printf(
      "| server, cores | ours | others | server, us a move |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n");
  if (given_.capacity) return find_capacity(*clients) && end(*clients);
  Measured measured = measure(*clients, given_.rate, given_.for_seconds);
  const auto tell = [&](const char* what, const char* bar, Times& times) {
    result(called(given_) + ": " + std::to_string(given_.tables) + " tables, " + std::to_string(sockets) +
               " sockets, " + std::to_string(static_cast<int>(given_.rate)) + " moves/s: " + what + ", ms",
           bar, "p50 %.1f, p99 %.1f, p99.9 %.1f", times.at_most(0.5), times.at_most(0.99), times.at_most(0.999));
  };
  tell("acknowledged", "p99 40", measured.acknowledged);
  tell("the opponent sees it", "p99 50", measured.seen);
  return end(*clients);
}

// Plays at a rate, and prints a line about it.
Measured Bench::measure(LoadClients& clients, double rate, double for_seconds) {
  const auto processor = [this] {
    return std::array{usage().processor, usage_of(::getpid()).processor, processor_of_all()};
  };
  const auto before = processor();
  Measured measured = clients.play(rate, for_seconds);
  auto spent = processor();
  for (std::size_t i = 0; i < spent.size(); ++i) spent[i] = (spent[i] - before[i]) / measured.lasted;
  const auto [server, ours, all] = spent;
  const double done = static_cast<double>(measured.acknowledged.count()) / measured.lasted;
  std::printf("| %.0f | %.0f | %s | %s | %.2f | %.2f | %.2f | %.0f |\n", rate, done,
              columns(measured.acknowledged).c_str(), columns(measured.seen).c_str(), server, ours,
              std::max(all - server - ours, 0.0), 1e6 * server / std::max(done, 1.0));
  std::fflush(stdout);
  if (measured.waited > 0)
    std::fprintf(stderr, "  %zu of %zu moves found no table that was free, %zu of them for good\n", measured.waited,
                 measured.asked, measured.unsent);
  return measured;
}

// A rate that is too much twice is too much: once may be the machine's doing. Both tries are printed.
bool Bench::find_capacity(LoadClients& clients) {
  double held = 0, took = 0;
  int failed = 0;
  for (double rate = given_.rate; clients.closed() == 0 && failed < 2;) {
    Measured measured = measure(clients, rate, step_seconds);
    const double slowest = measured.acknowledged.at_most(0.99);
    if (measured.unsent > 0 || slowest > too_slow) {
      ++failed;
      continue;
    }
    failed = 0;
    held = static_cast<double>(measured.acknowledged.count()) / measured.lasted;
    took = slowest;
    rate *= step;
  }
  std::printf("\nCapacity: %.0f moves/s with 99 of 100 acknowledged in %.0f ms\n", held, too_slow);
  const char* bar = !given_.database.empty() ? "" : "5000";
  result(called(given_) + ": capacity, moves/s with p99 under 100 ms", bar, "%.0f (p99 %.1f ms)", held, took);
  return true;
}

// ---- Memory ----

bool Bench::memory() {
  Crowd crowd(context_, setup());
  std::fprintf(stderr, "%zu idle sockets\n", given_.idle);
  if (!crowd.open_sockets(first_sockets)) return fail(crowd.error());
  rest(1);
  const Usage first = usage();
  if (!crowd.open_sockets(given_.idle)) return fail(crowd.error());
  rest(6);  // everybody has had a beat
  const Usage idle = usage();
  const std::size_t tables = given_.idle / 2;
  if (!crowd.sit_down(tables)) return fail(crowd.error());
  rest(6);
  const Usage seated = usage();
  if (!crowd.play_moves(tables * moves_at_a_table)) return fail(crowd.error());
  rest(6);
  const Usage live = usage();
  // The same tables, read from their rows, at the same sockets, and a store that has written nothing: what it keeps of
  // what it wrote is bounded and no table's.
  server_.kill_now();
  crowd.hang_up();
  if (!server_.start("") || !crowd.come_back()) return fail("they can't come back");
  rest(6);
  const Usage again = usage();

  std::printf("| process memory (RssAnon) | KB in all | KB each |\n|---|---|---|\n");
  std::printf("| %zu sockets, to begin with | %.0f | |\n", first_sockets, first.memory);
  const auto line = [](const std::string& what, const Usage& now, const Usage& before, std::size_t count) {
    std::printf("| %s, of %zu | %.0f | %.1f |\n", what.c_str(), count, now.memory,
                (now.memory - before.memory) / static_cast<double>(count));
  };
  line("an idle socket", idle, first, given_.idle);
  line("a table that has begun, with what the store keeps of its last writes", seated, idle, tables);
  line("the same after " + std::to_string(moves_at_a_table) + " moves", live, idle, tables);
  line("the same after a restart, when everybody is back", again, idle, tables);
  const double socket = (idle.memory - first.memory) / static_cast<double>(given_.idle);
  const double table = (live.memory - idle.memory) / static_cast<double>(tables);
  const std::string live_table =
      called(given_) + ": live table with " + std::to_string(moves_at_a_table) + " moves, KB of process memory";
  result(called(given_) + ": idle socket, KB of process memory", "8", "%.1f", socket);
  // SQLite keeps pages in the process, a bounded number of them, which are no table's.
  if (given_.database.empty())
    result(live_table + ", with the pages that SQLite keeps (at most 64 MB in all)", "", "%.1f", table);
  else
    result(live_table, "24", "%.1f", table);
  return end(crowd);
}

// ---- A restart ----

bool Bench::restart() {
  protocol::Clock days;  // so that every table goes on by itself: the worst there is
  days.kind = protocol::Clock::Kind::days;
  days.days = 3;
  Crowd crowd(context_, setup(days));
  const std::size_t at_once = std::min(given_.restart, restart_sockets / 2);
  if (!crowd.open_sockets(2 * at_once)) return fail(crowd.error());
  for (std::size_t made = 0; made < given_.restart; made += at_once) {
    std::fprintf(stderr, "%zu of %zu tables\n", made, given_.restart);
    if (!crowd.sit_down(at_once) || !crowd.play_moves(at_once * 4)) return fail(crowd.error());
  }
  server_.kill_now();
  crowd.hang_up();
  const auto began = Clock::now();
  if (!server_.start("")) return fail("the server does not start again");
  const double ready = milliseconds(Clock::now() - began);
  const Usage at_ready = usage();
  if (!crowd.come_back()) return fail(crowd.error());
  std::printf(
      "Restart after kill -9 with %zu live tables, all with clocks that run: ready in %.0f ms (%.1f MB read, %.0f MB "
      "of memory)\n",
      given_.restart, ready, at_ready.read, at_ready.memory / 1024);
  result("restart with " + std::to_string(given_.restart) + " live tables: ready, s", "2", "%.2f", ready / 1000);
  std::printf("%zu sockets back at their tables: p50 %.0f ms, the last after %.0f ms\n\n", crowd.sockets(),
              crowd.back().at_most(0.5), crowd.back().at_most(1));
  std::printf("| s after it was ready | tables still to be loaded | MB read | MB of memory |\n|---|---|---|---|\n");
  for (double waiting = 1; waiting > 0;) {
    waiting = gauge(port_.number(), "sounder_tables_waiting");
    const Usage now = usage();
    std::printf("| %.1f | %.0f | %.1f | %.0f |\n", seconds(Clock::now() - began) - ready / 1000, waiting, now.read,
                now.memory / 1024);
    std::fflush(stdout);
    if (waiting > 0) rest(1);
  }
  return end(crowd);
}

int main_of(int count, char** words) {
  Arguments given;
  CLI::App app{"Plays at many tables of a server at once and tells how fast it answers."};
  app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);  // what a person adds to the script's
  app.add_option("--program", given.program, "The program whose `serve` is measured")
      ->required()
      ->check(CLI::ExistingFile);
  app.add_option("--data", given.data, "A fresh folder for SQLite, or for trying how fast the disk is")
      ->required()
      ->check(CLI::ExistingDirectory);
  app.add_option("--database", given.database, "PostgreSQL instead: postgresql://...");
  app.add_option("--game", given.games, "What is played, in rotation, with commas")
      ->delimiter(',')
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--tables", given.tables, "Live tables, two people each");
  app.add_option("--sockets", given.sockets, "Sockets; those that are not at a table are idle");
  app.add_option("--rate", given.rate, "Moves a second");
  app.add_option("--seconds", given.for_seconds, "How long they are played");
  app.add_flag("--capacity", given.capacity, "Raise the rate until 99 of 100 moves take longer than 100 ms");
  app.add_option("--idle", given.idle, "Memory instead: so many idle sockets, then tables at them");
  app.add_option("--results", given.results, "A file that gets a line for every bar");
  app.add_option("--restart", given.restart, "A restart instead, with so many live tables");
  CLI11_PARSE(app, count, words);

  open_many_files();
  std::printf("%s; %s, %s\n", this_machine().c_str(), called(given).c_str(), this_disk(given.data).c_str());
  std::fflush(stdout);
  return Bench(given).run() ? 0 : 1;
}

}  // namespace
}  // namespace sounder::load

int main(int count, char** words) { return sounder::load::main_of(count, words); }
