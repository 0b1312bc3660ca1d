// The crash harness. It starts a real server, or several behind a real nginx, and players of random matches of all
// games on real sockets. It kills servers (SIGKILL) at random moments and at each step between check and publish.
// Afterwards it compares what the players know with the rows. The last line has its counts.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <deque>
#include <map>
#include <thread>

#include "crash/child.h"
#include "crash/compare.h"
#include "crash/nginx.h"

namespace sounder::crash {
namespace {

using namespace std::chrono_literals;

struct Arguments {
  std::string program;
  std::string database;
  int kills = 20;
  int servers = 1;
  std::string folder;
  int evenings = 6;
  std::uint64_t seed = 1;
};

constexpr const char* points[] = {"after_check", "before_insert", "before_commit", "after_commit", "before_publish"};

// Every other death is at a point: one after the other, after some passes. The others are anywhere.
std::string next_crash(int kill, Rng& rng) {
  if (kill % 2 == 0) return {};
  return std::string(points[(kill / 2) % 5]) + ":" + std::to_string(1 + rng.below(120));
}

// Until it dies at its point, or is killed after a while.
void wait_and_kill(Child& server, const std::string& crash_at, Rng& rng, int& at_points) {
  const auto patience = crash_at.empty() ? std::chrono::milliseconds(20 + rng.below(500)) : 3000ms;
  if (server.wait_for_death(patience))
    ++at_points;
  else
    server.kill_now();
}

// One server or several behind an nginx, and the people who play there.
class Harness {
 public:
  explicit Harness(const Arguments& given) : given_(given), rng_(given.seed) {
    for (int i = 0; i < given.servers; ++i) {
      const std::uint16_t port = held_.emplace_back().number();
      ports_.push_back(port);
      servers_.push_back(std::make_unique<Child>(given.program, serve(port), port));
    }
    port_ = given.servers > 1 ? held_.emplace_back().number() : ports_[0];
  }

  // False if the servers would not start.
  bool kill_all_the_time() {
    for (int i = 0; i < given_.servers; ++i)
      if (!start(i, i)) return false;
    if (given_.servers > 1) {
      nginx_ = nginx_before(given_.folder, port_, ports_);
      if (!nginx_->start("")) return false;
    }
    let_people_come();
    while (kills_ < given_.kills) {
      const int which = kills_ % given_.servers;
      wait_and_kill(*servers_[which], crash_at_[which], rng_, at_points_);
      ++kills_;
      if (kills_ % kills_a_pause == 0) std::this_thread::sleep_for(pause);
      if (!start(which, kills_ - 1 + given_.servers)) return false;
    }
    return true;
  }
  // Their exit status when they are asked to stop.
  int end() {
    enough_ = true;
    for (std::thread& thread : threads_) thread.join();
    int status = 0;
    for (auto& server : servers_)
      if (const int one = server->stop(); one != 0) status = one;
    if (nginx_) nginx_->stop();
    return status;
  }
  Findings compare(store::Store& store) const {
    Findings findings;
    std::vector<Child::Life> lives;
    for (const auto& server : servers_) lives.insert(lives.end(), server->lives().begin(), server->lives().end());
    for (const auto& evening : evenings_) {
      for (const Played& table : evening->played()) {
        crash::compare(store, table, findings);
        compare_clocks(lives, table, findings);
      }
      if (!evening->is_in_step()) ++findings.out_of_step;
    }
    return findings;
  }
  int kills() const { return kills_; }
  int at_points() const { return at_points_; }

 private:
  static constexpr int kills_a_pause = 5;  // now and then there is no server for a while:
  static constexpr auto pause = 300ms;     // clocks must notice

