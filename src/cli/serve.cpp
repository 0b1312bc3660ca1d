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
  app.add_option("--sockets", given.sockets, "Sockets in all; else 20000")
      ->type_name("N")
      ->check(whole_number(1, 1'000'000));
  app.add_option("--sockets-per-address", given.sockets_an_address, "Sockets of one address; else 64")
      ->type_name("N")
      ->check(whole_number(1, 1'000'000));
  app.add_option("--tables-per-address", given.tables_an_address,
                 "Tables that one address may make in an hour; else 60")
      ->type_name("N")
      ->check(whole_number(1, 100'000'000));
  app.add_option("--messages-per-second", given.messages,
                 "Messages of one socket, ten times as many of an address; else 20")
      ->type_name("N")
      ->check(whole_number(1, 1'000'000));
  app.add_option("--bot-threads", given.bots, "Threads for bots; else one less than there are cores")
      ->type_name("N")
      ->check(whole_number(1, 1024));
  app.add_option("--keep-days", given.keep_days,
                 "Remove tables to which nothing has happened for so many days; else all are kept")
      ->type_name("N")
      ->check(whole_number(1, 100'000));
}

}  // namespace

Command add_serve(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("serve", "Serve the games to browsers");
  auto given = std::make_shared<ServeArguments>();
  app->add_option("--port", given->port, "Port; 0 for any that is free; else 8080")
      ->type_name("N")
      ->check(whole_number(0, 65'535));
  app->add_option("--address", given->address, "Address to listen at; else 127.0.0.1, this machine alone")
      ->type_name("IP");
  auto* data = app->add_option("--data", given->data, "Folder of the tables' SQLite database; else ./sounder-data")
                   ->type_name("DIR");
  auto* database = app->add_option("--database", given->database,
                                   "PostgreSQL in its place, for several servers: postgresql://user@host/name")
                       ->type_name("URL")
                       ->excludes(data);
  app->add_flag("--no-tables", given->no_tables, "Files only: nobody is known, nothing is kept")
      ->excludes(data)
      ->excludes(database);
  app->add_option("--origin", given->origins,
                  "Another site whose pages may play here: https://example.org (may be given again)")
      ->type_name("URL")
      ->check(must_be(server::is_origin, "scheme and host alone, as browsers send them: https://example.org"))
      ->allow_extra_args(false);
  app->add_option("--trusted-proxy", given->proxies,
                  "Address or network of proxies whose X-Forwarded-For is believed (may be given again)")
      ->type_name("IP")
      ->check(must_be(server::is_network, "an address or a network such as 127.0.0.1, ::1 or 10.0.0.0/8"))
      ->allow_extra_args(false);
  add_limits(*app, *given);
  app->add_option("--log", given->log, "What is logged: debug, info, warn or error; else info")
      ->type_name("LEVEL")
      ->check(CLI::IsMember({"debug", "info", "warn", "error"}));
  app->add_flag("--log-addresses", given->log_addresses, "Log who came from where, too");
  app->add_flag("--open-metrics", given->open_metrics, "/metrics for everybody; else for this machine alone");
  app->footer(R"(
Prints the address and serves until Ctrl-C. Friends play at tables, which are
kept in ./sounder-data and outlive a restart, a crash and a lost network: a
move is acknowledged when it is on the disk. --address 0.0.0.0 lets other
machines in; for playing offline and for installing, browsers want HTTPS unless
the address is localhost. Proxies, backups, limits: see docs/hosting.md.

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
