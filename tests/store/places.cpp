#include "store/places.h"

#include <libpq-fe.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <future>

#include "where.h"

namespace sounder::store {
namespace {

// The PostgreSQL of this process, from the first test that asks for it to the end.
class Postgres {
 public:
  static Postgres& running() {
    static Postgres postgres;
    return postgres;
  }

  std::string fresh_database() {
    const std::string name = "test" + std::to_string(++databases_);
    PGconn* handle = PQconnectdb(address_.c_str());
    PGresult* result = PQexec(handle, ("CREATE DATABASE " + name).c_str());
    EXPECT_EQ(PQresultStatus(result), PGRES_COMMAND_OK) << PQerrorMessage(handle);
    PQclear(result);
    PQfinish(handle);
    return "postgresql://sounder@/" + name + "?host=" + folder_.path();
  }

  void start() { address_ = run("start " + folder_.path() + " " + std::to_string(::getpid())); }
  void crash() { run("crash " + folder_.path()); }
  ~Postgres() { run("crash " + folder_.path()); }

 private:
  Postgres() { start(); }

  static std::string run(const std::string& words) {
    FILE* pipe = ::popen((where::source + ("/tests/store/postgres.sh " + words)).c_str(), "r");
    std::array<char, 500> line{};
    std::string text;
    if (std::fgets(line.data(), line.size(), pipe) != nullptr) text = line.data();
    EXPECT_EQ(::pclose(pipe), 0) << "postgres.sh " << words;
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
  }

  Folder folder_;
  std::string address_;
  int databases_ = 0;
};

}  // namespace

Folder::Folder() {
  std::string name = "/tmp/sounder-store-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

void OnSqlite::take_away() { std::filesystem::rename(folder.path() + "/data", folder.path() + "/elsewhere"); }
void OnSqlite::bring_back() { std::filesystem::rename(folder.path() + "/elsewhere", folder.path() + "/data"); }

std::string OnPostgresql::fresh_database() { return Postgres::running().fresh_database(); }
void OnPostgresql::take_away() { Postgres::running().crash(); }
void OnPostgresql::bring_back() { Postgres::running().start(); }

Append new_table(const std::string& id, Time at) {
  Append append = event(id, 1, "make", 1, at);
  append.make =
      TableRow{id, 0, "wild_pigs", at, R"({"seats":2})", std::string("\x00\xff dice", 7), Stage::gathering, false};
  append.words = {{1, "Ada"}};
  append.secrets = {{1, std::string(32, '\x01')}};
  return append;
}

Append event(const std::string& table, Seq seq, const std::string& command, int person, Time at) {
  Append append;
  append.events = {{table, seq, at, person, command, R"({"is":"happened","n":)" + std::to_string(seq) + "}"}};
  return append;
}

Outcome stored(Store& store, Append append) {
  std::promise<Outcome> promise;
  store.append(std::move(append), [&](Outcome outcome) { promise.set_value(outcome); });
  return promise.get_future().get();
}

Loaded loaded(Store& store, const std::string& table, Seq after) {
  const auto result = store.load(table, after);
  EXPECT_TRUE(result) << result.error().message;
  if (!result || !*result) return {};
  return **result;
}

}  // namespace sounder::store
