// `sounder admin`: commands of a host for the tables of a server. It works on the same database as the servers,
// which may be running: they look for notices every two seconds.
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <future>

#include "cli/arguments.h"
#include "cli/command.h"
#include "match/file.h"
#include "server/clock.h"
#include "server/rows.h"
#include "store/store.h"

namespace sounder::cli {
namespace {

using store::Listed;
using store::Store;

struct AdminArguments {
  std::string data = "sounder-data";
  std::string database;
  std::string table, text, file, game, stage;
  bool off = false, unreadable = false;

  std::string where() const { return database.empty() ? "sqlite:" + data + "/sounder.db" : database; }
};
using Given = std::shared_ptr<AdminArguments>;
using Does = Expected<int> (*)(Store& store, const AdminArguments& given);

constexpr std::string_view stage_names[] = {"gathering", "playing", "over"};

std::string date_of(store::Time at) {
  const std::time_t seconds = at / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts)};
}

void print_line(const Listed& listed) {
  std::printf("%6lld  %-14s %-18s %-10s %s  %s  %5llu events, %d people\n", static_cast<long long>(listed.table.number),
              listed.table.id.c_str(), listed.table.game.c_str(),
              stage_names[static_cast<int>(listed.table.stage)].data(), date_of(listed.table.made).c_str(),
              date_of(listed.last).c_str(), static_cast<unsigned long long>(listed.events), listed.people);
}

// Why this version can't open a table; nothing where it can.
Expected<std::optional<std::string>> unreadable(Store& store, const std::string& id) {
  SOUNDER_TRY(const auto loaded, store.load(id));
  if (!loaded) return std::nullopt;
  static const tables::GameCache games;
  const auto table = server::table_from(games, *loaded);
  return table ? std::nullopt : std::optional(table.error().message);
}

Expected<int> list(Store& store, const AdminArguments& given) {
  store::Filter filter;
  if (!given.game.empty()) filter.game = given.game;
  for (int i = 0; i < 3; ++i)
    if (given.stage == stage_names[i]) filter.stage = static_cast<store::Stage>(i);
  for (;;) {
    SOUNDER_TRY(const auto page, store.list(filter));
    for (const Listed& listed : page) {
      if (!given.unreadable) {
        print_line(listed);
        continue;
      }
      SOUNDER_TRY(const auto why, unreadable(store, listed.table.id));
      if (!why) continue;
      print_line(listed);
      std::printf("        %s\n", why->c_str());
    }
    if (page.empty()) return 0;
    filter.after_number = page.back().table.number;
  }
}

// A table by its number or its id.
Expected<store::Loaded> find_table(Store& store, const std::string& table) {
  std::string id = table;
  if (table.find_first_not_of("0123456789") == std::string::npos && table.size() < 12) {
    store::Filter filter;
    filter.after_number = std::stoll(table) - 1;
    filter.at_most = 1;
    SOUNDER_TRY(const auto found, store.list(filter));
    if (found.empty() || std::to_string(found.front().table.number) != table)
      return error("admin: there is no table " + table);
    id = found.front().table.id;
  }
  SOUNDER_TRY(auto loaded, store.load(id));
  if (!loaded) return error("admin: there is no table " + table);
  return std::move(*loaded);
}

Expected<int> show(Store& store, const AdminArguments& given) {
  SOUNDER_TRY(const auto loaded, find_table(store, given.table));
  const tables::GameCache games;
  SOUNDER_TRY(const auto table, server::table_from(games, loaded));
  const protocol::State state = table.state({}, 0);
  std::printf("table %lld (%s): %s, %s, %zu events, made %s\n", static_cast<long long>(loaded.table.number),
              loaded.table.id.c_str(), loaded.table.game.c_str(), std::string(protocol::word_of(state.stage)).c_str(),
              loaded.events.size(), date_of(loaded.table.made).c_str());
  for (const protocol::Place& place : state.places)
    std::printf("  %s  %s%s%s\n", name_of(place.seat).c_str(), place.is.c_str(), place.by ? " played by " : "",
                place.by ? place.by->c_str() : "");
  return 0;
}

