#include "crash/evening.h"

#include <thread>

namespace sounder::crash {
namespace {

using namespace std::chrono_literals;
using protocol::to_server::Make;

constexpr const char* games[] = {"bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"};
constexpr int tables_a_bot_sits_at = 3;  // every third
constexpr int tables_with_a_clock = 2;   // every other

}  // namespace

void Evening::run(const std::atomic<bool>& enough) {
  while (!enough) {
    begin_table();
    Played& table = played_.back();
    while (!enough) {
      bool over = true;
      for (auto& player : table.players) {
        keep_connected(*player);
        if (player->is_connected() && player->listen(2ms)) player->act();
        over &= player->is_over() && !player->waits();
      }
      if (over) break;
    }
    in_step_ &= settle(table);
  }
}

// The host makes the table, a friend sits down, the host starts. Each step is sent until it is answered: a player whose
// line breaks comes back and sends again what was not answered.
void Evening::begin_table() {
  Played table;
  table.game = games[rng_.below(4)];
  for (int i = 0; i < 2; ++i)
    table.players.push_back(
        std::make_unique<server::Player>(i == 0 ? "Ada" : "Bob", seed_ * 1000 + played_.size() * 2 + i));
  server::Player& host = *table.players[0];
  server::Player& other = *table.players[1];
  Make make;
  make.game = table.game;
  make.seats = {"me", "open"};
  if (played_.size() % tables_a_bot_sits_at == 1) make.seats.emplace_back("bot:random");
  if (played_.size() % tables_with_a_clock == 0) make.clock = {protocol::Clock::Kind::match, 900, 0, {}};
  if (table.game == "bite-the-pumpkin") make.seats.resize(2);
  keep_connected(host);
  for (bool asked = false; !host.has_seat();) {
    keep_connected(host);
    asked ? host.wait_for_seat() : host.make(make);
    asked = true;
  }
  keep_connected(other);
  for (bool asked = false; !other.has_seat();) {
    keep_connected(other);
    asked ? other.wait_for_seat() : other.join(host.table());
    asked = true;
  }
  host.command(protocol::to_server::Start{});
  played_.push_back(std::move(table));
}

void Evening::keep_connected(server::Player& player) {
  while (!player.is_connected() && !player.connect(port_)) std::this_thread::sleep_for(10ms);
}

// Until everybody has been answered, has seen as much as the others, and nothing has happened for a moment: a bot may
// have moved.
bool Evening::settle(Played& table) {
  const auto until = std::chrono::steady_clock::now() + 60s;
  int quiet = 0;
  std::uint64_t seen = 0;
  while (quiet < 10 && std::chrono::steady_clock::now() < until) {
    bool settled = true;
    for (auto& player : table.players) {
      keep_connected(*player);
      const bool heard = player->listen(20ms);
      if (player->waits()) player->act();
      settled &= heard && player->is_seated() && !player->waits() && player->seq() == table.players[0]->seq();
    }
    quiet = settled && seen == table.players[0]->seq() ? quiet + 1 : 0;
    seen = table.players[0]->seq();
  }
  look_at_clocks(table);
  return quiet >= 10;
}

// Whoever comes back is told the time: whoever was asked all the while must have lost it.
void Evening::look_at_clocks(Played& table) {
  for (auto& player : table.players) {
    player->disconnect();
    while (!player->is_seated()) {
      keep_connected(*player);
      player->listen(20ms);
    }
  }
}

}  // namespace sounder::crash
