// How many appends a store can bear: so many at a time over so many tables, or so many a second; each of them durable.
//   sounder_store_load sqlite:/tmp/load/sounder.db --tables 5000 --callers 1000 --seconds 10
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <thread>

#include "rules/rng.h"
#include "store/store.h"

namespace sounder::store {
namespace {

using Clock = std::chrono::steady_clock;

// What this process has written so far: SQLite's part of the work, not PostgreSQL's.
double bytes_written() {
  std::ifstream file("/proc/self/io");
  for (std::string name; file >> name;)
    if (double bytes = 0; name == "wchar:" && file >> bytes) return bytes;
  return 0;
}

class Load {
 public:
  Load(Store& store, int tables) : store_(store), heads_(static_cast<std::size_t>(tables), 1) {
    std::string prefix = "L" + std::to_string(Clock::now().time_since_epoch().count() % 1'000'000) + "-";
    for (std::size_t i = 0; i < heads_.size(); ++i) {
      ids_.push_back(prefix + std::to_string(i));
      free_.push_back(i);
      Append make;
      make.events = {{ids_[i], 1, 1, 1, "make", body_}};
      make.make = TableRow{ids_[i], 0, "wild_pigs", 1, body_, std::string(32, 'x'), Stage::playing, false};
      make.secrets = {{1, std::string(32, 'a')}, {2, std::string(32, 'b')}};
      store_.append(make, {});
    }
    while (store_.waiting() > 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    written_ = bytes_written();
  }

  // As many under way at any time as there are callers.
  void at_once(int callers, int seconds) {
    end_ = Clock::now() + std::chrono::seconds(seconds);
    for (int i = 0; i < callers; ++i) one(true);
    wait();
  }

  // So many a second, whatever the store does. Those for which no table is free are not sent, and counted.
  void at_rate(int rate, int seconds) {
    const auto begin = Clock::now();
    for (long long i = 0; i < static_cast<long long>(rate) * seconds; ++i) {
      std::this_thread::sleep_until(begin + std::chrono::microseconds(i * 1'000'000 / rate));
      one(false);
    }
    wait();
  }

  void report(double seconds) {
    std::sort(micros_.begin(), micros_.end());
    const auto at = [&](double share) {
      return micros_.empty() ? 0.0
                             : static_cast<double>(
                                   micros_[static_cast<std::size_t>(share * static_cast<double>(micros_.size() - 1))]) /
                                   1000;
    };
    std::printf(
        "%zu stored in %.1f s: %.0f a second; p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms; %.1f KB written each; %d lost, "
        "%d failed, %d not "
        "sent\n",
        micros_.size(), seconds, static_cast<double>(micros_.size()) / seconds, at(0.5), at(0.99), at(0.999),
        (bytes_written() - written_) / 1000 / static_cast<double>(micros_.size()), lost_, failed_, not_sent_);
  }

 private:
  void one(bool again) {
    std::size_t table = 0;
    {
      const std::scoped_lock lock(mutex_);
      if (free_.empty()) {
        ++not_sent_;
        return;
      }
      std::swap(free_[rng_.below(static_cast<std::uint32_t>(free_.size()))], free_.back());
      table = free_.back();
      free_.pop_back();
      ++under_way_;
    }
    Append append;
    const Seq seq = heads_[table] + 1;
    append.events = {
        {ids_[table], seq, 1'700'000'000'000 + static_cast<Time>(seq), 1, "c" + std::to_string(seq * 7919), body_}};
    store_.append(std::move(append),
                  [this, table, again, begin = Clock::now()](Outcome outcome) { done(table, again, begin, outcome); });
  }

  void done(std::size_t table, bool again, Clock::time_point begin, Outcome outcome) {
    const auto now = Clock::now();
    if (outcome == Outcome::stored) ++heads_[table];
    {
      const std::scoped_lock lock(mutex_);
      if (outcome == Outcome::stored)
        micros_.push_back(std::chrono::duration_cast<std::chrono::microseconds>(now - begin).count());
      lost_ += outcome == Outcome::lost_race ? 1 : 0;
      failed_ += outcome == Outcome::failed ? 1 : 0;
      free_.push_back(table);
      --under_way_;
    }
    if (again && now < end_) one(true);
    idle_.notify_all();
  }

  void wait() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return under_way_ == 0; });
  }

  Store& store_;
  std::string body_ =
      R"({"is":"happened","entries":[{"seat":1,"move":"bite c4 d5 e6","at":1700000000000},{"draw":"red 3","of":6}]})";
  std::vector<std::string> ids_;
  std::vector<Seq> heads_;
  std::mutex mutex_;
  std::condition_variable idle_;
  std::vector<std::size_t> free_;
  std::vector<long long> micros_;
  Rng rng_{2026};
  Clock::time_point end_;
  double written_ = 0;
  int under_way_ = 0, lost_ = 0, failed_ = 0, not_sent_ = 0;
};

}  // namespace
}  // namespace sounder::store

int main(int count, char** words) {
  using namespace sounder::store;
  std::string where;
  int tables = 5000, callers = 1000, rate = 0, seconds = 10;
  CLI::App app{"How many appends a store can bear"};
  app.add_option("where", where, "sqlite:FILE or postgresql://...")->required();
  app.add_option("--tables", tables);
  app.add_option("--callers", callers, "appends under way at any time");
  app.add_option("--rate", rate, "instead: so many a second");
  app.add_option("--seconds", seconds);
  CLI11_PARSE(app, count, words);
  const auto store = Store::open(where);
  if (!store) {
    std::fprintf(stderr, "%s\n", store.error().message.c_str());
    return 2;
  }
  Load load(**store, tables);
  const auto begin = Clock::now();
  if (rate > 0) {
    load.at_rate(rate, seconds);
  } else {
    load.at_once(callers, seconds);
  }
  load.report(std::chrono::duration<double>(Clock::now() - begin).count());
}