Expected<int> export_record(Store& store, const AdminArguments& given) {
  SOUNDER_TRY(const auto loaded, find_table(store, given.table));
  const tables::GameCache games;
  SOUNDER_TRY(const auto table, server::table_from(games, loaded));
  const auto record = table.record();
  if (!record) return error("admin: the match of table " + given.table + " has not begun");
  std::printf("%s\n", record->c_str());
  return 0;
}

Expected<store::Outcome> end_now(Store& store, const AdminArguments& given) {
  SOUNDER_TRY(const auto loaded, find_table(store, given.table));
  const tables::GameCache games;
  SOUNDER_TRY(auto table, server::table_from(games, loaded));
  const auto events = table.check_end({server::Clock::wall_time(), {}, {}});
  if (!events) return error("admin: table " + given.table + ": " + events.error().words);
  store::Append append = server::append_of(table.id(), *events);
  for (const tables::Event& event : *events) SOUNDER_TRY(table.apply(event));
  append.stage = server::stage_of(table);
  append.alone = table.acts_alone();
  std::promise<store::Outcome> done;
  store.append(std::move(append), [&](store::Outcome outcome) { done.set_value(outcome); });
  return done.get_future().get();
}

// Those who play go on meanwhile: when a move comes first, the end is tried on the table after it.
Expected<int> end(Store& store, const AdminArguments& given) {
  constexpr int most_tries = 100;
  store::Outcome outcome = store::Outcome::lost_race;
  for (int tries = 0; outcome == store::Outcome::lost_race && tries < most_tries; ++tries) {
    SOUNDER_TRY(outcome, end_now(store, given));
  }
  if (outcome == store::Outcome::lost_race)
    return error("admin: somebody moved at table " + given.table + " just now; try again");
  if (outcome == store::Outcome::failed) return error("admin: nothing can be stored now");
  SOUNDER_TRY(store.forget_cached());
  std::printf("table %s is ended\n", given.table.c_str());
  return 0;
}

// What is gone from the tables must not stay in the database's log.
Expected<int> empty_log(Store& store) {
  SOUNDER_TRY(const bool emptied, store.empty_log());
  if (!emptied) return error("admin: it is still in the write-ahead log, which is being read; do the same again");
  return 0;
}

Expected<int> erase(Store& store, const AdminArguments& given) {
  SOUNDER_TRY(const auto loaded, find_table(store, given.table));
  SOUNDER_TRY(const auto erased, store.erase_words(loaded.table.id));
  std::printf("table %s: %d names and lines are erased\n", given.table.c_str(), erased);
  return empty_log(store);
}

Expected<int> remove(Store& store, const AdminArguments& given) {
  SOUNDER_TRY(const auto loaded, find_table(store, given.table));
  SOUNDER_TRY(store.remove(loaded.table.id));
  std::printf("table %s is removed\n", given.table.c_str());
  return empty_log(store);
}

Expected<int> announce(Store& store, const AdminArguments& given) {
  SOUNDER_TRY(store.announce(given.text));
  std::printf(given.text.empty() ? "nothing is announced any more\n" : "announced\n");
  return 0;
}

Expected<int> drain(Store& store, const AdminArguments& given) {
  SOUNDER_TRY(store.drain(!given.off));
  std::printf(given.off ? "servers take commands again\n"
                        : "servers take no new commands; `admin drain --off` ends that\n");
  return 0;
}

Expected<int> backup(Store& store, const AdminArguments& given) {
  SOUNDER_TRY(store.backup(given.file));
  std::printf("%s is a copy of all tables as they were a moment ago\n", given.file.c_str());
  return 0;
}

// A server creates its database; admin commands need one that exists.
Expected<void> must_be_there(const AdminArguments& given) {
  constexpr std::string_view sqlite = "sqlite:";
  const std::string where = given.where();
  if (!where.starts_with(sqlite)) return {};
  const std::string file = where.substr(sqlite.size());
  std::error_code code;
  if (std::filesystem::is_regular_file(file, code)) return {};
  return error("admin: there is no database " + file.substr(0, 200) +
               "; --data is the folder that `sounder serve` was given");
}

// Not on an open store: it takes the place of one.
Expected<int> restore(const AdminArguments& given) {
  SOUNDER_TRY(Store::restore(given.file, given.where()));
  std::printf("restored, with a new epoch: apps that know more than the backup start from what it has\n");
  return 0;
}

