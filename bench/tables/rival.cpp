#include "rival.h"

namespace sounder::load {
namespace {

constexpr std::size_t cells = 25;  // as many moves has a match: bench/boardgame.io/server.cjs

// Packets of Engine.IO, and what Socket.IO puts into them.
constexpr std::string_view open_packet = "0", ping = "2";
constexpr std::string_view welcome = "40/board,";
constexpr std::string_view sync_event = "42/board,[\"sync\",\"", update_event = "42/board,[\"update\",\"";

bool is_of(std::string_view text, std::string_view event, const std::string& match) {
  return text.starts_with(event) && text.substr(event.size()).starts_with(match + '"');
}

}  // namespace

std::string Rival::name_of(std::size_t table) const {
  return std::to_string(table) + '-' + std::to_string(tables_[table].round);
}

bool Rival::sit_down(std::size_t tables) {
  tables_.assign(tables, {});
  clear_tables(tables);
  return all_begin();
}

void Rival::begin(std::size_t table) {
  tables_[table] = {.round = tables_[table].round + 1};
  for (const std::size_t seat : {0, 1})
    say(2 * table + seat, "42/board,[\"sync\",\"" + name_of(table) + "\",\"" + std::to_string(seat) + "\"]");
}

void Rival::heard(std::size_t number, std::string_view text) {
  if (text == ping) return say(number, "3");
  if (text.starts_with(open_packet)) return say(number, "40/board,");
  if (text.starts_with(welcome)) return greeted(number);
  if (!sits(number)) return;
  const std::string match = name_of(table_of(number));
  if (is_of(text, sync_event, match)) return on_sync(number);
  if (!is_of(text, update_event, match)) return;
  answered(number);
  saw(number);
}

void Rival::on_sync(std::size_t number) {
  if (++tables_[table_of(number)].synced != 2) return;
  began_to_play();
  ready(table_of(number));
}

void Rival::go_on(std::size_t table) {
  if (++tables_[table].moves < cells) return ready(table);
  match_is_over();
  begin(table);
}

std::size_t Rival::make_move(std::size_t table) {
  const std::size_t moves = tables_[table].moves;
  const std::string player = std::to_string(moves % 2);
  const std::string action = R"({"type":"MAKE_MOVE","payload":{"type":"take","args":[)" + std::to_string(moves) +
                             R"(],"playerID":")" + player + "\"}}";
  const std::size_t by = 2 * table + moves % 2;
  say(by, "42/board,[\"update\"," + action + ',' + std::to_string(moves) + ",\"" + name_of(table) + "\",\"" + player +
              "\"]");
  return by;
}

}  // namespace sounder::load
