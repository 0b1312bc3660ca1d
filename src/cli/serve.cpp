// `sounder serve`: the browser app, from inside the program, and tables for playing together.
#include <sys/resource.h>

#include "cli/arguments.h"
#include "cli/command.h"
#include "server/app/app.h"

namespace sounder {

extern const char* const version;

namespace cli {
namespace {

struct ServeArguments {
  std::string port = "8080";
  std::string address = "127.0.0.1";
  std::string data = "sounder-data";
  std::string database;
  bool no_tables = false;
  std::vector<std::string> origins, proxies;
  std::string sockets, sockets_an_address, tables_an_address, messages, bots, keep_days, log = "info";
  bool log_addresses = false, open_metrics = false;
};

constexpr store::Time day = 24 * 3'600'000;

// What was not given stays as it is.
template <class Number>
void choose_number(const std::string& text, Number& to) {
  if (!text.empty()) to = static_cast<Number>(std::stoull(text));
}

server::Log::Level level_of(const std::string& name) {
  const std::array<std::string_view, 4> names = {"debug", "info", "warn", "error"};
  return static_cast<server::Log::Level>(std::find(names.begin(), names.end(), name) - names.begin());
}

server::TableSettings tables_of(const ServeArguments& given) {
  server::TableSettings tables;
  tables.database = given.database.empty() ? "sqlite:" + given.data + "/sounder.db" : given.database;
  tables.build = version;
  tables.origins = {given.origins, given.proxies};
  choose_number(given.sockets, tables.limits.sockets);
  choose_number(given.sockets_an_address, tables.limits.sockets_an_address);
  choose_number(given.bots, tables.bot_threads);
  if (!given.tables_an_address.empty()) {
    const double an_hour = std::stod(given.tables_an_address);
    tables.limits.tables_an_address = {an_hour / 3600, an_hour};
  }
  if (!given.messages.empty()) {
    const double a_second = std::stod(given.messages);
    tables.limits.messages = {a_second, 4 * a_second};
    tables.limits.messages_an_address = {10 * a_second, 40 * a_second};
  }
  if (!given.keep_days.empty()) {
    const store::Time kept = static_cast<store::Time>(std::stoull(given.keep_days)) * day;
    tables.keep = {kept, kept, kept};
  }
  tables.log = level_of(given.log);
  tables.log_addresses = given.log_addresses;
  tables.open_metrics = given.open_metrics;
  return tables;
}

// A socket is a file to the system, which allows few of them unless it is asked for more.
void allow_many_sockets() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

// Nothing that would never match.
CLI::Validator must_be(bool (*is)(std::string_view), const std::string& expected) {
  return CLI::Validator(
      [is, expected](std::string& text) -> std::string {
        return is(text) ? std::string() : "found \"" + text.substr(0, 60) + "\", expected " + expected;
      },
      "");
}

void add_limits(CLI::App& app, ServeArguments& given) {
  const auto add = [&](std::string& to, const NumberOption& option) { add_number(app, to, option)->group("Limits"); };
  add(given.sockets,
      {.name = "--sockets", .about = "Most connections", .least = 1, .most = 1'000'000, .standard = "20000"});
  add(given.sockets_an_address, {.name = "--sockets-per-address",
                                 .about = "Most connections of one address",
                                 .least = 1,
                                 .most = 1'000'000,
                                 .standard = "64"});
  add(given.tables_an_address, {.name = "--tables-per-address",
                                .about = "Most tables that one address may make per hour",
                                .least = 1,
                                .most = 100'000'000,
                                .standard = "60"});
  add(given.messages, {.name = "--messages-per-second",
                       .about = "Most messages per second of one connection; ten times as many of one address",
                       .least = 1,
                       .most = 1'000'000,
                       .standard = "20"});
  add(given.bots, {.name = "--bot-threads",
                   .about = "Threads in which bots think",
                   .least = 1,
                   .most = 1024,
                   .standard = "one less than there are cores"});
}

}  // namespace

Command add_serve(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("serve", "Serve the browser app and tables for playing together");
  auto given = std::make_shared<ServeArguments>();
  add_number(*app, given->port, {.name = "--port", .about = "TCP port; 0 for any free one", .least = 0, .most = 65'535})
      ->group("Network");
  app->add_option("--address", given->address, "Address to listen at; 0.0.0.0 lets other machines in")
      ->type_name("IP")
      ->default_str("127.0.0.1, this machine only")
      ->group("Network");
  app->add_option("--origin", given->origins,
                  "Another site whose pages may connect, as https://example.org. May be repeated")
      ->type_name("URL")
      ->check(must_be(server::is_origin, "scheme and host alone, as browsers send them: https://example.org"))
      ->allow_extra_args(false)
      ->group("Network");
  app->add_option("--trusted-proxy", given->proxies,
                  "Address or network of a proxy whose X-Forwarded-For is believed. May be repeated")
      ->type_name("IP")
      ->check(must_be(server::is_network, "an address or a network such as 127.0.0.1, ::1 or 10.0.0.0/8"))
      ->allow_extra_args(false)
      ->group("Network");
  auto* data = app->add_option("--data", given->data, "Folder of the SQLite database with the tables")
                   ->type_name("DIR")
                   ->default_str("./sounder-data")
                   ->group("Storage");
  auto* database = app->add_option("--database", given->database,
                                   "PostgreSQL database in place of SQLite, for several servers: "
                                   "postgresql://user@host/name")
                       ->type_name("URL")
                       ->excludes(data)
                       ->group("Storage");
  app->add_flag("--no-tables", given->no_tables, "Serve the app only: no tables, no database")
      ->excludes(data)
      ->excludes(database)
      ->group("Storage");
  add_number(*app, given->keep_days,
             {.name = "--keep-days",
              .about = "Remove tables after this many days without an event",
              .least = 1,
              .most = 100'000,
              .standard = "keep all"})
      ->group("Storage");
  add_limits(*app, *given);
  app->add_option("--log", given->log, "Least severity that is logged")
      ->type_name("debug|info|warn|error")
      ->capture_default_str()
      ->check(one_of({"debug", "info", "warn", "error"}))
      ->group("Observation");
  app->add_flag("--log-addresses", given->log_addresses, "Log the addresses of connections too")->group("Observation");
  app->add_flag("--open-metrics", given->open_metrics, "Give /metrics to every machine, not only to this one")
      ->group("Observation");
  app->footer(R"(
Prints its address and serves until Ctrl-C. Tables outlive a restart, a crash
and a lost connection: a move is acknowledged after it is on the disk. Browsers
want HTTPS for playing offline and for installing the app, unless the address is
localhost. docs/hosting.md describes proxies, backups and limits.

Example: sounder serve --port 9000 --data /var/lib/sounder)");
  return {app, [given] {
            server::Serving serving{given->address, static_cast<std::uint16_t>(std::stoul(given->port))};
            if (!given->no_tables) serving.tables = tables_of(*given);
            allow_many_sockets();
            return server::serve_app(std::move(serving));
          }};
}

}  // namespace cli
}  // namespace sounder
