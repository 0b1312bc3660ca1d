#include "crash/compare.h"

#include <algorithm>
#include <boost/json.hpp>
#include <iterator>
#include <map>

#include "server/rows.h"

namespace sounder::crash {
namespace {

struct Row {
  int times = 0;
  std::uint64_t seq = 0;
};

std::map<std::string, Row> rows_by_command(const store::Loaded& loaded) {
  std::map<std::string, Row> rows;
  for (const store::EventRow& row : loaded.events)
    if (!row.command.empty()) rows[row.command] = {rows[row.command].times + 1, row.seq};
  return rows;
}

void note(Findings& findings, int& count, const Played& table, const std::string& what) {
  ++count;
  findings.words.push_back(table.game + ", table " + table.players[0]->table() + ": " + what);
}

void compare_commands(const server::Player& player, const Played& table, const std::map<std::string, Row>& rows,
                      std::uint64_t head, Findings& findings) {
  findings.resent += player.resent();
  for (const auto& [command, seq] : player.acknowledged()) {
    ++findings.acknowledged;
    const auto row = rows.find(tables::mark_of(command));
    if (row == rows.end() || row->second.seq != seq || seq > head)
      note(findings, findings.lost, table, "command " + command + " is lost");
  }
  for (const std::string& command : player.refused())
    if (rows.contains(tables::mark_of(command)))
      note(findings, findings.refused, table, "command " + command + " was refused and stored");
  if (player.newest_seen() > head)
    note(findings, findings.lost, table, "event " + std::to_string(player.newest_seen()) + " was shown and is lost");
}

// How long nobody of these was alive in between.
server::Time down(std::vector<Child::Life> lives, server::Time from, server::Time to) {
  std::ranges::sort(lives, {}, &Child::Life::since);
  server::Time dead = 0;
  server::Time known = from;  // up to here
  for (const Child::Life& life : lives) {
    if (life.since > known) dead += std::min(life.since, to) - known;
    known = std::max(known, std::min(life.until, to));
    if (known >= to) break;
  }
  return dead;
}

// Somebody was alive all the time, and nobody came or went. Of several one that has just been started may not have
// given a sign yet.
bool same_servers(const std::vector<Child::Life>& lives, server::Time from, server::Time to) {
  std::vector<Child::Life> then;
  std::ranges::copy_if(lives, std::back_inserter(then),
                       [&](const Child::Life& life) { return life.since < to && from < life.until; });
  const server::Time to_start = then.size() > 1 ? 1'000 : 0;
  const auto all_the_time = [&](const Child::Life& life) { return life.since + to_start < from && to < life.until; };
  return !then.empty() && std::ranges::all_of(then, all_the_time);
}

}  // namespace

void compare(store::Store& store, const Played& table, Findings& findings) {
  ++findings.tables;
  const auto loaded = store.load(table.players[0]->table());
  if (!loaded || !*loaded) return note(findings, findings.lost, table, "the table is lost");
  const auto rows = rows_by_command(**loaded);
  for (const auto& [command, row] : rows)
    if (row.times > 1)
      note(findings, findings.twice, table, "command " + command + " is there " + std::to_string(row.times) + " times");
  const tables::GameCache games;
  const auto rebuilt = server::table_from(games, **loaded);
  if (!rebuilt) return note(findings, findings.lost, table, rebuilt.error().message);
  if (table.players[0]->served_by() != table.players[1]->served_by()) ++findings.apart;
  for (const auto& player : table.players) {
    compare_commands(*player, table, rows, rebuilt->seq(), findings);
    const auto frames = player->seat() ? rebuilt->frames(*player->seat(), 0) : tables::Frames{};
    const std::string there =
        frames.empty() ? "" : boost::json::serialize(boost::json::parse(frames.back()).at("situation"));
    if (player->seq() != rebuilt->seq() || player->situation() != there)
      note(findings, findings.out_of_step, table,
           player->name() + " sees another board, at " + std::to_string(player->seq()) + " of " +
               std::to_string(rebuilt->seq()));
  }
}

void compare_clocks(const std::vector<Child::Life>& lives, const Played& table, Findings& findings) {
  constexpr server::Time rounding = 50;
  for (const auto& player : table.players)
    for (const auto& [before, after] : player->clock_gaps()) {
      ++findings.clocks;
      const auto from = static_cast<server::Time>(before.now), to = static_cast<server::Time>(after.now);
      const server::Time up = to - from - down(lives, from, to);
      const server::Time lost = static_cast<server::Time>(before.left) - static_cast<server::Time>(after.left);
      const bool ran = before.runs_for != 0 && before.runs_for == after.runs_for && same_servers(lives, from, to);
      findings.clocks_that_ran += ran;
      if (lost > up + rounding || (ran && lost < up - rounding))
        note(findings, findings.clocks_wrong, table,
             player->name() + "'s clock lost " + std::to_string(lost) + " ms while servers were up " +
                 std::to_string(up) + " ms");
    }
}

}  // namespace sounder::crash
