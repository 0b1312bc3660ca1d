// A fixture: the real server at a port of its own, a database in a folder of its own.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <thread>

#include "crash/child.h"
#include "server/player.h"
#include "server/server.h"

namespace sounder::server {

// A WebSocket with nothing behind it on this side: a descriptor that has been upgraded.
class PlainSocket {
 public:
  // From 127.0.0.`from`.
  explicit PlainSocket(std::uint16_t port, int from = 1);
  ~PlainSocket();
  PlainSocket(const PlainSocket&) = delete;
  PlainSocket& operator=(const PlainSocket&) = delete;
  bool upgraded() const { return upgraded_; }
  int refused_with() const { return status_ == 101 ? 0 : status_; }  // the HTTP status in place of a socket
  std::string all_that_comes() const;                                // until the other side ends it

 private:
  int socket_;
  int status_ = 0;
  bool upgraded_ = false;
};

// Nobody waits for a beat here.
constexpr Pace quick{.tick = std::chrono::milliseconds(10), .goodbye = 50};

class Tables : public ::testing::Test {
 protected:
  Tables() : folder_(std::filesystem::temp_directory_path() / ("sounder-tables-" + fresh_nonce())) {}
  ~Tables() override {
    stop();
    std::filesystem::remove_all(folder_);
  }

  void serve(
      const std::function<void(TableSettings&)>& change = [](TableSettings&) {},
      const std::string& address = "127.0.0.1") {
    TableSettings settings;
    settings.database = "sqlite:" + (folder_ / "sounder.db").string();
    settings.build = "test";
    settings.bot_threads = 1;
    settings.pace = quick;
    settings.log = Log::Level::error;
    change(settings);
    auto made = Server::listen(address, port(), {}, {}, settings);
    ASSERT_TRUE(made) << made.error().message;
    server_.emplace(std::move(*made));
    thread_ = std::thread([this] { server_->run(); });
  }
  void stop() {
    if (!server_) return;
    server_->stop();
    thread_.join();
    server_.reset();
  }
  std::uint16_t port() const { return port_.number(); }
  std::string folder() const { return folder_.string(); }  // of the database
  // Over HTTP, all of the answer; from what stands before the server, where a port is given.
  std::string get(const std::string& path, const std::string& headers = {}, std::uint16_t from = 0) const;

  static protocol::to_server::Make table_of(const std::string& game, std::vector<std::string> seats) {
    protocol::to_server::Make make;
    make.game = game;
    make.seats = std::move(seats);
    return make;
  }
  // Two people at a table that has begun.
  void sit_down(const std::string& game, Player& host, Player& friend_) {
    ASSERT_TRUE(host.connect(port()));
    ASSERT_TRUE(friend_.connect(port()));
    ASSERT_TRUE(host.make(table_of(game, {"me", "open"})));
    ASSERT_TRUE(friend_.join(host.table())) << (friend_.refusal() ? friend_.refusal()->words : "no answer");
    ASSERT_TRUE(host.command(protocol::to_server::Start{}));
  }
  // Everybody plays until it is over; false if that takes too long.
  static bool play_on(const std::vector<Player*>& players, std::chrono::seconds patience,
                      std::uint64_t until_seq = UINT64_MAX) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
      bool all_over = true;
      for (Player* player : players) {
        if (!player->listen(std::chrono::milliseconds(2))) return false;
        player->act();
        all_over &= player->is_over();
      }
      if (all_over || players.front()->seq() >= until_seq) return true;
    }
    return false;
  }

 private:
  std::filesystem::path folder_;
  crash::Port port_;  // the same after a restart
  std::optional<Server> server_;
  std::thread thread_;
};

}  // namespace sounder::server
