// The crash harness: a real server, people who play random matches of all games through real sockets, kill -9 at random moments and at
// each step between check and publish. Afterwards what the players know is held against the rows. Ends with its counts in one line.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <thread>

#include "crash/child.h"
#include "crash/compare.h"

namespace sounder::crash {
namespace {

using namespace std::chrono_literals;

struct Arguments {
  std::string program;
  std::string database;
  int kills = 20;
  int evenings = 6;
  std::uint64_t seed = 1;
};

constexpr const char* points[] = {"after_check", "before_insert", "before_commit", "after_commit", "before_publish"};

// Every other death is at a point: one after the other, after some passes. The others are anywhere.
std::string next_crash(int kill, Rng& rng) {
  if (kill % 2 == 0) return {};
  return std::string(points[(kill / 2) % 5]) + ":" + std::to_string(1 + rng.below(120));
}

// Lets it serve until it dies at its point, or kills it after a while. False if it would not start.
bool live_and_die(Child& server, int kill, Rng& rng, int& at_points) {
  const std::string crash_at = next_crash(kill, rng);
  if (!server.start(crash_at)) {
    if (crash_at.empty()) return false;
    ++at_points;  // it died before it was ready: that counts, too
    return true;
  }
  const auto patience = crash_at.empty() ? std::chrono::milliseconds(20 + rng.below(500)) : 3000ms;
  if (server.wait_for_death(patience))
    ++at_points;
  else
    server.kill_now();
  return true;
}

int run(const Arguments& given) {
  const auto began = std::chrono::steady_clock::now();
  const std::uint16_t port = Child::free_port();
  std::vector<std::string> words = {"serve",
                                    "--port",
                                    std::to_string(port),
                                    "--log",
                                    "error",
                                    "--tables-per-address",
                                    "1000000",
                                    "--messages-per-second",
                                    "100000",
                                    "--sockets-per-address",
                                    "1000",
                                    "--bot-threads",
                                    "1"};
  if (given.database.starts_with("sqlite:")) {
    const std::string file = given.database.substr(7);
    words.insert(words.end(), {"--data", file.substr(0, file.rfind('/'))});
  } else {
    words.insert(words.end(), {"--database", given.database});
  }
  Child server(given.program, words, port);
  Rng rng(given.seed);
  std::atomic<bool> enough = false;
  std::vector<std::unique_ptr<Evening>> evenings;
  std::vector<std::thread> threads;
  for (int i = 0; i < given.evenings; ++i) {
    evenings.push_back(std::make_unique<Evening>(port, given.seed * 100 + i));
    threads.emplace_back([&evening = *evenings.back(), &enough] { evening.run(enough); });
  }
  int kills = 0, at_points = 0;
  while (kills < given.kills && live_and_die(server, kills, rng, at_points)) ++kills;
  const bool came_back = kills == given.kills && server.start("");
  enough = true;
  if (!came_back) {
    std::printf("crash: the server did not start again after %d kills\n", kills);
    std::_Exit(1);  // the players would wait for ever
  }
  for (std::thread& thread : threads) thread.join();
  const int status = server.stop();

  Findings findings;
  auto store = store::Store::open(given.database);
  if (!store) {
    std::printf("crash: %s\n", store.error().message.c_str());
    return 1;
  }
  for (const auto& evening : evenings) {
    for (const Played& table : evening->played()) compare(**store, table, findings);
    if (!evening->is_in_step()) ++findings.out_of_step;
  }
  for (const std::string& line : findings.words) std::printf("%s\n", line.c_str());
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  std::printf(
      "crash: %d kills (%d at points), %d tables, %ld commands acknowledged, %ld sent again; %d lost, %d twice, %d refused and "
      "stored, %d out of step; %.0f s\n",
      kills, at_points, findings.tables, findings.acknowledged, findings.resent, findings.lost, findings.twice, findings.refused,
      findings.out_of_step, took.count());
  if (status != 0) std::printf("crash: the server ended with status %d when it was asked to stop\n", status);
  return findings.all_well() && findings.acknowledged > 0 && status == 0 ? 0 : 1;
}

}  // namespace
}  // namespace sounder::crash

int main(int argc, char** argv) {
  sounder::crash::Arguments given;
  CLI::App app("Kills a server that people play on, and looks whether anything is lost.", "sounder_crash");
  app.add_option("--program", given.program, "The sounder that serves")->required();
  app.add_option("--database", given.database, "sqlite:DIR/sounder.db or postgresql://...")->required();
  app.add_option("--kills", given.kills, "How often it is killed; else 20");
  app.add_option("--evenings", given.evenings, "How many pairs play at once; else 6");
  app.add_option("--seed", given.seed, "Another number kills at other moments; else 1");
  CLI11_PARSE(app, argc, argv);
  return sounder::crash::run(given);
}