  std::vector<std::string> serve(std::uint16_t port) const {
    std::vector<std::string> words = {"serve", "--port", std::to_string(port), "--log", "error"};
    words.insert(words.end(), {"--tables-per-address", "1000000", "--messages-per-second", "100000",
                               "--sockets-per-address", "1000"});
    words.insert(words.end(), {"--bot-threads", "1", "--trusted-proxy", "127.0.0.1"});
    if (!given_.database.starts_with("sqlite:"))
      words.insert(words.end(), {"--database", given_.database});
    else
      words.insert(words.end(), {"--data", given_.database.substr(7, given_.database.rfind('/') - 7)});
    return words;
  }
  // To be killed as number `kill`; one that is not to be killed any more has to live. Who dies at a point before it is
  // ready has died.
  bool start(int which, int kill) {
    crash_at_[which] = kill < given_.kills ? next_crash(kill, rng_) : "";
    return servers_[which]->start(crash_at_[which]) || !crash_at_[which].empty();
  }
  void let_people_come() {
    for (int i = 0; i < given_.evenings; ++i) {
      evenings_.push_back(std::make_unique<Evening>(port_, given_.seed * 100 + i));
      threads_.emplace_back([this, &evening = *evenings_.back()] { evening.run(enough_); });
    }
  }

  const Arguments& given_;
  Rng rng_;
  std::deque<Port> held_;  // those of the servers, and the nginx's
  std::vector<std::uint16_t> ports_;
  std::uint16_t port_ = 0;
  std::vector<std::unique_ptr<Child>> servers_;
  std::map<int, std::string> crash_at_;
  std::unique_ptr<Child> nginx_;
  std::atomic<bool> enough_ = false;
  std::vector<std::unique_ptr<Evening>> evenings_;
  std::vector<std::thread> threads_;
  int kills_ = 0;
  int at_points_ = 0;
};

int run(const Arguments& given) {
  const auto began = std::chrono::steady_clock::now();
  Harness harness(given);
  if (!harness.kill_all_the_time()) {
    std::printf("crash: the server did not start again after %d kills\n", harness.kills());
    std::fflush(stdout);
    std::_Exit(1);  // the players would wait for ever
  }
  const int status = harness.end();
  auto store = store::Store::open(given.database);
  if (!store) {
    std::printf("crash: %s\n", store.error().message.c_str());
    return 1;
  }
  const Findings findings = harness.compare(**store);
  for (const std::string& line : findings.words) std::printf("%s\n", line.c_str());
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  if (given.servers > 1)
    std::printf("crash: %d servers, people of %d tables at different ones\n", given.servers, findings.apart);
  std::printf(
      "crash: %d kills (%d at points), %d tables, %ld commands acknowledged, %ld sent again, %d clocks compared (%d "
      "that had to run); %d "
      "lost, %d twice, %d "
      "refused and stored, %d out of step, %d clocks wrong; %.0f s\n",
      harness.kills(), harness.at_points(), findings.tables, findings.acknowledged, findings.resent, findings.clocks,
      findings.clocks_that_ran, findings.lost, findings.twice, findings.refused, findings.out_of_step,
      findings.clocks_wrong, took.count());
  if (status != 0) std::printf("crash: a server ended with status %d when it was asked to stop\n", status);
  const bool was_played = findings.acknowledged > 0 && (given.servers == 1 || findings.apart > 0);
  return findings.all_well() && was_played && status == 0 ? 0 : 1;
}

}  // namespace
}  // namespace sounder::crash

int main(int argc, char** argv) {
  sounder::crash::Arguments given;
  CLI::App app("Kills a server that people play on, and looks whether anything is lost.", "sounder_crash");
  app.add_option("--program", given.program, "The sounder that serves")->required();
  app.add_option("--database", given.database, "sqlite:DIR/sounder.db or postgresql://...")->required();
  app.add_option("--kills", given.kills, "How often it is killed; else 20");
  auto* several = app.add_option("--servers", given.servers,
                                 "How many there are, behind an nginx, killed in turn; else 1, without");
  several->needs(app.add_option("--folder", given.folder, "Where nginx writes what it has to"));
  app.add_option("--evenings", given.evenings, "How many pairs play at once; else 6");
  app.add_option("--seed", given.seed, "Another number kills at other moments; else 1");
  CLI11_PARSE(app, argc, argv);
  return sounder::crash::run(given);
}
