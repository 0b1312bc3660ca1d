// `sounder admin`: what whoever runs a server can do with its tables. It works on the same database as the servers,
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

Expected<int> end(Store& store, const AdminArguments& given) {
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
  switch (done.get_future().get()) {
    case store::Outcome::stored: break;
    case store::Outcome::lost_race:
      return error("admin: somebody moved at table " + given.table + " just now; try again");
    case store::Outcome::failed: return error("admin: nothing can be stored now");
  }
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

// A server makes its database; whoever looks after one means one that is there.
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
  auto* admin = sounder.add_subcommand("admin", "Look after a server's tables");
  admin->allow_extras();
  auto given = std::make_shared<AdminArguments>();
  std::vector<Command> commands;
  const auto add = [&](const char* name, const char* about) {
    auto* app = admin->add_subcommand(name, about);
    auto* data =
        app->add_option("--data", given->data, "Folder of the SQLite database; else ./sounder-data")->type_name("DIR");
    app->add_option("--database", given->database, "postgresql://user@host/name in its place")
        ->type_name("URL")
        ->excludes(data);
    return app;
  };
  const auto add_table = [&](const char* name, const char* about, Does does) {
    auto* app = add(name, about);
    app->add_option("TABLE", given->table, "Its number or its id")->required();
    commands.push_back(with_store(app, given, does));
  };
  auto* listing = add("list", "All tables: number, id, game, stage, when made, when last played");
  listing->add_option("--game", given->game, "Only of this game")->type_name("GAME");
  listing->add_option("--stage", given->stage, "Only gathering, playing or over")
      ->check(CLI::IsMember({"gathering", "playing", "over"}));
  listing->add_flag("--unreadable", given->unreadable, "Only those that this version can't open, and why");
  commands.push_back(with_store(listing, given, list));
  add_table("show", "One table, without what is secret", show);
  add_table("export", "Its record, as `sounder replay` and `verify` read it", export_record);
  add_table("end", "End its match", end);
  add_table("erase", "Erase names and chat; the record stays whole", erase);
  add_table("remove", "Remove it with everything", remove);
  auto* announcing = add("announce", "Tell everybody who is connected; without a text nothing is told any more");
  announcing->add_option("TEXT", given->text, "What");
  commands.push_back(with_store(announcing, given, announce));
  auto* draining = add("drain", "Let servers take no new commands, for a backup that is to be restored");
  draining->add_flag("--off", given->off, "Let them again");
  commands.push_back(with_store(draining, given, drain));
  auto* copying = add("backup", "Copy the database while servers run (SQLite)");
  copying->add_option("FILE", given->file, "Where to")->required();
  commands.push_back(with_store(copying, given, backup));
  auto* restoring = add("restore", "Put a backup in place, while no server runs (SQLite)");
  restoring->add_option("FILE", given->file, "The backup")->required();
  commands.push_back({restoring, [given] { return restore(*given); }});
  commands.push_back({add("renew", "After pg_restore: a new epoch, so that apps ahead of it notice"),
                      [given] { return renew(*given); }});
  admin->footer(
      "\nServers may be running meanwhile, except for `restore`: see docs/hosting.md.\nExample: sounder admin list "
      "--stage playing");
  return commands;
}

}  // namespace sounder::cli