Expected<int> renew(const AdminArguments& given) {
  SOUNDER_TRY(must_be_there(given));
  SOUNDER_TRY(Store::renew_epoch(given.where(), server::Clock::wall_time()));
  std::printf("a new epoch: apps that know more than the database start from what it has\n");
  return 0;
}

Command with_store(CLI::App* app, const Given& given, Does does) {
  return {app, [given, does]() -> Expected<int> {
            SOUNDER_TRY(must_be_there(*given));
            SOUNDER_TRY(auto store, Store::open(given->where()));
            return does(*store, *given);
          }};
}

}  // namespace

std::vector<Command> add_admin(CLI::App& sounder) {
  auto* admin = sounder.add_subcommand("admin", "Manage the tables of a server");
  auto given = std::make_shared<AdminArguments>();
  std::vector<Command> commands;
  const auto add = [&](const char* name, const char* about, const std::string& example) {
    auto* app = admin->add_subcommand(name, about);
    auto* data = app->add_option("--data", given->data, "Folder of the SQLite database, as given to `sounder serve`")
                     ->type_name("DIR")
                     ->default_str("./sounder-data")
                     ->group("Database");
    app->add_option("--database", given->database, "PostgreSQL database, as postgresql://user@host/name")
        ->type_name("URL")
        ->excludes(data)
        ->group("Database");
    app->footer("\nExample: sounder admin " + example);
    return app;
  };
  const auto add_table = [&](const char* name, const char* about, const std::string& example, Does does) {
    auto* app = add(name, about, example);
    app->add_option("TABLE", given->table, "Number or id of the table; `sounder admin list` shows both")->required();
    commands.push_back(with_store(app, given, does));
  };
  auto* listing =
      add("list", "List tables: number, id, game, stage, when made, when last played", "list --stage playing");
  listing->add_option("--game", given->game, "Only tables of this game")
      ->type_name("GAME")
      ->transform(game_name())
      ->group("Selection");
  listing->add_option("--stage", given->stage, "Only tables at this stage")
      ->type_name("gathering|playing|over")
      ->check(one_of({"gathering", "playing", "over"}))
      ->group("Selection");
  listing->add_flag("--unreadable", given->unreadable, "Only tables that this version can't open, with the reason")
      ->group("Selection");
  commands.push_back(with_store(listing, given, list));
  add_table("show", "Show one table, without its secrets", "show 12", show);
  add_table("export", "Print the record of a match, for `sounder replay` and `verify`", "export 12 > evening.json",
            export_record);
  add_table("end", "End the match of a table", "end 12", end);
  add_table("erase", "Erase names and chat of a table; its record stays complete", "erase 12", erase);
  add_table("remove", "Remove a table and its record", "remove 12", remove);
  auto* announcing =
      add("announce", "Show a message to everybody who is connected", "announce \"Maintenance at nine\"");
  announcing->add_option("TEXT", given->text, "The message; without it the present message is taken down");
  commands.push_back(with_store(announcing, given, announce));
  auto* draining = add("drain", "Make all servers refuse new commands; bots and clocks stand still", "drain --off");
  draining->add_flag("--off", given->off, "Accept commands again");
  commands.push_back(with_store(draining, given, drain));
  auto* copying = add("backup", "Copy the database while servers run (SQLite)", "backup monday.db");
  copying->add_option("FILE", given->file, "The new file to copy to")->required();
  commands.push_back(with_store(copying, given, backup));
  auto* restoring =
      add("restore", "Replace the database by a backup, while no server runs (SQLite)", "restore monday.db");
  restoring->add_option("FILE", given->file, "The backup")->required();
  commands.push_back({restoring, [given] { return restore(*given); }});
  commands.push_back(
      {add("renew", "Begin a new epoch, after pg_restore: apps that know more than the database start over", "renew"),
       [given] { return renew(*given); }});
  admin->footer(R"(
Servers may be running, except for `restore`. docs/hosting.md describes upkeep.
Commands of admin can't be shortened.

Example: sounder admin list --stage playing)");
  return commands;
}

}  // namespace sounder::cli
